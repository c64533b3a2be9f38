import { stored } from "./storage";
import { neutralTitle } from "./tabTitle";

const KEY = "thodu.arrivalSound";

/** Whether this device may sound and vibrate when a listener comes. Whoever hides the title is not given away by a sound. */
export const soundsOnArrival = (): boolean => (stored.get(KEY) ?? (neutralTitle() === null ? "on" : "off")) === "on";

export const setSoundsOnArrival = (on: boolean): void => stored.set(KEY, on ? "on" : "off");

/** Two soft tones and a short vibration, where the browser allows them (after a touch). */
export function chime(): void {
  // Firefox before 120 does not say whether the page was touched; it keeps silent by itself until then.
  if ("userActivation" in navigator && !navigator.userActivation.hasBeenActive) return;
  // Some browsers have no vibration at all.
  if ("vibrate" in navigator) navigator.vibrate([120, 80, 120]);
  try {
    sound(new AudioContext());
  } catch {
    // Without a way to sound.
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
