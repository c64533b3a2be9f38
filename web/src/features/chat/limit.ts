import type { Conversation } from "@thodu/domain/chat/model";
import type { PlanTerm } from "@thodu/domain/plans/entitlement";
import { rightTo } from "@thodu/domain/plans/right";

/** That the server refused a message since this page was opened, and what it was refused under. */
export interface Refusal {
  /** When the day's minutes return, by this device's clock; null where the free messages are used. */
  readonly returnsAt: number | null;
  /** The payment of the plan at that time, null without one; undefined until the plan was heard. */
  readonly paymentId: string | null | undefined;
}

interface Facts {
  readonly summary: Pick<Conversation, "locked" | "risk"> | null;
  readonly refusal: Refusal | null;
  /** The plan as last heard; null while there is none, or it was not asked for. */
  readonly plan: PlanTerm | null;
  readonly now: number;
}

/** Whether the limit was met, so that the plan matters and is listened to. */
export const meetsLimit = ({ summary, refusal }: Pick<Facts, "summary" | "refusal">): boolean =>
  refusal !== null || summary?.locked === true;

/** A refusal stands until the minutes return or another plan was bought. */
const stands = ({ returnsAt, paymentId }: Refusal, { plan, now }: Facts): boolean =>
  (returnsAt === null || now < returnsAt) && (paymentId === undefined || paymentId === (plan?.paymentId ?? null));

/**
 * Why the composer is locked (spec section 4): the day's minutes of a plan, or the free messages; null while it is not.
 * The server decides at each message; this only says it beforehand.
 */
export function lockOf(facts: Facts): "minutes" | "messages" | null {
  const { summary, refusal, plan, now } = facts;
  const risk = summary?.risk ?? "none";
  if (risk === "crisis") return null;
  if (refusal && stands(refusal, facts)) return refusal.returnsAt === null ? "messages" : "minutes";
  const right = rightTo("chat", { plan, risk, freeUsed: summary?.locked ?? false, now });
  return right === "used" ? "messages" : null;
}
