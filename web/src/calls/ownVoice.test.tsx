import { afterEach, expect, it, vi } from "vitest";
import { callState, NONE, put } from "./state";
import { Line } from "./line";
import { closeOwnVoice, ownVoice, reopenMicrophone, takeMicrophone } from "./ownVoice";

class Track {
  enabled = true;
  onended: (() => void) | null = null;
  onmute: (() => void) | null = null;
  onunmute: (() => void) | null = null;
  readonly stop = vi.fn();
}

afterEach(closeOwnVoice);

/** Lets the browser open these microphones, one after another; after the last it refuses. */
async function microphones(...tracks: readonly Track[]) {
  const left = [...tracks];
  const next = vi.fn<(stream: MediaStream) => void>();
  const getUserMedia = vi.fn(() => {
    const track = left.shift();
    const refusal = Object.assign(new Error("blocked"), { name: "NotAllowedError" });
    const stream = { getTracks: () => [track], getAudioTracks: () => [track] };
    return track ? Promise.resolve(stream) : Promise.reject(refusal);
  });
  vi.stubGlobal("RTCPeerConnection", vi.fn());
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });
  put({ ...NONE, phase: "talking", talkingSince: 0 });
  takeMicrophone(await navigator.mediaDevices.getUserMedia({ audio: true }), next);
  return { next, getUserMedia, isThere: (track: Track) => left.push(track) };
}

const ofTrack = (track: Track) =>
  ownVoice()
    ?.getAudioTracks()
    .some((each) => Object.is(each, track));

it("a microphone that ends is opened again, muted as it was, and replaced in the call", async () => {
  const [first, second] = [new Track(), new Track()];
  const { next } = await microphones(first, second);
  put({ muted: true });
  first.onended?.();
  await vi.waitFor(() => expect(next).toHaveBeenCalledTimes(1));
  expect(ofTrack(second)).toBe(true);
  expect([second.enabled, first.stop.mock.calls.length, second.stop.mock.calls.length]).toEqual([false, 1, 0]);
  expect(callState().silenced).toBeNull();
});

it("a second one that ends is opened again too, and events of earlier ones are ignored", async () => {
  const [first, second, third] = [new Track(), new Track(), new Track()];
  const { next, getUserMedia } = await microphones(first, second, third);
  first.onended?.();
  first.onended?.();
  await vi.waitFor(() => expect(next).toHaveBeenCalledTimes(1));
  first.onended?.();
  first.onmute?.();
  expect([getUserMedia.mock.calls.length, callState().silenced]).toEqual([2, null]);
  second.onended?.();
  await vi.waitFor(() => expect(next).toHaveBeenCalledTimes(2));
});

it("one that ends and can’t be opened again is shown with the reason, until it can", async () => {
  const first = new Track();
  const { next, isThere } = await microphones(first);
  first.onended?.();
  await vi.waitFor(() => expect(callState().silenced).toBe("denied"));
  expect(next).not.toHaveBeenCalled();
  isThere(new Track());
  await reopenMicrophone();
  expect([callState().silenced, next.mock.calls.length]).toEqual([null, 1]);
});

it("one that the device pauses, as for a phone call, is shown as paused for that time", async () => {
  const track = new Track();
  await microphones(track);
  track.onmute?.();
  expect(callState().silenced).toBe("paused");
  track.onunmute?.();
  expect(callState().silenced).toBeNull();
});

it("one that was opened again after its call had ended is closed", async () => {
  const [first, second] = [new Track(), new Track()];
  const { next } = await microphones(first, second);
  first.onended?.();
  closeOwnVoice();
  await vi.waitFor(() => expect(second.stop).toHaveBeenCalledTimes(1));
  expect([ownVoice(), next.mock.calls.length]).toEqual([null, 0]);
});

it("the current microphone is used by the existing connection and by later ones", async () => {
  const [first, second] = [new Track(), new Track()];
  const [replaceTrack, addTrack] = [vi.fn(() => Promise.resolve()), vi.fn()];
  const { next } = await microphones(first, second);
  class Connection extends EventTarget {
    readonly signalingState = "stable";
    readonly addTrack = addTrack;
    readonly getSenders = () => [{ replaceTrack }];
    readonly close = vi.fn();
  }
  vi.stubGlobal("RTCPeerConnection", Connection);
  vi.stubGlobal("RTCRtpReceiver", { getCapabilities: () => null });
  const microphone = ownVoice();
  expect(microphone).not.toBeNull();
  if (!microphone) return;
  const [send, onVoice, onState] = [vi.fn(), vi.fn(), vi.fn()];
  const line = new Line({ side: "customer", iceServers: [], relayOnly: false, microphone, send, onVoice, onState });
  line.begin();
  next.mockImplementation((stream) => line.speakInto(stream));
  first.onended?.();
  await vi.waitFor(() => expect(replaceTrack.mock.calls).toEqual([[second]]));
  // Two pages of the listener; the second is the first one reloaded.
  for (const page of ["listener-1", "listener-2"]) line.take({ kind: "hello", page, to: null });
  expect(addTrack.mock.calls.map(([track]: readonly unknown[]) => track)).toEqual([first, second]);
  line.close();
});
