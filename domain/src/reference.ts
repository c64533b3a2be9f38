const SPOKEN = 8;

/**
 * What somebody can read out of an id on the phone: its last eight letters and digits in two groups, such as
 * '7F3A-91BC'. The whole id stays where it is looked up.
 */
export function shortReference(id: string): string {
  const last = id
    .replace(/[^a-z0-9]/gi, "")
    .slice(-SPOKEN)
    .toUpperCase();
  return last.length > SPOKEN / 2 ? `${last.slice(0, -SPOKEN / 2)}-${last.slice(-SPOKEN / 2)}` : last;
}
