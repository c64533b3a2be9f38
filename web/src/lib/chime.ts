import { stored } from "./storage";
import { neutralTitle } from "./tabTitle";

const KEY = "thodu.arrivalSound";

/**
 * Whether this device may sound and vibrate when a listener comes. Off by default under a neutral title, so that no
 * sound reveals the page.
 */
export const soundsOnArrival = (): boolean => (stored.get(KEY) ?? (neutralTitle() === null ? "on" : "off")) === "on";

export const setSoundsOnArrival = (on: boolean): void => stored.set(KEY, on ? "on" : "off");

/** Plays two soft tones and vibrates briefly, if the browser allows it (only after a touch). */
export function chime(): void {
  // Firefox before 120 does not say whether the page was touched; until then it keeps silent by itself.
  if ("userActivation" in navigator && !navigator.userActivation.hasBeenActive) return;
  // Some browsers can't vibrate.
  if ("vibrate" in navigator) navigator.vibrate([120, 80, 120]);
  try {
    sound(new AudioContext());
  } catch {
    // The device can't play sounds.
  }
}

function sound(context: AudioContext): void {
  const begins = context.currentTime + 0.05;
  for (const [nth, frequency] of [523, 659].entries()) {
    const source = context.createOscillator();
    const volume = context.createGain();
    const from = begins + nth * 0.3;
    source.frequency.value = frequency;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.06, from + 0.05);
    volume.gain.linearRampToValueAtTime(0, from + 0.5);
    source.connect(volume).connect(context.destination);
    source.start(from);
    source.stop(from + 0.5);
  }
  setTimeout(() => void context.close(), 2_000);
}
