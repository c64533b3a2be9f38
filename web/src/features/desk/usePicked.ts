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
import { forgetFields, takeBackUnsent } from "./leftovers";
import { pickOf, type Entry, type Left } from "./list";
import { leaveOut, takeIn } from "../../lib/notMatched";
import type { Conduct } from "./useConduct";

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
  readonly takeOver: (reason: string) => Promise<void>;
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
  if (reply.ok) forgetFields(uid, id);
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

function tellRefused(id: string, refused: Refused): void {
  if (isParted(refused)) leaveOut(id);
  toast("alert", refusedWords(refused));
}

/** Whom the listener has picked, and what became of it. */
export function usePicked(uid: string, record: Volunteer | null, conduct: Pick<Conduct, "ifPutOff">): Picking {
  const [shown, setShown] = useState<Shown | null>(openBefore);
  const [asking, setAsking] = useState<Entry | null>(null);
  useKept(shown?.state === "held" ? shown.id : null);
  const latestShown = useRef(shown);
  latestShown.current = shown;

  /** Answers whether they are the listener's by now. */
  const hold = async (entry: Entry, takeOver?: { readonly reason: string }): Promise<boolean> => {
    const { id, alias, risk, locale } = entry;
    const opened = { id, alias, risk, locale };
    const { current: stood } = latestShown;
    const before = stood?.state === "held" || stood?.state === "left" ? stood : null;
    setShown({ state: "claiming", ...opened });
    const reply = await claimAnew(uid, id, takeOver);
    const next: Shown | null = reply.ok ? { state: "held", ...opened } : before;
    // They may have picked somebody else in the meantime.
    setShown((now) => (now?.state === "claiming" && now.id === id ? next : now));
    if (reply.ok) takeIn(id);
    else tellRefused(id, reply);
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
    takeOver: async (reason) => {
      if (asking === null || !(await hold(asking, { reason }))) return;
      setAsking((now) => (now === asking ? null : now));
    },
    cancel: () => setAsking(null),
    leave: (id, why, to) =>
      setShown((now) => {
        // The live summary may say that it is gone before the call says to whom.
        const leaves = now?.id === id && (now.state === "held" || (now.state === "left" && to !== undefined));
        return leaves ? { state: "left", id: now.id, alias: now.alias, why, ...(to !== undefined && { to }) } : now;
      }),
    close: () => setShown(null),
  };
}
