import type { SignalKind } from "./model";

/**
 * Who speaks with whom while two pages of one call find each other, and find each other again after one was loaded anew.
 *
 * A name stands for one connection of the caller's page, and for one page of the listener. The listener's page says
 * `hello`; the caller's makes the offers, at first to whoever comes, afterwards to the newest page that it has heard of,
 * with a new connection each time. What was said to an earlier name of one's own is old. So two pages meet whatever was
 * reloaded when, and whatever both read of what was said before them.
 */
export interface Pairing {
  readonly side: "customer" | "volunteer";
  readonly mine: string;
  /** The newest name of the other side; null before it was heard of. */
  readonly other: string | null;
  readonly known: readonly string[];
  /** The caller's: what was said before has been read, and a connection is there. */
  readonly begun: boolean;
}

export interface Said {
  readonly kind: SignalKind;
  readonly page: string;
  /** Null: for whoever is there. */
  readonly to: string | null;
}

/** `meet`: make a connection anew (a caller's offers by itself). `take`: it is for the connection that is there. */
export type Step = "ignore" | "meet" | "take" | "meet-and-take";

export const pairing = (side: Pairing["side"], mine: string): Pairing => ({
  side,
  mine,
  other: null,
  known: [],
  begun: false,
});

const met = (before: Pairing, page: string): Pairing => ({ ...before, other: page, known: [...before.known, page] });

/** What to do about something that the other side said; `fresh` is the name that a new connection of a caller gets. */
export function afterSignal(
  before: Pairing,
  said: Said,
  fresh: string,
): { readonly pairing: Pairing; readonly step: Step } {
  return before.side === "customer" ? byCustomer(before, said, fresh) : byListener(before, said);
}

function byCustomer(
  before: Pairing,
  { page, to }: Said,
  fresh: string,
): { readonly pairing: Pairing; readonly step: Step } {
  const step = to === before.mine ? "take" : "ignore";
  if (page === before.other) return { pairing: before, step };
  if (before.known.includes(page)) return { pairing: before, step: "ignore" };
  const after = met(before, page);
  // The offer to whoever comes is theirs; and before the beginning nothing was offered.
  if (before.other === null || !before.begun) return { pairing: after, step };
  return { pairing: { ...after, mine: fresh }, step: "meet" };
}

function byListener(before: Pairing, { kind, page, to }: Said): { readonly pairing: Pairing; readonly step: Step } {
  if (to !== null && to !== before.mine) return { pairing: before, step: "ignore" };
  if (page === before.other) return { pairing: before, step: "take" };
  const isNew = kind === "offer" && !before.known.includes(page);
  return isNew ? { pairing: met(before, page), step: "meet-and-take" } : { pairing: before, step: "ignore" };
}
