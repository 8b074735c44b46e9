// Written by tools/browser_types.py from the server's messages. Do not edit.

export type ClientMessage = Answer | TakeBack | Undo | Signal | AskHint | Hold | Select | Ahead | Ping;
export type ServerMessage =
  | Hello
  | TableChanged
  | Update
  | Odds
  | Hint
  | RefusedReply
  | Accepted
  | Elsewhere
  | Gone
  | Clock
  | Signalled
  | Noted
  | AheadState
  | Pong;

export interface Protocol {
  Accepted?: Accepted;
  AddDriver?: AddDriver;
  Address?: Address;
  Again?: Again;
  Ahead?: Ahead;
  AheadState?: AheadState;
  Answer?: Answer;
  AskHint?: AskHint;
  BillRow?: BillRow;
  Bridge?: Bridge;
  CarState?: CarState;
  CardFace?: CardFace;
  Choice?: Choice;
  CircuitFile?: CircuitFile;
  CircuitInfo?: CircuitInfo;
  CircuitList?: CircuitList;
  Claim?: Claim;
  ClientMessage?: ClientMessage;
  Clock?: Clock;
  Corner?: Corner;
  CornerFigures?: CornerFigures;
  CornerPass?: CornerPass;
  DraftState?: DraftState;
  Elsewhere?: Elsewhere;
  Error?: Error;
  EventInfo?: EventInfo;
  Figure?: Figure;
  GameInfo?: GameInfo;
  GameState?: GameState;
  Go?: Go;
  Gone?: Gone;
  Health?: Health;
  Hello?: Hello;
  Hint?: Hint;
  HintRow?: HintRow;
  Hold?: Hold;
  Join?: Join;
  Lesson?: Lesson;
  LessonStep?: LessonStep;
  Look?: Look;
  MarkAt?: MarkAt;
  Measured?: Measured;
  MyTable?: MyTable;
  MyTables?: MyTables;
  NewLesson?: NewLesson;
  NewRoom?: NewRoom;
  NewTable?: NewTable;
  Note?: Note;
  Noted?: Noted;
  Odds?: Odds;
  OpenedRecord?: OpenedRecord;
  Option?: Option;
  OptionOdds?: OptionOdds;
  OutcomeRow?: OutcomeRow;
  OutlookRow?: OutlookRow;
  OwnState?: OwnState;
  PastSignal?: PastSignal;
  Ping?: Ping;
  Pong?: Pong;
  PrintWanted?: PrintWanted;
  PrivateLink?: PrivateLink;
  Problem?: Problem;
  QrMatrix?: QrMatrix;
  RaceState?: RaceState;
  RandomWanted?: RandomWanted;
  ReactionRow?: ReactionRow;
  Reason?: Reason;
  RefusedReply?: RefusedReply;
  Replay?: Replay;
  ReplayMoment?: ReplayMoment;
  ReplayState?: ReplayState;
  ResultRow?: ResultRow;
  ResultStory?: ResultStory;
  Results?: Results;
  Review?: Review;
  ReviewHighlight?: ReviewHighlight;
  ReviewMoment?: ReviewMoment;
  ReviewProgress?: ReviewProgress;
  ReviewRow?: ReviewRow;
  ReviewTurn?: ReviewTurn;
  ReviewWanted?: ReviewWanted;
  RoadFinding?: RoadFinding;
  Room?: Room;
  RoundMark?: RoundMark;
  SceneryThing?: SceneryThing;
  SeasonRace?: SeasonRace;
  SeasonRow?: SeasonRow;
  SeasonState?: SeasonState;
  Seat?: Seat;
  SeatChange?: SeatChange;
  SeatClock?: SeatClock;
  SeatStatistics?: SeatStatistics;
  Seated?: Seated;
  Select?: Select;
  ServerMessage?: ServerMessage;
  Signal?: Signal;
  Signalled?: Signalled;
  Sketch?: Sketch;
  Standing?: Standing;
  StrengthScale?: StrengthScale;
  Stroke?: Stroke;
  Study?: Study;
  StudyAdvice?: StudyAdvice;
  TableChanged?: TableChanged;
  TableSetup?: TableSetup;
  TableState?: TableState;
  TakeBack?: TakeBack;
  Told?: Told;
  Turn?: Turn;
  TurnState?: TurnState;
  Undo?: Undo;
  Update?: Update;
  Weather?: Weather;
  Why?: Why;
  WhyLine?: WhyLine;
  WhyPart?: WhyPart;
  Wish?: Wish;
}
/**
 * The answer `ref` is stored; the update follows or came before.
 */
export interface Accepted {
  type: "accepted";
  ref: number | null;
}
/**
 * An automated driver takes an open seat.
 */
export interface AddDriver {
  driver?: "rookie" | "amateur" | "club" | "pro" | "champion";
  manner?: ("keeps" | "dares" | "follows" | "blocks" | "gambles" | "boosts") | null;
  colour?: ("black" | "blue" | "green" | "red" | "gray" | "yellow") | null;
}
/**
 * What links to races begin with.
 */
export interface Address {
  origin: string | null;
  only_here: boolean;
}
/**
 * Drive on from a moment of a finished race, with the same luck, at a table of one's own.
 */
export interface Again {
  seat: number;
  race?: number;
  moment: number;
  name?: string | null;
}
/**
 * Answers to questions that may come in the own turn of this round; null: to be asked.
 *
 * `react`: each wish is used as often as it is offered, in this order, then it is done. `slipstream`: at
 * most so many spaces. `discard`: those of these cards that may go. Nobody else learns of it.
 */
export interface Ahead {
  type: "ahead";
  react: Wish[] | null;
  slipstream: number | null;
  discard: string | null;
  ref: number | null;
}
/**
 * A use of a symbol, if it is offered; with `card` only of that card. Of several the greatest is used.
 */
export interface Wish {
  key:
    | "cool-gear"
    | "cool-adrenaline"
    | "cool-sector"
    | "cool-card"
    | "pay-heat"
    | "scrap"
    | "reduce-stress"
    | "direct-play"
    | "accelerate"
    | "adrenaline-move"
    | "boost";
  card: string | null;
}
/**
 * What the reader has chosen ahead for the own turn, which is still to come; null where it is asked.
 */
export interface AheadState {
  type: "ahead";
  open: boolean;
  cards: string;
  react: Wish[] | null;
  slipstream: number | null;
  discard: string | null;
}
/**
 * The answer to a decision: the index of one of its options.
 */
export interface Answer {
  type: "answer";
  decision: number;
  option: number;
  ref?: number | null;
}
/**
 * What would be best at the own open decision? A `hint` comes when it is worked out.
 */
export interface AskHint {
  type: "hint";
  ref?: number | null;
}
export interface BillRow {
  corner: number;
  limit: number;
  due: number;
}
/**
 * Where the lap crosses itself, along the drawing: the lower road, and the stretch of the upper one.
 */
export interface Bridge {
  under: number;
  start: number;
  end: number;
}
/**
 * What everybody sees of a car.
 */
export interface CarState {
  seat: number;
  legend: boolean;
  grid: number;
  progress: number;
  space: number;
  spot: number;
  lap: number;
  place: number;
  corner: number;
  countdown: number;
  corner_left: boolean;
  status: "racing" | "finished" | "classified" | "eliminated";
  gear: number;
  engine: number;
  planned: boolean;
  face_down: number;
  hand: number;
  draw: number;
  draw_top: string;
  discard: number;
  discard_top: string;
  play: string;
  adrenaline: boolean;
  finish_round: number;
  spin_outs: number;
  heat_paid: number;
}
/**
 * What is printed on an Upgrade or a Sponsor card.
 */
export interface CardFace {
  face: number;
  name: string;
  category: string;
  values: number[];
  number_printed: boolean;
  plus: number;
  symbols: {
    [k: string]: number;
  };
  advanced: boolean;
  starting: boolean;
  heat_card: boolean;
}
/**
 * The open decision of the reader, every legal answer in it.
 */
export interface Choice {
  decision: number;
  step: string;
  options: Option[];
  idle: number | null;
}
/**
 * One legal answer. `card` is the card whose symbol is used; `number` Heat, spaces, a value, a face or
 * the gear of a plan.
 */
export interface Option {
  key: string;
  cards: string;
  number: number;
  card: string;
  given: number;
}
/**
 * A circuit file to be checked and drawn.
 */
export interface CircuitFile {
  text: string;
}
/**
 * A circuit as it is raced and drawn.
 */
export interface CircuitInfo {
  id: string;
  name: string;
  place: string;
  country: string;
  length: number;
  laps: number;
  heat: number;
  stress: number;
  corners: Corner[];
  grid: [unknown, unknown][];
  next: number[];
  countdown: number[];
  sides: number[];
  heading: number;
  lane: number;
  sections: number[];
  path: (Go | Turn | MarkAt)[];
  land: string | null;
  scenery: SceneryThing[];
  bridges: Bridge[];
}
export interface Corner {
  name: string;
  line: number;
  limit: number;
  legend_line: number;
}
export interface Go {
  go: number;
}
export interface Turn {
  turn: number;
  r: number;
}
export interface MarkAt {
  corner: number;
  badge: ("in" | "out") | null;
  out: number | null;
}
/**
 * Something beside the track, in spaces from the start line, x to the right, y upwards.
 */
export interface SceneryThing {
  kind: string;
  x: number;
  y: number;
  size: number;
}
export interface CircuitList {
  circuits: CircuitInfo[];
}
/**
 * Sit down where one sat before, from another device, with the secret of the private link.
 */
export interface Claim {
  token: string;
}
/**
 * Take the own plan back while others are still open.
 */
export interface TakeBack {
  type: "take-back";
  ref?: number | null;
}
/**
 * Take the last answer back; `number` is the entry the player has seen last.
 */
export interface Undo {
  type: "undo";
  number: number;
  ref?: number | null;
}
/**
 * Give a quick signal to the others at the table.
 */
export interface Signal {
  type: "signal";
  signal: "hello" | "nice" | "thanks" | "sorry" | "wow" | "hurry";
  ref: number | null;
}
/**
 * At a device that is shared: the player of this seat, who is asked, holds it now; null covers it.
 *
 * `hello` follows: what that player may know, or what everybody may.
 */
export interface Hold {
  type: "hold";
  seat: number | null;
  ref: number | null;
}
/**
 * What is selected at the open decision: the answer if time runs out. Nobody else learns of it.
 */
export interface Select {
  type: "select";
  decision: number;
  option: number | null;
  ref: number | null;
}
export interface Ping {
  type: "ping";
}
/**
 * Where decisions have a time limit: what is left of it, for the decision whose time runs out first.
 */
export interface Clock {
  type: "clock";
  seconds: number | null;
  seats: SeatClock[];
}
/**
 * The clock of one player.
 */
export interface SeatClock {
  seat: number;
  left: number;
  running: boolean;
}
/**
 * One corner, for each time its line is crossed.
 */
export interface CornerFigures {
  spins: Figure;
  heat: Figure;
  free: Figure;
}
/**
 * An estimate with its 95 % interval.
 */
export interface Figure {
  mean: number;
  low: number;
  high: number;
}
export interface CornerPass {
  lap: number;
  corner: number;
  round: number;
  speed: number;
  limit: number;
  due: number;
  spun: boolean;
}
/**
 * The draft before a race: everything lies open.
 */
export interface DraftState {
  type: "draft";
  step: string;
  round: number;
  rounds: number;
  market: CardFace[];
  upgrades: CardFace[][];
  decks: number[];
  decks_with: number[];
  grid: number[];
  order: number[];
  active: number | null;
}
/**
 * The seat is driven from another tab now; this connection ends.
 */
export interface Elsewhere {
  type: "elsewhere";
}
/**
 * The body of a refused request.
 */
export interface Error {
  error: Problem;
}
/**
 * Something that does not go, as a key with arguments; `text` is English, for logs and bot authors.
 */
export interface Problem {
  key: string;
  arguments: {
    [k: string]: string | number;
  };
  text: string;
}
/**
 * An Event card of a championship. What it does is told by its number.
 */
export interface EventInfo {
  number: number;
  label: string;
  sponsor_cards: number;
  press: number[];
}
/**
 * What does not change while the race is on.
 */
export interface GameInfo {
  circuit: CircuitInfo;
  laps: number;
  finish: number;
  cars: number;
  tournament: boolean;
  colours: ("black" | "blue" | "green" | "red" | "gray" | "yellow")[];
  limits: number[];
  surcharges: number[];
  press: boolean[];
  weather: Weather | null;
  roads: string[] | null;
  event: EventInfo | null;
  heat: number;
  hand_limit: number;
  cooldown_by_gear: number[];
  stress_by_gear: number[];
  adrenaline_cars: number;
  legend_top_speed: number[][];
  legend_diamond: number[][];
  faces: {
    [k: string]: CardFace;
  }[];
}
export interface Weather {
  tile: string;
  preparation: string;
  amount: number;
  sector: string;
  sector_amount: number;
}
/**
 * Where the game stands for one reader, after entry `number`.
 */
export interface GameState {
  number: number;
  state: RaceState | DraftState;
  choice: Choice | null;
  waiting: number[];
  undo: boolean;
  take_back: boolean;
}
/**
 * A race as one seat sees it.
 */
export interface RaceState {
  type: "race";
  round: number;
  step: string;
  active: number | null;
  order: number[];
  results: number[];
  stress_supply: number;
  legend_card: number | null;
  sponsors_left: number;
  cars: CarState[];
  own: OwnState | null;
  turn: TurnState;
}
/**
 * What only the owner knows; the piles as remembered, without order.
 */
export interface OwnState {
  hand: string;
  plan: string;
  gear: number;
  draw: string;
  discard: string;
}
/**
 * What the active car has done in its turn.
 */
export interface TurnState {
  start: number;
  speed: number;
  plus_used: number;
  boosted: boolean;
  open: {
    [k: string]: string;
  };
  to_choose: string;
}
/**
 * The table was deleted, the reader lost the seat, or nobody may watch; this connection ends.
 */
export interface Gone {
  type: "gone";
  reason: "deleted" | "removed" | "private";
}
export interface Health {
  status: "ok";
  version: string;
  rules: number;
  build: string;
}
/**
 * The first message of a connection, and again after anything that a small update cannot tell.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  table: TableState;
  info: GameInfo | null;
  game: GameState | null;
  season: SeasonState | null;
  notes: Note[];
  signals: PastSignal[];
  events: (number | string)[][];
}
/**
 * The table: its set-up and who sits at it.
 */
export interface TableState {
  id: string;
  phase: "lobby" | "running" | "over";
  setup: TableSetup;
  seats: Seat[];
  you: number | null;
  away_after: number;
  hot: number[];
  problem: Problem | null;
  rematch: string | null;
  code: string | null;
  watching: number;
  screens: number;
  lesson: boolean;
}
/**
 * A race as the host wants it. Empty cars are driven by Legends, by automated drivers or by nobody.
 */
export interface TableSetup {
  season: ("1961" | "1962" | "1963" | "custom" | "goat") | null;
  circuit: string;
  circuit_file: string | null;
  laps: number | null;
  cars: number;
  empty: ("legends" | "nobody") | ("rookie" | "amateur" | "club" | "pro" | "champion");
  absent: "rookie" | "amateur" | "club" | "pro" | "champion";
  pro: number;
  garage: ("regular" | "advanced" | "all" | "quick") | null;
  weather: boolean;
  tournament: boolean;
  odds: boolean;
  hints: boolean;
  spectators: boolean;
  seconds: number | null;
  bank: number | null;
  increment: number;
}
/**
 * Somebody at the table. `driver` is the automated driver at the wheel now, if there is one.
 */
export interface Seat {
  seat: number;
  name: string;
  colour: "black" | "blue" | "green" | "red" | "gray" | "yellow";
  kind: "human" | "driver" | "legend";
  host: boolean;
  ready: boolean;
  here: boolean;
  away: number | null;
  left: boolean;
  driver: string | null;
  manner: string | null;
  handicap: number;
}
/**
 * A championship as everybody sees it.
 */
export interface SeasonState {
  year: string;
  races: SeasonRace[];
  total: number;
  standings: Standing[];
  grid: number[];
  interval: boolean;
  over: boolean;
  champion: number | null;
}
/**
 * One race of the calendar; those that are still hidden are not in it.
 */
export interface SeasonRace {
  season: string;
  race: number;
  circuit: string;
  place: string;
  event: EventInfo;
  rows: SeasonRow[];
}
/**
 * One car of a finished race.
 */
export interface SeasonRow {
  seat: number;
  place: number;
  points: number;
  status: "finished" | "eliminated";
}
/**
 * One line of the championship.
 */
export interface Standing {
  seat: number;
  points: number;
  by_race: number[];
}
/**
 * Something that happened at the table beside the race; everybody is told.
 */
export interface Note {
  number: number;
  kind: "handed-over" | "taken-back" | "gave-up" | "removed" | "restored" | "host" | "setup" | "undone" | "time-up";
  event: number;
  seat: number | null;
  name: string;
  by: number | null;
  driver: string | null;
}
/**
 * A signal that was given before one came.
 */
export interface PastSignal {
  seat: number;
  signal: "hello" | "nice" | "thanks" | "sorry" | "wow" | "hurry";
  ago: number;
}
/**
 * The best answers to the reader's open decision, the best first.
 */
export interface Hint {
  type: "hint";
  decision: number;
  by_place: boolean;
  plans: HintRow[];
}
/**
 * A good answer, and what to expect of it.
 */
export interface HintRow {
  action: Option;
  win: number;
  win_error: number;
  place: number;
  spin_out: number | null;
  speed: number | null;
  heat: number | null;
  reason: Reason;
}
/**
 * Why an answer is good, as a key with facts; shares are percent, cards letters, corners numbers.
 */
export interface Reason {
  key:
    | "finishes"
    | "avoids-spin-out"
    | "clears-corner-free"
    | "keeps-heat-for-corner"
    | "cools"
    | "sheds-stress"
    | "uses-straight"
    | "sets-up-corner"
    | "boosts"
    | "saves-heat"
    | "gains-spaces"
    | "stays-back"
    | "keeps-cards"
    | "draws-new-cards"
    | "farther"
    | "farther-for-heat"
    | "keeps-heat"
    | "keeps-heat-as-far"
    | "plays-stress"
    | "holds-back"
    | "even"
    | "wins"
    | "even-by-place"
    | "wins-by-place"
    | "only-answer";
  facts: {
    [k: string]: string | number;
  };
}
/**
 * Sit down at a table; `beside`: one more at the device of somebody who sits there.
 */
export interface Join {
  name: string;
  colour?: ("black" | "blue" | "green" | "red" | "gray" | "yellow") | null;
  beside?: boolean;
}
/**
 * What the coach of the first race suggests, in order.
 */
export interface Lesson {
  steps: LessonStep[];
}
/**
 * One answer of the first race: what it is about, where it is due, and what the coach suggests.
 */
export interface LessonStep {
  topic: string;
  round: number;
  step: string;
  progress: number;
  engine: number;
  hand: string;
  answer: Option;
}
/**
 * What is said about a sketch: what cannot be loaded has `problems` and nothing else.
 */
export interface Look {
  circuit: {
    [k: string]: unknown;
  } | null;
  text: string | null;
  info: CircuitInfo | null;
  findings: RoadFinding[];
  problems: string[];
}
/**
 * One thing to be said about a circuit, in the language asked for, and where: in spaces of the lap.
 */
export interface RoadFinding {
  question: string;
  colour: "red" | "amber";
  at: number;
  corner: number | null;
  text: string;
}
/**
 * How strong a level or Legend is: it wins in proportion to e to its strength; club is 0.
 */
export interface Measured {
  strength: number;
  low: number | null;
  high: number | null;
  races: number;
}
/**
 * A table where the browser has a seat.
 */
export interface MyTable {
  id: string;
  phase: "lobby" | "running" | "over";
  circuit: string;
  place: string;
  season: string | null;
  seat: number;
  colour: "black" | "blue" | "green" | "red" | "gray" | "yellow";
  round: number;
  lap: number;
  laps: number;
  your_turn: boolean;
  updated: number;
  lesson: boolean;
  cars: number;
  taken: ("black" | "blue" | "green" | "red" | "gray" | "yellow")[];
  position: number;
  awaited: string[];
  races: number;
  total: number;
}
export interface MyTables {
  tables: MyTable[];
  total: number;
}
/**
 * Open the first race.
 */
export interface NewLesson {
  name: string;
}
/**
 * Open a table without sitting down at it, for a screen that everybody sees.
 */
export interface NewRoom {
  setup: TableSetup;
}
/**
 * Open a table and sit down at it as its host, with these drivers; `start` begins the race at once.
 */
export interface NewTable {
  setup?: TableSetup;
  name: string;
  colour?: ("black" | "blue" | "green" | "red" | "gray" | "yellow") | null;
  /**
   * @maxItems 5
   */
  drivers?: AddDriver[];
  start?: boolean;
}
/**
 * Something happened at the table beside the race.
 */
export interface Noted {
  type: "noted";
  notes: Note[];
}
/**
 * What comes of each option of a decision, in the order of its options, and the sensible one of them.
 *
 * After the corners of the turn there is nothing to foretell: `options` is empty.
 */
export interface Odds {
  type: "odds";
  decision: number;
  options: OptionOdds[];
  flip: number[];
  certain_only: boolean;
  best: number | null;
  useful: boolean;
}
/**
 * What comes of one option, for the cars as they stand now.
 */
export interface OptionOdds {
  gear: number;
  shift: number;
  plus: number;
  cluttered: boolean;
  outlooks: OutlookRow[];
  reactions: ReactionRow[];
}
export interface OutlookRow {
  values: number[];
  outcomes: OutcomeRow[];
}
export interface OutcomeRow {
  chance: number;
  speed: number;
  progress: number;
  spot: number;
  bills: BillRow[];
  heat: number;
  paid: number;
  engine: number;
  spins: number;
  finishes: boolean;
  tows: number[];
}
export interface ReactionRow {
  option: Option;
  outlooks: OutlookRow[];
}
/**
 * A record lies at this address now; who has the token may delete it.
 */
export interface OpenedRecord {
  table: string;
  token: string;
}
export interface Pong {
  type: "pong";
}
/**
 * A circuit on paper.
 */
export interface PrintWanted {
  text: string;
  paper: "A4" | "A3" | "Letter" | "poster";
  space: number;
  ink: "full" | "ink" | "lines";
  /**
   * @maxItems 200
   */
  left_out: string[];
}
/**
 * The secret of one's own seat: whoever has it drives the car.
 */
export interface PrivateLink {
  token: string;
}
/**
 * A QR code of an address of this server: rows of dark (1) and light (0) modules.
 */
export interface QrMatrix {
  rows: string[];
}
/**
 * A circuit by chance.
 */
export interface RandomWanted {
  seed: number;
  like: string | null;
}
export interface RefusedReply {
  type: "refused";
  ref: number | null;
  problem: Problem;
}
/**
 * A finished race, moment by moment. Moment 0 is the start.
 */
export interface Replay {
  race: number;
  races: number;
  first: number;
  info: GameInfo;
  opening: (number | string)[][];
  start: ReplayState;
  moments: ReplayMoment[];
}
/**
 * Everything about a race at one moment: what lies on the table, and all hands.
 */
export interface ReplayState {
  race: RaceState;
  hands: (OwnState | null)[];
  waiting: number[];
}
/**
 * An accepted action, what happened then, and what it changed.
 *
 * `changes` has the new values by name; an object where there was one has changes again, and so has, by
 * number, a list of objects.
 */
export interface ReplayMoment {
  seat: number;
  option: Option;
  events: (number | string)[][];
  changes: {
    [k: string]: unknown;
  };
}
export interface ResultRow {
  place: number;
  seat: number;
  status: "finished" | "eliminated";
  rounds: number;
  heat_paid: number;
  spin_outs: number;
  grid: number;
  gap: number;
  story: ResultStory;
}
/**
 * A result in short, for a headline: how it ended, and what it came from.
 */
export interface ResultStory {
  how: "won-lane" | "won-spaces" | "won-rounds" | "alone" | "bunch" | "lane" | "spaces" | "rounds" | "out";
  origin: "last" | "grid" | "spin" | "tow" | "none";
  number: number;
  cars: number;
  other: number;
}
export interface Results {
  rounds: number;
  laps: number;
  limits: number[];
  rows: ResultRow[];
  places: number[][];
  progress: number[][];
  lap_starts: number[];
  marks: RoundMark[];
  seats: SeatStatistics[];
}
export interface RoundMark {
  round: number;
  seat: number;
  kind: "slipstream" | "boost" | "spin-out";
}
export interface SeatStatistics {
  seat: number;
  start: number;
  top_speed: number;
  slipstreams: number;
  slipstream_spaces: number;
  boosts: number;
  stress_played: number;
  adrenaline: number;
  heat_paid: number;
  cooled: number;
  engine: number[];
  paid: number[];
  corners: CornerPass[];
}
/**
 * A race of one seat looked at again. start + decisions + luck is the outcome, exactly; so are places.
 */
export interface Review {
  format: "slipstream-review/1";
  seat: number;
  race: number;
  evaluator: string;
  rollouts: number;
  choices: number;
  start: number;
  outcome: number;
  moments: ReviewMoment[];
  highlights: ReviewHighlight[];
  rows: ReviewRow[];
  decisions: number;
  decisions_error: number;
  luck: number;
  result: number;
  place_start: number;
  place_decisions: number;
  place_luck: number;
  place: number;
  accuracy: number | null;
}
/**
 * A choice that certainly cost something. `index` is its moment in the replay.
 */
export interface ReviewMoment {
  race: number;
  index: number;
  round: number;
  step: string;
  cause: "gear" | "corner-heat" | "cards" | "boost" | "cooldown" | "slipstream" | "discard" | "value" | "symbol";
  mark: "??" | "?" | "";
  corner: number | null;
  played: Option;
  better: Option;
  win: number;
  loss: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  loss_ci95: [unknown, unknown];
  place: number;
  places: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  places_ci95: [unknown, unknown];
  by_place: boolean;
  played_turn: ReviewTurn | null;
  better_turn: ReviewTurn | null;
  told: Told[];
}
/**
 * What an answer could be expected to lead to in its turn; progress as that of cars.
 */
export interface ReviewTurn {
  speed: number;
  heat: number;
  engine: number;
  spin_out: number;
  progress: number;
  low: number;
  high: number;
}
/**
 * A sentence about a moment, as a key with facts; shares are percent, cards letters, corners numbers.
 */
export interface Told {
  key:
    | "spun-out"
    | "paid"
    | "within"
    | "stopped"
    | "drove"
    | "cooled"
    | "boosted"
    | "ended-react"
    | "towed"
    | "not-towed"
    | "discarded"
    | "kept-all"
    | "others-there"
    | "others-there-at"
    | "later"
    | "later-before"
    | "safer"
    | "there-farther"
    | "there-farther-for-heat"
    | "there-keeps-heat"
    | "there-keeps-heat-as-far"
    | "there-plays-stress"
    | "there-holds-back"
    | "chances"
    | "places"
    | "only-good"
    | "only-good-place"
    | "luck-spin-out"
    | "luck-flip"
    | "luck-rivals"
    | "luck-rivals-spun"
    | "luck-cards"
    | "became"
    | "places-became";
  facts: {
    [k: string]: string | number;
  };
}
/**
 * A moment that was no mistake: the only good answer, or luck.
 */
export interface ReviewHighlight {
  race: number;
  index: number;
  round: number;
  kind: "good" | "flip" | "cards" | "rivals" | "spin-out";
  corner: number | null;
  played: Option | null;
  change: number;
  error: number;
  places: number;
  by_place: boolean;
  told: Told[];
}
/**
 * A choice: chance to win and expected place before and after it. Errors are standard errors.
 */
export interface ReviewRow {
  index: number;
  round: number;
  step: string;
  before: number;
  after: number;
  error: number;
  loss: number;
  loss_error: number;
  place_before: number;
  place_after: number;
  place_error: number;
  places: number;
  places_error: number;
  accuracy: number | null;
}
/**
 * How far a review is; ask again until `review` is there.
 */
export interface ReviewProgress {
  progress: number;
  rows: ReviewRow[];
  review: Review | null;
}
/**
 * Look at a race of one seat again; for a season name the race.
 */
export interface ReviewWanted {
  seat: number;
  race?: number;
}
/**
 * A table on a screen that everybody sees: who sits down first is its host.
 */
export interface Room {
  table: string;
  code: string | null;
}
/**
 * What a player changes about a seat; None leaves it as it is. The host may change handicap and driver
 * of others: a driver name hands the car over, "" gives it back. Everybody may hand over the car of somebody
 * who has been away for a minute, to a driver of the level `absent`; on return it is given back.
 */
export interface SeatChange {
  name?: string | null;
  colour?: ("black" | "blue" | "green" | "red" | "gray" | "yellow") | null;
  ready?: boolean | null;
  handicap?: number | null;
  driver?: ("rookie" | "amateur" | "club" | "pro" | "champion") | "" | null;
  manner?: ("keeps" | "dares" | "follows" | "blocks" | "gambles" | "boosts") | null;
  host?: true | null;
}
/**
 * One sits at this table now; the cookie that proves it is set.
 */
export interface Seated {
  table: string;
  seat: number;
}
export interface TableChanged {
  type: "table";
  table: TableState;
}
/**
 * Something was accepted. Cut the list of events at `events_from`, then append `events`.
 */
export interface Update {
  type: "update";
  game: GameState;
  events_from: number;
  events: (number | string)[][];
  undone: boolean;
}
/**
 * A driver gives a signal. The last ones are told to who comes later.
 */
export interface Signalled {
  type: "signalled";
  seat: number;
  signal: "hello" | "nice" | "thanks" | "sorry" | "wow" | "hurry";
}
/**
 * A circuit of the studio: the data of a file, or its text. What follows from the rest may be missing.
 */
export interface Sketch {
  circuit: {
    [k: string]: unknown;
  } | null;
  text: string | null;
}
/**
 * Levels and Legends by circuit, "any" for one that is not named: the base game, and the whole box.
 */
export interface StrengthScale {
  base: {
    [k: string]: {
      [k: string]: Measured;
    };
  };
  box: {
    [k: string]: {
      [k: string]: Measured;
    };
  };
}
/**
 * A loop drawn by hand: it becomes a circuit.
 */
export interface Stroke {
  /**
   * @minItems 8
   * @maxItems 4000
   */
  points: [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    [number, number],
    ...[number, number][]
  ];
  name: string;
  spaces: number | null;
}
/**
 * How a circuit races, as far as it is known: six club drivers, blocks of six races.
 */
export interface Study {
  races: number;
  of: number;
  rounds: Figure;
  lead_changes: Figure;
  overtakes: Figure;
  corners: CornerFigures[];
  grid: Figure[];
  advice: StudyAdvice;
  band: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [unknown, unknown];
  };
}
/**
 * One sentence, and the change it offers.
 */
export interface StudyAdvice {
  text: string;
  corner: number | null;
  limit: number | null;
  laps: number | null;
}
/**
 * Why something happened: a title, sentences, and the clauses of the rules they stand on.
 */
export interface Why {
  title: WhyLine;
  lines: WhyLine[];
  clauses: string[];
}
/**
 * A sentence as a key with facts: `seat`, `corner` and `card` as everywhere, and plain numbers.
 */
export interface WhyLine {
  key: string;
  facts: {
    [k: string]: string | number;
  };
  sum: WhyPart[];
  seats: number[];
}
/**
 * A term of a sum, as a key with facts.
 */
export interface WhyPart {
  key: string;
  facts: {
    [k: string]: string | number;
  };
}

export const PROTOCOL = 3;
export const MAX_NAME = 24;
export const LETTERS = "1234HSabcdevwxyz";
export const LIMITS = {"laps": [1, 20], "cars": [2, 6], "pro": [0, 9], "seconds": [10, 3600], "bank": [60, 36000], "increment": [0, 600], "handicap": [0, 2]} as const;
export const EVENTS: readonly (readonly string[])[] = [["round-started", "round"], ["planned", "cards"], ["plan-taken-back"], ["gear-shifted", "before", "gear", "heat"], ["gear-corrected", "before", "gear", "card"], ["revealed", "cards"], ["cluttered", "cards"], ["flipped", "card", "kept"], ["reshuffled", "number"], ["value-chosen", "card", "value"], ["speed-set", "speed"], ["moved", "start", "progress", "spot", "blocked"], ["adrenaline-gained"], ["adrenaline-used"], ["boosted", "heat"], ["cooled-down", "number", "source", "card"], ["heat-paid", "number", "reason", "card"], ["unpayable", "card", "progress", "spot"], ["scrapped", "card", "source"], ["stress-reduced", "number", "card"], ["salvaged", "number", "card", "cards"], ["directly-played", "card"], ["accelerated", "number", "card"], ["slipstreamed", "spaces"], ["corner-passed", "corner", "speed", "limit", "due"], ["spun-out", "corner", "stress", "progress", "spot"], ["eliminated", "round"], ["sponsor-gained", "reason", "corner", "card"], ["discarded", "number", "top", "cards"], ["refreshed", "card"], ["used-up", "cards"], ["play-area-cleared", "cards"], ["drew", "number", "cards"], ["lap-started", "lap"], ["finished", "round", "progress", "spot"], ["ranked", "place"], ["race-over"], ["legend-card-revealed", "card"], ["legend-moved", "move", "distance"], ["upgrade-taken", "face"], ["upgrade-swapped", "face", "given"], ["upgrade-kept", "face"], ["points-scored", "points", "total"]];
export const HEAT_REASONS: readonly string[] = ["gear", "boost", "corner", "symbol"];
export const COOLDOWN_SOURCES: readonly string[] = ["gear", "adrenaline", "sector", "card"];
export const SPONSOR_REASONS: readonly string[] = ["press-corner", "top-speed", "overtaking", "first-lap", "start"];
export const EXPLAINED: Readonly<Record<string, string>> = {"round-started": "", "gear-corrected": "", "cluttered": "", "reshuffled": "", "moved": "blocked", "adrenaline-used": "", "unpayable": "", "corner-passed": "", "spun-out": "", "eliminated": "", "sponsor-gained": "", "finished": "", "legend-moved": ""};
export const EXPLAINED_OF_LEGENDS: readonly string[] = ["moved"];
export const BASIC_SPEEDS: readonly number[] = [1, 2, 3, 4];
export const ON_TRACK: readonly string[] = ["racing", "finished"];
export const FINISHERS: readonly string[] = ["finished", "classified"];
export const ODDS_STEPS: readonly string[] = ["plan", "value", "react", "slipstream"];
export const MANDATORY: readonly string[] = ["pay-heat", "unpayable", "scrap"];
export const STANDARD: TableSetup = {"season": null, "circuit": "usa", "circuit_file": null, "laps": null, "cars": 6, "empty": "legends", "absent": "club", "pro": 0, "garage": null, "weather": false, "tournament": false, "odds": true, "hints": true, "spectators": true, "seconds": null, "bank": null, "increment": 0};
export const ROADS: Readonly<Record<Road, { scope: 'corner' | 'sector'; amount: number }>> = {"limit_up": {"scope": "corner", "amount": 1}, "limit_down": {"scope": "corner", "amount": -1}, "overheat": {"scope": "corner", "amount": 1}, "slipstream": {"scope": "sector", "amount": 1}, "free_boost": {"scope": "sector", "amount": 0}, "weather": {"scope": "sector", "amount": 0}};
export const KIND_OF_LETTER: Readonly<Record<string, CardKind>> = {"1": "basic", "2": "basic", "3": "basic", "4": "basic", "H": "heat", "S": "stress", "a": "upgrade", "b": "upgrade", "c": "upgrade", "d": "upgrade", "e": "upgrade", "v": "sponsor", "w": "sponsor", "x": "sponsor", "y": "sponsor", "z": "sponsor"};
export const STEPS = ["running", "plan", "value", "react", "slipstream", "discard", "refresh", "over"] as const;
export type Step = (typeof STEPS)[number];
export const GEARS = [1, 2, 3, 4] as const;
export type Gear = (typeof GEARS)[number];
export const ACTIONS = ["plan", "take-back", "choose-value", "cool-gear", "cool-adrenaline", "cool-sector", "cool-card", "pay-heat", "unpayable", "scrap", "reduce-stress", "salvage", "direct-play", "accelerate", "adrenaline-move", "boost", "end-react", "slipstream", "discard", "refresh", "take-upgrade", "swap-upgrade", "keep-upgrade"] as const;
export type ActionKey = (typeof ACTIONS)[number];
export const CARD_SYMBOLS = [{"key": "heat", "short": "heat", "mandatory": true, "counts": true, "action": "pay-heat"}, {"key": "scrap", "short": "scrap", "mandatory": true, "counts": true, "action": "scrap"}, {"key": "cooldown", "short": "cool", "mandatory": false, "counts": true, "action": "cool-card"}, {"key": "stress", "short": "stress", "mandatory": false, "counts": true, "action": "reduce-stress"}, {"key": "salvage", "short": "salvage", "mandatory": false, "counts": true, "action": "salvage"}, {"key": "accelerate", "short": "accel", "mandatory": false, "counts": false, "action": "accelerate"}, {"key": "limit", "short": "limit", "mandatory": true, "counts": true, "action": ""}, {"key": "slipstream", "short": "slip", "mandatory": false, "counts": true, "action": ""}, {"key": "refresh", "short": "refresh", "mandatory": false, "counts": false, "action": "refresh"}, {"key": "direct", "short": "direct", "mandatory": false, "counts": false, "action": "direct-play"}, {"key": "once", "short": "once", "mandatory": true, "counts": false, "action": ""}] as const;
export type CardSymbol = (typeof CARD_SYMBOLS)[number];
export const CATEGORIES = ["4 Wheel Drive", "Body", "Brakes", "Cooling System", "Fuel", "Gas Pedal", "Heat", "R.P.M.", "Suspension", "Tires", "Turbo Charger", "Wings"] as const;
export type Category = (typeof CATEGORIES)[number];
export const LEVELS = ["rookie", "amateur", "club", "pro", "champion"] as const;
export type Level = (typeof LEVELS)[number];
export const MANNERS = ["keeps", "dares", "follows", "blocks", "gambles", "boosts"] as const;
export type Manner = (typeof MANNERS)[number];
export const YEARS = ["1961", "1962", "1963", "custom", "goat"] as const;
export type Year = (typeof YEARS)[number];
export const GARAGES = ["regular", "advanced", "all", "quick"] as const;
export type Garage = (typeof GARAGES)[number];
export const ROAD_KEYS = ["limit_up", "limit_down", "overheat", "slipstream", "free_boost", "weather"] as const;
export type Road = (typeof ROAD_KEYS)[number];
export const WEATHER_TILES = ["clouds", "fog", "storm", "snow", "rain", "sun"] as const;
export type WeatherTile = (typeof WEATHER_TILES)[number];
export const CARD_KINDS = ["basic", "heat", "stress", "upgrade", "sponsor"] as const;
export type CardKind = (typeof CARD_KINDS)[number];
export const LESSON_TOPICS = ["gears", "cards", "corner", "adrenaline", "slipstream", "heat", "stress", "boost", "spin-out", "cooldown"] as const;
export type LessonTopic = (typeof LESSON_TOPICS)[number];
