import type { Conversation } from "@thodu/domain/chat/model";
import { presence } from "@thodu/domain/chat/model";
import { connectedSpan } from "@thodu/domain/chat/presence";
import type { PlanTerm } from "@thodu/domain/plans/entitlement";
import {
  always,
  uncounted,
  termFor,
  unused,
  usage,
  usageKey,
  usageKeys,
  type Span,
  type Use,
  type Used,
  type UsedBy,
} from "@thodu/domain/plans/metering";
import type { Millis } from "@thodu/domain/time";
import { readFound, readFoundOrNull } from "./converters";
import { increment, patch, type Change } from "../../store/changes";
import { documents } from "../../store/documents";
import { getAll, type Found } from "../../store/look";

/** What the documents of some keys say. */
export const usedBy = (keys: readonly string[], found: readonly (Found | null)[]): UsedBy =>
  Object.fromEntries(keys.map((key, index) => [key, readFound(usage, found[index]) ?? unused]));

/** What stands under some keys of a person; asks only where there are any. */
export const readUsage = async (uid: string, keys: readonly string[]): Promise<UsedBy> =>
  keys.length === 0 ? {} : usedBy(keys, await getAll(keys.map((key) => documents.usage(uid, key))));

/** Which of the plans of a person pays for a call now, and what stands under it. */
export async function callPlan(
  uid: string,
  bought: PlanTerm | null,
  now: Millis,
): Promise<{ readonly plan: PlanTerm | null; readonly used: Used }> {
  const used = await readUsage(uid, usageKeys(bought, now));
  const plan = termFor("call", bought, used, now);
  return { plan, used: used[usageKey(plan, now)] ?? unused };
}

/**
 * Adds what was used on a day, or of a payment, in the same write as what proves that it is counted once. Only ever added to,
 * so that writers need not wait for each other.
 */
export const usageChanges = (uid: string, uses: readonly Use[]): readonly Change[] =>
  uses.map(({ key, kind, time }) =>
    patch(documents.usage(uid, key), { userId: uid, key, [kind]: increment(time) }, "merged"),
  );

/** When the listener who holds a conversation was connected to it, by what their browser said last. */
export async function listenerSpan(customerId: string, volunteerId: string | null): Promise<Span> {
  if (volunteerId === null) return always;
  const [said] = await getAll([documents.presence(customerId, volunteerId)]);
  return connectedSpan(readFoundOrNull(presence, said));
}

/** What runs in a conversation that its listener leaves now. */
export async function closingUses(
  customerId: string,
  { meter, volunteerId, risk }: Conversation,
  now: Millis,
): Promise<readonly Use[]> {
  return meter === null || risk === "crisis" ? [] : uncounted(meter, await listenerSpan(customerId, volunteerId), now);
}
