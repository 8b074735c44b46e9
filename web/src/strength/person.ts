/** How strong somebody is, from the own races on this device: a mean with its spread, on the scale of the levels. */
import type { StrengthScale } from '../net/protocol';
import { chance, strengthOf, type Where } from './scale';

/** A finished race. In the order of the finish: levels and Legends by name, "me", and "" for other people. */
export interface Raced {
  id: string;
  at: number;
  where: Where;
  order: string[];
}

export interface Person {
  mean: number;
  spread: number;
  races: number;
}

export const ME = 'me';
/** Races before anything is said without a reserve. */
export const KNOWN_AFTER = 5;
const SPREAD = 1.3; // of newcomers
const LEARNED = 0.01; // what may have been learned in a race, squared

/** Nobody knows a newcomer: somewhere about the weakest two levels. */
export function newcomer(scale: StrengthScale): Person {
  const anywhere: Where = { circuit: '', circuit_file: null, garage: null, weather: false };
  const of = (name: string) => strengthOf(scale, name, anywhere) ?? 0;
  return { mean: (of('rookie') + of('amateur')) / 2, spread: SPREAD, races: 0 };
}

/**
 * One race more. Weng and Lin's update for the model of Plackett and Luce: in every place, whoever takes it is
 * compared with all who had not yet finished. The others are as strong as they were measured.
 */
export function after(person: Person, raced: Raced, scale: StrengthScale): Person {
  const rivals = raced.order.map((name) => (name === ME ? null : strengthOf(scale, name, raced.where)));
  const known = raced.order.map((name, at) => ({ me: name === ME, strength: rivals[at] ?? null })).filter((one) => one.me || one.strength !== null);
  if (known.length < 2) return person;
  const variance = person.spread ** 2 + LEARNED;
  const scaled = Math.sqrt(1 + variance);
  let slope = 0;
  let curve = 0;
  for (let at = 0; at < known.length - 1; at++) {
    const behind = known.slice(at).filter((one) => !one.me).map((one) => one.strength! / scaled);
    const mine = chance(person.mean / scaled, behind);
    slope += (known[at]!.me ? 1 : 0) - mine;
    curve += mine * (1 - mine);
    if (known[at]!.me) break;
  }
  return {
    mean: person.mean + (variance / scaled) * slope,
    spread: Math.sqrt(variance / (1 + (variance / scaled ** 2) * curve)),
    races: person.races + 1,
  };
}

/** What the races of this device say. */
export const estimate = (races: readonly Raced[], scale: StrengthScale): Person =>
  races.reduce((person, raced) => after(person, raced, scale), newcomer(scale));

/** Points of a normal distribution that stand for all of it, and what each counts. */
const POINTS: readonly [number, number][] = [
  [-2.857, 0.0113],
  [-1.3556, 0.2221],
  [0, 0.5333],
  [1.3556, 0.2221],
  [2.857, 0.0113],
];

/** The chance to win, over all that the person may be. */
export function winChance(person: Person, rivals: readonly number[]): number {
  return POINTS.reduce((sum, [z, weight]) => sum + weight * chance(person.mean + z * person.spread, rivals), 0);
}
