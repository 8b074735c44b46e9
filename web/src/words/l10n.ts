export { choose, has, LANGUAGES, preferred, speech, t, told, type Args } from './l10n.svelte';
