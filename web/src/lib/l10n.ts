export { choose, has, LANGUAGES, preferred, speech, t, type Args, type Language } from './l10n.svelte';
