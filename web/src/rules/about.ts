/** Numbers and names that a sentence needs. */
export type AboutArgs = Record<string, string | number>;

/**
 * Attributes of something that explains itself: pointing at it, focus or a long press opens a note.
 * `stop` makes a thing that does nothing else reachable by keyboard.
 */
export function about(topic: string, args?: AboutArgs, stop = false): Record<string, string | number | undefined> {
  return {
    'data-about': topic,
    'data-about-args': args ? JSON.stringify(args) : undefined,
    tabindex: stop ? 0 : undefined,
  };
}
