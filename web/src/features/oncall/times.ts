const MINUTES = 60;
const two = (value: number): string => String(value).padStart(2, "0");

/** Minutes since midnight as the value of a time field, `HH:MM`. */
export const timeOf = (minute: number): string => `${two(Math.floor(minute / MINUTES))}:${two(minute % MINUTES)}`;

/** The reverse; null for an empty field. */
export function minuteOf(time: string): number | null {
  const [hours, minutes] = time.split(":").map(Number);
  if (hours === undefined || minutes === undefined) return null;
  return Number.isInteger(hours) && Number.isInteger(minutes) ? hours * MINUTES + minutes : null;
}
