import type { Call } from "@thodu/domain/calls/model";
import { callPlace } from "@thodu/domain/calls/places";
import type { Ending } from "../../usecases/calls/ports";
import type { Version } from "../../usecases/chat/ports";
import { documents } from "../../store/documents";
import { readVersioned } from "./converters";
import { db } from "../../store/database";

interface Silence {
  readonly uid: string;
  /** The version of their place: a sign that comes before the call's end is written changes it. */
  readonly version: Version;
  /** They sent a signal: their page may have connected, so the call's use stays counted. */
  readonly hasSignalled: boolean;
}

/** The side of a call whose page never came; null if it has given a sign since the call was found unheard. */
export async function silenceOf(
  { customerId, volunteerId, answeredAt }: Call,
  side: NonNullable<Ending["unheard"]>,
  signalsFrom: readonly unknown[],
): Promise<Silence | null> {
  const uid = side === "customer" ? customerId : volunteerId;
  if (uid === null || answeredAt === null) return null;
  const place = readVersioned(callPlace, await db().doc(documents.callPlace(uid)).get());
  if (!place || place.value.seenAt > answeredAt) return null;
  return { uid, version: place.version, hasSignalled: signalsFrom.includes(uid) };
}
