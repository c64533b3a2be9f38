import type { CrisisBar } from "@thodu/domain/safety/model";

/** A message as a model scored it that was trained without it. */
export interface Gauged {
  readonly bar: CrisisBar;
  readonly score: number;
  readonly isCrisis: boolean;
}

const STEPS = 100;
const TOLERANCE = 1e-6;
/** A little regularisation towards a flat curve, for groups with few sentences on one side. */
const RIDGE = 0.1;

/** The curve 1 / (1 + e^−(slope · score + offset)) that fits best, by Newton's method. */
function logistic(gauged: readonly Gauged[]): { readonly slope: number; readonly offset: number } {
  let slope = 0;
  let offset = 0;
  for (let step = 0; step < STEPS; step += 1) {
    let [g0, g1, h00, h01, h11] = [-RIDGE * slope, 0, RIDGE, 0, 0];
    for (const { score, isCrisis } of gauged) {
      const chance = 1 / (1 + Math.exp(-(slope * score + offset)));
      const rest = Number(isCrisis) - chance;
      const weight = chance * (1 - chance);
      g0 += rest * score;
      g1 += rest;
      h00 += weight * score * score;
      h01 += weight * score;
      h11 += weight;
    }
    const determinant = h00 * h11 - h01 * h01;
    const [bySlope, byOffset] = [(h11 * g0 - h01 * g1) / determinant, (h00 * g1 - h01 * g0) / determinant];
    slope += bySlope;
    offset += byOffset;
    if (Math.abs(bySlope) + Math.abs(byOffset) < TOLERANCE) break;
  }
  return { slope, offset };
}

/**
 * For each bar the score at which `share` of the messages are a crisis, to two digits: below it, fewer than one alarm
 * in 1 / `share` would be right. None for a group of one kind only, or if higher scores are not more certain.
 */
export function barsAt(share: number, gauged: readonly Gauged[]): Partial<Record<CrisisBar, number>> {
  const groups = Object.groupBy(gauged, ({ bar }) => bar);
  return Object.fromEntries(
    Object.entries(groups).flatMap(([bar, some]) => {
      if (new Set(some.map(({ isCrisis }) => isCrisis)).size < 2) return [];
      const { slope, offset } = logistic(some);
      return slope > 0 ? [[bar, Number(((Math.log(share / (1 - share)) - offset) / slope).toFixed(2))] as const] : [];
    }),
  );
}
