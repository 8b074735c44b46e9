/** The address bar. `/` is home, `/t/ID` a table, `/t/ID/replay` its replay, `/t/ID/review` a review,
 * `/t/ID/tv` the race on a screen for everybody, `/tv` the way to one, `/studio` the circuit studio. */
class Router {
  path = $state(location.pathname);

  constructor() {
    window.addEventListener('popstate', () => (this.path = location.pathname));
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.path = location.pathname;
    window.scrollTo(0, 0);
  }

  /** The address of the table on the screen. */
  get table(): string | null {
    return /^\/t\/([a-z0-9]{12})\b/.exec(this.path)?.[1] ?? null;
  }

  /** What is wanted of a finished race, beside its results. */
  get look(): 'replay' | 'review' | 'tv' | null {
    return (/^\/t\/[a-z0-9]{12}\/(replay|review|tv)$/.exec(this.path)?.[1] as 'replay' | 'review' | 'tv' | undefined) ?? null;
  }
}

export const router = new Router();

/** For `onclick` of an inner link: stay in the page, but let the browser open new tabs. */
export function inner(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}

/** The address in what somebody pasted: a link or a code. */
export function tableIn(text: string): string | null {
  const plain = text.trim().toLowerCase();
  const link = /\/t\/([a-z0-9]{12})\b/.exec(plain);
  if (link) return link[1] ?? null;
  const code = plain.replace(/[\s-]/g, '');
  return /^[a-z0-9]{12}$/.test(code) ? code : null;
}

/** The four signs that a table is called by on a screen, in what somebody typed. */
export function codeIn(text: string): string | null {
  const plain = text.trim().toUpperCase();
  return /^[A-HJKMNP-Z2-9]{4}$/.test(plain) ? plain : null;
}

/** A code is read out in groups. */
export const spoken = (id: string): string => id.replace(/(.{4})(?=.)/g, '$1-');
