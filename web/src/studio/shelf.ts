/* Circuits kept in this browser, and circuits in an address. */
import type { Draft } from './draft';

export interface Kept {
  key: string;
  draft: Draft;
  /** Milliseconds since 1970. */
  at: number;
}

const PREFIX = 'slipstream-circuit-';
const MOST = 60;

function read(key: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return kept && Array.isArray(kept.draft?.drawing?.points) ? { ...kept, key: key.slice(PREFIX.length) } : null;
  } catch {
    return null;
  }
}

/** All circuits of this browser, the newest first. */
export function shelf(): Kept[] {
  const found: Kept[] = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      const kept = key?.startsWith(PREFIX) ? read(key) : null;
      if (kept) found.push(kept);
    }
  } catch {
    return [];
  }
  return found.sort((a, b) => b.at - a.at);
}

/** Keep a circuit; false if the browser has no room for it. */
export function keep(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ draft, at: Date.now() }));
    for (const old of shelf().slice(MOST)) localStorage.removeItem(PREFIX + old.key);
    return true;
  } catch {
    return false;
  }
}

export function drop(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // nothing was kept
  }
}

export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => n.toString(16).padStart(2, '0')).join('');

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  void writer.write(bytes as BufferSource).then(() => writer.close()).catch(() => {}); // who reads is told
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel().catch(() => {});
      throw new Error('too large');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const MOST_BYTES = 60_000;

/** The text of a circuit file in a few letters that an address may have. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), MOST_BYTES);
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text of a circuit file out of an address; it may be anything. */
export async function unpacked(letters: string): Promise<string> {
  const plain = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw'), MOST_BYTES));
}
