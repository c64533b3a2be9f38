import type { Millis } from "@thodu/domain/time";

interface Event {
  readonly at: Millis;
  readonly run: () => void;
}

/** The events to come: a heap sorted by time, then by the order in which they were added. */
export class Events {
  readonly #heap: (Event & { readonly order: number })[] = [];
  #added = 0;

  add(at: Millis, run: () => void): void {
    const heap = this.#heap;
    heap.push({ at, run, order: (this.#added += 1) });
    for (let child = heap.length - 1; child > 0;) {
      const parent = (child - 1) >> 1;
      if (!this.#before(child, parent)) break;
      this.#swap(child, parent);
      child = parent;
    }
  }

  next(): Event | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    heap[0] = last;
    for (let parent = 0; ;) {
      const [left, right] = [2 * parent + 1, 2 * parent + 2];
      let least = parent;
      if (left < heap.length && this.#before(left, least)) least = left;
      if (right < heap.length && this.#before(right, least)) least = right;
      if (least === parent) return first;
      this.#swap(parent, least);
      parent = least;
    }
  }

  #before(a: number, b: number): boolean {
    const [one, two] = [this.#heap[a], this.#heap[b]];
    return one !== undefined && two !== undefined && (one.at < two.at || (one.at === two.at && one.order < two.order));
  }

  #swap(a: number, b: number): void {
    const [one, two] = [this.#heap[a], this.#heap[b]];
    if (one === undefined || two === undefined) return;
    this.#heap[a] = two;
    this.#heap[b] = one;
  }
}
