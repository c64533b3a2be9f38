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
 * The state after news of the gateway, which may be old: then nothing changes, except by an end. No state of the
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
 * The payment trouble to tell the person of: asked again (`pending`) or no more (`halted`). Nobody is told of what they
 * ended.
 */
export function warnedOf(
  { cancelling, warned }: Pick<Subscription, "cancelling" | "warned">,
  status: Subscription["status"],
): Subscription["warned"] {
  if (status === "active") return null;
  return (status === "pending" || status === "halted") && !cancelling ? status : warned;
}

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

export type MandateState = Pick<Subscription, "status" | "cancelling">;

/** Whether it takes money by itself: not while `halted` (waits for the person) or `cancelling`. */
export const isCharging = ({ status, cancelling }: MandateState): boolean =>
  !isOver(status) && !cancelling && status !== "created" && status !== "halted";

/** Whether nobody has paid in its checkout yet, so that it can be opened again. */
const isLeft = ({ status, cancelling }: MandateState): boolean => status === "created" && !cancelling;

/** Whether a repeated wish gets it again: it charges, or can be paid. One that is over, is to end or was given up is of no use. */
export const isOfUse = (mandate: MandateState): boolean => isCharging(mandate) || isLeft(mandate);

interface OnWish {
  /** One of them charges, and another one would charge as well. */
  readonly refused: boolean;
  /** The one that is gone on with at the checkout; null for a new one. */
  readonly resumed: string | null;
  /** Those that must be ended first. */
  readonly ended: readonly string[];
}

/**
 * What a new wish for a monthly plan does, given all mandates for it, newest first. Refused while one charges; else the
 * newest left at the checkout is resumed, and the others end.
 */
export function onWish(mandates: readonly (readonly [id: string, standing: MandateState])[]): OnWish {
  const live = mandates.filter(([, { status }]) => !isOver(status));
  const refused = live.some(([, each]) => isCharging(each));
  const left = live.find(([, each]) => isLeft(each));
  const resumed = refused ? null : (left?.[0] ?? null);
  const ended = live.flatMap(([id, each]) => (isCharging(each) || id === resumed ? [] : [id]));
  return { refused, resumed, ended };
}

type Owned = MandateState & Pick<Subscription, "userId" | "planId" | "createdAt">;

/** The mandates that charge for a plan which an older one of the same person charges for too, each with that older one. */
export function doublesOf(mandates: readonly (readonly [id: string, mandate: Owned])[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const doubles = new Map<string, string>();
  const charging = mandates.filter(([, each]) => isCharging(each));
  for (const [id, { userId, planId }] of charging.toSorted(byAge)) {
    const plan = `${planId} ${userId}`;
    const older = first.get(plan);
    if (older === undefined) first.set(plan, id);
    else doubles.set(id, older);
  }
  return doubles;
}

const byAge = ([id, a]: readonly [string, Owned], [other, b]: readonly [string, Owned]): number =>
  a.createdAt - b.createdAt || (id < other ? -1 : 1);
