import { vi } from "vitest";

/** The microphone opens, or is refused by this name of an error; returns a spy for its closing. */
export function microphoneIs(refusal: string | null) {
  vi.stubGlobal("RTCPeerConnection", vi.fn());
  const track = { stop: vi.fn(), enabled: true };
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] };
  const refused = Object.assign(new Error(refusal ?? ""), { name: refusal });
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: { getUserMedia: () => (refusal === null ? Promise.resolve(stream) : Promise.reject(refused)) },
  });
  return track.stop;
}
