import { untrack } from 'svelte';

export interface Notice {
  id: number;
  tone: 'info' | 'warning' | 'error';
  text: string;
  /** What can be done about it. */
  action?: { label: string; onclick: () => void };
}

const SHOWN_FOR = 6000;

/** Short messages that come and go. */
class Notices {
  list = $state<Notice[]>([]);
  #next = 1;

  add(text: string, tone: Notice['tone'] = 'info', action?: Notice['action']): void {
    const id = this.#next++;
    // who adds a notice in an effect does not wait for notices
    this.list = [...untrack(() => this.list).slice(-2), { id, tone, text, action }];
    setTimeout(() => this.drop(id), action ? 2 * SHOWN_FOR : SHOWN_FOR);
  }

  drop(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}

export const notices = new Notices();
