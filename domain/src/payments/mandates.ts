import type { Millis } from "../time";
import type { Subscription } from "./model";

const OVER: ReadonlySet<Subscription["status"]> = new Set(["cancelled", "completed", "expired"]);

/** Whether a subscription in this state never charges again. */
export const isOver = (status: Subscription["status"]): boolean => OVER.has(status);

/** The states before the first charge, in order. A subscription never returns to one. */
const BEGINNING: readonly Subscription["status"][] = ["created", "authenticated"];

/** A state that the gateway reports, and the time of the report, to the second. */
export interface Word {
  readonly status: Subscription["status"];
  readonly at: Millis;
}

/**
 * The state after a report of the gateway. An older report than the last one counts only if it is an end; no report
 * leads back to a state before the first charge.
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
 * The payment trouble that the person is told of: the bank is asked again (`pending`) or not any more (`halted`). Not
 * if they have ended the subscription themselves.
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
  /** A month that it has charged still runs, whatever state was reported. */
  readonly paid: boolean;
}

/** Whether it may still charge: not if it was left at the checkout; yes if it is pending, halted or paused. */
const charges = ({ status, paid }: Mandate): boolean => !isOver(status) && (paid || status !== "created");

/** Whether the end of `ending` (given as it was before) leaves the person's plan without any renewal. */
export const endsRenewal = (ending: Mandate, others: readonly Mandate[]): boolean =>
  charges(ending) && !others.some(charges);

export type MandateState = Pick<Subscription, "status" | "cancelling">;

/** Whether it charges by itself: not while `halted` (waits for the person) or `cancelling`. */
export const isCharging = ({ status, cancelling }: MandateState): boolean =>
  !isOver(status) && !cancelling && status !== "created" && status !== "halted";

/** Whether it was left unpaid at the checkout, which can be opened again. */
const isLeft = ({ status, cancelling }: MandateState): boolean => status === "created" && !cancelling;

/** Whether a repeated purchase is answered with this mandate: it charges, or its checkout can still be paid. */
export const isOfUse = (mandate: MandateState): boolean => isCharging(mandate) || isLeft(mandate);

interface OnWish {
  /** One of them charges, so that another one would charge twice. */
  readonly refused: boolean;
  /** The one whose checkout is opened again; null for a new one. */
  readonly resumed: string | null;
  /** Those that must be ended first. */
  readonly ended: readonly string[];
}

/**
 * What to do if a person wants a monthly plan; `mandates`: all of theirs for it, newest first. Refused while one
 * charges. Else the newest that was left at the checkout is resumed, and the others end.
 */
export function onWish(mandates: readonly (readonly [id: string, state: MandateState])[]): OnWish {
  const live = mandates.filter(([, { status }]) => !isOver(status));
  const refused = live.some(([, each]) => isCharging(each));
  const left = live.find(([, each]) => isLeft(each));
  const resumed = refused ? null : (left?.[0] ?? null);
  const ended = live.flatMap(([id, each]) => (isCharging(each) || id === resumed ? [] : [id]));
  return { refused, resumed, ended };
}

type Owned = MandateState & Pick<Subscription, "userId" | "planId" | "createdAt">;

/**
 * The mandates that charge for a plan for which an older one of the same person charges too, each with that older one.
 */
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
