import { byTurn } from "@thodu/domain/matching/position";
import { MINUTE } from "@thodu/domain/time";
import type { Summary } from "../../lib/conversation/documents";

export const tabs = ["mine", "waiting", "others", "all"] as const;
export type Tab = (typeof tabs)[number];

/** A conversation in the list, under its customer's uid. */
export interface Entry extends Summary {
  readonly id: string;
}

export type Owner = "you" | "other" | "nobody" | "ended";

export const ownerOf = ({ status, volunteerId }: Pick<Entry, "status" | "volunteerId">, uid: string): Owner => {
  if (status === "waiting") return "nobody";
  if (status === "closed") return "ended";
  return volunteerId === uid ? "you" : "other";
};

/** What picking a conversation does: nobody's is claimed, a colleague's is asked for, an ended one is only named. */
export type Picked = "open" | "claim" | "ask" | "ended";

const picks: Readonly<Record<Owner, Picked>> = { you: "open", nobody: "claim", other: "ask", ended: "ended" };

export const pickOf = (entry: Pick<Entry, "status" | "volunteerId">, uid: string): Picked => picks[ownerOf(entry, uid)];

const rank = { crisis: 0, concern: 1, none: 2 } as const;

/** Risk first, however long others have waited; then in the order of the queue. */
const byRisk = (a: Entry, b: Entry): number => rank[a.risk] - rank[b.risk] || byTurn(a, b);

/** Who waits comes by risk, plan and time (invariant 12); the other tabs stay newest first. */
export function arranged(entries: readonly Entry[], tab: Tab, unreadOnly: boolean, uid: string): readonly Entry[] {
  const found = entries.filter(
    (entry) => (!unreadOnly || entry.unreadByVolunteer > 0) && (tab !== "others" || entry.volunteerId !== uid),
  );
  return tab === "waiting" ? found.toSorted(byRisk) : found;
}

/** What one types of an alias, as aliases are written: each word with a capital. */
export const asAlias = (typed: string): string =>
  typed
    .trim()
    .split(/\s+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase())
    .join(" ");

/** Those with `search` in their alias from the beginning of a word on, each once; of two, the first list's. */
export function withAlias(search: string, ...lists: readonly (readonly Entry[])[]): readonly Entry[] {
  const found = new Map<string, Entry>();
  for (const entry of lists.flat())
    if (!found.has(entry.id) && ` ${entry.alias}`.includes(` ${search}`)) found.set(entry.id, entry);
  return [...found.values()];
}

/** Whether an offer to the listener `uid` is one that they can accept: of who waits, or of somebody held by another. */
export const isOfferedTo = ({ status, volunteerId }: Pick<Entry, "status" | "volunteerId">, uid: string): boolean =>
  status === "waiting" || (status === "active" && volunteerId !== uid);

/** Whole minutes that somebody has waited; null when they don't. */
export const minutesWaited = (
  { status, waitingSince }: Pick<Entry, "status" | "waitingSince">,
  now: number,
): number | null =>
  status === "waiting" && waitingSince !== null ? Math.max(0, Math.floor((now - waitingSince) / MINUTE)) : null;

/** Why a conversation that was held is held no more. */
export type Left = "taken-over" | "released" | "ended" | "lost";

/** Null while it is still the listener's. */
export function leftWhy(summary: Pick<Summary, "status" | "volunteerId"> | null, uid: string): Left | null {
  if (!summary) return "lost";
  if (summary.status === "active") return summary.volunteerId === uid ? null : "taken-over";
  return summary.status === "waiting" ? "released" : "ended";
}
