import type { Conversation, LaterTime } from "../chat/model";
import { refuse, type Failure } from "../errors";
import type { NoticeKind } from "../notifications/notices";
import { fail, ok, type Result } from "../result";
import type { Millis } from "../time";
import {
  agreedTime,
  COMES_WITHIN,
  isOffered,
  isOpen,
  mayBeReleased,
  mayBeTaken,
  mayComeLater,
  overlap,
  REMINDED_BEFORE,
} from "./laterTime";
import { mayMeet } from "./offers";
import { isOfWait, placeSince } from "./placeSince";
import { isPromised, promiseFrom } from "./tellMe";

type Wait = Conversation & { readonly id: string };

/** How a time later changes, with all that is written along with it. */
export interface LaterChange {
  readonly laterTime: LaterTime | null;
  readonly person: NoticeKind | null;
  readonly listener: { readonly uid: string; readonly kind: NoticeKind } | null;
  /** Thodu did not keep the time: the admins get a case, which names the listener if one had taken it. */
  readonly failed: { readonly by: string | null } | null;
  /** The promise of a notice of their turn that replaces the time. */
  readonly tellMe: Conversation["tellMe"];
}

const only = (laterTime: LaterTime | null): LaterChange => ({
  laterTime,
  person: null,
  listener: null,
  failed: null,
  tellMe: null,
});

/**
 * The notice to the listener who had taken a time that is no longer needed, of this wait or an earlier one; null if
 * that listener is the one who claims the person.
 */
export const freed = ({
  laterTime,
  volunteerId,
}: Pick<Conversation, "laterTime" | "volunteerId">): LaterChange["listener"] =>
  laterTime?.state === "taken" && laterTime.by !== null && laterTime.by !== volunteerId
    ? { uid: laterTime.by, kind: "own-time-over" }
    : null;

/**
 * A person who waits asks for a listener at `at`, in place of an earlier choice. Refused in a crisis or with an open
 * alarm: they stay in the queue.
 */
export function decideAsk(
  wait: Wait | null,
  at: Millis,
  now: Millis,
): Result<LaterChange, Failure<"NOT_FOUND" | "INVALID_INPUT" | "STAY_HERE">> {
  const since = wait && placeSince(wait);
  if (!wait || since === null) return fail(refuse("NOT_FOUND"));
  const before = agreedTime(wait);
  if (before?.at === at) return ok(only(before));
  if (!mayComeLater(wait)) return fail(refuse("STAY_HERE"));
  if (!isOffered(at, now)) return fail(refuse("INVALID_INPUT", { fields: ["wish.at"] }));
  return ok({ ...only({ since, at, state: "asked", by: null, reminded: false }), listener: freed(wait) });
}

/** The person withdraws their time. */
export const withdrawn = (wait: Wait): LaterChange => ({ ...only(null), listener: freed(wait) });

export interface Taker {
  readonly uid: string;
  /** The times that they have taken already. */
  readonly own: readonly Millis[];
  readonly parted: boolean;
}

/** A listener takes an open time. For a listener whom a block parts from the person, there is no such time. */
export function decideTake(
  wait: Wait | null,
  at: Millis,
  { uid, own, parted }: Taker,
  now: Millis,
): Result<LaterChange | "repeat", Failure<"NOT_FOUND" | "TIME_CHANGED" | "TIME_OVERLAPS">> {
  if (!wait || parted || !mayMeet(wait, uid)) return fail(refuse("NOT_FOUND"));
  const time = agreedTime(wait);
  if (time?.at !== at) return fail(refuse("TIME_CHANGED"));
  if (time.by === uid) return ok("repeat");
  if (time.state === "taken" || !mayBeTaken(at, now)) return fail(refuse("TIME_CHANGED"));
  if (own.some((other) => overlap(other, at))) return fail(refuse("TIME_OVERLAPS"));
  return ok({ ...only({ ...time, state: "taken", by: uid }), person: "time-taken" });
}

/** The listener of a time releases it; it is open again. */
export function decideRelease(
  wait: Wait | null,
  at: Millis,
  uid: string,
  now: Millis,
): Result<LaterChange, Failure<"NOT_FOUND" | "TIME_CHANGED">> {
  const time = wait && agreedTime(wait);
  if (time?.by !== uid) return fail(refuse("NOT_FOUND"));
  if (time.at !== at || !mayBeReleased(at, now)) return fail(refuse("TIME_CHANGED"));
  return ok(returned(time));
}

const returned = (time: LaterTime): LaterChange => ({
  ...only({ ...time, state: "asked", by: null, reminded: false }),
  person: "time-returned",
});

/**
 * The listener did not come. Their person is in the ordinary queue and, if away, is told of their turn. If another
 * listener held the person past the time, the case names nobody: the listener of the time could not have come.
 */
function missed(wait: Wait, time: LaterTime, now: Millis): LaterChange {
  const wasHeld = wait.givenBackAt !== null && wait.givenBackAt > time.at;
  const ended: LaterChange = wasHeld
    ? foundNobody(time)
    : { ...only({ ...time, state: "missed" }), person: "time-missed", failed: { by: time.by } };
  return { ...ended, tellMe: isPromised(wait) ? null : promiseFrom(wait, now) };
}

const foundNobody = (time: LaterTime): LaterChange => ({
  ...only({ ...time, state: "none", by: null }),
  person: "time-none",
  failed: { by: null },
});

/**
 * The change that is due of a time at `now`; null for none. `stands`: its listener may still meet this person.
 * `onPhone`: the two are in a call; once the time has come, they have met. A time of an earlier wait ends, and only its
 * listener is told.
 */
export function nextOf(wait: Wait, stands: boolean, now: Millis, onPhone = false): LaterChange | null {
  if (onPhone && isOpen(wait.laterTime) && now >= wait.laterTime.at) return only(null);
  const time = agreedTime(wait);
  if (time === null) return leftOver(wait);
  const { at, by } = time;
  if (by === null) return mayBeTaken(at, now) ? null : foundNobody(time);
  if (now >= at + COMES_WITHIN) return missed(wait, time, now);
  if (!stands) return mayBeTaken(at, now) ? returned(time) : foundNobody(time);
  if (time.reminded || now < at - REMINDED_BEFORE) return null;
  return {
    ...only({ ...time, reminded: true }),
    person: "time-soon",
    listener: { uid: by, kind: "own-time-soon" },
  };
}

function leftOver(wait: Wait): LaterChange | null {
  const { laterTime } = wait;
  // A person taken by a listener who has written nothing may come back to the same wait, with the same time.
  return isOpen(laterTime) && !isOfWait(wait, laterTime.since) ? withdrawn(wait) : null;
}
