import { ahead } from '../board/circuit';
import { sorted, within } from '../pieces/letters';
import type { Connection } from '../net/connection.svelte';
import type { BoardCar, CallOut, Landing } from '../board/types';
import { percent } from '../words/format';
import { t } from '../words/l10n';
import { FINISHERS, ON_TRACK, type CarState, type Choice, type Option, type OptionOdds, type OutcomeRow, type OutlookRow, type RaceState } from '../net/protocol';

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
export type Line = Pick<Connection, 'table' | 'info' | 'game' | 'events' | 'odds' | 'sending' | 'answer'> & Partial<Pick<Connection, 'clocks' | 'notes'>>;

/** Everything the race screen shows and does, for one connection. */
export class RaceModel<L extends Line = Connection> {
  /** Places of the chosen cards in the hand. */
  picked = $state<number[]>([]);
  /** The option whose consequences are shown, where one is chosen from a list. */
  looked = $state<number | null>(null);
  /** The option that was picked from a list, by a hint or a key: gold gives it. */
  taken = $state<number | null>(null);
  /** Cards were picked or put back by hand. */
  touched = $state(false);
  /** What is sensible was not told in time: gold does nothing then. */
  late = $state(false);

  readonly state = $derived.by(() => this.line.game?.state as RaceState);
  readonly info = $derived.by(() => this.line.info!);
  readonly seat = $derived.by(() => this.line.table?.you ?? null);
  readonly own = $derived.by(() => this.state.own);
  readonly car = $derived.by((): CarState | null => (this.seat === null ? null : this.state.cars[this.seat]!));
  readonly choice = $derived.by((): Choice | null => this.line.game?.choice ?? null);
  readonly step = $derived.by(() => this.choice?.step ?? null);
  readonly hand = $derived.by((): string[] => [...(this.own?.hand ?? '')]);
  readonly picksCards = $derived.by(() => this.step === 'plan' || this.step === 'discard');
  /** Answers are chosen from a list. */
  readonly listed = $derived.by(() => !!this.step && !this.picksCards);

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
      const seen = this.looked ?? this.taken;
      if (seen !== null && seen < choice.options.length) return seen;
      return choice.options.length === 1 ? 0 : null;
    }
    const at = choice.options.findIndex((option) => option.cards === this.pickedCards);
    return at < 0 ? null : at;
  });

  /** The option that does nothing, where there is one. */
  readonly idle = $derived.by((): number | null => this.choice?.idle ?? null);
  /** What the gold button gives: the picked cards or answer, else what the server calls sensible. Never by a look. */
  readonly gold = $derived.by((): number | null => {
    if (!this.choice || this.picksCards) return this.chosen;
    if (this.taken !== null && this.taken < this.choice.options.length) return this.taken;
    return this.odds ? (this.odds.best ?? this.idle) : this.late ? this.idle : null;
  });
  /** What is shown before anything is looked at: what gold gives. */
  readonly shown = $derived.by((): number | null => this.chosen ?? (this.picksCards ? null : (this.gold ?? this.idle)));
  readonly shownOdds = $derived.by((): OptionOdds | null =>
    this.shown === null ? null : (this.odds?.options[this.shown] ?? null),
  );
  readonly forecasts = $derived.by(() => this.shownOdds?.outlooks.map(forecast) ?? []);
  readonly spin = $derived.by(() => leastSpin(this.shownOdds));
  /** What the next turned-over card may bring, where something will be turned over and that is told. */
  readonly flips = $derived.by((): { value: number; chance: number }[] => {
    const told = this.shownOdds?.plus ? (this.odds?.flip ?? []) : [];
    return told.map((chance, value) => ({ value, chance })).filter(({ value, chance }) => chance || (value && !this.oddsHidden));
  });

  /** Gears that some legal plan uses, with the Heat of the shift. */
  readonly gears = $derived.by(() => {
    const found = new Map<number, number>();
    if (this.step !== 'plan') return found;
    this.choice?.options.forEach((option, at) => {
      const gear = option.number;
      found.set(gear, this.odds?.options[at]?.shift ?? found.get(gear) ?? 0);
    });
    return found;
  });

  /** The gear that the lever shows: the lowest for what is picked, as planned, else as it is. */
  readonly gearNow = $derived.by((): number | null => {
    if (this.step !== 'plan') return this.own?.gear || this.car?.gear || null;
    if (!this.picked.length) return null;
    const gears = this.choice!.options.filter((one) => within(this.pickedCards, one.cards)).map((one) => one.number);
    return gears.length ? Math.min(...gears) : null;
  });

  /** The corner that comes next. */
  readonly nextCorner = $derived.by(() => {
    if (!this.car) return null;
    const { name, limit: printed } = this.info.circuit.corners[this.car.corner]!;
    return { name, limit: this.info.limits[this.car.corner]!, printed };
  });
  /** The corner that the forecast speaks of: the first that would be crossed, else the next. */
  readonly spokenCorner = $derived.by(() => {
    const at = this.callout?.corner;
    if (at === undefined) return this.nextCorner;
    const { name, limit: printed } = this.info.circuit.corners[at]!;
    return { name, limit: this.info.limits[at]!, printed };
  });
  readonly leaderLap = $derived.by(() => Math.max(...this.state.cars.map((car) => car.lap)));

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

  /** Can it be picked, if need be in the place of another card? */
  playable(at: number): boolean {
    return this.pickable(at) || this.#swapped(at) !== null;
  }

  /** The cards of the sensible answer. */
  get advisedCards(): string {
    const best = this.odds?.best ?? null;
    return best === null ? '' : (this.choice?.options[best]?.cards ?? '');
  }

  toggle(at: number): void {
    this.touched = true;
    if (this.picked.includes(at)) this.picked = this.picked.filter((one) => one !== at);
    else if (this.pickable(at)) this.picked = [...this.picked, at];
    else this.picked = this.#swapped(at) ?? this.picked;
  }

  /** One card too many for a plan: what is picked when the first card that makes room goes back. */
  #swapped(at: number): number[] | null {
    if (this.step !== 'plan') return null;
    for (const out of this.picked) {
      const next = [...this.picked.filter((one) => one !== out), at];
      const wanted = sorted(next.map((one) => this.hand[one] ?? ''));
      if (this.choice?.options.some((option) => within(wanted, option.cards))) return next;
    }
    return null;
  }

  /** The lever first: keep picked cards as far as they fit this gear. */
  pickGear(gear: number): void {
    if (this.step !== 'plan' || !this.gears.has(gear)) return;
    const fits = (cards: string) =>
      this.choice?.options.some((option) => option.number === gear && within(cards, option.cards));
    let kept: number[] = [];
    for (const at of this.picked) {
      const next = [...kept, at];
      if (fits(sorted(next.map((one) => this.hand[one] ?? '')))) kept = next;
    }
    const only = this.choice?.options.filter((option) => option.number === gear) ?? [];
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
    this.looked = this.taken = null;
    this.late = this.touched = false;
    this.picked = this.picksCards && options.length === 1 ? this.placesOf(options[0]!.cards) : [];
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
      .filter((car) => ON_TRACK.includes(car.status) || FINISHERS.includes(car.status))
      .map((car) => ({
        seat: car.seat,
        colour: this.colourOf(car.seat),
        progress: car.progress,
        spot: car.spot,
        label: t('car-label', { name: this.nameOf(car.seat), place: car.place }),
        name: car.seat === this.seat ? t('you') : this.nameOf(car.seat),
        finished: FINISHERS.includes(car.status),
      })),
  );

  /** A space in words, for those who walk the board by keys. */
  describe = (space: number): string => {
    const { circuit, limits } = this.info;
    const here = this.state.cars.filter((car) => car.space === space && ON_TRACK.includes(car.status));
    return t('board-space', {
      ...ahead(circuit, space),
      limit: limits[circuit.next[space]!]!,
      cars: here.length,
      names: here.map((car) => this.nameOf(car.seat)).join(', '),
    });
  };

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
      this.choice?.options.forEach((_, at) => {
        if (at === this.idle) return;
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
    if (!outcomes.length) return [0, this.shownOdds?.shift ?? 0];
    const paid = outcomes.map((one) => one.paid);
    return [Math.min(...paid), Math.max(...paid)];
  });
}

export const between = (low: number, high: number): string => (low === high ? String(low) : `${low}–${high}`);
