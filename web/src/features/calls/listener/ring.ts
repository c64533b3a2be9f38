const PAUSE_MS = 2_400;

/** Plays two soft tones repeatedly until it is stopped. Silent if the browser requires a touch first. */
export function ring(): () => void {
  const context = new AudioContext();
  const tone = (frequency: number, after: number): void => {
    const source = context.createOscillator();
    const volume = context.createGain();
    const from = context.currentTime + after;
    source.frequency.value = frequency;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.12, from + 0.05);
    volume.gain.linearRampToValueAtTime(0, from + 0.5);
    source.connect(volume).connect(context.destination);
    source.start(from);
    source.stop(from + 0.5);
  };
  const sound = (): void => {
    if (context.state !== "running") return;
    tone(523, 0);
    tone(659, 0.35);
  };
  sound();
  const timer = setInterval(sound, PAUSE_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
