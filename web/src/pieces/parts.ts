import { CATEGORIES } from '../net/protocol';
import { FLAME_OUTLINE } from '../ui/icons';

/* Flat drawings of car parts for upgrade cards, 80 x 52. */
const I = '#1F1A17',
  ST = '#8FA1A6',
  SL = '#C9D4D3',
  G = '#F4B52E',
  R = '#D33A22',
  T = '#1B7396',
  C = '#FFF8E9',
  O = '#E4874B';
const w = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${I}"/><circle cx="${x}" cy="${y}" r="${r * 0.56}" fill="${SL}"/><circle cx="${x}" cy="${y}" r="${r * 0.2}" fill="${I}"/>`;
const st = `stroke="${I}" stroke-width="2" stroke-linejoin="round"`;
const PARTS = {
  brakes: `<circle cx="36" cy="26" r="22" fill="${SL}" ${st}/><circle cx="36" cy="26" r="10" fill="${ST}" ${st}/><circle cx="36" cy="26" r="3.4" fill="${I}"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((a) => `<circle cx="${36 + 15.6 * Math.cos((a * Math.PI) / 180)}" cy="${26 + 15.6 * Math.sin((a * Math.PI) / 180)}" r="1.7" fill="${I}"/>`).join('')}<path d="M50 8c8 5 12 12 11 20-1 7-5 12-11 16l-6-7c5-3 7-7 7-12s-2-8-6-11Z" fill="${R}" ${st}/>`,
  wing: `<path d="M22 50 28 22M58 50 52 22" ${st} fill="none" stroke-width="3"/><path d="M8 12h64l4 10H4Z" fill="${R}" ${st}/><path d="M4 22h72v5H4Z" fill="${C}" ${st}/><path d="M8 8v20M72 8v20" ${st} stroke-width="3.4"/><path d="M30 12 26 22M52 12l4 10" stroke="${C}" stroke-width="3"/>`,
  cooling: `<rect x="12" y="6" width="56" height="38" rx="4" fill="${T}" ${st}/>${[0, 1, 2, 3, 4, 5, 6].map((i) => `<path d="M${18 + i * 7.4} 11v28" stroke="${C}" stroke-width="2.4"/>`).join('')}<path d="M20 44v6h10v-6M50 6V2h10v4" fill="${ST}" ${st}/>`,
  body: `<path d="M4 32c4-10 16-12 26-12l8-8c4-3 9-3 13 0l5 7c10 1 17 4 20 10 1 4-1 7-5 7H10c-5 0-7-2-6-4Z" fill="${T}" ${st}/><path d="M38 20c1-4 4-7 8-7s6 3 7 7Z" fill="${C}" ${st}/><path d="M4 31h72" stroke="${C}" stroke-width="3"/>${w(20, 37, 10)}${w(62, 37, 10)}`,
  rpm: `<circle cx="40" cy="27" r="24" fill="${I}"/><circle cx="40" cy="27" r="20.4" fill="${C}"/><path d="M40 27m-15 0a15 15 0 0 1 30 0" fill="none" stroke="${ST}" stroke-width="4"/><path d="M50.6 16.4A15 15 0 0 1 55 27" fill="none" stroke="${R}" stroke-width="4"/><path d="M40 29 52 18" stroke="${R}" stroke-width="3.4" stroke-linecap="round"/><circle cx="40" cy="28" r="4" fill="${I}"/><path d="M33 38h14" stroke="${I}" stroke-width="3"/>`,
  tyres: `<ellipse cx="46" cy="26" rx="22" ry="24" fill="#3A3633" ${st}/><path d="M30 4h14v44H30Z" fill="#3A3633"/><ellipse cx="30" cy="26" rx="20" ry="24" fill="${I}"/><ellipse cx="30" cy="26" rx="12" ry="14.6" fill="${SL}" ${st}/><ellipse cx="30" cy="26" rx="4" ry="5" fill="${R}" ${st}/><path d="M56 8l8 6M60 17l8 4M61 27h8M60 36l7 4M55 44l6 3" stroke="#6d655e" stroke-width="2.4"/>`,
  turbo: `<path d="M44 10h24v14H52" fill="${ST}" ${st}/><circle cx="34" cy="28" r="21" fill="${SL}" ${st}/><circle cx="34" cy="28" r="12.6" fill="${I}"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((a) => `<path d="M34 28Q${34 + 9 * Math.cos(((a + 30) * Math.PI) / 180)} ${28 + 9 * Math.sin(((a + 30) * Math.PI) / 180)} ${34 + 11.4 * Math.cos((a * Math.PI) / 180)} ${28 + 11.4 * Math.sin((a * Math.PI) / 180)}" stroke="${O}" stroke-width="3" fill="none"/>`).join('')}<circle cx="34" cy="28" r="3" fill="${C}"/><path d="M68 8v18" ${st} stroke-width="4"/>`,
  fuel: `<path d="M24 10h26l6 7v31H24Z" fill="${R}" ${st}/><path d="M28 10V5h12v5" fill="${ST}" ${st}/><path d="M30 20l20 20M50 20 30 40" stroke="${C}" stroke-width="3.4"/><path d="M50 10l8-5 6 5-6 6Z" fill="${G}" ${st}/>`,
  pedal: `<path d="M46 4 62 2l4 6-14 8Z" fill="${ST}" ${st}/><path d="M34 8 50 6c3 0 5 2 4 5l-8 34c-1 3-3 4-6 4H28c-3 0-4-2-4-5l6-32c0-2 2-4 4-4Z" fill="${I}"/><path d="M35 14l13-2M33 21l13-2M32 28l13-2M30 35l13-2M29 42l12-2" stroke="${G}" stroke-width="3" stroke-linecap="round"/>`,
  suspension: `<path d="M40 2v48" stroke="${I}" stroke-width="5"/><path d="M40 6v40" stroke="${SL}" stroke-width="2"/><path d="M26 10h28L26 18h28L26 26h28L26 34h28L26 42h28" fill="none" stroke="${T}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><path d="M28 4h24M28 48h24" stroke="${I}" stroke-width="5" stroke-linecap="round"/>`,
  awd: `<path d="M16 12h48M16 42h48M40 12v30" stroke="${I}" stroke-width="5"/><path d="M16 12h48M16 42h48M40 12v30" stroke="${O}" stroke-width="2"/><rect x="33" y="20" width="14" height="14" rx="4" fill="${G}" ${st}/>${[
    [12, 12],
    [68, 12],
    [12, 42],
    [68, 42],
  ]
    .map(
      ([x, y]) =>
        `<rect x="${x - 6}" y="${y - 10}" width="12" height="20" rx="4" fill="${I}"/><rect x="${x - 2}" y="${y - 5}" width="4" height="10" rx="2" fill="${SL}"/>`,
    )
    .join('')}`,
  heat: `<g transform="translate(14 0) scale(2.16)" color="#F0713C"><path d="${FLAME_OUTLINE}" fill="#F0713C" ${st}/></g><g transform="translate(25 19) scale(1.25)"><path d="${FLAME_OUTLINE}" fill="#FFC46B"/></g>`,
};

type PartName = keyof typeof PARTS;

/** Categories as printed, and the drawing that stands for them. */
const OF_CATEGORY: Record<(typeof CATEGORIES)[number], PartName> = {
  '4 Wheel Drive': 'awd',
  Body: 'body',
  Brakes: 'brakes',
  'Cooling System': 'cooling',
  Fuel: 'fuel',
  'Gas Pedal': 'pedal',
  Heat: 'heat',
  'R.P.M.': 'rpm',
  Suspension: 'suspension',
  Tires: 'tyres',
  'Turbo Charger': 'turbo',
  Wings: 'wing',
};

/** The drawing of a category. */
export function partOf(category: string): string {
  return PARTS[OF_CATEGORY[category as keyof typeof OF_CATEGORY]];
}
