import type { Measured, StrengthScale, TableSetup } from '../net/protocol';

/** Where a race is driven, as far as it matters to who wins. */
export type Where = Pick<TableSetup, 'circuit' | 'circuit_file' | 'garage' | 'weather'>;

/** For a circuit that nothing is measured of. */
const ANY = 'any';

function table(scale: StrengthScale, where: Where): Record<string, Measured> {
  const box = where.garage || where.weather ? scale.box : scale.base;
  return (where.circuit_file ? undefined : box[where.circuit]) ?? box[ANY] ?? {};
}

/** How strong a level or Legend is there: "club", "legend+2". Null for who was never measured. */
export function strengthOf(scale: StrengthScale, name: string, where: Where): number | null {
  return table(scale, where)[name]?.strength ?? null;
}

/** Was everybody in this field raced there, or is somebody's strength only read off the line between others? */
export function isMeasured(scale: StrengthScale, field: readonly string[], where: Where): boolean {
  return field.every((name) => (table(scale, where)[name]?.races ?? 0) > 0);
}

/** The chance to win against others of these strengths: everybody wins in proportion to e to the strength. */
export function chance(own: number, others: readonly number[]): number {
  return 1 / others.reduce((sum, other) => sum + Math.exp(other - own), 1);
}
