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
  /** They were not there before, or not heard of for so long that they count as gone. */
  readonly begins: boolean;
}

type Write = (told: Told) => Promise<void>;

/** The device's clock, which counts on while the device sleeps, unlike that of a page. Where it is set back, this one goes on. */
function neverBack(): () => number {
  let last = Date.now();
  let lost = 0;
  return () => {
    const at = Date.now();
    lost += Math.max(0, last - at);
    last = at;
    return at + lost;
  };
}

/** Says of one reader that they are there and typing: as rarely as `tell` allows, and never two writes at a time. */
export class PresenceTeller {
  #own: OwnPresence = notThere;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing = false;
  #stopped = false;
  /** When the other side last heard that this reader is there; -Infinity after a gap. */
  #heardAt = -Infinity;
  #refusedBefore = false;

  constructor(
    private readonly write: Write,
    private readonly now = neverBack(),
  ) {}

  readonly setActive = (active: boolean): void => {
    if (active !== this.#own.active) this.#change({ active });
  };

  readonly typed = (): void => this.#change({ typingUntil: this.now() + TYPING_ENDS_AFTER });

  readonly typingEnded = (): void => {
    if (this.#own.typingUntil > 0) this.#change({ typingUntil: 0 });
  };

  readonly messageCame = (): void => this.#change({ heardAt: this.now() });

  /** Leaves; the other side is told once. */
  readonly stop = (): void => {
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
    // Without a network a write waits until it is back: then there was a gap, which the next one says.
    const now = this.now();
    // Counted from the answer, so that the server sees no less between two writes, however long each took.
    this.#own = { ...this.#own, quietUntil: now + LEAST_INTERVAL };
    if (arrived) this.#heardAt = told.active && now - at <= CHAT_PRESENT_WITHIN ? now : -Infinity;
    // Another page of the same person was just before: once more. Else the next change tells it.
    else if (!this.#refusedBefore) this.#own = { ...this.#own, told: { typing: false, active: false, at } };
    this.#refusedBefore = !arrived;
    this.#writing = false;
    this.#look();
  }
}
