const MINUTES = 60;
const two = (value: number): string => String(value).padStart(2, "0");

/** Minutes since midnight as a field for a time of day has them, `HH:MM`. */
export const timeOf = (minute: number): string => `${two(Math.floor(minute / MINUTES))}:${two(minute % MINUTES)}`;

/** The other way round; null for a field that is not filled in. */
export function minuteOf(time: string): number | null {
  const [hours, minutes] = time.split(":").map(Number);
  if (hours === undefined || minutes === undefined) return null;
  return Number.isInteger(hours) && Number.isInteger(minutes) ? hours * MINUTES + minutes : null;
}
