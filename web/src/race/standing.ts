import type { CardLike } from '../pieces/card';
import { t } from '../words/l10n';
import { faceOf, kindOf } from '../pieces/letters';
import { levelName } from '../words/levels';
import { FINISHERS, GEARS, type GameInfo, type Step } from '../net/protocol';
import type { Place } from '../tempo/score';
import type { GearOption, OrderRow, StepInfo, StepState } from './shapes';
import type { Line, RaceModel } from './model.svelte';

export function orderRows(model: RaceModel<Line>): OrderRow[] {
  return [...model.state.cars].sort((a, b) => a.place - b.place).map((car): OrderRow => {
    const { seat } = car;
    const row = model.line.table?.seats.find((one) => one.seat === seat);
    const isIn = FINISHERS.includes(car.status);
    const top = model.state.legend_card === null ? null : model.info.legend_top_speed[model.state.legend_card]?.[seat];
    return {
      seat,
      place: car.place,
      colour: model.colourOf(seat),
      name: seat === model.seat ? t('you') : model.nameOf(seat),
      me: seat === model.seat,
      legend: car.legend,
      level: row?.driver,
      status: statusOf(model, seat),
      ready: model.state.step === 'plan' && car.planned,
      asked: model.line.game?.waiting.includes(seat) ?? false,
      away: !!row && row.kind === 'human' && !row.here && !row.driver && seat !== model.seat && model.line.table?.phase === 'running',
      adrenaline: car.adrenaline,
      lap: car.lap,
      gear: car.legend ? null : car.gear,
      heat: car.legend ? null : car.engine,
      hand: car.legend ? null : car.hand,
      note: car.legend ? (isIn || top == null ? t('legend') : t('legend-top', { speed: top })) : undefined,
      finished: isIn,
      clock: model.line.clocks?.[seat],
    };
  });
}

/** The rows as far as the film has come: who is drawn ahead stands above; who had reached the flag before keeps the place. */
export function drawnRows(rows: OrderRow[], model: RaceModel<Line>, shown: ReadonlyMap<number, Place>): OrderRow[] {
  const rank = ({ seat, place, finished }: OrderRow): number => {
    const [car, at] = [model.state.cars[seat]!, shown.get(seat)];
    if (!at || (finished && at.progress === car.progress)) return place - 1e6;
    return at.spot - 2 * at.progress;
  };
  return [...rows].sort((a, b) => rank(a) - rank(b)).map((row, at) => ({ ...row, place: rows[at]!.place }));
}

/** What a driver is doing, in a word or two. */
function statusOf(model: RaceModel<Line>, seat: number): string {
  const car = model.state.cars[seat]!;
  const row = model.line.table?.seats.find((one) => one.seat === seat);
  if (car.status === 'eliminated') return t('status-out');
  if (car.status !== 'racing') return t('status-finished');
  if (car.legend) return t('legend');
  if (row?.driver) return levelName(row.driver);
  if (row && !row.here && seat !== model.seat) return t('status-away');
  if (model.line.game?.waiting.includes(seat)) {
    return model.state.step === 'plan' ? t('status-choosing') : t('status-turn');
  }
  if (model.state.step === 'plan' && car.planned) return t('status-ready');
  return t('status-waiting');
}

/** The eight steps of a round as the player lives them; gear and cards are one act. */
const STEPS = ['gear', 'cards', 'move', 'react', 'slipstream', 'corner', 'discard', 'draw'];
const MAYBE = ['slipstream', 'corner', 'discard'];
const AT: Partial<Record<Step, number>> = { plan: 1, value: 2, react: 3, slipstream: 4, discard: 6, refresh: 7 };

export function stepRows(model: RaceModel): StepInfo[] {
  let now = 2;
  if (model.step) now = AT[model.step as Step] ?? 1;
  else if (model.own?.plan) now = 2;
  else if (model.state.step === 'plan') now = 1;
  else if (model.state.active !== model.seat) now = STEPS.length; // the own turn is over: what others do are not these steps
  const state = (key: string, at: number): StepState =>
    at < now ? 'done' : at === now ? 'now' : MAYBE.includes(key) ? 'maybe' : 'later';
  return STEPS.map((key, at) => ({ key, label: t(`step-${key}`), state: state(key, at) }));
}

export function gearRows(model: RaceModel): GearOption[] {
  return GEARS.map((gear) => ({
    gear,
    cost: model.gears.get(gear) ?? null,
    cooldown: model.info.cooldown_by_gear[gear],
  }));
}

export function cardLike(info: GameInfo, seat: number, letter: string): CardLike | null {
  if (!letter) return null;
  const kind = kindOf(letter);
  return { kind, value: kind === 'basic' ? Number(letter) : undefined, face: faceOf(info, seat, letter) ?? undefined };
}
