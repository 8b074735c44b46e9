import type { Connection } from '../net/connection.svelte';
import { MANDATORY, type Option } from '../net/protocol';
import { settings } from '../net/settings.svelte';
import { between, forecast, leastSpin, type RaceModel } from '../race/model.svelte';
import { percent } from '../words/format';
import { t } from '../words/l10n';
import { levelName } from '../words/levels';
import { api } from '../net/api';
import { asked } from '../ui/asked';
import { aheadText } from './ahead';
import { optionText } from './options';

/** What the gold button says and does. */
export interface Primary {
  /** The option that it gives, null if there is none yet. */
  at: number | null;
  text: string;
  note: string;
  /** What it does where no answer is asked. */
  act?: () => void;
}

/** So long after another question came, or the gold button got another meaning, no touch is meant for it. */
const MEANT_AFTER = 350;
const TOLD_AFTER = 200;

/** How a driver answers: the gold button, the second word before a spin-out, and the way back. */
export class Answering {
  /** An answer that waits for a second word. */
  asked = $state<number | null>(null);
  /** What may be chosen ahead is open. */
  aheadOpen = $state(false);
  /** What is on the buttons has been there long enough to be meant. */
  settled = $state(true);
  #settling: ReturnType<typeof setTimeout> | undefined;
  #meant = 0;

  /** Who drives the own car for its player, if it was handed over. */
  readonly driven = $derived.by(() => this.line.table?.seats.find((seat) => seat.seat === this.model.seat)?.driver ?? null);
  readonly over = $derived.by(() => this.line.table?.phase === 'over');
  readonly waitingFor = $derived.by(() => {
    const { model } = this;
    const names = (this.line.game?.waiting ?? []).filter((seat) => seat !== model.seat).map(model.nameOf);
    return names.length ? t('waiting-for', { names: names.join(', ') }) : '';
  });
  /** What comes of the gold answer, in a few words. */
  readonly #summary = $derived.by(() => {
    const { model } = this;
    const odds = model.gold === null ? null : (model.odds?.options[model.gold] ?? null);
    const speeds = (odds?.outlooks ?? []).flatMap((one) => forecast(one).rows.map((row) => row.speed));
    if (!speeds.length || model.oddsHidden) return '';
    const speed = between(Math.min(...speeds), Math.max(...speeds));
    const spin = leastSpin(odds);
    return spin > 0 ? t('commit-speed-spin', { speed, spin: percent(spin) }) : t('commit-speed', { speed });
  });
  readonly primary = $derived.by((): Primary => {
    const { choice, gold, idle, step, picked } = this.model;
    const nothing = { at: null, note: '' };
    const count = picked.length;
    if (this.driven && !this.over)
      return { ...nothing, text: t('wheel-take'), note: t('wheel-note', { driver: levelName(this.driven) }), act: this.takeWheel };
    switch (step) {
      case 'plan':
        if (gold === null) return { ...nothing, text: t('commit-pick'), note: t('commit-picked', { count }) };
        return { at: gold, text: t('commit-plan', { count }), note: this.#summary || t('commit-hidden') };
      case 'discard':
        return { at: gold, text: t('commit-discard', { count }), note: t('commit-discard-note', { hand: this.model.info.hand_limit }) };
      case 'react':
      case 'slipstream':
      case 'refresh':
      case 'value':
        if (gold === null) return { ...nothing, text: t(`turn-title-${step}`), note: t('commit-thinking') };
        if (gold === idle) return { at: gold, ...this.#declined(step) };
        return { at: gold, text: optionText(choice!.options[gold]!, this.model), note: this.#noteOf(choice!.options[gold]!) };
      default:
        if (this.line.ahead && !this.over)
          return { ...nothing, text: t('ahead-title'), note: aheadText(this.line.ahead) || this.waitingFor, act: () => (this.aheadOpen = true) };
        return { ...nothing, text: this.over ? t('race-over') : t('waiting-short'), note: this.waitingFor };
    }
  });
  /** The second button: leave it, where gold does something. */
  readonly decline = $derived.by((): Primary | null => {
    const { gold, idle, step } = this.model;
    return idle === null || gold === null || gold === idle || this.driven ? null : { at: idle, ...this.#declined(step!) };
  });
  readonly canUndo = $derived.by(
    () => !!this.line.game?.take_back || !!this.line.game?.undo || this.model.picked.length > 0,
  );
  /** The dearest corner that the asked answer would not get through, and the Heat there is for it. */
  readonly askedBill = $derived.by((): { corner: string; needs: number; engine: number } | null => {
    const { info, odds } = this.model;
    const outcomes = this.asked === null ? [] : (odds?.options[this.asked]?.outlooks ?? []).flatMap((one) => one.outcomes);
    const worst = outcomes.filter((one) => one.spins >= 0).sort((a, b) => b.heat - b.paid - (a.heat - a.paid))[0];
    return worst ? { corner: info.circuit.corners[worst.spins]?.name ?? '', needs: worst.heat, engine: worst.paid } : null;
  });
  readonly askedSpin = $derived.by(() => this.#spinOf(this.asked));

  constructor(
    readonly model: RaceModel,
    readonly line: Connection,
  ) {}

  #noteOf(option: Option): string {
    return MANDATORY.includes(option.key) ? t('commit-must-note') : this.#summary;
  }

  #declined(step: string): { text: string; note: string } {
    if (step === 'react') return { text: t('commit-react'), note: this.model.gold === this.model.idle ? this.#summary : '' };
    if (step === 'slipstream') return { text: t('commit-stay'), note: t('commit-stay-note') };
    return { text: step === 'discard' ? t('commit-discard', { count: 0 }) : t('commit-no-refresh'), note: '' };
  }

  /** Another question, or gold has learnt what is sensible: what was on its way to what stood there is not meant. */
  unsettle(told = false): void {
    const now = performance.now();
    this.#meant = Math.max(this.#meant, now + (told ? TOLD_AFTER : MEANT_AFTER));
    this.settled = false;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => (this.settled = true), this.#meant - now);
  }

  #spinOf(at: number | null): number {
    return at === null ? 0 : leastSpin(this.model.odds?.options[at] ?? null);
  }

  /** Give an answer. One confirmation exists: an act that can spin the car out where something else does not. */
  give = (at: number | null): void => {
    const { model } = this;
    if (at === null || this.line.sending || !this.settled || this.driven) return;
    const spin = this.#spinOf(at);
    const worse = at !== model.idle && (spin > this.#spinOf(model.idle) || model.step === 'plan');
    if (spin > 0 && worse && settings.values.confirm && this.asked !== at) this.asked = at;
    else {
      this.asked = null;
      model.answer(at);
    }
  };

  /** The car is the player's again. */
  takeWheel = (): void => {
    const { table } = this.line;
    if (table && this.model.seat !== null) void asked(api.seat(table.id, this.model.seat, { driver: '' }));
  };

  /** What the gold button does. */
  press = (): void => {
    const { act, at } = this.primary;
    if (act) act();
    else this.give(at);
  };

  /** Choose to leave it: gold says so then. */
  leave = (): void => {
    const { model } = this;
    if (model.step === 'discard') {
      model.touched = true;
      model.picked = [];
    }
    if (model.listed) model.taken = model.idle;
  };

  undo = (): void => {
    if (this.line.game?.take_back) this.line.takeBack();
    else if (this.line.game?.undo) this.line.undo();
    else this.leave();
  };
}
