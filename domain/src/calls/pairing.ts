import type { SignalKind } from "./model";

/**
 * The state by which two pages of one call connect, and connect again after one was reloaded.
 *
 * A name stands for one connection of the caller's page, or for one page of the listener. The listener's page says
 * `hello`. The caller's page makes the offers: at first to whoever comes, later to the newest listener's page that it
 * has heard of, each time with a new connection and a new name. Signals to an earlier name are ignored. So two pages
 * connect whatever was reloaded when, and whatever old signals they read.
 */
export interface Pairing {
  readonly side: "customer" | "volunteer";
  readonly mine: string;
  /** The newest name of the other side; null before any signal of it. */
  readonly other: string | null;
  readonly known: readonly string[];
  /** Of a caller's page: the earlier signals were read, and a connection exists. */
  readonly begun: boolean;
}

export interface Said {
  readonly kind: SignalKind;
  readonly page: string;
  /** Null: for whoever is there. */
  readonly to: string | null;
}

/**
 * `meet`: make a new connection (a caller's page offers by itself). `take`: pass the signal to the present connection.
 */
export type Step = "ignore" | "meet" | "take" | "meet-and-take";

export const pairing = (side: Pairing["side"], mine: string): Pairing => ({
  side,
  mine,
  other: null,
  known: [],
  begun: false,
});

const met = (before: Pairing, page: string): Pairing => ({ ...before, other: page, known: [...before.known, page] });

/** What to do with a signal of the other side; `fresh`: the name of a new connection of the caller. */
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
  // The first offer is for whoever comes; and before the beginning nothing was offered.
  if (before.other === null || !before.begun) return { pairing: after, step };
  return { pairing: { ...after, mine: fresh }, step: "meet" };
}

function byListener(before: Pairing, { kind, page, to }: Said): { readonly pairing: Pairing; readonly step: Step } {
  if (to !== null && to !== before.mine) return { pairing: before, step: "ignore" };
  if (page === before.other) return { pairing: before, step: "take" };
  const isNew = kind === "offer" && !before.known.includes(page);
  return isNew ? { pairing: met(before, page), step: "meet-and-take" } : { pairing: before, step: "ignore" };
}
