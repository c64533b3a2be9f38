import type { Output } from "@thodu/domain/contracts";
import type { SignalKind } from "@thodu/domain/calls/model";
import { afterSignal, pairing, type Pairing, type Said } from "@thodu/domain/calls/pairing";
import { Peer, type DescriptionKind, type PeerWish } from "./peer";

export interface Signal extends Said {
  readonly said?: unknown;
}

interface LineWish extends Omit<PeerWish, "polite" | "send"> {
  readonly side: Pairing["side"];
  readonly send: (signal: Signal) => void;
}

/** A connection that has not been made, or not been restored, by then is replaced by a new one. */
const RECONNECT_AFTER_MS = 20_000;

/** The ICE servers that the server names for a call. */
export const iceServersOf = ({ iceServers }: Output<"joinCall">): RTCIceServer[] =>
  iceServers.map(({ urls, username, credential }) => ({
    urls,
    ...(username === undefined ? {} : { username }),
    ...(credential === undefined ? {} : { credential }),
  }));

const isDescribed = (kind: SignalKind): kind is DescriptionKind => kind !== "hello";

/**
 * This page's end of a call. It outlives its connections: when the other side's page is reloaded, it makes a new one.
 */
export class Line {
  #pairing: Pairing;
  #peer: Peer | null = null;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #iceServers: readonly RTCIceServer[];
  #microphone: MediaStream;

  constructor(readonly wish: LineWish) {
    this.#iceServers = wish.iceServers;
    this.#microphone = wish.microphone;
    this.#pairing = pairing(wish.side, crypto.randomUUID());
  }

  /** Starts, once all earlier signals have been handled. */
  begin(): void {
    if (this.wish.side === "volunteer") {
      this.wish.send({ kind: "hello", page: this.#pairing.mine, to: null });
      return;
    }
    this.#pairing = { ...this.#pairing, begun: true };
    this.#meet();
  }

  take(signal: Signal): void {
    const { pairing: after, step } = afterSignal(this.#pairing, signal, crypto.randomUUID());
    this.#pairing = after;
    if (step === "meet" || step === "meet-and-take") this.#meet();
    if (step !== "ignore" && step !== "meet" && isDescribed(signal.kind)) this.#peer?.take(signal.kind, signal.said);
  }

  /** Uses ICE servers with fresh credentials, for this connection and later ones. */
  renew(iceServers: readonly RTCIceServer[]): void {
    this.#iceServers = iceServers;
    this.#peer?.renew(iceServers);
  }

  /** Uses another microphone, for this connection and later ones. */
  speakInto(microphone: MediaStream): void {
    this.#microphone = microphone;
    this.#peer?.speakInto(microphone);
  }

  close(): void {
    clearTimeout(this.#reconnectTimer);
    this.#peer?.close();
    this.#peer = null;
  }

  #meet(): void {
    const { side, send, onState, ...wish } = this.wish;
    if (this.#peer) onState("broken");
    this.close();
    const peer: Peer = new Peer({
      ...wish,
      iceServers: this.#iceServers,
      microphone: this.#microphone,
      polite: side === "volunteer",
      send: (kind, said) => {
        if (this.#peer === peer) send({ kind, page: this.#pairing.mine, to: this.#pairing.other, said });
      },
      onState: (state) => {
        if (this.#peer !== peer) return;
        if (state === "connected") clearTimeout(this.#reconnectTimer);
        else if (state === "broken") this.#scheduleReconnect();
        onState(state);
      },
    });
    this.#peer = peer;
    this.#scheduleReconnect();
  }

  /** Sets the timer that replaces the connection. Only the caller's side does, because it makes the offers. */
  #scheduleReconnect(): void {
    clearTimeout(this.#reconnectTimer);
    if (this.wish.side === "volunteer") return;
    this.#reconnectTimer = setTimeout(() => {
      this.#pairing = { ...this.#pairing, mine: crypto.randomUUID() };
      this.#meet();
    }, RECONNECT_AFTER_MS);
  }
}
