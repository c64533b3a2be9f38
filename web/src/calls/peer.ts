export type DescriptionKind = "offer" | "answer" | "candidate";

export interface PeerWish {
  readonly iceServers: readonly RTCIceServer[];
  readonly relayOnly: boolean;
  readonly microphone: MediaStream;
  /** Gives way when both sides make an offer at once. True for one side of a call. */
  readonly polite: boolean;
  readonly send: (kind: DescriptionKind, said: object) => void;
  readonly onVoice: (stream: MediaStream) => void;
  readonly onState: (state: "connecting" | "connected" | "broken") => void;
}

/** Most candidates are found within this time, so that a description usually contains all of them. */
const GATHER_MS = 700;
/** A connection that is lost for this long does not recover by itself. */
const RESTART_AFTER_MS = 2_500;

/**
 * One side of a voice call: perfect negotiation (W3C WebRTC, section 10.7), only Opus, and an ICE restart when the path
 * breaks or the network changes. Either side may start a negotiation at any time.
 */
export class Peer {
  readonly #pc: RTCPeerConnection;
  #making = false;
  #ignored = false;
  /** Whether candidates are held back to be sent with their description. */
  #holding = true;
  #turn: Promise<unknown> = Promise.resolve();
  #restart: ReturnType<typeof setTimeout> | undefined;
  readonly #networkChanged = (): void => this.restart();

  constructor(readonly wish: PeerWish) {
    const { iceServers, microphone } = wish;
    this.#pc = new RTCPeerConnection(this.#configuration(iceServers));
    this.#pc.addEventListener("negotiationneeded", () => {
      // The impolite side makes the first offer, so that a call does not begin with two offers at once.
      if (!wish.polite || this.#pc.remoteDescription !== null) void this.#offer();
    });
    this.#pc.addEventListener("icecandidate", ({ candidate }) => {
      if (candidate !== null && !this.#holding) wish.send("candidate", candidate.toJSON());
    });
    this.#pc.addEventListener("track", ({ streams: [voice] }) => {
      if (voice) wish.onVoice(voice);
    });
    this.#pc.addEventListener("connectionstatechange", () => this.#stateChanged());
    for (const track of microphone.getAudioTracks()) this.#pc.addTrack(track, microphone);
    this.#onlyOpus();
    addEventListener("online", this.#networkChanged);
    connection()?.addEventListener("change", this.#networkChanged);
  }

  /** Handles the signals of the other side, in the order in which they arrive. */
  take(kind: DescriptionKind, said: unknown): void {
    this.#turn = this.#turn.then(() => this.#take(kind, said)).catch(() => undefined);
  }

  /** Uses these servers for the next search for a path. The path in use stays. */
  renew(iceServers: readonly RTCIceServer[]): void {
    if (this.#pc.signalingState !== "closed") this.#pc.setConfiguration(this.#configuration(iceServers));
  }

  /** Switches to another microphone, which needs no negotiation. */
  speakInto(microphone: MediaStream): void {
    const [track] = microphone.getAudioTracks();
    // This fails if the connection was closed meanwhile, which does no harm.
    for (const sender of this.#pc.getSenders()) if (track) void sender.replaceTrack(track).catch(() => undefined);
  }

  /** Searches for a new path for the same call. */
  restart(): void {
    if (this.#pc.signalingState !== "closed" && this.#pc.remoteDescription !== null) this.#pc.restartIce();
  }

  close(): void {
    clearTimeout(this.#restart);
    removeEventListener("online", this.#networkChanged);
    connection()?.removeEventListener("change", this.#networkChanged);
    this.#pc.close();
  }

  #configuration(iceServers: readonly RTCIceServer[]): RTCConfiguration {
    return {
      iceServers: [...iceServers],
      iceTransportPolicy: this.wish.relayOnly ? "relay" : "all",
      bundlePolicy: "max-bundle",
    };
  }

  async #take(kind: DescriptionKind, said: unknown): Promise<void> {
    if (kind === "candidate") {
      if (!this.#ignored && isObject(said)) await this.#pc.addIceCandidate(said);
      return;
    }
    if (!isDescription(said)) return;
    const collides = kind === "offer" && (this.#making || this.#pc.signalingState !== "stable");
    this.#ignored = collides && !this.wish.polite;
    if (this.#ignored) return;
    await this.#pc.setRemoteDescription(said);
    if (kind === "offer") await this.#describe();
  }

  async #offer(): Promise<void> {
    this.#making = true;
    try {
      await this.#describe();
    } catch {
      // The connection was closed meanwhile, or the other side's offer came first and is answered.
    } finally {
      this.#making = false;
    }
  }

  /** Makes an offer or an answer, whichever is due, and sends it with the candidates that are found soon. */
  async #describe(): Promise<void> {
    this.#holding = true;
    await this.#pc.setLocalDescription();
    const made = this.#pc.localDescription?.type;
    await this.#gathered();
    const { localDescription: now } = this.#pc;
    this.#holding = false;
    if (now && now.type === made && (now.type === "offer" || now.type === "answer"))
      this.wish.send(now.type, now.toJSON());
  }

  #gathered(): Promise<void> {
    const pc = this.#pc;
    return new Promise((resolve) => {
      const look = (): void => {
        if (pc.iceGatheringState === "complete") done();
      };
      const done = (): void => {
        clearTimeout(timer);
        pc.removeEventListener("icegatheringstatechange", look);
        resolve();
      };
      const timer = setTimeout(done, GATHER_MS);
      pc.addEventListener("icegatheringstatechange", look);
      look();
    });
  }

  #stateChanged(): void {
    const { connectionState } = this.#pc;
    clearTimeout(this.#restart);
    if (connectionState === "connected") this.wish.onState("connected");
    else if (connectionState === "failed" || connectionState === "disconnected") {
      this.wish.onState("broken");
      this.#keepRestarting(connectionState === "failed" ? 0 : RESTART_AFTER_MS);
    }
  }

  #keepRestarting(after: number): void {
    this.#restart = setTimeout(() => {
      this.restart();
      this.#keepRestarting(RESTART_AFTER_MS * 3);
    }, after);
  }

  #onlyOpus(): void {
    const known = RTCRtpReceiver.getCapabilities("audio")?.codecs ?? [];
    const opus = known.filter(({ mimeType }) => mimeType.toLowerCase() === "audio/opus");
    if (opus.length === 0) return;
    for (const transceiver of this.#pc.getTransceivers()) transceiver.setCodecPreferences(opus);
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isDescription = (value: unknown): value is RTCSessionDescriptionInit =>
  isObject(value) &&
  "type" in value &&
  (value.type === "offer" || value.type === "answer") &&
  "sdp" in value &&
  typeof value.sdp === "string";

/** Reports a change of network; not every browser has it. */
const connection = (): EventTarget | undefined =>
  "connection" in navigator && navigator.connection instanceof EventTarget ? navigator.connection : undefined;
