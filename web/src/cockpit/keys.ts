import { GEARS, type ActionKey } from '../net/protocol';
import type { Answering } from './answering.svelte';

const GEAR_KEYS = 'qwer';
const isTyped = (target: HTMLElement): boolean => /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

/** A control that somebody went to by keys, and so sees as the one that Enter presses. A click leaves none behind. */
let reached: EventTarget | null = null;
let pointing = false;
addEventListener('pointerdown', () => (pointing = true), true);
addEventListener('keydown', () => (pointing = false), true);
addEventListener('focusin', ({ target }) => (reached = pointing ? null : target), true);

/** Is it a link, a part of the settings, or was it gone to by keys? Then Enter is its own. */
function ownEnter(target: HTMLElement): boolean {
  if (!target.closest('button, a, summary, [role=button]') || target.closest('[data-test=commit], .hand')) return false;
  if (target.closest('a, summary, [role=switch], header, nav')) return true; // links and settings do what they say, and nothing else
  return target === reached || !!target.closest('.hints, dialog, details, [role=dialog]');
}

/** What a key does while one drives. `more` are the keys of the screen around; gives whether it did anything.
 *
 * Enter is the gold button. Letters and numbers choose among answers, Enter gives what was chosen: nothing that
 * cannot be taken back is one stray key away. A key that is held does nothing twice.
 */
export function drivenBy(event: KeyboardEvent, answering: Answering, more: Record<string, () => void>): boolean {
  const { model } = answering;
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyped(target)) return false;
  const best = (...keys: ActionKey[]) =>
    model.optionsOf(...keys).sort((a, b) => b.option.number - a.option.number)[0]?.at ?? null;
  const take = (at: number | null) => (model.taken = at ?? model.taken);
  const key = event.key.toLowerCase();
  const number = Number(event.key);
  const gear = key.length === 1 ? GEARS[GEAR_KEYS.indexOf(key)] : undefined;
  if (event.repeat) return key === 'enter' || key === 'z';
  if (number >= 1 && number <= 9 && model.choice) {
    if (model.picksCards && number <= model.hand.length) model.toggle(number - 1);
    else if (!model.picksCards && number <= model.choice.options.length) take(number - 1);
  } else if (gear !== undefined) model.pickGear(gear);
  else if (key === 'enter' && !ownEnter(target)) answering.press();
  else if (key === 'z') answering.undo();
  else if (key === 'x') take(best('boost'));
  else if (key === 'c') take(best('cool-gear', 'cool-adrenaline', 'cool-sector', 'cool-card'));
  else if (key === 's' && model.step === 'slipstream') take(best('slipstream'));
  else if (key === 'n') answering.leave();
  else if (more[key]) more[key]();
  else return false;
  return true;
}
