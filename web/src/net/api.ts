import type {
  Address,
  AddDriver,
  Again,
  CircuitInfo,
  CircuitList,
  Join,
  Lesson,
  Look,
  MyTables,
  NewRoom,
  NewTable,
  OpenedRecord,
  PrintWanted,
  PrivateLink,
  Problem,
  QrMatrix,
  RandomWanted,
  Replay,
  Results,
  ReviewProgress,
  ReviewWanted,
  Room,
  SeatChange,
  Seated,
  Sketch,
  StrengthScale,
  Stroke,
  Study,
  TableSetup,
  TableState,
  Why,
} from './protocol';

/** The server refused a request, or could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text || problem.key);
  }
}

const OFFLINE: Problem = { key: 'offline', arguments: {}, text: '' };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body), // a record is sent as it is
    });
    if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  } catch {
    throw new ApiError(OFFLINE, 0);
  }
  let problem: Problem = { key: 'server-error', arguments: {}, text: '' };
  try {
    problem = ((await response.json()) as { error: Problem }).error ?? problem;
  } catch {
    // an answer that is not ours keeps the general problem
  }
  throw new ApiError(problem, response.status);
}

/** The same for an answer that is a file. */
async function file(path: string, body: unknown): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return await response.blob();
  } catch {
    throw new ApiError(OFFLINE, 0);
  }
  throw new ApiError(((await response.json()) as { error: Problem }).error, response.status);
}

let leaving = false;
window.addEventListener('pagehide', () => (leaving = true));
window.addEventListener('pageshow', () => (leaving = false));

/** Ask for something to show. A failure after its page was left is nobody's: the promise stays open. */
async function read<T>(path: string): Promise<T> {
  const page = location.pathname;
  try {
    return await call<T>('GET', path);
  } catch (error) {
    if (leaving || location.pathname !== page) return new Promise<never>(() => {});
    throw error;
  }
}

const seatPath = (id: string, seat: number): string => `/tables/${id}/seats/${seat}`;

export const api = {
  circuits: () => read<CircuitList>('/circuits').then((list) => list.circuits),
  checkCircuit: (text: string) => call<CircuitInfo>('POST', '/circuits/check', { text }),
  mine: () => read<MyTables>('/mine').then((list) => list.tables),
  open: (table: NewTable) => call<Seated>('POST', '/tables', table),
  room: (room: NewRoom) => call<Room>('POST', '/rooms', room),
  /** The table that a code leads to. */
  called: (code: string) => call<Room>('GET', `/rooms/${code}`).then((found) => found.table),
  code: (id: string) => call<Room>('POST', `/tables/${id}/code`),
  openLesson: (name: string) => call<Seated>('POST', '/lessons', { name }),
  lesson: () => read<Lesson>('/lessons').then((lesson) => lesson.steps),
  table: (id: string) => read<TableState>(`/tables/${id}`),
  remove: (id: string) => call<void>('DELETE', `/tables/${id}`),
  setup: (id: string, setup: TableSetup) => call<TableSetup>('PUT', `/tables/${id}/setup`, setup),
  join: (id: string, join: Join) => call<Seated>('POST', `/tables/${id}/seats`, join),
  claim: (id: string, token: string) => call<Seated>('POST', `/tables/${id}/claim`, { token }),
  privateLink: (id: string) => read<PrivateLink>(`/tables/${id}/private-link`).then((link) => link.token),
  strength: () => read<StrengthScale>('/strength'),
  addDriver: (id: string, driver: AddDriver) => call<Seated>('POST', `/tables/${id}/drivers`, driver),
  seat: (id: string, seat: number, change: SeatChange) => call<TableState>('PATCH', seatPath(id, seat), change),
  leave: (id: string, seat: number) => call<void>('DELETE', seatPath(id, seat)),
  restore: (id: string) => call<Seated>('POST', `/tables/${id}/restore`),
  start: (id: string) => call<void>('POST', `/tables/${id}/start`),
  rematch: (id: string) => call<Seated>('POST', `/tables/${id}/rematch`),
  next: (id: string) => call<void>('POST', `/tables/${id}/next`),
  results: (id: string, race = 0) => read<Results>(`/tables/${id}/results?race=${race}`),
  replay: (id: string, race = 0) => read<Replay>(`/tables/${id}/replay?race=${race}`),
  why: (id: string, event: number, race: number | null) =>
    read<Why>(`/tables/${id}/why?event=${event}${race === null ? '' : `&race=${race}`}`),
  review: (id: string, wanted: ReviewWanted) => call<ReviewProgress>('POST', `/tables/${id}/review`, wanted),
  again: (id: string, moment: Again) => call<Seated>('POST', `/tables/${id}/again`, moment),
  openRecord: (text: string) => call<OpenedRecord>('POST', '/replays', text),
  deleteRecord: (id: string, token: string) => call<void>('DELETE', `/replays/${id}`, { token }),
  address: () => read<Address>('/address'),
  stroke: (stroke: Stroke, language: string) => call<Look>('POST', `/studio/stroke?language=${language}`, stroke),
  randomCircuit: (wanted: RandomWanted, language: string) => call<Look>('POST', `/studio/random?language=${language}`, wanted),
  copyCircuit: (name: string, language: string) => call<Look>('GET', `/studio/copies/${name}?language=${language}`),
  look: (sketch: Sketch, language: string) => call<Look>('POST', `/studio/look?language=${language}`, sketch),
  study: (text: string, language: string) => call<Study>('POST', `/studio/study?language=${language}`, { circuit: null, text }),
  print: (wanted: PrintWanted) => file('/studio/print', wanted),
  poster: (text: string) => file('/studio/poster', { circuit: null, text }),
  qr: (text: string) => read<QrMatrix>(`/qr?text=${encodeURIComponent(text)}`),
};
