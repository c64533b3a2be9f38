/** Prints progress to stderr, so that stdout contains only what a wrapped command prints. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** `1.4 s`, `2 min 03 s`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, "0")} s`;
}
