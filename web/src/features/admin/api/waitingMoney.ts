import { isDouble, isStuck, isUnowned } from "@thodu/domain/payments/trouble";
import type { Stop, Watch } from "../../../lib/watching";
import { countNeeded } from "./countNeeded";
import { watchDoubles, watchOrdersToCheck, watchUnappliedEvents } from "./orders";

/** People who are charged twice for one plan. */
export const countDoubles = (watch: Watch<number>): Stop => countNeeded(watchDoubles, isDouble, watch);

/** Orders that the gateway can't be asked about. */
export const countStuck = (watch: Watch<number>): Stop => countNeeded(watchOrdersToCheck, isStuck, watch);

/** Payments whose owner is unknown. */
export const countUnowned = (watch: Watch<number>): Stop => countNeeded(watchUnappliedEvents, isUnowned, watch);
