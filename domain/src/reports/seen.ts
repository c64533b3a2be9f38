import { isPseudonym } from "../accounts/deletion";
import { refuse, type Failure } from "../errors";
import { fail, ok, type Result } from "../result";
import { MINUTE, type Millis } from "../time";
import { isPartOf } from "./blocks";
import type { Report } from "./model";

/** An admin who has said that they look at a case has it for this long. Afterwards anybody else can take it. */
export const LOOKS_FOR: Millis = 30 * MINUTE;

export type Acknowledgement = Partial<Pick<Report, "seenAt" | "seenBy">>;

/** Since when an admin looks at a case; null if nobody does, or they have said so too long ago. */
export const lookedAtSince = ({ seenAt = null, seenBy = null }: Acknowledgement, now: Millis): Millis | null =>
  seenAt !== null && seenBy !== null && !isPseudonym(seenBy) && now - seenAt < LOOKS_FOR ? seenAt : null;

/** What stays of it once the case is decided: `decidedBy` says then who had it. */
export const NOT_SEEN = { seenAt: null, seenBy: null } as const satisfies Acknowledgement;

interface SeenFacts {
  readonly actor: string;
  readonly found: Report | null;
  /** True to take the case, false to give it back. */
  readonly stands: boolean;
  readonly now: Millis;
}

/**
 * Whether an admin takes an open case, or gives it back. One at a time has it; nobody takes a case that they are part
 * of. Giving back changes nothing if somebody else has it by now.
 */
export function decideSeen({
  actor,
  found,
  stands,
  now,
}: SeenFacts): Result<
  "take" | "release" | "as-it-is",
  Failure<"NOT_FOUND" | "NOT_PERMITTED" | "CASE_DECIDED" | "TAKEN">
> {
  if (!found) return fail(refuse("NOT_FOUND"));
  if (isPartOf(actor, found)) return fail(refuse("NOT_PERMITTED"));
  if (found.status !== "open") return fail(refuse("CASE_DECIDED"));
  const isOwn = found.seenBy === actor;
  if (!stands) return ok(isOwn ? "release" : "as-it-is");
  if (lookedAtSince(found, now) === null) return ok("take");
  return isOwn ? ok("as-it-is") : fail(refuse("TAKEN"));
}
