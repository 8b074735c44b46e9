import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const english = import.meta.glob<string>(['../../locales/en.ftl', '../../locales/en/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type Args = Record<string, FluentVariable>;

function bundleOf(locale: string, source: string): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

const bundle = bundleOf('en', Object.values(english).join('\n'));

/** The text of a message, or its key where there is none. */
export function t(key: string, args?: Args): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args) : key;
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}
