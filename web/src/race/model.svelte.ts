import { sorted, within } from '../lib/letters';
import type { Connection } from '../lib/connection.svelte';
import type { BoardCar, CallOut, Landing } from '../lib/board/types';
import { percent } from '../lib/format';
import { t } from '../lib/l10n';
import type { CarState, Choice, Option, OptionOdds, OutcomeRow, OutlookRow, RaceState } from '../lib/protocol';

/** Outcomes of one outlook with the same Speed. */
export interface SpeedRow {
  speed: number;
  chance: number;
  heat: [number, number];
  left: [number, number];
  spin: number; // share of this row that spins out
  needs: number;
  finishes: boolean;
}

export interface Forecast {
  /** Values chosen for cards with several, or none. */
  values: number[];
  rows: SpeedRow[];
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

export function spinChance(outlook: OutlookRow): number {
  return sum(outlook.outcomes.filter((one) => one.spins >= 0).map((one) => one.chance));
}

/** The best that can be chosen: the smallest spin-out chance over the choices of values. */
export function leastSpin(odds: OptionOdds | null): number {
  return odds && odds.outlooks.length ? Math.min(...odds.outlooks.map(spinChance)) : 0;
}

export function forecast(outlook: OutlookRow): Forecast {
  const speeds = new Map<number, OutcomeRow[]>();
  for (const one of outlook.outcomes) speeds.set(one.speed, [...(speeds.get(one.speed) ?? []), one]);
  const rows = [...speeds].sort(([a], [b]) => a - b).map(([speed, list]): SpeedRow => {
    const safe = list.filter((one) => one.spins < 0);
    const told = safe.length ? safe : list;
    const heats = told.map((one) => one.heat);
    const left = told.map((one) => one.engine);
    const chance = sum(list.map((one) => one.chance));
    return {
      speed,
      chance,
      heat: [Math.min(...heats), Math.max(...heats)],
      left: [Math.min(...left), Math.max(...left)],
      spin: sum(list.filter((one) => one.spins >= 0).map((one) => one.chance)) / chance,
      needs: Math.max(...list.map((one) => one.heat)),
      finishes: list.some((one) => one.finishes),
    };
  });
  return { values: outlook.values, rows };
}

/** What a race is read from: a live connection, or a replay. */
export type Line = Pick<Connection, 'table' | 'info' | 'game' | 'events' | 'odds' | 'sending' | 'answer'>;

/** Everything the race screen shows and does, for one connection. */
export class RaceModel<L extends Line = Connection> {
  /** Places of the chosen cards in the hand. */
  picked = $state<number[]>([]);
  /** The option whose consequences are shown, where one is chosen from a list. */
  looked = $state<number | null>(null);

  readonly state = $derived.by(() => this.line.game?.state as RaceState);
  readonly info = $derived.by(() => this.line.info!);
  readonly seat = $derived.by(() => this.line.table?.you ?? null);
  readonly own = $derived.by(() => this.state.own);
  readonly car = $derived.by((): CarState | null => (this.seat === null ? null : this.state.cars[this.seat]!));
  readonly choice = $derived.by((): Choice | null => this.line.game?.choice ?? null);
  readonly step = $derived.by(() => this.choice?.step ?? null);
  readonly hand = $derived.by((): string[] => [...(this.own?.hand ?? '')]);
  readonly picksCards = $derived.by(() => this.step === 'plan' || this.step === 'discard');

  readonly pickedCards = $derived.by(() => sorted(this.picked.map((at) => this.hand[at] ?? '')));
  readonly odds = $derived.by(() =>
    this.line.odds && this.line.odds.decision === this.choice?.decision ? this.line.odds : null,
  );
  readonly oddsHidden = $derived.by(() => this.line.table?.setup.odds === false);

  /** The option that the picked cards, or the look, make: its number, or null. */
  readonly chosen = $derived.by((): number | null => {
    const choice = this.choice;
    if (!choice) return null;
    if (!this.picksCards) {
      if (this.looked !== null && this.looked < choice.options.length) return this.looked;
      return choice.options.length === 1 ? 0 : null;
    }
    const at = choice.options.findIndex((option) => option.cards === this.pickedCards);
    return at < 0 ? null : at;
  });

  /** What is shown before anything is chosen: doing nothing, where that is legal. */
  readonly shown = $derived.by((): number | null => {
    if (this.chosen !== null || !this.choice || this.picksCards) return this.chosen;
    const idle = this.choice.options.findIndex(
      (option) => option.key === 'end-react' || (option.key === 'slipstream' && option.number === 0),
    );
    return idle < 0 ? null : idle;
  });
  readonly shownOdds = $derived.by((): OptionOdds | null =>
    this.shown === null ? null : (this.odds?.options[this.shown] ?? null),
  );
  readonly forecasts = $derived.by(() => this.shownOdds?.outlooks.map(forecast) ?? []);
  readonly spin = $derived.by(() => leastSpin(this.shownOdds));

  /** Gears that some legal plan uses, with the Heat of the shift. */
  readonly gears = $derived.by(() => {
    const found = new Map<number, number>();
    if (this.step !== 'plan') return found;
    this.choice?.options.forEach((option, at) => {
      const odds = this.odds?.options[at];
      const gear = option.cards.length;
      found.set(gear, odds?.shift ?? found.get(gear) ?? 0);
    });
    return found;
  });

  /** The gear that the lever shows: as picked, as planned, else as it is. */
  readonly gearNow = $derived.by((): number | null => {
    if (this.step === 'plan') return this.picked.length || null;
    return this.own?.plan.length || this.car?.gear || null;
  });

  constructor(readonly line: L) {}

  /** A chance; at a table without odds only what is certain is told, and without a number. */
  chanceText = (chance: number): string => (this.oddsHidden ? t('certain') : percent(chance));

  nameOf = (seat: number): string => this.line.table?.seats.find((one) => one.seat === seat)?.name ?? '';
  colourOf = (seat: number): string => this.info.colours[seat] ?? 'red';

  /** Can this card of the hand be added to what is picked, or is it picked already? */
  pickable(at: number): boolean {
    if (!this.picksCards || !this.choice) return false;
    if (this.picked.includes(at)) return true;
    const wanted = sorted(this.pickedCards + (this.hand[at] ?? ''));
    return this.choice.options.some((option) => within(wanted, option.cards));
  }

  toggle(at: number): void {
    if (this.picked.includes(at)) this.picked = this.picked.filter((one) => one !== at);
    else if (this.pickable(at)) this.picked = [...this.picked, at];
    else if (this.step === 'plan') this.#swapIn(at);
  }

  /** One card too many: the first picked card that makes room goes back. */
  #swapIn(at: number): void {
    for (const out of this.picked) {
      const rest = this.picked.filter((one) => one !== out);
      const wanted = sorted([...rest, at].map((one) => this.hand[one] ?? ''));
      if (this.choice?.options.some((option) => within(wanted, option.cards))) {
        this.picked = [...rest, at];
        return;
      }
    }
  }

  /** The lever first: keep picked cards as far as they fit this gear. */
  pickGear(gear: number): void {
    if (this.step !== 'plan' || !this.gears.has(gear)) return;
    const fits = (cards: string) =>
      this.choice?.options.some((option) => option.cards.length === gear && within(cards, option.cards));
    let kept: number[] = [];
    for (const at of this.picked) {
      const next = [...kept, at];
      if (next.length <= gear && fits(sorted(next.map((one) => this.hand[one] ?? '')))) kept = next;
    }
    const only = this.choice?.options.filter((option) => option.cards.length === gear) ?? [];
    this.picked = only.length === 1 ? this.placesOf(only[0]!.cards) : kept;
  }

  /** Where cards lie in the hand. */
  placesOf(cards: string): number[] {
    const taken: number[] = [];
    for (const letter of cards) {
      const at = this.hand.findIndex((one, place) => one === letter && !taken.includes(place));
      if (at >= 0) taken.push(at);
    }
    return taken;
  }

  /** A new question: nothing is picked, but for a plan or discard with a lone legal answer. */
  reset(): void {
    const options = this.choice?.options ?? [];
    this.looked = null;
    this.picked = this.picksCards && options.length === 1 ? this.placesOf(options[0]!.cards) : [];
  }

  commit(): void {
    if (this.chosen !== null && !this.line.sending) this.line.answer(this.chosen);
  }

  answer(option: number): void {
    if (!this.line.sending) this.line.answer(option);
  }

  optionsOf(...keys: string[]): { option: Option; at: number }[] {
    return (this.choice?.options ?? [])
      .map((option, at) => ({ option, at }))
      .filter(({ option }) => keys.includes(option.key));
  }

  // The board

  readonly cars = $derived.by((): BoardCar[] =>
    this.state.cars
      .filter((car) => car.status === 'racing' || car.status === 'finished')
      .map((car) => ({
        seat: car.seat,
        colour: this.colourOf(car.seat),
        progress: car.progress,
        spot: car.spot,
        label: t('car-label', { name: this.nameOf(car.seat), place: this.state.order.indexOf(car.seat) + 1 }),
        finished: car.status === 'finished',
      })),
  );

  readonly landings = $derived.by((): Landing[] => {
    const found = new Map<string, Landing>();
    const add = (one: OutcomeRow, key: string, chance: number, tow = false) => {
      const id = `${one.progress}:${one.spot}:${one.spins >= 0}`;
      const before = found.get(id);
      if (before) found.set(id, { ...before, chance: Math.min(1, before.chance + chance) });
      else
        found.set(id, {
          key: `${key}:${id}`,
          progress: one.progress,
          spot: one.spot,
          chance,
          label: String(one.speed),
          bad: one.spins >= 0,
          tow,
        });
    };
    if (this.step === 'slipstream' || this.step === 'value') {
      // every option on the board at once: a bubble is a button
      this.choice?.options.forEach((option, at) => {
        if (this.step === 'slipstream' && option.number === 0) return;
        for (const outlook of this.odds?.options[at]?.outlooks ?? [])
          for (const one of outlook.outcomes) add(one, String(at), one.chance, this.step === 'slipstream');
      });
      return [...found.values()];
    }
    for (const outlook of this.shownOdds?.outlooks ?? [])
      for (const one of outlook.outcomes) add(one, 'plan', one.chance);
    const here = this.car;
    return [...found.values()].filter((one) => !here || one.progress !== here.progress || one.spot !== here.spot);
  });

  /** The bill of the first corner that would be crossed. */
  readonly callout = $derived.by((): CallOut | null => {
    const outcomes = this.shownOdds?.outlooks.flatMap((outlook) => outlook.outcomes) ?? [];
    const crossing = outcomes.filter((one) => one.bills.length);
    if (!crossing.length) return null;
    const corner = crossing[0]!.bills[0]!.corner;
    const bills = crossing.map((one) => one.bills.find((bill) => bill.corner === corner)).filter((bill) => !!bill);
    const dues = bills.map((bill) => bill.due);
    const speeds = crossing.map((one) => one.speed);
    const range = (numbers: number[]) => between(Math.min(...numbers), Math.max(...numbers));
    const spin = this.spin;
    return {
      corner,
      title: this.info.circuit.corners[corner]!.name,
      note: t('callout-speed', { speed: range(speeds) }),
      pay: Math.max(...dues) > 0 ? { value: range(dues), label: t('callout-pay') } : undefined,
      spin: spin > 0 ? { value: this.chanceText(spin), label: t('spin-out') } : undefined,
      free: Math.max(...dues) === 0 ? t('callout-free') : undefined,
    };
  });

  /** Heat that may leave the engine with what is shown: surely, and at most. */
  readonly atRisk = $derived.by((): [number, number] => {
    const outcomes = this.shownOdds?.outlooks.flatMap((outlook) => outlook.outcomes) ?? [];
    const engine = this.car?.engine ?? 0;
    if (!outcomes.length) return [0, this.shownOdds?.shift ?? 0];
    const spent = outcomes.map((one) => Math.max(0, engine - one.engine));
    return [Math.min(...spent), Math.max(...spent)];
  });
}

export const between = (low: number, high: number): string => (low === high ? String(low) : `${low}–${high}`);
