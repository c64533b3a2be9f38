/** Why there is no microphone. */
export type NoMicrophone = "unsupported" | "denied" | "missing" | "busy";

export type Microphone =
  | { readonly ok: true; readonly stream: MediaStream }
  | { readonly ok: false; readonly why: NoMicrophone };

const NAMES: Readonly<Record<string, NoMicrophone>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** Whether this browser supports calls; on an insecure page none does. */
const canCall = (): boolean => typeof RTCPeerConnection === "function" && "mediaDevices" in navigator;

/** Asks for the microphone. To be called on a tap, after the page has said what it is for. */
export async function openMicrophone(): Promise<Microphone> {
  if (!canCall()) return { ok: false, why: "unsupported" };
  try {
    const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
    return { ok: true, stream: await navigator.mediaDevices.getUserMedia({ audio, video: false }) };
  } catch (error) {
    return { ok: false, why: (error instanceof Error ? NAMES[error.name] : undefined) ?? "busy" };
  }
}

export const closeMicrophone = (stream: MediaStream | null): void =>
  stream?.getTracks().forEach((track) => track.stop());
