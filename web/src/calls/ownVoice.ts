import { closeMicrophone, openMicrophone } from "./media";
import { callState, put } from "./state";

/** The microphone that this page uses for its call. */
let own: MediaStream | null = null;
/** Called with each microphone that replaces one which ended. */
let onNext: (microphone: MediaStream) => void = () => undefined;
/** The microphone that is just being replaced. */
let replacing: MediaStream | null = null;

export const ownVoice = (): MediaStream | null => own;

export function takeMicrophone(microphone: MediaStream, next: typeof onNext): void {
  own = microphone;
  onNext = next;
  const say = (silenced: "paused" | null): void => {
    if (own === microphone) put({ silenced });
  };
  for (const track of microphone.getAudioTracks()) {
    // Only these events tell of a pulled cable, a withdrawn permission or a phone call.
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

/** Opens a microphone to replace one that ended. If there is none, the page says that the person can't be heard. */
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
