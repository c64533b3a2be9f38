import { asSent, byWriting, readSent, readUnsent, writtenAfter, type Unsent } from "@thodu/domain/chat/outbox";

/** Where a device keeps what it must not lose; `localStorage`, or memory where that is forbidden. */
export interface DeviceStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): readonly string[];
}

/** What of the outbox is shown: entries on their way, and accepted ones that no listener has shown yet. */
export interface OutboxView {
  readonly unsent: readonly Unsent[];
  readonly accepted: readonly Unsent[];
}

/**
 * The unsent messages of one person in one conversation. One key for each message, so that two windows that write at
 * the same time can't lose one another's.
 */
export class OutboxStore {
  readonly #listeners = new Set<() => void>();
  #accepted: readonly Unsent[] = [];
  #view: OutboxView | null = null;

  constructor(
    private readonly device: DeviceStore,
    /** `unsent/{uid}/{conversationId}/`: a uid has no slash. */
    private readonly prefix: string,
  ) {}

  readonly view = (): OutboxView => (this.#view ??= { unsent: this.list(), accepted: this.#accepted });

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  list(): readonly Unsent[] {
    return this.device
      .keys()
      .filter((key) => key.startsWith(this.prefix))
      .map((key) => readUnsent(this.device.getItem(key)))
      .filter((entry) => entry !== null)
      .toSorted(byWriting);
  }

  /** Takes a new message, to go after every other. */
  write(id: string, text: string, now: number, replyTo: string | null = null): void {
    const at = writtenAfter([...this.list(), ...this.#accepted], now);
    this.put({ id, text, at, tries: 0, refused: null, ...(replyTo !== null && { replyTo }) });
  }

  put(entry: Unsent): void {
    this.device.setItem(this.prefix + entry.id, JSON.stringify(entry));
    this.changed();
  }

  /** Put back only if it still waits: a listener may have shown meanwhile that the server has it. */
  replace(entry: Unsent): void {
    if (this.device.getItem(this.prefix + entry.id) !== null) this.put(entry);
  }

  /** The server has it; it is shown as sent until a listener shows it. */
  accept(entry: Unsent): void {
    const waiting = this.device.getItem(this.prefix + entry.id) !== null;
    if (waiting) {
      this.#take(entry);
      this.#accepted = [...this.#accepted, entry];
    }
    this.changed();
  }

  /** A listener shows these messages: nothing of them is kept. */
  settle(shown: ReadonlySet<string>): void {
    const waiting = this.view().unsent.filter(({ id }) => shown.has(id));
    const accepted = this.#accepted.filter(({ id }) => !shown.has(id));
    if (waiting.length === 0 && accepted.length === this.#accepted.length) return;
    for (const entry of waiting) this.#take(entry);
    this.#accepted = accepted;
    this.changed();
  }

  /** Gives everything that waits back to its writer. */
  takeBack(): readonly Unsent[] {
    const entries = this.list();
    for (const { id } of entries) this.device.removeItem(this.prefix + id);
    this.changed();
    return entries;
  }

  /** Takes over what was written before it was known by whom. */
  adopt(other: OutboxStore): void {
    for (const entry of other.takeBack()) this.put(entry);
  }

  /**
   * Another window left this under a key, or nothing. What it has sent is shown as sent here too: a message that
   * vanished until this window's listener has it would look lost.
   */
  readonly heard = (left: string | null): void => {
    const sent = this.#listeners.size > 0 ? readSent(left) : null;
    if (sent && this.#accepted.every(({ id }) => id !== sent.id)) this.#accepted = [...this.#accepted, sent];
    this.changed();
  };

  /** Takes away what the server has, so that other windows hear why. */
  #take(entry: Unsent): void {
    this.device.setItem(this.prefix + entry.id, asSent(entry));
    this.device.removeItem(this.prefix + entry.id);
  }

  /** Something changed. */
  readonly changed = (): void => {
    this.#view = null;
    for (const listener of this.#listeners) listener();
  };
}
