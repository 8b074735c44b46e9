/** The rules as the server hands them out. */
export interface Clause {
  id: string;
  text: string;
  source: string;
  /** Stands before the first clause of a group. */
  heading?: string;
  /** What a ruling answers. */
  question?: string;
}
export interface Chapter {
  id: string;
  /** 0 for the tables of rulings at the end. */
  number: number;
  title: string;
  clauses: Clause[];
}
export interface Book {
  language: string;
  chapters: Chapter[];
}

let asked: Promise<Book> | null = null;

/** The rules, fetched once. */
export function book(): Promise<Book> {
  asked ??= fetch('/api/rules')
    .then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.json() as Promise<Book>;
    })
    .catch((error: unknown) => {
      asked = null; // the next one asks again
      throw error;
    });
  return asked;
}

export interface Piece {
  text: string;
  kind: 'plain' | 'em' | 'code' | 'link' | 'hit';
}

const MARKS = /\*([^*]+)\*|`([^`]+)`|\b([A-Z]+(?:-[A-Z]+)?-\d+)\b/g;

/** A text in pieces: numbers of clauses become links, marked words stand out. */
export function pieces(text: string, known: (id: string) => boolean, words: string[] = []): Piece[] {
  const found: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(MARKS)) {
    const [all, em, code, id] = match;
    if (id && !known(id)) continue;
    found.push(...plain(text.slice(last, match.index), words));
    found.push(em ? { text: em, kind: 'em' } : code ? { text: code, kind: 'code' } : { text: id!, kind: 'link' });
    last = match.index + all.length;
  }
  found.push(...plain(text.slice(last), words));
  return found;
}

function plain(text: string, words: string[]): Piece[] {
  if (!text) return [];
  if (!words.length) return [{ text, kind: 'plain' }];
  const any = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  return text
    .split(any)
    .map((part, at): Piece => ({ text: part, kind: at % 2 ? 'hit' : 'plain' }))
    .filter((part) => part.text);
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words somebody searches for. */
export const wordsOf = (query: string): string[] => query.trim().split(/\s+/).filter(Boolean);

/** A query that means one clause: "corner 5", "CORNER-5", "sym-heat-1". */
export function idOf(query: string, known: (id: string) => boolean): string | null {
  const id = query.trim().toUpperCase().replace(/[\s_–-]+/g, '-');
  return known(id) ? id : null;
}

/** Clauses with all words, the best first: by number, by the beginning of a word, then in order. */
export function search(whole: Book, query: string): Clause[] {
  const words = wordsOf(fold(query));
  if (!words.length) return [];
  const number = fold(query).trim().replace(/[\s_–-]+/g, '-');
  const hits: { clause: Clause; rank: number }[] = [];
  for (const chapter of whole.chapters)
    for (const clause of chapter.clauses) {
      const id = fold(clause.id);
      const text = fold(`${clause.question ?? ''} ${clause.text.replace(/[*`]/g, '')}`);
      const group = fold(`${chapter.title} ${clause.heading ?? ''}`);
      let rank = -1;
      if (id === number) rank = 0;
      else if (id.startsWith(number)) rank = 1;
      else if (words.every((word) => text.includes(word) || id.includes(word) || group.includes(word))) {
        const early = words.every((word) => new RegExp(`(^|[^\\p{L}])${word.replace(/[^\p{L}\p{N}]/gu, '.')}`, 'u').test(text));
        rank = early ? 2 : 3;
      }
      if (rank >= 0) hits.push({ clause, rank: chapter.number ? rank : rank + 2 });
    }
  return hits.sort((a, b) => a.rank - b.rank).map((hit) => hit.clause);
}

/** The group of a clause: CORNER-5 belongs to CORNER. */
export const groupOf = (id: string): string => id.replace(/-\d+$/, '');
