import './ui/styles/tokens.css';
import './ui/styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

import { preferred, speech } from './words/l10n';

const target = document.getElementById('app');
// A language that cannot be fetched is no reason for an empty page.
void speech.use(preferred()).finally(() => {
  if (target) mount(App, { target });
});
