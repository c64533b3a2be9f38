import { vi } from "vitest";

/** Lets the microphone open, or fail with an error of this name. Returns a spy for its closing. */
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
