import { remainingMessages } from "@thodu/domain/chat/limits";
import type { Conversation } from "@thodu/domain/chat/model";
import { planCoversChat } from "@thodu/domain/plans/covers";
import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import { rightTo } from "@thodu/domain/plans/right";
import { graceOf } from "@thodu/domain/safety/grace";

/**
 * Why nothing can be written: the free messages are used up, or the minutes of a day; on the last day of a plan they do
 * not return.
 */
export type Lock = "messages" | "minutes" | "last-day";

/** The server has refused a message since this page was opened, and under what conditions. */
export interface Refusal {
  readonly lock: Lock;
  /** When the day's minutes return, by the server's clock; null if they do not, or if the free messages are used up. */
  readonly returnsAt: number | null;
  /** The payment of the plan at that time, null without one; undefined if the plan was not known. */
  readonly paymentId: string | null | undefined;
}

interface Facts {
  readonly summary: Pick<Conversation, "locked" | "risk"> | null;
  readonly refusal: Refusal | null;
  /** The plan as last known; null if there is none; undefined while one that pays may still be reported. */
  readonly plan: PlanTerm | null | undefined;
  /** Whether the free messages were used up when this was last known here; used while there is no summary. */
  readonly lockedBefore: boolean;
  readonly now: number;
}

/** Whether the limit was met, so that the plan matters and is subscribed to. */
export const meetsLimit = ({ summary, refusal }: Pick<Facts, "summary" | "refusal">): boolean =>
  refusal !== null || summary?.locked === true;

/** A refusal holds until the minutes return or another plan is bought; on the last day of a plan, until that ends. */
const stands = ({ lock, returnsAt, paymentId }: Refusal, { plan, now }: Facts): boolean =>
  (returnsAt === null || now < returnsAt) &&
  (lock !== "last-day" || plan === undefined || planCoversChat(plan, now)) &&
  (paymentId === undefined || paymentId === (plan?.paymentId ?? null));

/**
 * Why the composer is locked (spec section 4); null if it is not. The server decides at each message; this only says it
 * beforehand.
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

/**
 * The free messages left by the stored count; null in a crisis, where no limit applies. What an alarm adds ends with
 * its talk.
 */
export const countedLeft = ({ status, ownMessageCount, risk, alarm, worried }: Counted): number | null =>
  remainingMessages(ownMessageCount, risk === "crisis", status === "closed" ? 0 : graceOf(alarm, worried));

/**
 * Whether the refusal no longer holds, because an alarm adds free messages (`graceOf`). An alarm may be raised after
 * the refused message, by what was written before.
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

/** Whether the count has reached the limit, so that the plan matters. */
const isAtLimit = (summary: Counted | null): boolean => summary !== null && countedLeft(summary) === 0;

/**
 * Whether the free messages were used up while no limit applied, in a crisis that is over or a talk with an alarm: the
 * last message was accepted, the next one may not be. This locks nothing, because a message that tells of danger is
 * still accepted.
 */
export const isSpent = ({ summary, plan, now }: SpentFacts): boolean =>
  summary !== null &&
  plan !== undefined &&
  !summary.locked &&
  isAtLimit(summary) &&
  rightTo("chat", { plan, risk: summary.risk, freeUsed: true, now }) === "used";

/** Whether the free messages are used up once this talk ends, because what an alarm has added ends with it. */
export const isAtLimitAfter = (summary: Counted | null): boolean =>
  summary !== null && countedLeft({ ...summary, status: "closed" }) === 0;

/** Whether nothing can be written any more once this talk has ended, so that nobody is promised that. */
export const locksAtEnd = ({ summary, plan, now }: SpentFacts): boolean =>
  summary !== null &&
  plan !== undefined &&
  isAtLimitAfter(summary) &&
  rightTo("chat", { plan, risk: summary.risk, freeUsed: true, now }) === "used";

/** The server's answer to the last message of this page. */
export interface Answered {
  /** Free messages left; null if no limit applied. */
  readonly left: number | null;
  /** `countedLeft` when the message was sent; null if nothing was stored. */
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
 * The free messages left, as shown. It is the server's last answer, until the stored count has changed. Without an
 * answer it is the stored count, shown to a waiting person only. Null if no limit applies, or if it is not known.
 */
export function freeLeft({ summary, answered, plan, now }: LeftFacts): number | null {
  if (summary?.risk === "crisis") return null;
  const counted = summary && countedLeft(summary);
  if (answered) return answered.left === null || counted === answered.counted ? answered.left : counted;
  if (summary?.status !== "waiting" || plan === undefined) return null;
  const { risk, locked } = summary;
  return rightTo("chat", { plan, risk, freeUsed: locked, now }) === "free" ? counted : null;
}
