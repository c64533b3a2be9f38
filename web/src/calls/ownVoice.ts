import { closeMicrophone, openMicrophone } from "./media";
import { callState, put } from "./state";

/** The microphone that this page holds for its call, from the browser's answer on. */
let own: MediaStream | null = null;
/** Hears of each one that takes the place of one that ended. */
let onNext: (microphone: MediaStream) => void = () => undefined;
/** The one in whose place another is being opened. */
let replacing: MediaStream | null = null;

export const ownVoice = (): MediaStream | null => own;

export function takeMicrophone(microphone: MediaStream, next: typeof onNext): void {
  own = microphone;
  onNext = next;
  const say = (silenced: "paused" | null): void => {
    if (own === microphone) put({ silenced });
  };
  for (const track of microphone.getAudioTracks()) {
    // A cable that was pulled, a permission that was taken back, a phone call: the device says so, and nobody else.
    Object.assign(track, {
      onended: () => own === microphone && void reopenMicrophone(),
      onmute: () => say("paused"),
      onunmute: () => say(null),
    });
  }
}

export function closeOwnVoice(): void {
  closeMicrophone(own);
  own = null;
}

export function muteOwnVoice(muted: boolean): void {
  for (const track of own?.getAudioTracks() ?? []) track.enabled = !muted;
}

/** Opens a microphone in the place of one that ended; where there is none, the page says that nobody hears them. */
export async function reopenMicrophone(): Promise<void> {
  const ended = own;
  if (!ended || replacing === ended) return;
  replacing = ended;
  const next = await openMicrophone();
  if (replacing === ended) replacing = null;
  if (own !== ended) {
    if (next.ok) closeMicrophone(next.stream);
    return;
  }
  if (!next.ok) {
    put({ silenced: next.why });
    return;
  }
  closeMicrophone(ended);
  takeMicrophone(next.stream, onNext);
  muteOwnVoice(callState().muted);
  put({ silenced: null });
  onNext(next.stream);
}
