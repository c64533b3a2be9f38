import type { Millis } from "../time";
import type { Subscription } from "./model";

const OVER: ReadonlySet<Subscription["status"]> = new Set(["cancelled", "completed", "expired"]);

/** Whether a subscription in this state never charges again. */
export const isOver = (status: Subscription["status"]): boolean => OVER.has(status);

/** The states before the first charge, in their order: a subscription never comes back to one. */
const BEGINNING: readonly Subscription["status"][] = ["created", "authenticated"];

/** What the gateway says of a subscription, and of when that is, to the second. */
export interface Word {
  readonly status: Subscription["status"];
  readonly at: Millis;
}

/**
 * The state of a subscription after a word of the gateway, which may be old: an event came out of turn, or an answer was
 * overtaken by one. What is older than the newest word so far changes nothing, unless it is an end; no state of the
 * beginning comes back.
 */
export function statusTold(
  { status: before, toldAt }: Pick<Subscription, "status" | "toldAt">,
  { status: told, at }: Word,
): Pick<Subscription, "status" | "toldAt"> {
  if (isOver(before) || (toldAt !== null && at < toldAt && !isOver(told))) return { status: before, toldAt };
  const [from, to] = [BEGINNING.indexOf(before), BEGINNING.indexOf(told)];
  return { status: to !== -1 && (from === -1 || to < from) ? before : told, toldAt: Math.max(at, toldAt ?? 0) };
}

/**
 * What its person is to have been told of once the gateway itself says `status`, whatever was told before: the bank did
 * not give the month's money and is asked again (`pending`), or no more (`halted`). Nobody is told of what they ended.
 */
export function warnedOf(
  { cancelling, warned }: Pick<Subscription, "cancelling" | "warned">,
  status: Subscription["status"],
): Subscription["warned"] {
  if (status === "active") return null;
  return (status === "pending" || status === "halted") && !cancelling ? status : warned;
}

/** A subscription of a person. */
export interface Mandate {
  readonly status: Subscription["status"];
  /** A month that it took the money for still runs, whether or not the state that it had then was told. */
  readonly paid: boolean;
}

/** What was left at the checkout charges nothing; what is pending, halted or paused may yet. */
const charges = ({ status, paid }: Mandate): boolean => !isOver(status) && (paid || status !== "created");

/** Whether nothing renews a person's plan any more once `ending`, as it was before, is over: it did, and none of the others does. */
export const endsRenewal = (ending: Mandate, others: readonly Mandate[]): boolean =>
  charges(ending) && !others.some(charges);

/**
 * What becomes of a person's wish for a plan that is charged each month, while they have this mandate for the same plan:
 * one that was left at the checkout is gone on with, one that charges stays the only one, and one that charges no more
 * until its person does something (`halted`), or that is to end, gives way to a new one.
 */
export function onSecondWish({
  status,
  cancelling,
}: Pick<Subscription, "status" | "cancelling">): "resume" | "refuse" | "replace" {
  if (cancelling || status === "halted") return "replace";
  return status === "created" ? "resume" : "refuse";
}
