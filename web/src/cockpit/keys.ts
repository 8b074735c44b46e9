import { GEARS, type ActionKey } from '../net/protocol';
import type { Answering } from './answering.svelte';

const GEAR_KEYS = 'qwer';
const isTyped = (target: HTMLElement): boolean => /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

/** What a key does while one drives. `more` are the keys of the screen around; gives whether it did anything. */
export function drivenBy(event: KeyboardEvent, answering: Answering, more: Record<string, () => void>): boolean {
  const { model, give } = answering;
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyped(target)) return false;
  const best = (...keys: ActionKey[]) =>
    model.optionsOf(...keys).sort((a, b) => b.option.number - a.option.number)[0]?.at ?? null;
  const key = event.key.toLowerCase();
  const number = Number(event.key);
  const gear = key.length === 1 ? GEARS[GEAR_KEYS.indexOf(key)] : undefined;
  if (number >= 1 && number <= 9 && model.choice) {
    if (model.picksCards && number <= model.hand.length) model.toggle(number - 1);
    else if (!model.picksCards && number <= model.choice.options.length) give(number - 1);
  } else if (gear !== undefined) model.pickGear(gear);
  else if (key === 'enter' && !(target instanceof HTMLButtonElement && !target.dataset.at)) give(answering.primary.at);
  else if (key === 'z') answering.undo();
  else if (key === 'x') give(best('boost'));
  else if (key === 'c') give(best('cool-gear', 'cool-adrenaline', 'cool-sector', 'cool-card'));
  else if (key === 's') give(model.step === 'slipstream' ? best('slipstream') : null);
  else if (more[key]) more[key]();
  else return false;
  return true;
}
