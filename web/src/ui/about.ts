/** Numbers and names that a sentence needs. */
export type AboutArgs = Record<string, string | number>;

/**
 * Attributes of something that explains itself: pointing at it, focus or a long press opens a note.
 * `stop` makes a thing that does nothing else reachable by keyboard; in a `data-about-group` one thing is,
 * and arrow keys lead to the others (-1).
 */
export function about(topic: string, args?: AboutArgs, stop?: boolean | -1): Record<string, string | number> {
  const found: Record<string, string | number> = { 'data-about': topic };
  if (args) found['data-about-args'] = JSON.stringify(args);
  if (stop) found.tabindex = stop === -1 ? -1 : 0;
  return found;
}
