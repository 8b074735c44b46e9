import { t } from '../words/l10n';
import type { AboutArgs } from '../ui/about';
import { TOPICS } from './topics';

/** What a note says: a title, sentences, and the clauses to read on. */
export interface Note {
  title: string;
  lines: string[];
  clauses: readonly string[];
  /** The answer is still to come. */
  pending?: boolean;
}

/** The note of a topic, or none where the topic is unknown. */
export function noteOf(name: string, args: AboutArgs = {}): Note | null {
  const topic = TOPICS[name];
  if (!topic) return null;
  return { title: t(`brief-${name}-title`, args), lines: [t(`brief-${name}`, args).trim()], clauses: topic.clauses };
}

/** The note of an element with `about` attributes. */
export function noteAt(element: Element): Note | null {
  const name = element.getAttribute('data-about');
  if (!name) return null;
  let args: AboutArgs = {};
  try {
    args = JSON.parse(element.getAttribute('data-about-args') ?? '{}') as AboutArgs;
  } catch {
    // a note without its numbers is better than none
  }
  return noteOf(name, args);
}
