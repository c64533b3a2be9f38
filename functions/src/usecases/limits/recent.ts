/** A map that drops its oldest entry once it is full; for what may be forgotten at any time. */
export class Recent<T> {
  readonly #entries = new Map<string, T>();

  constructor(readonly capacity: number) {}

  get(key: string): T | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: T): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.capacity) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}
