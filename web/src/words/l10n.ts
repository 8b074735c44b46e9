export { choose, has, LANGUAGES, preferred, speech, t, type Args } from './l10n.svelte';
