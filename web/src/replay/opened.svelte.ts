/** A record that this browser opened, and the token that deletes it. */
export interface Opened {
  table: string;
  token: string;
  name: string;
}

const KEY = 'slipstream-records';
const KEPT = 20;

function stored(): Opened[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? (list as Opened[]).filter((one) => /^[a-z0-9]{12}$/.test(one?.table)) : [];
  } catch {
    return [];
  }
}

/** The records this browser has opened, the latest first. */
class OpenedRecords {
  list = $state.raw<Opened[]>(stored());

  add(one: Opened): void {
    this.#keep([one, ...this.list].slice(0, KEPT));
  }

  drop(table: string): void {
    this.#keep(this.list.filter((one) => one.table !== table));
  }

  #keep(list: Opened[]): void {
    this.list = list;
    try {
      localStorage.setItem(KEY, JSON.stringify(list));
    } catch {
      // private browsing: it lasts as long as the page
    }
  }
}

export const openedRecords = new OpenedRecords();
