import { remainingMessages } from "@thodu/domain/chat/limits";
import type { Conversation } from "@thodu/domain/chat/model";
import { planCoversChat } from "@thodu/domain/plans/covers";
import type { PlanTerm } from "@thodu/domain/plans/entitlement";
import { rightTo } from "@thodu/domain/plans/right";
import { graceOf } from "@thodu/domain/safety/grace";

/** Why nothing can be written: the free messages, or the minutes of a day; on the last day of a plan they do not return. */
export type Lock = "messages" | "minutes" | "last-day";

/** That the server refused a message since this page was opened, and what it was refused under. */
export interface Refusal {
  readonly lock: Lock;
  /** When the day's minutes return, by the server's clock; null where they do not, or the free messages are used. */
  readonly returnsAt: number | null;
  /** The payment of the plan at that time, null without one; undefined until the plan was heard. */
  readonly paymentId: string | null | undefined;
}

interface Facts {
  readonly summary: Pick<Conversation, "locked" | "risk"> | null;
  readonly refusal: Refusal | null;
  /** The plan as last heard; null while there is none; undefined while one that pays may yet be heard of. */
  readonly plan: PlanTerm | null | undefined;
  /** Whether the free messages were used up as last known here; counts while there is no summary. */
  readonly lockedBefore: boolean;
  readonly now: number;
}

/** Whether the limit was met, so that the plan matters and is listened to. */
export const meetsLimit = ({ summary, refusal }: Pick<Facts, "summary" | "refusal">): boolean =>
  refusal !== null || summary?.locked === true;

/** A refusal stands until the minutes return or another plan was bought; on the last day of a plan, until it ends. */
const stands = ({ lock, returnsAt, paymentId }: Refusal, { plan, now }: Facts): boolean =>
  (returnsAt === null || now < returnsAt) &&
  (lock !== "last-day" || plan === undefined || planCoversChat(plan, now)) &&
  (paymentId === undefined || paymentId === (plan?.paymentId ?? null));

/**
 * Why the composer is locked (spec section 4); null while it is not.
 * The server decides at each message; this only says it beforehand.
 */
export function lockOf(facts: Facts): Lock | null {
  const { summary, refusal, plan, lockedBefore, now } = facts;
  const risk = summary?.risk ?? "none";
  if (risk === "crisis") return null;
  if (refusal && stands(refusal, facts)) return refusal.lock;
  if (plan === undefined) return null;
  const right = rightTo("chat", { plan, risk, freeUsed: summary?.locked ?? lockedBefore, now });
  return right === "used" ? "messages" : null;
}

type Counted = Pick<Conversation, "status" | "ownMessageCount" | "risk" | "alarm" | "worried" | "locked">;

/** Free messages left by what is stored; null in a crisis, where no limit holds. An alarm ends with its talk. */
export const countedLeft = ({ status, ownMessageCount, risk, alarm, worried }: Counted): number | null =>
  remainingMessages(ownMessageCount, risk === "crisis", status === "closed" ? 0 : graceOf(alarm, worried));

/**
 * A refusal at the free messages does not outlive an alarm that adds some (`graceOf`): it may be raised after that message, by
 * what was written before.
 */
export const opensAgain = (refusal: Refusal, summary: Counted | null): boolean =>
  refusal.lock === "messages" &&
  summary !== null &&
  graceOf(summary.alarm, summary.worried) > 0 &&
  countedLeft(summary) !== 0;

interface SpentFacts {
  readonly summary: Counted | null;
  /** Undefined until it is known. */
  readonly plan: PlanTerm | null | undefined;
  readonly now: number;
}

/** Whether the count stands at the limit, so that the plan matters. */
const isAtLimit = (summary: Counted | null): boolean => summary !== null && countedLeft(summary) === 0;

/**
 * The free messages were used up while no limit held, in a crisis that is over or a talk with an alarm: the last message went
 * through, the next may not. Nothing is locked by it, as a message that tells of danger is still sent.
 */
export const isSpent = ({ summary, plan, now }: SpentFacts): boolean =>
  summary !== null &&
  plan !== undefined &&
  !summary.locked &&
  isAtLimit(summary) &&
  rightTo("chat", { plan, risk: summary.risk, freeUsed: true, now }) === "used";

/** Whether the free messages are used up once this talk ends: what an alarm has added ends with it. */
export const isAtLimitAfter = (summary: Counted | null): boolean =>
  summary !== null && countedLeft({ ...summary, status: "closed" }) === 0;

/** Whether nothing can be written any more once this talk has ended, so that nobody is promised that. */
export const locksAtEnd = ({ summary, plan, now }: SpentFacts): boolean =>
  summary !== null &&
  plan !== undefined &&
  isAtLimitAfter(summary) &&
  rightTo("chat", { plan, risk: summary.risk, freeUsed: true, now }) === "used";

/** What the last message of this page was answered. */
export interface Answered {
  /** Free messages left; null where no limit held. */
  readonly left: number | null;
  /** `countedLeft` when the message went out; null where nothing was stored. */
  readonly counted: number | null;
}

interface LeftFacts {
  readonly summary: Counted | null;
  readonly answered: Answered | null;
  /** Undefined until it is known. */
  readonly plan: PlanTerm | null | undefined;
  readonly now: number;
}

/**
 * Free messages left, as they are told: what was answered, until what is stored has changed; before, to who waits, by what is
 * stored. Null where no limit holds, or none is known.
 */
export function freeLeft({ summary, answered, plan, now }: LeftFacts): number | null {
  if (summary?.risk === "crisis") return null;
  const counted = summary && countedLeft(summary);
  if (answered) return answered.left === null || counted === answered.counted ? answered.left : counted;
  if (summary?.status !== "waiting" || plan === undefined) return null;
  const { risk, locked } = summary;
  return rightTo("chat", { plan, risk, freeUsed: locked, now }) === "free" ? counted : null;
}
