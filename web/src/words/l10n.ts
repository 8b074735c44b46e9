export { choose, has, LANGUAGES, preferred, speech, t, told, toYou, type Args } from './l10n.svelte';
