/** The rules as the server hands them out, in the reader's language. */
export interface Clause {
  id: string;
  text: string;
  /** Stands before the first rule of a group. */
  heading?: string;
}
export interface Chapter {
  id: string;
  number: number;
  title: string;
  /** Others that it may be looked for by. */
  words: string;
  clauses: Clause[];
}
export interface Book {
  language: string;
  /** A pattern: what a word may be searched without. */
  endings: string;
  chapters: Chapter[];
}

const asked = new Map<string, Promise<Book>>();

/** The rules in a language, fetched once. */
export function book(language: string): Promise<Book> {
  const found =
    asked.get(language) ??
    fetch(`/api/rules?language=${language}`)
      .then((answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        return answer.json() as Promise<Book>;
      })
      .catch((error: unknown) => {
        asked.delete(language); // the next one asks again
        throw error;
      });
  asked.set(language, found);
  return found;
}

export interface Piece {
  text: string;
  kind: 'plain' | 'link' | 'hit';
}

const NUMBER = /\b[A-Z]+(?:-[A-Z]+)?-\d+\b/g;
const SHORTEST = 3; // of what is left of a word without its ending

/** A text in pieces: numbers of clauses become links, words that were looked for stand out. */
export function pieces(text: string, known: (id: string) => boolean, stems: string[] = []): Piece[] {
  const found: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (!known(match[0])) continue;
    found.push(...plain(text.slice(last, match.index), stems));
    found.push({ text: match[0], kind: 'link' });
    last = match.index + match[0].length;
  }
  found.push(...plain(text.slice(last), stems));
  return found;
}

function plain(text: string, stems: string[]): Piece[] {
  const found: Piece[] = [];
  for (const part of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
    const kind = part && stems.some((stem) => fold(part).startsWith(stem)) ? 'hit' : 'plain';
    const before = found.at(-1);
    if (kind === 'plain' && before?.kind === 'plain') before.text += part;
    else if (part) found.push({ text: part, kind });
  }
  return found;
}

/** Without case and accents. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const begins = (stem: string, words: string[]): boolean => words.some((word) => word.startsWith(stem));

/** The words somebody searches for, without their endings, so that other forms are found too. */
export function stemsOf(query: string, endings: string): string[] {
  const ending = new RegExp(endings);
  return wordsIn(query).map((word) => {
    const short = word.replace(ending, '');
    return short.length < SHORTEST ? word : short;
  });
}

/** A query that means one clause: "corner 5", "CORNER-5", "sym-heat-1". */
export function idOf(query: string, known: (id: string) => boolean): string | null {
  const id = query.trim().toUpperCase().replace(/[\s_–-]+/g, '-');
  return known(id) ? id : null;
}

/** Chapters that are about all these words. */
export function chaptersAbout(whole: Book, query: string): Chapter[] {
  const stems = stemsOf(query, whole.endings);
  return stems.length
    ? whole.chapters.filter((one) => stems.every((stem) => begins(stem, wordsIn(`${one.title} ${one.words}`))))
    : [];
}

/** Rules with all words, the best first: by number, those that say them, those of chapters about them. */
export function search(whole: Book, query: string): Clause[] {
  const stems = stemsOf(query, whole.endings);
  if (!stems.length) return [];
  const number = query.trim().toUpperCase().replace(/[\s_–-]+/g, '-');
  const hits: { clause: Clause; rank: number }[] = [];
  for (const chapter of whole.chapters) {
    const about = wordsIn(`${chapter.title} ${chapter.words}`);
    let group: string[] = [];
    for (const clause of chapter.clauses) {
      if (clause.heading) group = wordsIn(clause.heading);
      const own = [...wordsIn(`${clause.id} ${clause.text}`), ...group];
      const fitting = stems.reduce((sum, stem) => sum + Number(begins(stem, about)) + Number(begins(stem, group)), 0);
      if (clause.id === number) hits.push({ clause, rank: -2000 });
      else if (clause.id.startsWith(`${number}-`)) hits.push({ clause, rank: -1000 });
      else if (stems.every((stem) => begins(stem, own))) hits.push({ clause, rank: -fitting });
      else if (stems.every((stem) => begins(stem, [...own, ...about]))) hits.push({ clause, rank: 1000 - fitting });
    }
  }
  return hits.sort((a, b) => a.rank - b.rank).map((hit) => hit.clause);
}

/** The group of a clause: CORNER-5 belongs to CORNER. */
export const groupOf = (id: string): string => id.replace(/-\d+$/, '');
