import { MINUTE, type Millis } from "../time";
import { isCharging } from "./mandates";
import type { Order, Refund, Subscription } from "./model";
import { isAboutMoney, type KeptEvent } from "./webhook";

/** The time of three sweeps: if an order was due for this long, the gateway could not be asked. */
const STUCK_AFTER = 15 * MINUTE;
/** By then the sweep has asked the gateway about an event without an owner. */
const UNOWNED_AFTER = 10 * MINUTE;
/** A refund that failed this often needs a person. */
const TRIES = 5;

/** The gateway should have been asked about an order long ago, but could not be. */
export const isStuck = ({ checkAt }: Pick<Order, "checkAt">, now: Millis): boolean =>
  checkAt !== null && now - checkAt >= STUCK_AFTER;

/** Money came for an order or a subscription that is not ours. */
export const isUnowned = (
  { event, applied, receivedAt }: Pick<KeptEvent, "event" | "applied" | "receivedAt">,
  now: Millis,
): boolean => !applied && isAboutMoney(event) && now - receivedAt >= UNOWNED_AFTER;

/** A refund that somebody must make at the gateway by hand. */
export const isInVain = ({ status, attempts }: Pick<Refund, "status" | "attempts">): boolean =>
  status === "given-up" || (status === "due" && attempts >= TRIES);

/** A subscription that charges for a plan for which another one of the same person charges too. */
export const isDouble = ({ doubleOf, ...mandate }: Pick<Subscription, "doubleOf" | "status" | "cancelling">): boolean =>
  doubleOf !== null && isCharging(mandate);
