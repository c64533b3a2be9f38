import { backoff } from "@thodu/domain/backoff";
import { afterTry, nextToSend, type Answer, type Unsent } from "@thodu/domain/chat/outbox";
import type { OutboxStore } from "./outboxStore";

interface SenderPorts {
  readonly outbox: OutboxStore;
  readonly send: (entry: Unsent) => Promise<Answer>;
  /** Runs the job while no other window runs one: no message goes twice or out of turn. */
  readonly alone: (job: () => Promise<number | null>) => Promise<number | null>;
  /**
   * The free messages or the day's minutes (which return in `wait` ms) are used; what waited is given back. Whether there
   * was a composer to take it.
   */
  readonly onLimit: (entries: readonly Unsent[], wait: number | null, reason: string) => boolean;
  readonly random: () => number;
}

/**
 * Empties an outbox, one message after the other. It holds the lock for one try only, so that a hidden window that pauses
 * does not keep a visible one from sending.
 */
export class Sender {
  #running = false;
  #asked = false;
  #stopped = true;
  /** Turns in a row that came to no try. */
  #hindered = 0;
  #wake: (() => void) | null = null;

  constructor(private readonly ports: SenderPorts) {}

  /** From here on it sends; first what an earlier page left. */
  readonly start = (): void => {
    this.#stopped = false;
    this.kick();
  };

  /** There may be something to send. A wait between tries stays. */
  readonly kick = (): void => {
    this.#asked = true;
    if (!this.#running && !this.#stopped) void this.#run();
  };

  /** A reason to try at once: the network is back, or the writer asks for it. */
  readonly hurry = (): void => {
    this.kick();
    this.#wake?.();
  };

  readonly stop = (): void => {
    this.#stopped = true;
    this.#wake?.();
  };

  #isOver(): boolean {
    return this.#stopped;
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#asked && !this.#isOver()) {
      this.#asked = false;
      let wait: number | null = 0;
      while (wait !== null && !this.#isOver()) {
        wait = await this.#turn();
        if (wait !== null && wait > 0) await this.#pause(wait);
      }
    }
    this.#running = false;
  }

  /** One try; what keeps it from being made may pass, and is no reason to stop sending. */
  async #turn(): Promise<number | null> {
    try {
      const wait = await this.ports.alone(this.#tryNext);
      this.#hindered = 0;
      return wait;
    } catch {
      this.#hindered += 1;
      return backoff(this.#hindered, this.ports.random());
    }
  }

  /** Milliseconds until there is more to do; null when nothing goes by itself. */
  readonly #tryNext = async (): Promise<number | null> => {
    const { outbox } = this.ports;
    const entry = this.#stopped ? null : nextToSend(outbox.list());
    if (!entry) return null;
    const after = afterTry(entry, await this.ports.send(entry), this.ports.random());
    switch (after.kind) {
      case "sent":
        outbox.accept(entry);
        return 0;
      case "refused":
        outbox.replace(after.entry);
        return 0;
      case "again":
        outbox.replace(after.entry);
        return after.wait;
      case "limit":
        // Its page was left meanwhile: whoever sends next is answered the same, and may have somebody to tell.
        if (this.#isOver()) return null;
        if (this.ports.onLimit(outbox.list(), after.wait, after.reason)) outbox.takeBack();
        else outbox.refuse(after.reason);
        return null;
    }
  };

  async #pause(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
  }
}
