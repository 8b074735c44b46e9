/** A circuit as the server describes it. One unit of `path` is one space; + turns left, - right. */
export type PathStep =
  { go: number } | { turn: number; r: number } | { corner: number; badge: 'in' | 'out' | null; out: number | null };

export interface CircuitCorner {
  name: string;
  /** First space beyond the corner line. */
  line: number;
  limit: number;
  /** First space beyond the Legend line. */
  legend_line: number;
}

export interface CircuitInfo {
  id: string;
  name: string;
  place: string;
  country: string;
  length: number;
  laps: number;
  heat: number;
  stress: number;
  corners: CircuitCorner[];
  /** Space and spot (0 race line, 1 outer) of every grid place: two numbers each. */
  grid: (readonly unknown[])[];
  /** Per space: +1 race line left of travel, -1 right, as drawn. */
  sides: number[];
  heading: number;
  /** Width of one lane, in spaces. */
  lane: number;
  /** Spaces between start line, corner lines and start line. */
  sections: number[];
  path: PathStep[];
}
