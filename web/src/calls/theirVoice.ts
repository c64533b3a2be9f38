import type { Stop } from "../lib/watching";

/** Plays what comes from the other side. A page that was loaded anew may be allowed to sound with the first touch only. */
export function theirVoice(): { readonly hear: (stream: MediaStream) => void; readonly stop: Stop } {
  const voice = new Audio();
  const play = (): void => void voice.play().catch(() => undefined);
  document.addEventListener("pointerdown", play);
  return {
    hear: (stream) => {
      voice.srcObject = stream;
      play();
    },
    stop: () => {
      document.removeEventListener("pointerdown", play);
      voice.srcObject = null;
    },
  };
}
