import { createServer, connect, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A slow line to someone's phone: half the round trip either way, one downlink for all that comes. */
export interface Speed {
  /** Milliseconds. */
  readonly roundTrip: number;
  /** Bytes a second. */
  readonly downlink: number;
}

/** Bytes that leave the downlink in one go, so that answers side by side share it. */
const PIECE = 4_096;
/** Bytes waiting for the line above which their sender has to wait too. */
const FULL = 65_536;

/**
 * Carries TCP connections of a browser to local servers as slowly as a line of this speed would, the handshakes of TCP
 * and TLS included; a browser's own throttling slows requests, not connections.
 */
export class Wire {
  readonly #servers: Server[] = [];
  readonly #sockets = new Set<Socket>();
  #freeAt = 0;
  /** Null: as fast as it goes. */
  speed: Speed | null = null;

  /** Listens on `port` for what shall reach `target` on this machine. */
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

  /** Milliseconds until so many bytes have come down, after all that were sent before them. */
  #downlink(bytes: number): number {
    const now = performance.now();
    const takes = this.speed ? (bytes / this.speed.downlink) * 1_000 : 0;
    this.#freeAt = Math.max(now, this.#freeAt) + takes;
    return this.#freeAt - now + this.#half();
  }
}

/** Does things in the order in which they were added, none before its time: timers by themselves may overtake. */
class Queue {
  readonly #waiting: { readonly due: number; readonly work: () => void }[] = [];

  /** Does `work` in so many milliseconds at the earliest. */
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
