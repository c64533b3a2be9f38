import type { Versioned, Version } from "../../functions/src/usecases/chat/ports";

class Revision implements Version {
  readonly isVersion = true;
  constructor(readonly number: number) {}
}

/** A document with the number of its last write. */
export class Cell<T> {
  #value: T | null = null;
  #revision = 0;

  see(): Versioned<T> | null {
    return this.#value === null ? null : { value: this.#value, version: new Revision(this.#revision) };
  }

  write(value: T): void {
    this.#value = value;
    this.#revision += 1;
  }

  isAt(seen: Versioned<T> | null): boolean {
    if (!seen) return this.#value === null;
    return seen.version instanceof Revision && seen.version.number === this.#revision;
  }
}

/** Documents by their keys. */
export class Cells<T> extends Map<string, Cell<T>> {
  at(key: string): Cell<T> {
    const known = this.get(key) ?? new Cell<T>();
    this.set(key, known);
    return known;
  }
}
