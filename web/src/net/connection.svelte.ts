import type {
  Ahead,
  AheadState,
  ClientMessage,
  GameInfo,
  GameState,
  Hint,
  Note,
  Odds,
  OptionOdds,
  Problem,
  SeasonState,
  ServerMessage,
  Signal,
  TableState,
} from './protocol';

/** Kind, seat, then numbers or cards; EVENTS names them. */
export type EventRow = (number | string)[];

export type Status = 'connecting' | 'open' | 'lost' | 'elsewhere' | 'deleted' | 'removed' | 'private' | 'unknown';

const LATER = 1013; // the database does not answer
const UNKNOWN_TABLE = 4404;
const PRIVATE = 4403;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/** A line that says nothing for so long after it was asked is dead; one of a page that wakes is asked at once. */
const PING_EVERY = 4000;
const PONG_WITHIN = 4000;
const AWAKE_WITHIN = 2000;
const OPEN_WITHIN = 8000;
const LIVE: ReadonlySet<Status> = new Set<Status>(['connecting', 'open', 'lost']);
const ANSWERS = new Set<ClientMessage['type']>(['answer', 'take-back', 'undo']);
const PAST_SIGNALS = 12;

/** What was accepted, as it arrived: events from `from` on are new. */
export interface News {
  from: number;
  undone: boolean;
  fresh: boolean; // a whole state, nothing to animate
}

/** The live line to a table: it holds what the server last said, and comes back by itself when it breaks. */
export class Connection {
  status = $state<Status>('connecting');
  outage = $state(false); // the server is there, its database is not
  tries = $state(0);
  table = $state.raw<TableState | null>(null);
  info = $state.raw<GameInfo | null>(null);
  game = $state.raw<GameState | null>(null);
  season = $state.raw<SeasonState | null>(null);
  events = $state.raw<EventRow[]>([]);
  odds = $state.raw<Odds | null>(null);
  refusal = $state.raw<Problem | null>(null);
  /** What would be best at the open decision, once it was asked for; or why that is not told. */
  hint = $state.raw<Hint | null>(null);
  hintProblem = $state.raw<Problem | null>(null);
  hinting = $state(false);
  /** When the time for the open decision runs out, by this browser's clock; 0 for never. */
  deadline = $state(0);
  /** The clocks of the players by seat, as they stood when this was told. */
  clocks = $state.raw<Record<number, { left: number; running: boolean; at: number }>>({});
  /** The last signals, the newest last. */
  signals = $state.raw<{ seat: number; signal: Signal['signal']; at: number }[]>([]);
  /** What happened at the table beside the race, and how much of it is news to who is here. */
  notes = $state.raw<Note[]>([]);
  noted = $state.raw<Note[]>([]);
  /** What may be chosen ahead and is, null while there is nothing to choose. */
  ahead = $state.raw<AheadState | null>(null);
  /** What was told of the last answer before it was given. */
  answered: OptionOdds | null = null;
  /** An answer is on its way. */
  sending = $state(false);
  news = $state.raw<News | null>(null);

  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #wanted: { of: string; ahead: Ahead } | null = null;
  #again = false;
  /** What happened, as everybody may know it: all that a device that is shared keeps while it is covered. */
  #public: EventRow[] = [];
  #came: News = { from: 0, undone: false, fresh: true };
  #selected = '';
  #ref = 0;
  #hintRef = 0;
  #closed = false;

  /** `watches`: without the seat that this browser may have, for a screen that others see too. */
  constructor(
    readonly id: string,
    readonly watches = false,
  ) {
    this.#connect();
    window.addEventListener('online', this.#hurry);
    window.addEventListener('pageshow', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#deaf();
    window.removeEventListener('online', this.#hurry);
    window.removeEventListener('pageshow', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#hangUp();
  }

  /** Connect again, for a fresh view: after sitting down, after a gap, or to take over from another tab. */
  again(): void {
    if (this.#closed) return; // the page was left meanwhile
    clearTimeout(this.#timer);
    this.status = 'connecting';
    this.#hangUp();
    this.#connect();
  }

  answer(option: number): void {
    const choice = this.game?.choice;
    this.answered = (choice?.decision === this.odds?.decision && this.odds?.options[option]) || null;
    if (choice) this.#send({ type: 'answer', decision: choice.decision, option, ref: ++this.#ref });
  }

  askHint(): void {
    if (!this.game?.choice || this.hinting || this.status !== 'open') return;
    this.#forgetHint();
    this.hinting = true;
    this.#hintRef = ++this.#ref;
    this.#send({ type: 'hint', ref: this.#hintRef });
  }

  signal(signal: Signal['signal']): void {
    this.#send({ type: 'signal', signal, ref: ++this.#ref });
  }

  /** At a device that is shared: the player of this seat holds it now, or nobody. What was there is gone at once. */
  hold(seat: number | null): void {
    if (this.table && this.table.hot.length > 1) this.#cover();
    this.#send({ type: 'hold', seat, ref: null });
  }

  #cover(): void {
    const { game, table } = this;
    if (!table || table.you === null) return;
    this.table = { ...table, you: null };
    this.events = this.#public;
    this.odds = this.ahead = null;
    this.answered = null;
    this.#wanted = null;
    this.#forgetHint();
    if (game?.state.type === 'race') this.game = { ...game, choice: null, state: { ...game.state, own: null } };
    else if (game) this.game = { ...game, choice: null };
  }

  /** Say what is selected: if the time runs out it is the answer. */
  select(option: number | null): void {
    const decision = this.game?.choice?.decision;
    const said = `${decision}:${option}`;
    if (decision === undefined || said === this.#selected || !Object.keys(this.clocks).length) return;
    this.#selected = said;
    this.#send({ type: 'select', decision, option, ref: null });
  }

  /** Choose answers to questions that may come in the own turn. */
  chooseAhead(wanted: Omit<Ahead, 'type' | 'ref'>): void {
    const ahead: Ahead = { type: 'ahead', ...wanted, ref: null };
    this.#wanted = { of: this.#turn, ahead };
    if (this.ahead) this.ahead = { ...this.ahead, ...wanted };
    this.#send(ahead);
  }

  /** Whose turn of which round something is chosen for. */
  get #turn(): string {
    return `${this.table?.you} ${this.game?.state.type === 'race' ? this.game.state.round : 0}`;
  }

  takeBack(): void {
    this.#send({ type: 'take-back', ref: ++this.#ref });
  }

  undo(): void {
    if (this.game) this.#send({ type: 'undo', number: this.game.number, ref: ++this.#ref });
  }

  #hurry = (): void => {
    if (this.status === 'lost') {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  /** Back in sight: a line that died meanwhile is noticed at once. */
  #wake = (): void => {
    if (document.hidden) return;
    if (this.status === 'open') this.#ask(AWAKE_WITHIN);
    else this.#hurry();
  };

  /** A line that does not stand yet is closed when it does: closed before, the browser tells of a failure. */
  #hangUp(): void {
    const socket = this.#socket;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live${this.watches ? '?watch=yes' : ''}`);
    this.#socket = socket;
    this.sending = false;
    this.#selected = '';
    this.#deaf();
    this.#doubt = setTimeout(() => this.#giveUp(), OPEN_WITHIN);
    this.#forgetHint();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      this.#socket = null;
      this.#deaf();
      this.sending = false;
      this.outage = event.code === LATER;
      if (event.code === UNKNOWN_TABLE) this.status = 'unknown';
      if (event.code === PRIVATE) this.status = 'private';
      if (LIVE.has(this.status)) this.#retry();
    };
  }

  #retry(): void {
    this.status = 'lost';
    this.tries += 1;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.tries - 1, 5));
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#doubt); // it lives
    this.#doubt = undefined;
    switch (message.type) {
      case 'hello':
        this.status = 'open';
        this.tries = 0;
        this.#listen();
        this.#follow(message.events, message.table.hot?.length > 1 && this.table?.phase === message.table.phase);
        this.table = message.table;
        this.info = message.info;
        this.season = message.season;
        this.events = message.events;
        if (message.table.you === null) this.#public = message.events;
        this.notes = message.notes ?? [];
        this.noted = [];
        this.signals = (message.signals ?? []).map(({ seat, signal, ago }) => ({ seat, signal, at: Date.now() - ago * 1000 }));
        this.ahead = null;
        this.#again = true;
        this.clocks = {};
        this.#setGame(message.game);
        this.news = this.#came;
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'update':
        if (message.events_from > this.events.length) {
          this.again(); // something is missing
          break;
        }
        this.events = [...this.events.slice(0, message.events_from), ...message.events];
        this.#again = false;
        this.#setGame(message.game);
        this.news = { from: message.events_from, undone: message.undone, fresh: false };
        break;
      case 'odds':
        // those of an earlier decision may take longer, and come after the ones that are wanted
        if (message.decision === this.game?.choice?.decision) this.odds = message;
        break;
      case 'hint':
        if (message.decision !== this.game?.choice?.decision) break;
        this.#forgetHint();
        this.hint = message;
        break;
      case 'refused':
        if (this.hinting && message.ref === this.#hintRef) {
          this.#forgetHint();
          this.hintProblem = message.problem;
          break;
        }
        this.sending = false;
        this.refusal = message.problem;
        break;
      case 'accepted':
        if (message.ref !== this.#hintRef) this.sending = false;
        break;
      case 'elsewhere':
        this.status = 'elsewhere';
        break;
      case 'gone':
        this.status = message.reason;
        break;
      case 'clock':
        this.deadline = message.seconds === null ? 0 : Date.now() + message.seconds * 1000;
        this.clocks = Object.fromEntries((message.seats ?? []).map(({ seat, left, running }) => [seat, { left, running, at: Date.now() }]));
        break;
      case 'signalled':
        this.signals = [...this.signals.slice(1 - PAST_SIGNALS), { seat: message.seat, signal: message.signal, at: Date.now() }];
        break;
      case 'noted':
        // their numbers begin anew with a race
        this.notes = [...this.notes.filter(({ number }) => number < message.notes[0]!.number), ...message.notes];
        this.noted = message.notes;
        break;
      case 'ahead':
        this.ahead = message.open ? message : null;
        this.#sayAgain(message);
        break;
      case 'pong':
        break;
    }
  }

  /** What of a whole state is new: nothing, but at a device that is shared, which is told all at every hand. */
  #follow(events: EventRow[], shared: boolean): void {
    const before = this.events.length;
    const goesOn = shared && before > 0 && events.length > before;
    this.#came = goesOn ? { from: before, undone: false, fresh: false } : { from: events.length, undone: false, fresh: true };
  }

  #setGame(game: GameState | null): void {
    if (game?.choice?.decision !== this.game?.choice?.decision) this.#forgetHint();
    this.game = game;
    this.refusal = null;
    if (this.odds && this.odds.decision !== game?.choice?.decision) this.odds = null;
  }

  #forgetHint(): void {
    this.hint = this.hintProblem = null;
    this.hinting = false;
  }

  /** A dead line is noticed by its silence. */
  #listen(): void {
    this.#deaf();
    this.#pinger = setInterval(() => this.#ask(PONG_WITHIN), PING_EVERY);
  }

  #deaf(): void {
    clearInterval(this.#pinger);
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  /** Ask whether anybody is there; without an answer in time the line is dead, whatever the browser believes. */
  #ask(within: number): void {
    this.#send({ type: 'ping' });
    this.#doubt ??= setTimeout(() => this.#giveUp(), within);
  }

  #giveUp(): void {
    if (this.#closed || !LIVE.has(this.status)) return;
    this.#deaf();
    this.#hangUp();
    this.#socket = null; // it may take a minute to close: nobody waits for that
    this.sending = false;
    this.outage = false;
    this.#retry();
  }

  /** A server that was started anew does not know what was chosen ahead. */
  #sayAgain(told: AheadState): void {
    const wanted = this.#wanted?.of === this.#turn ? this.#wanted.ahead : null;
    if (this.#again && wanted && told.open && told.react === null && told.slipstream === null && told.discard === null)
      this.#send(wanted);
    this.#again = false;
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (ANSWERS.has(message.type)) {
      this.sending = true;
      this.refusal = null;
    }
    this.#socket.send(JSON.stringify(message));
  }
}
