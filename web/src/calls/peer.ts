export type DescriptionKind = "offer" | "answer" | "candidate";

export interface PeerWish {
  readonly iceServers: readonly RTCIceServer[];
  readonly relayOnly: boolean;
  readonly microphone: MediaStream;
  /** Gives way when both offer at once; one side of a call does. */
  readonly polite: boolean;
  readonly send: (kind: DescriptionKind, said: object) => void;
  readonly onVoice: (stream: MediaStream) => void;
  readonly onState: (state: "connecting" | "connected" | "broken") => void;
}

/** Most candidates are there by then, so that a description usually goes out with all of them. */
const GATHER_MS = 700;
/** A connection that is lost so long does not come back of itself. */
const RESTART_AFTER_MS = 2_500;

/**
 * One side of a voice call: perfect negotiation (W3C WebRTC, section 10.7), Opus alone, and a restart of ICE when the
 * path breaks or the network changes. Either side may begin a negotiation at any time.
 */
export class Peer {
  readonly #pc: RTCPeerConnection;
  #making = false;
  #ignored = false;
  /** Whether candidates still wait to go out with their description. */
  #holding = true;
  #turn: Promise<unknown> = Promise.resolve();
  #restart: ReturnType<typeof setTimeout> | undefined;
  readonly #networkChanged = (): void => this.restart();

  constructor(readonly wish: PeerWish) {
    const { iceServers, microphone } = wish;
    this.#pc = new RTCPeerConnection(this.#configuration(iceServers));
    this.#pc.addEventListener("negotiationneeded", () => {
      // The first offer is the other side's, so that a call does not begin with both speaking at once.
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
    window.addEventListener("online", this.#networkChanged);
    connection()?.addEventListener("change", this.#networkChanged);
  }

  /** Takes what the other side sent, in the order of its coming. */
  take(kind: DescriptionKind, said: unknown): void {
    this.#turn = this.#turn.then(() => this.#take(kind, said)).catch(() => undefined);
  }

  /** The next path is looked for with these; the one that is in use goes on. */
  renew(iceServers: readonly RTCIceServer[]): void {
    if (this.#pc.signalingState !== "closed") this.#pc.setConfiguration(this.#configuration(iceServers));
  }

  /** Goes on with another microphone; nothing is negotiated for it. */
  speakInto(microphone: MediaStream): void {
    const [track] = microphone.getAudioTracks();
    // Closed meanwhile: then nobody listens.
    for (const sender of this.#pc.getSenders()) if (track) void sender.replaceTrack(track).catch(() => undefined);
  }

  /** Looks for a new path, over the same call. */
  restart(): void {
    if (this.#pc.signalingState !== "closed" && this.#pc.remoteDescription !== null) this.#pc.restartIce();
  }

  close(): void {
    clearTimeout(this.#restart);
    window.removeEventListener("online", this.#networkChanged);
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
      // Closed meanwhile, or the other side's offer came first: that one is answered.
    } finally {
      this.#making = false;
    }
  }

  /** Makes an offer or an answer, whichever is due, and sends it with the candidates that are there soon. */
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

/** Tells of a change from one network to another; not every browser has it. */
const connection = (): EventTarget | undefined =>
  "connection" in navigator && navigator.connection instanceof EventTarget ? navigator.connection : undefined;
