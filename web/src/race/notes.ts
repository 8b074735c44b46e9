import type { Note, Seat } from '../net/protocol';
import { t } from '../words/l10n';
import { levelName } from '../words/levels';

/** What happened at the table beside the race, in a sentence. */
export function noteText(note: Note, seats: readonly Seat[], you: number | null): string {
  const name = (seat: number | null | undefined): string => seats.find((one) => one.seat === seat)?.name ?? '';
  const mine = note.seat === you && you !== null;
  const facts = { name: note.name || name(note.seat), by: name(note.by), driver: note.driver ? levelName(note.driver) : '' };
  switch (note.kind) {
    case 'time-up':
      return t(`note-time-up${note.driver ? '-driver' : ''}${mine ? '-you' : ''}`, facts);
    case 'host':
      return t(mine ? 'note-host-you' : 'note-host', facts);
    default:
      return t(`note-${note.kind}`, facts);
  }
}

/** Is this news to the reader? Nobody is told what they did themselves. */
export function isNews(note: Note, you: number | null): boolean {
  if (you === null) return true;
  if (note.kind === 'undone') return note.seat !== you;
  return note.by !== you || note.kind === 'removed';
}
