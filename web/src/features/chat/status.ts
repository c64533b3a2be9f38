import { MINUTE } from "@thodu/domain/time";
import { statusNew } from "@messages/chat";
import * as t from "@messages/conversation";
import type { Summary } from "../../conversation/documents";
import type { Other } from "../../conversation/usePresence";

interface Known {
  readonly summary: Pick<Summary, "status" | "waitingSince" | "claimedAt" | "notice"> | null;
  /** The last known status of the conversation; null if none is known. */
  readonly last: Summary["status"] | null;
  /** The conversation of a known person is being loaded. */
  readonly opening: boolean;
  readonly other: Other;
  /** Another listener is asked (see `useAnotherAsked`). */
  readonly asksAnother: boolean;
  /** Without a network, what was last known may be out of date. */
  readonly online: boolean;
}

/** For this long a listener who gave no sign yet counts as having just come. */
const JUST_CAME = 2 * MINUTE;

/** Whether a listener claimed the conversation a moment ago; true also if the time is not known. */
export const justCame = ({ claimedAt }: Pick<Summary, "claimedAt">, now: number): boolean =>
  claimedAt === null || now - claimedAt < JUST_CAME;

/** One line that says who is there. */
export function statusLine({ summary, last, opening, other, asksAnother, online }: Known, now: number): string {
  if (!online) return last && last !== "closed" ? t.statusOld[last] : t.statusOffline;
  if (!summary) return opening ? t.statusOpening : statusNew;
  switch (summary.status) {
    case "waiting": {
      const minutes = summary.waitingSince === null ? 0 : Math.floor((now - summary.waitingSince) / MINUTE);
      return minutes > 0 ? t.statusWaitingFor(minutes) : t.statusWaiting;
    }
    case "active":
      if (asksAnother) return t.statusAskingOthers;
      if (other.present || (other.seenAt === 0 && justCame(summary, now))) return t.statusHere;
      return t.statusAway;
    case "closed":
      // If no listener came, no conversation has ended.
      return summary.notice === "left-queue" ? t.statusLeft : t.statusEnded;
  }
}

/** Whether help lines are shown beside the chat: a message may tell of danger, and no listener has ruled it out. */
export const needsHelpRow = ({ status, risk, worried }: Pick<Summary, "status" | "risk" | "worried">): boolean =>
  status !== "closed" && (worried || risk === "concern");

interface Silenced {
  readonly status: Summary["status"] | null;
  /** Nothing can be written. */
  readonly locked: boolean;
  readonly crisis: boolean;
  /** The question about danger is asked already. */
  readonly asked: boolean;
}

/**
 * Whether somebody who can't write any more is offered to say that they are in danger: in a talk, and not asked yet.
 */
export const mayTellDanger = ({ status, locked, crisis, asked }: Silenced): boolean =>
  locked && status !== null && status !== "closed" && !crisis && !asked;
