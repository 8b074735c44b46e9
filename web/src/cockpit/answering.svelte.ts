import type { Connection } from '../net/connection.svelte';
import { settings } from '../net/settings.svelte';
import { between, leastSpin, type RaceModel } from '../race/model.svelte';
import { percent } from '../words/format';
import { t } from '../words/l10n';

/** What the gold button says and does. */
export interface Primary {
  /** The option that it gives, null if there is none yet. */
  at: number | null;
  text: string;
  note: string;
}

/** How a driver answers: the gold button, the second word before a spin-out, and the way back. */
export class Answering {
  /** An answer that waits for a second word. */
  asked = $state<number | null>(null);

  readonly over = $derived.by(() => this.line.table?.phase === 'over');
  readonly waitingFor = $derived.by(() => {
    const { model } = this;
    const names = (this.line.game?.waiting ?? []).filter((seat) => seat !== model.seat).map(model.nameOf);
    return names.length ? t('waiting-for', { names: names.join(', ') }) : '';
  });
  readonly #summary = $derived.by(() => {
    const { model } = this;
    const speeds = model.forecasts.flatMap((one) => one.rows.map((row) => row.speed));
    if (!speeds.length || model.oddsHidden) return '';
    const speed = between(Math.min(...speeds), Math.max(...speeds));
    return model.spin > 0 ? t('commit-speed-spin', { speed, spin: percent(model.spin) }) : t('commit-speed', { speed });
  });
  readonly primary = $derived.by((): Primary => {
    const { idle, step, chosen, picked } = this.model;
    const nothing = { at: null, note: '' };
    const count = picked.length;
    switch (step) {
      case 'plan':
        if (chosen === null) return { ...nothing, text: t('commit-pick'), note: t('commit-picked', { count }) };
        return { at: chosen, text: t('commit-plan', { count }), note: this.#summary || t('commit-hidden') };
      case 'discard':
        return { at: chosen, text: t('commit-discard', { count }), note: t('commit-discard-note', { hand: this.model.info.hand_limit }) };
      case 'react':
        if (idle === null) return { ...nothing, text: t('commit-must'), note: t('commit-must-note') };
        return { at: idle, text: t('commit-react'), note: this.#summary };
      case 'slipstream':
        return { at: idle, text: t('commit-stay'), note: t('commit-stay-note') };
      case 'refresh':
        return { at: idle, text: t('commit-no-refresh'), note: '' };
      case 'value':
        return { ...nothing, text: t('commit-value'), note: t('commit-value-note') };
      default:
        return { ...nothing, text: this.over ? t('race-over') : t('waiting-short'), note: this.waitingFor };
    }
  });
  readonly canUndo = $derived.by(
    () => !!this.line.game?.take_back || !!this.line.game?.undo || this.model.picked.length > 0,
  );
  readonly askedSpin = $derived.by(() => this.#spinOf(this.asked));

  constructor(
    readonly model: RaceModel,
    readonly line: Connection,
  ) {}

  #spinOf(at: number | null): number {
    return at === null ? 0 : leastSpin(this.model.odds?.options[at] ?? null);
  }

  /** Give an answer. One confirmation exists: an act that can spin the car out where something else does not. */
  give = (at: number | null): void => {
    const { model } = this;
    if (at === null || this.line.sending) return;
    const spin = this.#spinOf(at);
    const worse = at !== model.idle && (spin > this.#spinOf(model.idle) || model.step === 'plan');
    if (spin > 0 && worse && settings.values.confirm && this.asked !== at) this.asked = at;
    else {
      this.asked = null;
      model.answer(at);
    }
  };

  undo = (): void => {
    if (this.line.game?.take_back) this.line.takeBack();
    else if (this.line.game?.undo) this.line.undo();
    else if (this.model.picked.length) this.model.picked = [];
  };
}
