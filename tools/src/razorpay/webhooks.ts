import { createHmac, randomBytes } from "node:crypto";

import { pause } from "../lib/processes";
import type { Happening } from "./entities";

/** How webhooks are delivered: normally, twice each, in the wrong order, held until requested, or not at all. */
export const manners = ["deliver", "duplicate", "reorder", "hold", "lose"] as const;
export type Manner = (typeof manners)[number];

interface Letter {
  readonly id: string;
  readonly body: string;
}

/** Milliseconds before each further try, while the receiver does not answer 2xx. */
const PAUSES = [200, 1_000, 3_000];
const PATIENCE_MS = 10_000;
/** With `reorder`, webhooks wait this long for another one to overtake them. */
const GATHER_MS = 150;

/** Signs events and delivers them to the receiver, in the chosen manner. */
export class Webhooks {
  manner: Manner = "deliver";
  delayMs = 0;
  /** The result of each delivery, newest last. */
  readonly deliveries: { readonly event: string; readonly id: string; readonly status: number }[] = [];
  #held: Letter[] = [];
  #stopped = false;
  #underway = new Set<Promise<void>>();

  constructor(
    readonly url: string,
    readonly secret: string,
  ) {}

  tell({ event, payload }: Happening): void {
    if (this.manner === "lose") return;
    const wrapped = Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }]));
    const body = JSON.stringify({
      entity: "event",
      account_id: "acc_ThoduSandbox01",
      event,
      contains: Object.keys(payload),
      payload: wrapped,
      created_at: Math.floor(Date.now() / 1000),
    });
    const letter = { id: randomBytes(7).toString("hex"), body };
    if (this.manner === "hold") {
      this.#held.push(letter);
    } else if (this.manner === "reorder") {
      this.#held.push(letter);
      setTimeout(() => this.#turnRound(), GATHER_MS);
    } else {
      this.#send(letter);
      if (this.manner === "duplicate") this.#send(letter);
    }
  }

  /**
   * Sends the held webhooks, in the order given by `reversed`; resolves when all deliveries in progress have arrived.
   */
  async deliver(reversed = false): Promise<void> {
    const letters = this.#held.splice(0);
    for (const letter of reversed ? letters.toReversed() : letters) this.#send(letter);
    await this.settled();
  }

  /** Resolves when no delivery is in progress. */
  async settled(): Promise<void> {
    while (this.#underway.size > 0) await Promise.all(this.#underway);
  }

  reset(): void {
    this.manner = "deliver";
    this.delayMs = 0;
    this.#held = [];
    this.deliveries.length = 0;
  }

  stop(): void {
    this.#stopped = true;
  }

  #turnRound(): void {
    for (const letter of this.#held.splice(0).toReversed()) this.#send(letter);
  }

  #send(letter: Letter): void {
    const sent = this.#bring(letter).finally(() => this.#underway.delete(sent));
    this.#underway.add(sent);
  }

  async #bring({ id, body }: Letter): Promise<void> {
    if (this.delayMs > 0) await pause(this.delayMs);
    const signature = createHmac("sha256", this.secret).update(body).digest("hex");
    const headers = {
      "content-type": "application/json",
      "x-razorpay-signature": signature,
      "x-razorpay-event-id": id,
    };
    for (const wait of [...PAUSES, null]) {
      if (this.#stopped) return;
      const status = await fetch(this.url, {
        method: "POST",
        headers,
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).then(
        (response) => response.status,
        () => 0,
      );
      const event = /"event":"([^"]+)"/.exec(body)?.[1] ?? "";
      this.deliveries.push({ event, id, status });
      if (status >= 200 && status < 300) return;
      if (wait !== null) await pause(wait);
    }
  }
}
