import { DAY, type Millis } from "@thodu/domain/time";
import { serverNow } from "../../../lib/serverClock";
import { stored } from "../../../lib/storage";
import type { Purchase } from "../purchase";
import { keptPurchase } from "./purchases";

const KEY = "thodu.failed";

/** Stores the reference of a payment that failed with the day and the key of its purchase, as one line. */
export const keepFailed = (reference: string): void =>
  stored.set(KEY, [serverNow(), keptPurchase()?.purchaseKey ?? "", reference].join(" "));

/** The reference of this purchase's last payment if it failed within a day. */
export function failedLately({ purchaseKey }: Purchase, now: Millis): string | null {
  const [at, key, reference] = (stored.get(KEY) ?? "").split(" ");
  return key === purchaseKey && reference !== undefined && now - Number(at) < DAY ? reference : null;
}
