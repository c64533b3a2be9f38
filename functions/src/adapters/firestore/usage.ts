import type { Conversation } from "@thodu/domain/chat/model";
import { presence } from "@thodu/domain/chat/model";
import { connectedSpan } from "@thodu/domain/chat/presence";
import type { CallFunds } from "@thodu/domain/plans/callFunds";
import { always, uncounted, unused, usage, type Span, type Use, type UsedBy } from "@thodu/domain/plans/metering";
import type { Millis } from "@thodu/domain/time";
import { readFound, readFoundOrNull } from "./converters";
import { increment, patch, type Change } from "../../store/changes";
import { documents } from "../../store/documents";
import { lookUp, type Found } from "../../store/look";

/** The use stored under these keys. */
export const usedBy = (keys: readonly string[], found: readonly (Found | null)[]): UsedBy =>
  Object.fromEntries(keys.map((key, index) => [key, readFound(usage, found[index]) ?? unused]));

/** The use under some keys of a person; reads nothing if there are no keys. */
export const readUsage = async (uid: string, keys: readonly string[]): Promise<UsedBy> =>
  keys.length === 0 ? {} : usedBy(keys, await lookUp(keys.map((key) => documents.usage(uid, key))));

/** What pays for a call, as it is stored with its caller's place. */
export const storedFunds = ({ plans, used }: CallFunds) => ({
  plans: plans.map(({ planId, item, paymentId, validUntil, status }) => ({
    planId,
    item,
    paymentId,
    status,
    validUntil: new Date(validUntil),
  })),
  used,
});

/**
 * Adds what was used on a day, or of a payment; for the same write as what proves that it is counted once. It is only
 * ever added to, so that writers need not wait for each other.
 */
export const usageChanges = (uid: string, uses: readonly Use[]): readonly Change[] =>
  uses.map(({ key, kind, time }) =>
    patch(documents.usage(uid, key), { userId: uid, key, [kind]: increment(time) }, "merged"),
  );

/** When the listener who holds a conversation was connected to it, by the last sign of their browser. */
export async function listenerSpan(customerId: string, volunteerId: string | null): Promise<Span> {
  if (volunteerId === null) return always;
  const [presenceDoc] = await lookUp([documents.presence(customerId, volunteerId)]);
  return connectedSpan(readFoundOrNull(presence, presenceDoc));
}

/** The minutes to count of a conversation that its listener leaves now. */
export async function closingUses(
  customerId: string,
  { meter, volunteerId, risk }: Conversation,
  now: Millis,
): Promise<readonly Use[]> {
  return meter === null || risk === "crisis" ? [] : uncounted(meter, await listenerSpan(customerId, volunteerId), now);
}
