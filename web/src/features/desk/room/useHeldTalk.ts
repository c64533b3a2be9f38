import type { Locale } from "@thodu/domain/locale";
import type { Risk } from "@thodu/domain/safety/levels";
import { useEffect, useRef } from "react";
import type { Absence } from "../availability/useAbsence";
import { isLeftHere } from "../inbox/left";
import { askedColleague } from "./asked";
import type { Summary } from "../../../conversation/documents";
import { forgetKept } from "../../../conversation/secondLook/kept";
import { takeBackUnsent } from "./leftovers";
import type { HandedTo, Left } from "../inbox/list";
import { wasLowered } from "./lowered";
import { noteSeen } from "./seen";
import { useRoom, type Gone, type HeldRoom, type OnRestore } from "./useRoom";

export interface TalkProps {
  readonly conversationId: string;
  readonly uid: string;
  /** The level as the list has it, until the conversation is loaded. */
  readonly risk: Risk;
  readonly locale: Locale;
  /** Something covers the conversation. */
  readonly isCovered: boolean;
  readonly absence: Absence;
  readonly onRisk: (risk: Risk) => void;
  /** `to`: the colleague who has taken it over because this listener asked them. */
  readonly onLeft: (why: Left, to?: HandedTo) => void;
}

export interface HeldTalk {
  readonly room: HeldRoom;
  readonly risk: Risk;
  /** It is in a crisis, or was until the listener lowered its level. */
  readonly wasCrisis: boolean;
  /** The person's language. */
  readonly locale: Locale;
  /** Null until the conversation is loaded. */
  readonly claimId: string | null;
  /** Called when the listener has left it by themselves, with their notes saved. */
  readonly leave: (why: Left) => void;
}

const handedTo = ({ offer }: Pick<Summary, "offer">): string | null => (offer?.handOver === true ? offer.to : null);

/** A talk that the listener holds: its messages, its level of risk, and how it ends for them. */
export function useHeldTalk(props: TalkProps, onRestore: OnRestore): HeldTalk {
  const { conversationId, uid, isCovered, absence, onRisk } = props;
  /** The listener lost the conversation, so their unsent text is kept for them. */
  const leftByOther: TalkProps["onLeft"] = (why, to) => {
    void takeBackUnsent(uid, conversationId);
    props.onLeft(why, to);
  };
  const leave = (why: Left): void => {
    forgetKept(uid, conversationId);
    leftByOther(why);
  };
  /** Whether it was in a crisis at the last reading. */
  const inCrisis = useRef(props.risk === "crisis");
  /** Who holds it at the last reading, and whom the listener had asked to take it over. */
  const holder = useRef<string | null>(null);
  const asking = useRef<string | null>(null);
  const onGone = (why: Gone): void => {
    if (why === "ended-by-person") return leftByOther(inCrisis.current ? "ended-in-crisis" : "ended");
    if (why === "taken-over" && asking.current !== null && asking.current === holder.current)
      return leftByOther(why, askedColleague(conversationId, asking.current) ?? undefined);
    // When the listener leaves, the changed conversation may arrive before the callable's answer. Any other change
    // means that somebody else was faster, and then the listener's notes are stored nowhere.
    const isOwn = (why === "released" || why === "ended") && isLeftHere(conversationId);
    (isOwn ? leave : leftByOther)(why);
  };
  const room = useRoom({ conversationId, uid, isCovered, absence }, onGone, onRestore);
  const risk = room.summary?.risk ?? props.risk;
  const claimId = room.summary?.claimId ?? null;
  // Only while active, because an end may reset the level. The team is not told of one that was lowered (reports/decide
  // `caseOfEnd`).
  if (room.summary?.status === "active") inCrisis.current = risk === "crisis";
  holder.current = room.summary?.volunteerId ?? null;
  if (room.summary?.volunteerId === uid) asking.current = handedTo(room.summary);
  useEffect(() => onRisk(risk), [risk, onRisk]);
  const lastMessageAt = room.summary?.lastMessageAt ?? 0;
  useEffect(() => noteSeen(conversationId, { risk, lastMessageAt }), [conversationId, risk, lastMessageAt]);
  return {
    room,
    risk,
    wasCrisis: risk === "crisis" || wasLowered(claimId),
    locale: room.summary?.locale ?? props.locale,
    claimId,
    leave,
  };
}
