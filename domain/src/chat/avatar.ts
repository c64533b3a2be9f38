import { hash } from "./alias";

export interface Avatar {
  /** Degrees of the colour circle, in steps of 30: the steps are told apart. */
  readonly hue: number;
  /** 4 to 8. */
  readonly petals: number;
  /** Degrees by which the flower is turned. */
  readonly turn: number;
}

/** The picture that goes with an alias: the same on every device and for everybody who sees it. */
export function avatarOf(alias: string): Avatar {
  // The alias is made of a hash of its own; mixed again, since its low digits repeat in it.
  const h = hash(`avatar ${alias}`);
  return { hue: (h % 12) * 30, petals: 4 + (Math.floor(h / 12) % 5), turn: (Math.floor(h / 60) % 9) * 5 };
}
