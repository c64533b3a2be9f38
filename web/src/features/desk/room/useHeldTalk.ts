import type { Locale } from "@thodu/domain/locale";
import type { Risk } from "@thodu/domain/safety/levels";
import { useEffect, useRef } from "react";
import { isLeftHere } from "../inbox/left";
import { forgetKept } from "../../../conversation/secondLook/kept";
import { takeBackUnsent } from "./leftovers";
import type { Left } from "../inbox/list";
import { wasLowered } from "./lowered";
import { noteSeen } from "./seen";
import { useRoom, type Gone, type HeldRoom, type OnHeldBack } from "./useRoom";

export interface TalkProps {
  readonly conversationId: string;
  readonly uid: string;
  /** As the list has it, until the conversation itself says so. */
  readonly risk: Risk;
  readonly locale: Locale;
  /** Something hides it. */
  readonly isCovered: boolean;
  readonly onRisk: (risk: Risk) => void;
  /** `to` is the name of the colleague to whom it was handed. */
  readonly onLeft: (why: Left, to?: string) => void;
}

export interface HeldTalk {
  readonly room: HeldRoom;
  readonly risk: Risk;
  /** It is in a crisis, or was until the listener lowered its level. */
  readonly wasCrisis: boolean;
  /** Of the person. */
  readonly locale: Locale;
  /** Null until the conversation itself is here. */
  readonly claimId: string | null;
  /** The listener left it, and their notes were saved with that. */
  readonly leave: TalkProps["onLeft"];
}

/** A talk that the listener holds: what is written in it, how grave it is, and how it leaves them. */
export function useHeldTalk(props: TalkProps, onHeldBack: OnHeldBack): HeldTalk {
  const { conversationId, uid, isCovered, onRisk } = props;
  /** The conversation left the listener: what they had written is kept for them. */
  const leftByOther: TalkProps["onLeft"] = (why, to) => {
    void takeBackUnsent(uid, conversationId);
    props.onLeft(why, to);
  };
  const leave: TalkProps["onLeft"] = (why, to) => {
    forgetKept(uid, conversationId);
    leftByOther(why, to);
  };
  /** Whether it was in a crisis when it was last read. */
  const inCrisis = useRef(props.risk === "crisis");
  const onGone = (why: Gone): void => {
    if (why === "ended-by-person") return leftByOther(inCrisis.current ? "ended-in-crisis" : "ended");
    // When the listener leaves, the changed conversation may arrive before the answer of the callable. Of any other change
    // somebody was faster, and what the listener had noted is stored nowhere.
    const isOwn = (why === "released" || why === "ended") && isLeftHere(conversationId);
    (isOwn ? leave : leftByOther)(why);
  };
  const room = useRoom({ conversationId, uid, isCovered }, onGone, onHeldBack);
  const risk = room.summary?.risk ?? props.risk;
  const claimId = room.summary?.claimId ?? null;
  // An end may take the level with it. Of one that was lowered the team is not told (reports/decide `caseOfEnd`).
  if (room.summary?.status === "active") inCrisis.current = risk === "crisis";
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
