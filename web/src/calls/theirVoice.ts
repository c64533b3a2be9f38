import type { Stop } from "../lib/watching";

/** Plays the other side's voice. After a reload the browser may allow sound only once the page is touched. */
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
