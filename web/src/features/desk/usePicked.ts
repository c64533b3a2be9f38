import { useCallback, useEffect, useRef, useState } from "react";
import { aliasFor } from "@thodu/domain/chat/alias";
import { UNANSWERED } from "@thodu/domain/chat/endReason";
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
import { pickOf, type Entry, type HandedTo, type Left } from "./inbox/list";
import { leaveOut, takeIn } from "../../lib/notMatched";
import type { Conduct } from "./room/useConduct";

type Opened = { readonly state: "claiming" | "held" | "ended" } & Pick<Entry, "id" | "alias" | "risk" | "locale">;
export type Shown =
  | Opened
  | { readonly state: "left"; readonly id: string; readonly alias: string; readonly why: Left; readonly to?: HandedTo };

export interface Picking {
  /** What the middle pane shows. */
  readonly shown: Shown | null;
  /** The person whose row is marked. */
  readonly picked: string | null;
  /** Whose claim the server has not answered yet, also if another pane is shown by now; null without one. */
  readonly claiming: string | null;
  /** A colleague's conversation, while the listener is asked whether to take it over. */
  readonly asking: Entry | null;
  readonly pick: (entry: Entry) => void;
  readonly accept: (entry: Entry) => void;
  readonly takeOver: (reason: string) => void;
  /** The reason written for the conversation in `asking`, if the server refused the take-over. */
  readonly refusedReason: string;
  readonly cancel: () => void;
  readonly leave: (id: string, why: Left, to?: HandedTo) => void;
  readonly close: () => void;
}

/**
 * The conversation that was claimed on the standby page, or was open before a reload. Its alias follows from its id;
 * risk and language are read from the summary once it is loaded.
 */
function openBefore(): Shown | null {
  const id = kept.get(DESK_TALK);
  return id === null ? null : { state: "held", id, alias: aliasFor(id), risk: "none", locale: current };
}

/** Stores which conversation is open, for a reload of this page. */
function useKept(held: string | null): void {
  useEffect(() => {
    if (held === null) kept.remove(DESK_TALK);
    else kept.set(DESK_TALK, held);
  }, [held]);
}

/** Claims somebody. First takes out of the outbox what was written under an earlier claim and not sent. */
async function claimAnew(uid: string, id: string, takeOver?: { readonly reason: string }) {
  await takeBackUnsent(uid, id);
  const first = await claim(id, takeOver);
  // If only the answer was lost, the conversation is claimed already, and a repeat changes nothing.
  const reply = !first.ok && first.reason === "NETWORK" ? await claim(id, takeOver) : first;
  // Unsaved notes from an earlier claim stay if the claim is refused.
  if (reply.ok) forgetKept(uid, id);
  return reply;
}

/** A longer wait than this many seconds is not for pressing too fast: the listener owes others a first message. */
const OWED = 10;

/** A refusal without an end means that a report has parted the two. A break is refused with the time until it ends. */
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

/** Says why somebody could not be claimed, and stores whether the two are parted. */
function tell(id: string, reply: Awaited<ReturnType<typeof claim>>): void {
  if (reply.ok) return takeIn(id);
  if (isParted(reply)) leaveOut(id);
  toast("alert", refusedWords(reply));
}

/** What is shown again when a claim is refused. */
const shownAgain = (shown: Shown | null): Shown | null =>
  shown?.state === "held" || shown?.state === "left" ? shown : null;

/** What is shown once the listener no longer holds the conversation `id`. */
function afterLeaving(now: Shown | null, id: string, why: Left, to: HandedTo | undefined): Shown | null {
  // The changed summary may arrive before the callable's answer, which knows that an agreement was stored.
  const isKnownBetter = why === "ended-agreed";
  const leaves = now?.id === id && (now.state === "held" || (now.state === "left" && isKnownBetter));
  return leaves ? { state: "left", id: now.id, alias: now.alias, why, ...(to !== undefined && { to }) } : now;
}

/** Keeps the reason of a refused take-over for the next try with the same person, unless it is a code. */
function useRefusedReason(asking: Entry | null): readonly [string, (id: string, words: string) => void] {
  const [last, setLast] = useState({ id: "", words: "" });
  return [
    last.id === asking?.id ? last.words : "",
    (id, words) => setLast({ id, words: words === UNANSWERED ? "" : words }),
  ];
}

/** An offer of somebody whom a colleague holds is a take-over, for which a reason is stored; not if they ask for it. */
const takeOverOf = ({ status, offer }: Entry) =>
  status === "active" && offer?.handOver !== true ? { reason: UNANSWERED } : undefined;

/** Which conversation the listener has selected, and what became of it. */
export function usePicked(uid: string, record: Volunteer | null, conduct: Pick<Conduct, "ifPutOff">): Picking {
  const [shown, setShown] = useState<Shown | null>(openBefore);
  const [claiming, setClaiming] = useState<string | null>(null);
  const [asking, setAsking] = useState<Entry | null>(null);
  const [refusedReason, keepReason] = useRefusedReason(asking);
  useKept(shown?.state === "held" ? shown.id : null);
  const latestShown = useRef(shown);
  latestShown.current = shown;

  const hold = async (entry: Entry, takeOver?: { readonly reason: string }): Promise<boolean> => {
    const { id, alias, risk, locale } = entry;
    const opened = { id, alias, risk, locale };
    const before = shownAgain(latestShown.current);
    setShown({ state: "claiming", ...opened });
    setClaiming(id);
    const reply = await claimAnew(uid, id, takeOver);
    setClaiming((now) => (now === id ? null : now));
    const next: Shown | null = reply.ok ? { state: "held", ...opened } : before;
    // The listener may have selected another one in the meantime.
    setShown((now) => (now?.state === "claiming" && now.id === id ? next : now));
    tell(id, reply);
    return reply.ok;
  };

  /** Nobody new is claimed during a due break, nor before the listener agreed to a postponed code of conduct. */
  const takeOn = (then: () => void): void => {
    const rest = record && restUntil(record, serverNow());
    if (rest !== null) toast("alert", restDue(timeOfDay(rest)));
    else conduct.ifPutOff(then);
  };

  const pick = (entry: Entry): void => {
    const { id, alias, risk, locale } = entry;
    if (shown && shown.state !== "left" && shown.id === id && shown.state !== "ended") return;
    switch (pickOf(entry, uid, serverNow())) {
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
  // The function stays the same, so that no row renders again because of it.
  const latest = useRef(pick);
  latest.current = pick;
  const stable = useCallback((entry: Entry) => latest.current(entry), []);

  return {
    shown,
    picked: shown && shown.state !== "left" ? shown.id : null,
    claiming,
    asking,
    pick: stable,
    accept: (entry) => takeOn(() => void hold(entry, takeOverOf(entry))),
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
