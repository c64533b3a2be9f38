import { MINUTE, type Millis } from "../time";
import { isCharging } from "./mandates";
import type { Order, Refund, Subscription } from "./model";
import { isAboutMoney, type KeptEvent } from "./webhook";

/** Three sweeps: an order due for this long can't be asked about. */
const STUCK_AFTER = 15 * MINUTE;
/** By then the sweep has asked the gateway about an event without an owner. */
const UNOWNED_AFTER = 10 * MINUTE;
/** A refund that failed so often is not made by trying again. */
const TRIES = 5;

/** The gateway was to be asked about an order long ago, and nobody could. */
export const isStuck = ({ checkAt }: Pick<Order, "checkAt">, now: Millis): boolean =>
  checkAt !== null && now - checkAt >= STUCK_AFTER;

/** Money came for an order or a subscription that is none of ours. */
export const isUnowned = (
  { event, applied, receivedAt }: Pick<KeptEvent, "event" | "applied" | "receivedAt">,
  now: Millis,
): boolean => !applied && isAboutMoney(event) && now - receivedAt >= UNOWNED_AFTER;

/** A refund that somebody must make at the gateway by hand. */
export const isInVain = ({ status, attempts }: Pick<Refund, "status" | "attempts">): boolean =>
  status === "given-up" || (status === "due" && attempts >= TRIES);

/** A subscription that charges for a plan which another one of the same person is charged for as well. */
export const isDouble = ({
  doubleOf,
  ...standing
}: Pick<Subscription, "doubleOf" | "status" | "cancelling">): boolean => doubleOf !== null && isCharging(standing);
