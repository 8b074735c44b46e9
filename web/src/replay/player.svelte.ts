import type { EventRow, News } from '../net/connection.svelte';
import type { GameInfo, GameState, Replay, TableState } from '../net/protocol';
import type { Pace } from '../net/pace';
import type { Line } from '../race/model.svelte';
import { eventsOf, framesOf, momentOf, roundStarts, turnStarts, type Frame } from './moments';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Unit = 'step' | 'turn' | 'round';

const PAUSE = 650;
/** Plans change little on the table: they pass quickly. */
const PLAN_PAUSE = 140;

/** A finished race that stands at one moment, and can run. It looks to the race screen's model like a live line. */
export class ReplayPlayer implements Line {
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  news = $state.raw<News>({ from: 0, undone: false, fresh: true });

  readonly frames: Frame[];
  readonly all: EventRow[];
  readonly info: GameInfo;
  /** Of the season, from 0. */
  readonly race: number;
  readonly table: TableState;
  readonly last: number;
  readonly odds = null;
  readonly sending = false;
  readonly rounds: number[];
  readonly turns: number[];

  readonly frame = $derived.by((): Frame => this.frames[this.at]!);
  readonly events = $derived.by((): EventRow[] => this.all.slice(0, this.frame.to));
  readonly game = $derived.by((): GameState => ({
    number: this.at,
    state: this.frame.state.race,
    choice: null,
    waiting: this.frame.state.waiting,
    undo: false,
    take_back: false,
  }));

  constructor(replay: Replay, table: TableState) {
    this.frames = framesOf(replay);
    this.all = eventsOf(replay);
    this.info = replay.info;
    this.race = replay.race;
    // nobody sits in a replay, and nobody is away
    this.table = { ...table, you: null, watching: 0, seats: table.seats.map((seat) => ({ ...seat, here: true, left: false })) };
    this.last = this.frames.length - 1;
    this.rounds = roundStarts(this.frames);
    this.turns = turnStarts(this.frames);
  }

  answer(): void {
    // it is all decided
  }

  /** To a moment; the next one is driven to, others are jumped to. */
  go(to: number): void {
    const at = Math.min(this.last, Math.max(0, Math.round(to)));
    if (at === this.at) return;
    this.news = { from: this.frames[at]!.from, undone: false, fresh: at !== this.at + 1 };
    this.at = at;
    if (at === this.last) this.playing = false;
  }

  step(unit: Unit, way: 1 | -1): void {
    this.playing = false;
    this.go(this.goal(unit, way));
  }

  /** Where a step leads. */
  goal(unit: Unit, way: 1 | -1): number {
    if (unit === 'step') return this.at + way;
    const marks = unit === 'turn' ? this.turns : this.rounds;
    if (way > 0) return marks.find((mark) => mark > this.at) ?? this.last;
    return marks.findLast((mark) => mark < this.at) ?? 0;
  }

  /** To the moment of an event. */
  jump(event: number): void {
    this.playing = false;
    this.go(momentOf(this.frames, event));
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** How long this moment is looked at before the next. */
  get pause(): number {
    const plan = this.frame.option?.key === 'plan';
    return (plan ? PLAN_PAUSE : PAUSE) / this.speed;
  }

  get pace(): Pace {
    return this.speed <= 1 ? 'normal' : this.speed <= 2 ? 'fast' : 'faster';
  }

  get round(): number {
    return this.frame.state.race.round;
  }
}
