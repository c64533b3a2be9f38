import type { Page } from "playwright-core";

/** Chromium's own tone instead of a microphone, without asking for permission. */
export const FAKE_MICROPHONE = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

declare global {
  interface Window {
    peers?: RTCPeerConnection[];
  }
}

/** Makes the page store its peer connections where the test finds them; call it before the page opens. */
export async function keepPeers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: RTCPeerConnection[] = [];
    window.peers = kept;
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        kept.push(this);
      }
    };
  });
}

export interface Voice {
  readonly sent: number;
  readonly received: number;
  readonly codecs: readonly string[];
  /** The kinds of the two candidates that the audio uses (`host`, `relay`, …). */
  readonly path: readonly string[];
  /** The other side has sent a network address that is not a relay's. */
  readonly tellsAddress: boolean;
  /** Changes with each restart of ICE. */
  readonly ufrag: string;
}

/** What the page's newest connection has sent and received, in packets. */
export const voiceOf = (page: Page): Promise<Voice> =>
  page.evaluate(async () => {
    const peer = window.peers?.at(-1);
    const voice = {
      sent: 0,
      received: 0,
      codecs: [] as string[],
      path: [] as string[],
      tellsAddress: false,
      ufrag: "",
    };
    const stats: unknown[] = [];
    (await peer?.getStats())?.forEach((each: unknown) => stats.push(each));
    const has = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
      typeof value === "object" && value !== null && key in value;
    for (const each of stats) {
      if (!has(each, "type")) continue;
      if (each.type === "outbound-rtp" && has(each, "packetsSent")) voice.sent += Number(each.packetsSent);
      if (each.type === "inbound-rtp" && has(each, "packetsReceived")) voice.received += Number(each.packetsReceived);
      if (each.type === "codec" && has(each, "mimeType")) voice.codecs.push(String(each.mimeType));
    }
    const byId = (id: unknown): unknown => stats.find((each) => has(each, "id") && each.id === id);
    const selected = stats.flatMap((each) =>
      has(each, "selectedCandidatePairId") ? [byId(each.selectedCandidatePairId)] : [],
    );
    for (const pair of selected) {
      if (!has(pair, "localCandidateId") || !has(pair, "remoteCandidateId")) continue;
      for (const candidate of [byId(pair.localCandidateId), byId(pair.remoteCandidateId)])
        voice.path.push(has(candidate, "candidateType") ? String(candidate.candidateType) : "");
    }
    voice.tellsAddress = / typ (host|srflx)/.test(peer?.remoteDescription?.sdp ?? "");
    voice.ufrag = /a=ice-ufrag:(\S+)/.exec(peer?.localDescription?.sdp ?? "")?.[1] ?? "";
    return voice;
  });

export const restartIce = (page: Page): Promise<void> => page.evaluate(() => window.peers?.at(-1)?.restartIce());
