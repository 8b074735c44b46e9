/** The finished races of this browser. Nothing of it leaves the device. */
import type { Connection } from '../net/connection.svelte';
import { ME, type Raced } from './person';

const KEY = 'slipstream-raced';
const MOST = 200;

export function races(): Raced[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(found) ? (found as Raced[]) : [];
  } catch {
    return [];
  }
}

/** Keep a finished race; one that is known already is not counted twice. */
export function keep(raced: Raced): void {
  const known = races();
  if (known.some((one) => one.id === raced.id)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, raced].slice(-MOST)));
  } catch {
    // private browsing: the next race knows nothing of this one
  }
}

/** What is kept of the race of a table that has just ended; null if it tells nothing about the reader. */
export function racedAt(line: Pick<Connection, 'table' | 'game' | 'season'>, now: number): Raced | null {
  const { table, game, season } = line;
  if (!table || table.phase !== 'over' || table.lesson || season || game?.state.type !== 'race') return null;
  const me = table.seats.find((seat) => seat.seat === table.you);
  if (!me || me.kind !== 'human' || me.driver || me.left) return null; // somebody else drove
  const { circuit, circuit_file, garage, weather, pro } = table.setup;
  const order = [...game.state.cars]
    .sort((one, other) => one.place - other.place)
    .map((car) => {
      const seat = table.seats.find((one) => one.seat === car.seat);
      if (car.legend) return pro ? `legend+${pro}` : 'legend';
      return seat?.seat === table.you ? ME : seat?.kind === 'driver' ? (seat.driver ?? '') : '';
    });
  return { id: table.id, at: now, where: { circuit, circuit_file: circuit_file ? '?' : null, garage, weather }, order };
}
