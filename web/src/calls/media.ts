/** Why there is no microphone to talk into. */
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

/** Whether this browser can hold a call at all; it can't on an insecure page. */
const canCall = (): boolean => typeof RTCPeerConnection === "function" && "mediaDevices" in navigator;

/** Asks for the microphone; to be called from a tap that said why. */
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
