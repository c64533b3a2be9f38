import type { Call } from "@thodu/domain/calls/model";
import { callPlace } from "@thodu/domain/calls/places";
import { remove, type Change } from "../../store/changes";
import { documents } from "../../store/documents";
import { readVersioned } from "./converters";
import { db } from "./database";

/**
 * Frees the caller's place in a call that broke off unheard, and removes the record of their free call. That record stays where
 * they sent a signal: their page may have connected. Null where their page has given a sign since the call was found unheard.
 */
export async function freeCallBack(
  { customerId, answeredAt }: Call,
  signalsFrom: readonly unknown[],
): Promise<readonly Change[] | null> {
  const path = documents.callPlace(customerId);
  const place = readVersioned(callPlace, await db().doc(path).get());
  if (!place || answeredAt === null || place.value.seenAt > answeredAt) return null;
  // A sign that comes before this is written changes the place.
  const freed = remove(path, place.version);
  return signalsFrom.includes(customerId) ? [freed] : [freed, remove(`freeCalls/${customerId}`)];
}
