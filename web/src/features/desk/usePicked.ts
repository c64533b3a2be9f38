import { useCallback, useEffect, useRef, useState } from "react";
import { aliasFor } from "@thodu/domain/chat/alias";
import { restUntil } from "@thodu/domain/matching/availability";
import { SECOND } from "@thodu/domain/time";
import type { Volunteer } from "@thodu/domain/volunteers/model";
import * as t from "@messages/desk";
import { answerFirst, restDue } from "@messages/deskWork";
import { current } from "../../lib/locale";
import { serverNow } from "../../lib/serverClock";
import { DESK_TALK, kept } from "../../lib/storage";
import type { Refused } from "../../lib/callables";
import { timeOfDay } from "../../lib/time";
import { toast } from "../../lib/toast";
import { claim } from "./api";
import { forgetKept } from "../../conversation/secondLook/kept";
import { takeBackUnsent } from "./room/leftovers";
import { pickOf, type Entry, type Left } from "./inbox/list";
import { leaveOut, takeIn } from "../../lib/notMatched";
import type { Conduct } from "./room/useConduct";

/** In the record of the team, in every language. */
const UNANSWERED = "crisis.unanswered";

type Opened = { readonly state: "claiming" | "held" | "ended" } & Pick<Entry, "id" | "alias" | "risk" | "locale">;
export type Shown =
  | Opened
  | { readonly state: "left"; readonly id: string; readonly alias: string; readonly why: Left; readonly to?: string };

export interface Picking {
  /** What stands in the middle pane. */
  readonly shown: Shown | null;
  /** The person whose row is marked. */
  readonly picked: string | null;
  /** A colleague's, for which a reason is asked. */
  readonly asking: Entry | null;
  readonly pick: (entry: Entry) => void;
  readonly accept: (entry: Entry) => void;
  readonly takeOver: (reason: string) => void;
  /** The reason that was written for whoever is asked about, where the server refused it. */
  readonly refusedReason: string;
  readonly cancel: () => void;
  readonly leave: (id: string, why: Left, to?: string) => void;
  readonly close: () => void;
}

/**
 * The conversation that was taken on the standby page, or was open before a reload. Its alias follows from its id; risk and
 * language are read from the summary once that is here.
 */
function openBefore(): Shown | null {
  const id = kept.get(DESK_TALK);
  return id === null ? null : { state: "held", id, alias: aliasFor(id), risk: "none", locale: current };
}

/** Keeps whose conversation is open, for this page when it is loaded anew. */
function useKept(held: string | null): void {
  useEffect(() => {
    if (held === null) kept.remove(DESK_TALK);
    else kept.set(DESK_TALK, held);
  }, [held]);
}

/** Claims somebody, after what was written and not sent under an earlier claim was taken out of the outbox. */
async function claimAnew(uid: string, id: string, takeOver?: { readonly reason: string }) {
  await takeBackUnsent(uid, id);
  const first = await claim(id, takeOver);
  // Where only the answer was lost they are theirs by now; once more changes nothing.
  const reply = !first.ok && first.reason === "NETWORK" ? await claim(id, takeOver) : first;
  // What was noted in an earlier claim stays with a listener who does not get them.
  if (reply.ok) forgetKept(uid, id);
  return reply;
}

/** So many seconds are no pause between two presses: the listener owes others a first word. */
const OWED = 10;

/** Whoever is at the desk may answer anybody, save a person from whom a report has parted them: that has no end, as a break has. */
const isParted = ({ reason, details }: Refused): boolean =>
  reason === "NOT_PERMITTED" && details.retryAfterSeconds === undefined;

function refusedWords(refused: Refused): string {
  const { reason, message, details } = refused;
  if (isParted(refused)) return t.notMatched;
  const wait = details.retryAfterSeconds ?? 0;
  const time = timeOfDay(Date.now() + wait * SECOND);
  if (reason === "NOT_PERMITTED") return restDue(time);
  return reason === "RATE_LIMITED" && wait > OWED ? answerFirst(time) : message;
}

/** Says why somebody could not be claimed, and keeps whether the two are parted. */
function tell(id: string, reply: Awaited<ReturnType<typeof claim>>): void {
  if (reply.ok) return takeIn(id);
  if (isParted(reply)) leaveOut(id);
  toast("alert", refusedWords(reply));
}

/** What stands again where a claim is refused. */
const standing = (shown: Shown | null): Shown | null =>
  shown?.state === "held" || shown?.state === "left" ? shown : null;

/** What is shown once the conversation `id` is not the listener’s any more. */
function afterLeaving(now: Shown | null, id: string, why: Left, to: string | undefined): Shown | null {
  // The live summary may say that it is gone before the call says to whom, or that what was agreed is kept.
  const isKnownBetter = to !== undefined || why === "ended-agreed";
  const leaves = now?.id === id && (now.state === "held" || (now.state === "left" && isKnownBetter));
  return leaves ? { state: "left", id: now.id, alias: now.alias, why, ...(to !== undefined && { to }) } : now;
}

/** Keeps the reason of a take-over that was refused, for the next try with the same person. */
function useRefusedReason(asking: Entry | null): readonly [string, (id: string, words: string) => void] {
  const [last, setLast] = useState({ id: "", words: "" });
  return [last.id === asking?.id ? last.words : "", (id, words) => setLast({ id, words })];
}

/** Whom the listener has picked, and what became of it. */
export function usePicked(uid: string, record: Volunteer | null, conduct: Pick<Conduct, "ifPutOff">): Picking {
  const [shown, setShown] = useState<Shown | null>(openBefore);
  const [asking, setAsking] = useState<Entry | null>(null);
  const [refusedReason, keepReason] = useRefusedReason(asking);
  useKept(shown?.state === "held" ? shown.id : null);
  const latestShown = useRef(shown);
  latestShown.current = shown;

  const hold = async (entry: Entry, takeOver?: { readonly reason: string }): Promise<boolean> => {
    const { id, alias, risk, locale } = entry;
    const opened = { id, alias, risk, locale };
    const before = standing(latestShown.current);
    setShown({ state: "claiming", ...opened });
    const reply = await claimAnew(uid, id, takeOver);
    const next: Shown | null = reply.ok ? { state: "held", ...opened } : before;
    // They may have picked somebody else in the meantime.
    setShown((now) => (now?.state === "claiming" && now.id === id ? next : now));
    tell(id, reply);
    return reply.ok;
  };

  /** Nobody new during the break that is due, nor before the code of conduct that was put off. */
  const takeOn = (then: () => void): void => {
    const rest = record && restUntil(record, serverNow());
    if (rest !== null) toast("alert", restDue(timeOfDay(rest)));
    else conduct.ifPutOff(then);
  };

  const pick = (entry: Entry): void => {
    const { id, alias, risk, locale } = entry;
    if (shown && shown.state !== "left" && shown.id === id && shown.state !== "ended") return;
    switch (pickOf(entry, uid)) {
      case "open":
        return setShown({ state: "held", id, alias, risk, locale });
      case "claim":
        return takeOn(() => void hold(entry));
      case "ask":
        return takeOn(() => setAsking(entry));
      case "ended":
        return setShown({ state: "ended", id, alias, risk, locale });
    }
  };
  // The same function for every row, so that none is drawn again for it.
  const latest = useRef(pick);
  latest.current = pick;
  const stable = useCallback((entry: Entry) => latest.current(entry), []);

  return {
    shown,
    picked: shown && shown.state !== "left" ? shown.id : null,
    asking,
    pick: stable,
    // An offer of somebody whom a colleague holds is a take-over, for a reason that the record names.
    accept: (entry) => takeOn(() => void hold(entry, entry.status === "active" ? { reason: UNANSWERED } : undefined)),
    takeOver: (reason) => {
      setAsking(null);
      if (asking) void hold(asking, { reason }).then((isHeld) => keepReason(asking.id, isHeld ? "" : reason));
    },
    refusedReason,
    cancel: () => setAsking(null),
    leave: (id, why, to) => setShown((now) => afterLeaving(now, id, why, to)),
    close: () => setShown(null),
  };
}
