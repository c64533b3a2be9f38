import type { Versioned, Version } from "../../functions/src/usecases/chat/ports";

export class Nth implements Version {
  readonly isVersion = true;
  constructor(readonly n: number) {}
}

/** One collection in memory: every write makes a new version. */
export class Shelf<T> {
  readonly all = new Map<string, Versioned<T>>();
  #version = 0;

  get(id: string): Versioned<T> | null {
    return this.all.get(id) ?? null;
  }

  put(id: string, value: T): Versioned<T> {
    this.#version += 1;
    const seen = { value, version: new Nth(this.#version) };
    this.all.set(id, seen);
    return seen;
  }

  is(id: string, seen: Versioned<T> | null): boolean {
    return this.get(id)?.version === seen?.version;
  }

  patch(id: string, change: Partial<T>): void {
    const before = this.get(id);
    if (before) this.put(id, { ...before.value, ...change });
  }

  values(): readonly (readonly [string, T])[] {
    return [...this.all].map(([id, { value }]) => [id, value]);
  }
}
