import {
  LEAST_INTERVAL,
  CHAT_PRESENT_WITHIN,
  notThere,
  tell,
  TYPING_ENDS_AFTER,
  type OwnPresence,
} from "@thodu/domain/chat/presence";

export interface Told {
  readonly typing: boolean;
  readonly active: boolean;
  /** The reader was not there before, or was silent for so long that they count as gone. */
  readonly begins: boolean;
}

type Write = (told: Told) => Promise<void>;

/**
 * The device's clock, which unlike a page's own clock goes on while the device sleeps. Where it is set back, this one
 * goes on from the last time.
 */
function monotonicClock(): () => number {
  let last = Date.now();
  let lost = 0;
  return () => {
    const at = Date.now();
    lost += Math.max(0, last - at);
    last = at;
    return at + lost;
  };
}

/** Writes that one reader is present, and whether they type: as rarely as `tell` allows, and one write at a time. */
export class PresenceTeller {
  #own: OwnPresence = notThere;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing = false;
  #stopped = false;
  /** When the other side was last told that this reader is present; -Infinity after a gap. */
  #heardAt = -Infinity;
  #refusedBefore = false;

  constructor(
    private readonly write: Write,
    private readonly now = monotonicClock(),
  ) {}

  readonly setActive = (active: boolean): void => {
    if (active !== this.#own.active) this.#change({ active });
  };

  readonly typed = (): void => this.#change({ typingUntil: this.now() + TYPING_ENDS_AFTER });

  readonly typingEnded = (): void => {
    if (this.#own.typingUntil > 0) this.#change({ typingUntil: 0 });
  };

  readonly messageCame = (): void => this.#change({ heardAt: this.now() });

  /** Ends, and tells the other side once: behind a write under way, which would be the last word otherwise. */
  readonly stop = (): void => {
    if (this.#stopped) return;
    if (this.#writing && this.#own.told?.active)
      void this.write({ typing: false, active: false, begins: false }).catch(() => undefined);
    this.#change({ active: false, typingUntil: 0 });
    this.#stopped = true;
    clearTimeout(this.#timer);
  };

  #change(change: Partial<OwnPresence>): void {
    if (this.#stopped) return;
    this.#own = { ...this.#own, ...change };
    this.#look();
  }

  readonly #look = (): void => {
    if (this.#stopped || this.#writing) return;
    clearTimeout(this.#timer);
    const now = this.now();
    const { write, again } = tell(this.#own, now);
    if (write) void this.#tell(write, now);
    else if (again !== null) this.#timer = setTimeout(this.#look, again - now);
  };

  async #tell(told: { readonly typing: boolean; readonly active: boolean }, at: number): Promise<void> {
    this.#writing = true;
    this.#own = { ...this.#own, told: { ...told, at } };
    const begins = told.active && at - this.#heardAt > CHAT_PRESENT_WITHIN;
    const arrived = await this.write({ ...told, begins }).then(
      () => true,
      () => false,
    );
    // A write without a network waits until it is back. That was a gap, which the next write reports.
    const now = this.now();
    // Counted from the answer, so that the server sees writes at least this far apart, however long each takes.
    this.#own = { ...this.#own, quietUntil: now + LEAST_INTERVAL };
    if (arrived) this.#heardAt = told.active && now - at <= CHAT_PRESENT_WITHIN ? now : -Infinity;
    // Another page of the same person may have written just before: try once more. After that the next change writes
    // it.
    else if (!this.#refusedBefore) this.#own = { ...this.#own, told: { typing: false, active: false, at } };
    this.#refusedBefore = !arrived;
    this.#writing = false;
    this.#look();
  }
}
