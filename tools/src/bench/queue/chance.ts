/** A repeatable random generator: the same seed gives the same evening (mulberry32, public domain, Tommy Ettinger). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  happens(share: number): boolean {
    return this.next() < share;
  }

  /** One of these, by weight. */
  pick<T>(weighted: readonly (readonly [T, number])[]): T {
    let left = this.next() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of weighted) {
      left -= weight;
      if (left < 0) return value;
    }
    const last = weighted.at(-1);
    if (!last) throw new RangeError("Nothing to pick from.");
    return last[0];
  }

  /** A time with this mean, as between independent arrivals. */
  exponential(mean: number): number {
    return -Math.log(1 - this.next()) * mean;
  }

  /** A number with a standard normal distribution, by the polar method of Box and Muller. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }
}
