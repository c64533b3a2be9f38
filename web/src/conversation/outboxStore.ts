import { asSent, byWriting, readSent, readUnsent, writtenAfter, type Unsent } from "@thodu/domain/chat/outbox";

/** Where a device keeps what it must not lose; `localStorage`, or memory where that is forbidden. */
export interface DeviceStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): readonly string[];
}

/** What of the outbox is shown: entries on their way, and accepted ones that the open query does not have yet. */
export interface OutboxView {
  readonly unsent: readonly Unsent[];
  readonly accepted: readonly Unsent[];
}

interface Written {
  readonly replyTo?: string | null;
  readonly claim?: string | null;
  readonly tab?: string | null;
}

/**
 * The unsent messages of one person in one conversation. One key for each message, so that two windows that write at
 * the same time can't lose one another's.
 */
export class OutboxStore {
  readonly #subscribers = new Set<() => void>();
  #accepted: readonly Unsent[] = [];
  #view: OutboxView | null = null;

  constructor(
    private readonly device: DeviceStore,
    /** `unsent/{uid}/{conversationId}/`: a uid has no slash. */
    private readonly prefix: string,
  ) {}

  readonly view = (): OutboxView => (this.#view ??= { unsent: this.list(), accepted: this.#accepted });

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#subscribers.add(onChange);
    return () => this.#subscribers.delete(onChange);
  };

  /** What waits to be sent. An accepted message may still be on the device for a moment, so that other windows hear of it. */
  list(): readonly Unsent[] {
    const accepted = new Set(this.#accepted.map(({ id }) => id));
    return this.#kept().filter(({ id }) => !accepted.has(id));
  }

  /** What is on the device. */
  #kept(): readonly Unsent[] {
    return this.device
      .keys()
      .filter((key) => key.startsWith(this.prefix))
      .map((key) => readUnsent(this.device.getItem(key)))
      .filter((entry) => entry !== null)
      .toSorted(byWriting);
  }

  /** Takes a new message, to go after every other. */
  write(id: string, text: string, now: number, { replyTo = null, claim = null, tab = null }: Written = {}): void {
    const at = writtenAfter([...this.list(), ...this.#accepted], now);
    const more = {
      ...(replyTo !== null && { replyTo }),
      ...(claim !== null && { claim }),
      ...(tab !== null && { tab }),
    };
    this.put({ id, text, at, tries: 0, refused: null, ...more });
  }

  put(entry: Unsent): void {
    this.device.setItem(this.prefix + entry.id, JSON.stringify(entry));
    this.changed();
  }

  /** Put back only if it still waits: the open query may show by now that the server has it. */
  replace(entry: Unsent): void {
    if (this.device.getItem(this.prefix + entry.id) !== null) this.put(entry);
  }

  /** The server has it; it is shown as sent until the open query has it. */
  accept(entry: Unsent): void {
    const waiting = this.device.getItem(this.prefix + entry.id) !== null;
    if (waiting) {
      this.#take(entry);
      this.#accepted = [...this.#accepted, entry];
    }
    this.changed();
  }

  /** The open query has these messages: they leave the outbox. */
  settle(shown: ReadonlySet<string>): void {
    const waiting = this.#kept().filter(({ id }) => shown.has(id));
    const accepted = this.#accepted.filter(({ id }) => !shown.has(id));
    if (waiting.length === 0 && accepted.length === this.#accepted.length) return;
    for (const entry of waiting) this.#take(entry);
    this.#accepted = accepted;
    this.changed();
  }

  /** Nobody is there to take back what waits: it stays here for its writer, and goes out no more by itself. */
  refuse(reason: string): void {
    for (const entry of this.list()) if (entry.refused === null) this.put({ ...entry, refused: reason });
  }

  /** Gives everything that waits, or what of it is wanted, back to its writer. */
  takeBack(isWanted: (entry: Unsent) => boolean = () => true): readonly Unsent[] {
    const entries = this.list().filter(isWanted);
    for (const { id } of entries) this.device.removeItem(this.prefix + id);
    this.changed();
    return entries;
  }

  /** Takes over what was written in this tab before it was known by whom. */
  adopt(other: OutboxStore, tab: string): void {
    for (const entry of other.takeBack((each) => each.tab === tab)) this.put(entry);
  }

  /**
   * Another window changed one of our keys; `stored` is its new value, null if removed. What that window has sent is shown
   * as sent here too, or it would vanish until this window's open query has it.
   */
  readonly onStorageEvent = (stored: string | null): void => {
    const sent = this.#subscribers.size > 0 ? readSent(stored) : null;
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
    for (const onChange of this.#subscribers) onChange();
  };
}
