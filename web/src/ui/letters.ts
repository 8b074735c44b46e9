import { settings } from '../net/settings.svelte';

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || target.isContentEditable);

/** Letters, digits and signs alone do something only where that is wanted: who speaks to the device types many of them. */
export function guardLetters(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (settings.values.keys || event.key.length !== 1 || event.key === ' ' || isTyped(event.target)) return;
      if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopImmediatePropagation();
    },
    true,
  );
}
