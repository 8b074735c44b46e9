export interface Notice {
  id: number;
  tone: 'info' | 'warning' | 'error';
  text: string;
}

const SHOWN_FOR = 6000;

/** Short messages that come and go. */
class Notices {
  list = $state<Notice[]>([]);
  #next = 1;

  add(text: string, tone: Notice['tone'] = 'info'): void {
    const id = this.#next++;
    this.list = [...this.list.slice(-2), { id, tone, text }];
    setTimeout(() => this.drop(id), SHOWN_FOR);
  }

  drop(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}

export const notices = new Notices();
