import { silent, tell, TYPING_ENDS_AFTER, type OwnPresence } from '@thodu/domain/chat/presence';

type Write = (told: { readonly typing: boolean; readonly active: boolean }) => Promise<void>;

/** Says of one reader that they are there and typing: as rarely as `tell` allows, and never two writes at a time. */
export class PresenceTeller {
  #own: OwnPresence = silent;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing = false;
  #stopped = false;

  constructor(
    private readonly write: Write,
    private readonly now: () => number = Date.now,
  ) {}

  readonly setActive = (active: boolean): void => {
    if (active !== this.#own.active) this.#change({ active });
  };

  readonly typed = (): void => this.#change({ typingUntil: this.now() + TYPING_ENDS_AFTER });

  readonly typingEnded = (): void => {
    if (this.#own.typingUntil > 0) this.#change({ typingUntil: 0 });
  };

  /** A message of the other side came in. */
  readonly heard = (): void => this.#change({ heardAt: this.now() });

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
    // What is not told now is told by the next change; a hint is worth no retry.
    await this.write(told).catch(() => undefined);
    this.#writing = false;
    this.#look();
  }
}
