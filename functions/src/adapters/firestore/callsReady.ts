import { isResting, LISTENING_FOR, type ReadyListener } from "@thodu/domain/calls/course";
import { conversation } from "@thodu/domain/chat/model";
import { meetingOf } from "@thodu/domain/matching/laterTime";
import { mayMeet } from "@thodu/domain/matching/offers";
import type { Millis } from "@thodu/domain/time";
import { volunteer } from "@thodu/domain/volunteers/model";
import type { Runtime } from "../../usecases/ports";
import { documents } from "../../store/documents";
import { read, readAll, readOrNull } from "./converters";
import { db } from "../../store/database";
import { FirestoreLaterTimes } from "./laterTimes";
import type { Partings } from "./partings";
import { Timestamp } from "../../store/values";
import { crises, heldInCrisis } from "./waiting";

/** The most listeners that are read for one call; far more than are on duty at once. */
const LISTENERS = 50;

/**
 * Approved listeners whose page recently said that they take calls and who are not resting, as seen for `customerId`.
 */
export async function readyListeners(
  { runtime, partings }: { readonly runtime: Runtime; readonly partings: Partings },
  customerId: string,
  now: Millis,
): Promise<readonly ReadyListener[]> {
  const { docs } = await db()
    .collection("callListeners")
    .where("on", "==", true)
    .where("seenAt", ">", Timestamp.fromMillis(now - LISTENING_FOR))
    .limit(LISTENERS)
    .get();
  const uids = docs.map((doc) => doc.id);
  if (uids.length === 0) return [];
  const [[summary, ...found], held, waiting, near] = await Promise.all([
    db().getAll(
      db().doc(`conversations/${customerId}`),
      ...uids.map((uid) => db().doc(`volunteers/${uid}`)),
      ...uids.map((uid) => db().doc(documents.callPlace(uid))),
    ),
    heldInCrisis(),
    crises(),
    new FirestoreLaterTimes(runtime, partings).near(now),
  ]);
  // A listener who is asked about a person in a crisis is rung only for that person: a call would end the offer.
  const offeredTo = (uid: string) =>
    [...waiting, ...held].flatMap(({ value: { id, offer } }) => (offer?.to === uid && offer.expiresAt > now ? id : []));
  const meetings = new Map(
    near.flatMap(({ value }) => {
      const meeting = meetingOf(value, now);
      return meeting ? [[meeting.by, value.id] as const] : [];
    }),
  );
  const parted = new Set((await partings.among(uids.map((uid) => ({ customerId, uid })))).map(({ uid }) => uid));
  const talk = summary && readOrNull(conversation, summary);
  // If it can't be read whom the caller must not meet, nobody is rung.
  if (summary?.exists === true && !talk) return [];
  const blocked = talk?.blocked ?? [];
  const busy = new Set(found.slice(uids.length).flatMap((place) => (place.exists ? place.id : [])));
  return readAll(found.slice(0, uids.length), (doc) => {
    const [uid, listener] = [doc.id, read(volunteer, doc)];
    if (listener?.approved !== true || isResting(listener, now)) return null;
    const apart = parted.has(uid) || !mayMeet({ id: customerId, blocked }, uid);
    const { load, languages } = listener;
    const holds = held.flatMap(({ value }) => (value.volunteerId === uid ? value.id : []));
    const inCrisis = [...holds, ...offeredTo(uid)];
    return { uid, load, busy: busy.has(uid), inCrisis, meets: meetings.get(uid), parted: apart, languages };
  });
}
