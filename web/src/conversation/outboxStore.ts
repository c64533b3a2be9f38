import { asSent, byWriting, readSent, readUnsent, writtenAfter, type Unsent } from "@thodu/domain/chat/outbox";

/** Where a device stores what must not be lost: `localStorage`, or memory where that is forbidden. */
export interface DeviceStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): readonly string[];
}

/** The part of the outbox that is shown: unsent entries, and accepted ones that the open query does not have yet. */
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
 * The unsent messages of one person in one conversation. Each message has its own key, so that two windows that write
 * at the same time do not overwrite each other.
 */
export class OutboxStore {
  readonly #subscribers = new Set<() => void>();
  #accepted: readonly Unsent[] = [];
  #view: OutboxView | null = null;

  constructor(
    private readonly device: DeviceStore,
    /** `unsent/{uid}/{conversationId}/`. A uid contains no slash. */
    private readonly prefix: string,
  ) {}

  readonly view = (): OutboxView => (this.#view ??= { unsent: this.list(), accepted: this.#accepted });

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#subscribers.add(onChange);
    return () => this.#subscribers.delete(onChange);
  };

  /**
   * The entries that wait to be sent. An accepted one may stay on the device for a moment, so that other windows notice
   * it.
   */
  list(): readonly Unsent[] {
    const accepted = new Set(this.#accepted.map(({ id }) => id));
    return this.#kept().filter(({ id }) => !accepted.has(id));
  }

  /** All entries on the device. */
  #kept(): readonly Unsent[] {
    return this.device
      .keys()
      .filter((key) => key.startsWith(this.prefix))
      .map((key) => readUnsent(this.device.getItem(key)))
      .filter((entry) => entry !== null)
      .toSorted(byWriting);
  }

  /** Adds a new message after all others. */
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

  /** Stores the entry only if it still waits: it may have left the outbox meanwhile. */
  replace(entry: Unsent): void {
    if (this.device.getItem(this.prefix + entry.id) !== null) this.put(entry);
  }

  /** The server has stored the entry. It is shown as sent until the open query has it. */
  accept(entry: Unsent): void {
    const waiting = this.device.getItem(this.prefix + entry.id) !== null;
    if (waiting) {
      this.#take(entry);
      this.#accepted = [...this.#accepted, entry];
    }
    this.changed();
  }

  /** Removes the messages that the open query has. */
  settle(shown: ReadonlySet<string>): void {
    const waiting = this.#kept().filter(({ id }) => shown.has(id));
    const accepted = this.#accepted.filter(({ id }) => !shown.has(id));
    if (waiting.length === 0 && accepted.length === this.#accepted.length) return;
    for (const entry of waiting) this.#take(entry);
    this.#accepted = accepted;
    this.changed();
  }

  /**
   * Marks all waiting messages as refused: they stay here for their writer, and are not sent again by themselves. For
   * the case that no composer is there to take them back.
   */
  refuse(reason: string): void {
    for (const entry of this.list()) if (entry.refused === null) this.put({ ...entry, refused: reason });
  }

  /**
   * Removes waiting messages, all or those that `isWanted` selects, and returns them so that their writer gets them
   * back.
   */
  takeBack(isWanted: (entry: Unsent) => boolean = () => true): readonly Unsent[] {
    const entries = this.list().filter(isWanted);
    for (const { id } of entries) this.device.removeItem(this.prefix + id);
    this.changed();
    return entries;
  }

  /** Takes over what was written in this tab before its writer was signed in. */
  adopt(other: OutboxStore, tab: string): void {
    for (const entry of other.takeBack((each) => each.tab === tab)) this.put(entry);
  }

  /**
   * Another window changed one of our keys; `stored` is the new value, null if it was removed. A message that the other
   * window has sent is shown as sent here too; otherwise it would vanish until the open query of this window has it.
   */
  readonly onStorageEvent = (stored: string | null): void => {
    const sent = this.#subscribers.size > 0 ? readSent(stored) : null;
    if (sent && this.#accepted.every(({ id }) => id !== sent.id)) this.#accepted = [...this.#accepted, sent];
    this.changed();
  };

  /** Removes an entry that the server has. First marks it as sent, so that other windows learn why it is removed. */
  #take(entry: Unsent): void {
    this.device.setItem(this.prefix + entry.id, asSent(entry));
    this.device.removeItem(this.prefix + entry.id);
  }

  readonly changed = (): void => {
    this.#view = null;
    for (const onChange of this.#subscribers) onChange();
  };
}
