import './ui/styles/tokens.css';
import './ui/styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

import { installed } from './net/installed';
import { guardLetters } from './ui/letters';
import { LANGUAGES, preferred, speech } from './words/l10n';

const target = document.getElementById('app');
/** Until letters have their width, so that nothing jumps away later; a slow font is not waited for. */
const spoken = LANGUAGES.find(({ id }) => id === preferred())!.name;
const letters = Promise.race([
  Promise.all(['Display', 'Text'].map((face) => document.fonts.load(`1rem 'Slipstream ${face}'`, `A${spoken}`))),
  new Promise((done) => setTimeout(done, 1000)),
]);
// A language or a font that cannot be fetched is no reason for an empty page.
void Promise.allSettled([speech.use(preferred()), letters]).then(() => {
  guardLetters();
  target?.replaceChildren(); // what was seen while the page came
  if (target) mount(App, { target });
  if (import.meta.env.PROD) installed.begin();
});
