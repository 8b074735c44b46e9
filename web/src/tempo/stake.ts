/* What hung on a card before it was turned over: told only where the page was given the chances. */
import type { OptionOdds } from '../net/protocol';

export interface Stake {
  /** What is decided: staying on the road, or crossing the line. */
  on: 'road' | 'line';
  /** The chance that it goes well, from 0 to 1. */
  chance: number;
  /** Speeds that do: from, to. */
  low: number;
  high: number;
}

/** What the outcomes of an answer differ in, or null if in nothing that needs holding one's breath. */
export function stakeOf(odds: OptionOdds | null): Stake | null {
  const [outlook, ...others] = odds?.outlooks ?? [];
  if (!odds?.plus || !outlook || others.length) return null;
  const { outcomes } = outlook;
  const good = (on: Stake['on'], some: typeof outcomes): Stake | null => {
    const chance = some.reduce((sum, one) => sum + one.chance, 0);
    if (!some.length || some.length === outcomes.length) return null;
    const speeds = some.map((one) => one.speed);
    return { on, chance, low: Math.min(...speeds), high: Math.max(...speeds) };
  };
  return (
    good('road', outcomes.filter((one) => one.spins < 0)) ?? good('line', outcomes.filter((one) => one.finishes))
  );
}
