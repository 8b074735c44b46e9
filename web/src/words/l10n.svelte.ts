import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from '../net/settings.svelte';

export type Args = Record<string, FluentVariable>;
// Texts are files of their own, fetched for the language that is wanted. Tests have no server to fetch from.
const urls = import.meta.glob<string>('../../locales/*/*.ftl', { query: '?url', import: 'default', eager: true });
const local =
  import.meta.env.MODE === 'test'
    ? import.meta.glob<string>('../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true })
    : {};

/** What a language is called by its own speakers. */
function ownName(id: string): string {
  const name = new Intl.DisplayNames(id, { type: 'language' }).of(id) ?? id;
  return name.charAt(0).toLocaleUpperCase(id) + name.slice(1);
}

/** A language is a folder of texts; English is there before any other. */
export const LANGUAGES: readonly { id: string; name: string }[] = [
  ...new Set(['en', ...Object.keys(urls).map((file) => file.split('/').at(-2)!)]),
].map((id) => ({ id, name: ownName(id) }));

/** With the spaces that belong before signs: French ones are narrow; none of them breaks. */
function typeset(language: string, text: string): string {
  if (language === 'da') return text.replaceAll(' %', '\u00a0%');
  if (language !== 'fr') return text;
  return text.replace(/[ \u00a0]([;!?%»])/g, '\u202f$1').replace(/(\S) :(?=\s|$)/gm, '$1\u00a0:').replaceAll('« ', '«\u202f');
}

function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(typeset(language, source)));
  return bundle;
}

const of = (files: Record<string, string>, language: string): string[] =>
  Object.keys(files)
    .filter((file) => file.includes(`/${language}/`))
    .map((file) => files[file]!);

async function fetched(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** What the start page says; the rest is fetched with the race. */
const FIRST = ['components', 'pages'].map((part) => `/${part}.ftl`);
const sources = new Map<string, Promise<string>>();

/** The text of a file, fetched once. */
function fetchOnce(url: string): Promise<string> {
  const found = sources.get(url) ?? fetched(url);
  sources.set(url, found);
  found.catch(() => sources.delete(url));
  return found;
}

class Speech {
  language = $state('en');
  bundle = $state.raw<FluentBundle>(bundleOf('en', of(local, 'en')));
  #wanted = 'en';
  #all = false;
  #last = Promise.resolve();

  /** Speak this language from now on. */
  use(language: string): Promise<void> {
    this.#wanted = language;
    return (this.#last = this.#speak(language, this.#all));
  }

  /** Have every text of it: for all pages but the start page. */
  whole(): Promise<void> {
    if (this.#all) return this.#last;
    this.#all = true;
    const found = this.use(this.#wanted);
    found.catch(() => (this.#all = false)); // to be tried again
    return found;
  }

  async #speak(language: string, all: boolean): Promise<void> {
    const here = of(local, language);
    const files = Object.keys(urls).filter((file) => file.includes(`/${language}/`) && (all || FIRST.some((part) => file.endsWith(part))));
    const texts = here.length ? here : await Promise.all(files.map((file) => fetchOnce(urls[file]!)));
    if (language !== this.#wanted || all !== this.#all) return this.#last; // something else is wanted by now
    this.bundle = bundleOf(language, texts);
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

/** A part of the page, and every text; one that cannot be fetched is no reason for an empty page. */
export const told = async <Part>(part: Promise<Part>): Promise<Part> => (await Promise.all([part, speech.whole().catch(() => {})]))[0];

/** The language this browser asks for, among ours. */
export function preferred(): string {
  for (const tag of [settings.values.language, ...navigator.languages]) {
    const found = LANGUAGES.find(({ id }) => id === tag.slice(0, 2).toLowerCase());
    if (found) return found.id;
  }
  return 'en';
}

/** Change the language and remember it. */
export function choose(language: string): void {
  settings.set('language', language);
  void speech.use(language);
}

/** The text of a message, or its key where there is none. */
export function t(key: string, args?: Args): string {
  const message = speech.bundle.getMessage(key);
  return message?.value ? speech.bundle.formatPattern(message.value, args, []) : key;
}

/** The text as it is said to whoever it is about: the form `.you` of a message that has one. */
export function toYou(key: string, args?: Args): string {
  const form = speech.bundle.getMessage(key)?.attributes.you;
  return form ? speech.bundle.formatPattern(form, args, []) : t(key, args);
}

export function has(key: string): boolean {
  return speech.bundle.hasMessage(key);
}
