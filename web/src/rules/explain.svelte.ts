import { ApiError } from '../net/api';
import { t } from '../words/l10n';
import { explain as sayProblem } from '../words/problem';
import type { Note } from './note';

/** The one note that is open, and the thing it belongs to. */
class Explain {
  note = $state.raw<Note | null>(null);
  thing = $state.raw<Element | null>(null);
  /** Opened by a click: it stays until it is closed. */
  pinned = $state(false);
  /** Opened by keyboard: focus goes into it. */
  keyed = $state(false);

  show(thing: Element, note: Note, pinned = false, keyed = false): void {
    this.thing = thing;
    this.note = note;
    this.pinned = pinned;
    this.keyed = keyed;
  }

  /** For a button whose note has to be asked for: the first click opens it, the next one closes it. */
  async ask(event: MouseEvent, load: () => Promise<Note>): Promise<void> {
    const thing = event.currentTarget as Element;
    if (this.thing === thing && this.pinned) return this.close();
    const pending: Note = { title: t('rules-why'), lines: [t('rules-why-asking')], clauses: [], pending: true };
    this.show(thing, pending, true, event.detail === 0);
    let found: Note;
    try {
      found = await load();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      found = { title: t('rules-why-failed'), lines: [sayProblem(error.problem)], clauses: [] };
    }
    if (this.note === pending) this.note = found;
  }

  close(): void {
    this.note = null;
    this.thing = null;
    this.pinned = false;
  }
}

export const explain = new Explain();
