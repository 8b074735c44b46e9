/* The circuit on the desk: its changes, what the server says about it, and how it races. */
import { api, ApiError } from '../net/api';
import type { CircuitInfo, Look, Problem, RoadFinding, Study } from '../net/protocol';
import { speech } from '../words/l10n';
import { roughly, type Draft } from './draft';
import { keep, newKey } from './shelf';

const LOOK_MS = 120;
const STUDY_MS = 1500;
const RETRY_MS = 4000;

export class Desk {
  draft = $state.raw<Draft | null>(null);
  /** What the server said last; `stale` while it has not seen the last change. */
  info = $state.raw<CircuitInfo | null>(null);
  text = $state('');
  findings = $state.raw<RoadFinding[]>([]);
  problems = $state.raw<string[]>([]);
  stale = $state(false);
  study = $state.raw<Study | null>(null);
  /** The study is of a circuit that races otherwise. */
  studied = $state('');
  kept = $state(true);
  offline = $state(false);
  past = $state.raw<Draft[]>([]);
  future = $state.raw<Draft[]>([]);
  key = '';
  private before: Draft | null = null;
  private looking: ReturnType<typeof setTimeout> | undefined;
  private studying: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private racing = '';

  readonly red = $derived(this.problems.length > 0 || this.findings.some((finding) => finding.colour === 'red'));
  readonly ready = $derived(!!this.text && !this.stale && !this.red);
  /** What is drawn: exact when the server has answered, before that what can be seen at once. */
  readonly drawn = $derived(this.draft && this.info ? (this.stale ? roughly(this.draft, this.info) : this.info) : null);

  /** Begin with a circuit of the server, or of this browser. */
  open(look: Look, key = newKey()): void {
    this.close();
    this.key = key;
    this.past = [];
    this.future = [];
    this.before = null;
    this.draft = look.circuit as unknown as Draft;
    this.take(look);
    this.kept = keep(key, this.draft);
  }

  close(): void {
    clearTimeout(this.looking);
    clearTimeout(this.studying);
    this.asked++;
    this.draft = null;
    this.info = null;
    this.text = '';
    this.study = null;
    this.racing = '';
  }

  /** One change, to be undone in one step; `going` while it goes on, such as a drag. */
  change(draft: Draft, going = false): void {
    if (!this.draft) return;
    if (!this.before) this.before = this.draft;
    this.draft = draft;
    this.stale = true;
    if (going) {
      clearTimeout(this.looking);
      return;
    }
    this.past = [...this.past, this.before];
    this.future = [];
    this.before = null;
    this.settle();
  }

  /** A drag has come to its end. */
  end(): void {
    if (this.before && this.draft) this.change(this.draft);
  }

  undo(): void {
    this.step('past', 'future');
  }

  redo(): void {
    this.step('future', 'past');
  }

  private step(from: 'past' | 'future', to: 'past' | 'future'): void {
    const found = this[from].at(-1);
    if (!found || !this.draft) return;
    this[to] = [...this[to], this.draft];
    this[from] = this[from].slice(0, -1);
    this.draft = found;
    this.stale = true;
    this.settle();
  }

  private settle(): void {
    this.kept = keep(this.key, this.draft!);
    clearTimeout(this.looking);
    this.looking = setTimeout(() => void this.ask(), LOOK_MS);
  }

  private async ask(): Promise<void> {
    const draft = this.draft;
    if (!draft) return;
    const number = ++this.asked;
    try {
      const look = await api.look({ circuit: draft as unknown as Record<string, unknown>, text: null }, speech.language);
      if (number === this.asked) this.take(look);
    } catch (error) {
      if (number !== this.asked) return;
      this.offline = error instanceof ApiError;
      this.looking = setTimeout(() => void this.ask(), RETRY_MS);
    }
  }

  private take(look: Look): void {
    this.offline = false;
    this.problems = look.problems;
    this.findings = look.findings;
    this.stale = false;
    if (!look.info || !look.text) {
      this.text = '';
      this.stale = true; // drawn as far as it can be
      return;
    }
    this.info = look.info;
    this.text = look.text;
    const { length, laps, heat, stress, corners, grid } = look.info;
    const racing = JSON.stringify([length, laps, heat, stress, corners.map((c) => [c.line, c.limit, c.legend_line]), grid]);
    if (racing === this.racing && this.study) return;
    this.racing = racing;
    clearTimeout(this.studying);
    if (!this.red) this.studying = setTimeout(() => void this.race(racing), STUDY_MS);
  }

  /** Let drivers race on it, a little at a time, as long as it stays as it is. */
  private async race(racing: string): Promise<void> {
    try {
      const study = await api.study(this.text, speech.language);
      if (racing !== this.racing || !this.draft) return;
      this.study = study;
      this.studied = racing;
      if (study.races >= study.of) return;
      this.studying = setTimeout(() => void this.race(racing), 0);
    } catch {
      if (racing === this.racing && this.draft) this.studying = setTimeout(() => void this.race(racing), RETRY_MS);
    }
  }

  get current(): boolean {
    return this.study !== null && this.studied === this.racing && !this.stale;
  }
}

export const problemOf = (error: unknown): Problem | null => (error instanceof ApiError ? error.problem : null);
