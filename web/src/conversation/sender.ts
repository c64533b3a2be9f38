import { backoff } from "@thodu/domain/backoff";
import { afterTry, nextToSend, type Answer, type Unsent } from "@thodu/domain/chat/outbox";
import type { OutboxStore } from "./outboxStore";

interface SenderPorts {
  readonly outbox: OutboxStore;
  readonly send: (entry: Unsent) => Promise<Answer>;
  /** Runs the job while no other window runs one, so that no message is sent twice or out of order. */
  readonly alone: (job: () => Promise<number | null>) => Promise<number | null>;
  /**
   * Restores the waiting entries in a composer, after a refusal for `reason`; `wait` as in `AfterTry`. Returns whether a
   * composer took them.
   */
  readonly restore: (entries: readonly Unsent[], wait: number | null, reason: string) => boolean;
  readonly random: () => number;
}

/**
 * Sends the messages of an outbox one after another. It holds the lock for one try only, so that a hidden window that
 * is paused does not keep a visible one from sending.
 */
export class Sender {
  #running = false;
  #asked = false;
  #stopped = true;
  /** How often in a row an error kept a try from starting. */
  #failedStarts = 0;
  #wake: (() => void) | null = null;

  constructor(private readonly ports: SenderPorts) {}

  /** Starts sending, first what an earlier page left. */
  readonly start = (): void => {
    this.#stopped = false;
    this.kick();
  };

  /** Looks for something to send. A wait between tries is not cut short. */
  readonly kick = (): void => {
    this.#asked = true;
    if (!this.#running && !this.#stopped) void this.#run();
  };

  /** Tries at once: the network is back, or the writer asks for it. */
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

  /** Makes one try. An error that keeps it from starting may pass, so it only delays the next one. */
  async #turn(): Promise<number | null> {
    try {
      const wait = await this.ports.alone(this.#tryNext);
      this.#failedStarts = 0;
      return wait;
    } catch {
      this.#failedStarts += 1;
      return backoff(this.#failedStarts, this.ports.random());
    }
  }

  /** Sends the next entry. Returns the milliseconds until the next try; null if nothing is left to send by itself. */
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
      case "restored":
        // The page was left meanwhile. The next sender gets the same answer, and may have a composer to tell.
        if (this.#isOver()) return null;
        if (this.ports.restore(outbox.list(), after.wait, after.reason)) outbox.takeBack();
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
