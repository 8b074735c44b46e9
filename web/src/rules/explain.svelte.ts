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

  /** For a button that opens and closes its note. */
  toggle(event: MouseEvent, note: Note): void {
    const thing = event.currentTarget as Element;
    if (this.thing === thing && this.pinned) this.close();
    else this.show(thing, note, true, event.detail === 0);
  }

  close(): void {
    this.note = null;
    this.thing = null;
    this.pinned = false;
  }
}

export const explain = new Explain();
