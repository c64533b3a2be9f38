import { isUnanswered } from "@thodu/domain/matching/listenerTimeout";
import { MINUTE } from "@thodu/domain/time";
import { statusNew } from "@messages/chat";
import * as t from "@messages/conversation";
import type { Summary } from "../../conversation/documents";
import type { Other } from "../../conversation/usePresence";

/** The fields by which `isUnanswered` decides. */
type Answering = Pick<Summary, "status" | "risk" | "lastSender" | "lastMessageAt" | "unansweredSince" | "claimedAt">;

interface Known {
  readonly summary: (Pick<Summary, "waitingSince" | "notice"> & Answering) | null;
  /** How it last stood as far as is known here; null where nothing is. */
  readonly last: Summary["status"] | null;
  /** The conversation of somebody who is known is on its way. */
  readonly opening: boolean;
  readonly other: Other;
  /** Without a network, what was last heard may not be so any more. */
  readonly online: boolean;
}

/** For so long a listener of whom nothing was heard counts as somebody who has only just come. */
const JUST_CAME = 2 * MINUTE;

/** Whether a listener took the conversation a moment ago; also where it is not known when. */
export const justCame = ({ claimedAt }: Pick<Summary, "claimedAt">, now: number): boolean =>
  claimedAt === null || now - claimedAt < JUST_CAME;

/** One honest line about who is there. */
export function statusLine({ summary, last, opening, other, online }: Known, now: number): string {
  if (!online) return last && last !== "closed" ? t.statusOld[last] : t.statusOffline;
  if (!summary) return opening ? t.statusOpening : statusNew;
  switch (summary.status) {
    case "waiting": {
      const minutes = summary.waitingSince === null ? 0 : Math.floor((now - summary.waitingSince) / MINUTE);
      return minutes > 0 ? t.statusWaitingFor(minutes) : t.statusWaiting;
    }
    case "active":
      if (other.present || (other.seenAt === 0 && justCame(summary, now))) return t.statusHere;
      return isUnanswered(summary, now) ? t.statusAskingOthers : t.statusAway;
    case "closed":
      // Where nobody came, no conversation has ended.
      return summary.notice === "left-queue" ? t.statusLeft : t.statusEnded;
  }
}

/** Whether help lines stand beside the chat: something was said that may tell of danger, and no listener has ruled it out. */
export const needsHelpRow = ({ status, risk, worried }: Pick<Summary, "status" | "risk" | "worried">): boolean =>
  status !== "closed" && (worried || risk === "concern");
