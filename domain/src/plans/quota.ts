import { refuse, type Failure } from "../errors";
import { SECOND, type Millis } from "../time";
import type { PlanTerm } from "./planTerm";
import { minutesReturnAt, type UsedBy } from "./metering";
import type { Item } from "./plans";

/** QUOTA_USED with the seconds until minutes return; without seconds if they don't. */
export function refuseQuota(kind: Item, bought: PlanTerm | null, used: UsedBy, now: Millis): Failure<"QUOTA_USED"> {
  const returnsAt = minutesReturnAt(kind, bought, used, now);
  return refuse("QUOTA_USED", returnsAt === null ? {} : { retryAfterSeconds: Math.ceil((returnsAt - now) / SECOND) });
}
