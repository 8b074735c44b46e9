/** The reference: whether it is open, and at which clause. The address keeps both: #rules=CORNER-5. */
class Rules {
  open = $state(false);
  /** A clause, a chapter, or none for the drawings. */
  at = $state<string | null>(null);
  /** Counts every wish to go somewhere, also to where one is. */
  visit = $state(0);
  #before = '';

  constructor() {
    window.addEventListener('hashchange', () => this.#read());
    this.#read();
  }

  show(at: string | null = null): void {
    if (!this.open) this.#before = location.hash.startsWith('#rules') ? '' : location.hash;
    this.open = true;
    this.go(at);
  }

  go(at: string | null): void {
    this.at = at;
    this.visit += 1;
    this.#write(at ? `#rules=${at}` : '#rules');
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    this.#write(this.#before);
  }

  linkTo(id: string): string {
    return `${location.origin}${location.pathname}#rules=${id}`;
  }

  #write(hash: string): void {
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  }

  #read(): void {
    const found = /^#rules(?:=([A-Z0-9-]+))?$/i.exec(location.hash);
    if (!found) return;
    this.open = true;
    this.at = found[1]?.toUpperCase() ?? null;
    this.visit += 1;
  }
}

export const rules = new Rules();
