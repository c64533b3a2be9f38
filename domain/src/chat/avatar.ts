import { hash } from "./alias";

export interface Avatar {
  /** Degrees of the colour circle, in steps of 30, so that hues can be told apart. */
  readonly hue: number;
  /** 4 to 8. */
  readonly petals: number;
  /** Degrees by which the flower is turned. */
  readonly turn: number;
}

/** The picture of an alias, the same on every device and for everybody. */
export function avatarOf(alias: string): Avatar {
  // Hashed again: the low digits of the alias's own hash repeat in the alias.
  const h = hash(`avatar ${alias}`);
  return { hue: (h % 12) * 30, petals: 4 + (Math.floor(h / 12) % 5), turn: (Math.floor(h / 60) % 9) * 5 };
}
