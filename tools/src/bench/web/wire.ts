import { createServer, connect, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A slow network to somebody's phone: half the round trip each way, and one downlink for everything that arrives. */
export interface Speed {
  /** Milliseconds. */
  readonly roundTrip: number;
  /** Bytes per second. */
  readonly downlink: number;
}

/** How many bytes the downlink sends at a time, so that parallel answers share it. */
const PIECE = 4_096;
/** With more bytes than this waiting for the downlink, their sender has to wait too. */
const FULL = 65_536;

/**
 * Carries the TCP connections of a browser to local servers at the speed of such a network, including the handshakes of
 * TCP and TLS. A browser's own throttling slows requests, not connections.
 */
export class Wire {
  readonly #servers: Server[] = [];
  readonly #sockets = new Set<Socket>();
  #freeAt = 0;
  /** Null: no delay. */
  speed: Speed | null = null;

  /** Listens on `port`, and forwards to `target` on this machine. */
  async open(port: number, target: number): Promise<void> {
    const server = createServer({ noDelay: true }, (near) => void this.#carry(near, target));
    this.#servers.push(server);
    await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    for (const server of this.#servers) server.close();
  }

  async #carry(near: Socket, target: number): Promise<void> {
    const far = connect({ port: target, host: "127.0.0.1", noDelay: true });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => this.#sockets.delete(one));
    }
    near.pause();
    await sleep(this.speed?.roundTrip ?? 0);
    const [up, down] = [new Queue(), new Queue()];
    near.on("data", (bytes) => up.add(this.#half(), () => far.write(bytes)));
    near.on("end", () => up.add(this.#half(), () => far.end()));
    let waiting = 0;
    far.on("data", (bytes) => {
      for (let at = 0; at < bytes.length; at += PIECE) {
        const piece = bytes.subarray(at, at + PIECE);
        waiting += piece.length;
        down.add(this.#downlink(piece.length), () => {
          near.write(piece);
          waiting -= piece.length;
          if (waiting < FULL) far.resume();
        });
      }
      if (waiting >= FULL) far.pause();
    });
    far.on("end", () => down.add(this.#downlink(0), () => near.end()));
    near.resume();
  }

  #half(): number {
    return (this.speed?.roundTrip ?? 0) / 2;
  }

  /** Milliseconds until so many bytes have arrived, after all that were sent before them. */
  #downlink(bytes: number): number {
    const now = performance.now();
    const takes = this.speed ? (bytes / this.speed.downlink) * 1_000 : 0;
    this.#freeAt = Math.max(now, this.#freeAt) + takes;
    return this.#freeAt - now + this.#half();
  }
}

/** Runs work in the order in which it was added, none before its time: timers alone may overtake one another. */
class Queue {
  readonly #waiting: { readonly due: number; readonly work: () => void }[] = [];

  /** Runs `work` after at least so many milliseconds. */
  add(delay: number, work: () => void): void {
    this.#waiting.push({ due: performance.now() + delay, work });
    if (this.#waiting.length === 1) this.#next();
  }

  #next(): void {
    const [first] = this.#waiting;
    if (!first) return;
    setTimeout(
      () => {
        this.#waiting.shift();
        first.work();
        this.#next();
      },
      Math.max(0, first.due - performance.now()),
    );
  }
}
