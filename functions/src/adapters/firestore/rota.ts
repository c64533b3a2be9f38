import { availabilityNow } from "@thodu/domain/matching/availability";
import { dayRecord } from "@thodu/domain/matching/model";
import type { Locale } from "@thodu/domain/locale";
import type { ShiftNotice } from "@thodu/domain/notifications/shiftNotices";
import { onCall } from "@thodu/domain/oncall/model";
import { rotaCase } from "@thodu/domain/reports/decide";
import { afterDue, SHIFTS_KEPT, without, type Changed, type Due, type ShiftChange } from "@thodu/domain/rota/change";
import type { Warning } from "@thodu/domain/rota/cover";
import type { MeasuredDay } from "@thodu/domain/rota/forecast";
import { rotaDay, rotaListener, shift, type RotaDay, type RotaListener } from "@thodu/domain/rota/model";
import type { Place } from "@thodu/domain/rota/plan";
import type { Millis } from "@thodu/domain/time";
import { SERVICE_ZONE } from "@thodu/domain/zones";
import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import type {
  NamedPhone,
  RotaPerson,
  RotaStore,
  VersionedRotaListener,
  VersionedShift,
} from "../../usecases/rota/ports";
import { create, patch, serverTime, type Change } from "../../store/changes";
import { commit, stored } from "../../store/commit";
import { documents } from "../../store/documents";
import { versionName } from "../../store/versions";
import { read, readAll, readOrNull, readVersioned } from "./converters";
import { db } from "../../store/database";
import { shiftNotice } from "./outbox";
import { Timestamp } from "../../store/values";

const SHIFTS = 3_000;
const PHONES = 500;
const DESK = 500;
const DAYS = 60;

const dayRef = (day: string) => db().doc(`rotaDays/${day}`);
const shiftRef = (id: string) => db().doc(`shifts/${id}`);
const listenerRef = (uid: string) => db().doc(`rotaListeners/${uid}`);

const at = (time: Millis | null): Date | null => (time === null ? null : new Date(time));

/** The fields of a change, with its times as Firestore stores them. */
const fieldsOf = ({ uid, offered, ...times }: ShiftChange) => ({
  ...(uid !== undefined && { uid }),
  ...(offered !== undefined && { offered }),
  ...Object.fromEntries(Object.entries(times).map(([name, time]) => [name, at(time)])),
});

const languagesOf = ({ languages, secondLanguages }: Volunteer): readonly Locale[] => [
  ...languages,
  ...secondLanguages,
];

/** Changes a listener's record of shifts, if it still has the version that was read. */
const listenerChange = (uid: string, { value, version }: VersionedRotaListener, change: object): Change => {
  const { path } = listenerRef(uid);
  return version ? patch(path, change, version) : create(path, { ...value, ...change });
};

const zoneOf = async (uid: string): Promise<string> =>
  readOrNull(onCall, await db().doc(`onCall/${uid}`).get())?.zone ?? SERVICE_ZONE;

/** One notice to a listener about a version of a shift; in India's time if the listener's zone can't be read. */
async function told(uid: string, { id, value, version }: VersionedShift, kind: ShiftNotice): Promise<Change> {
  const { from, to } = value;
  const zone = await zoneOf(uid);
  return shiftNotice(uid, `${kind}_${id}_${versionName(version)}`, kind, { from, to, zone });
}

export class FirestoreRota implements RotaStore {
  async measured(from: string, before: string): Promise<readonly MeasuredDay[]> {
    const { docs } = await db()
      .collection("statistics")
      .where("day", ">=", from)
      .where("day", "<", before)
      .orderBy("day")
      .limit(DAYS)
      .get();
    return readAll(docs, (doc) => {
      const found = read(dayRecord, doc);
      if (!found) return null;
      const { day, arrivals, talks, talkTime, gaveUp, waitTime } = found;
      return { day, arrivals, talks, talkTime, left: gaveUp, waitTime };
    });
  }

  async days(days: readonly string[]): Promise<readonly RotaDay[]> {
    return readAll(await db().getAll(...days.map(dayRef)), (doc) => read(rotaDay, doc));
  }

  async openDay(day: RotaDay, places: readonly Place[]): Promise<void> {
    const changes: Change[] = [create(dayRef(day.day).path, day)];
    for (const { id, from, to, ...place } of places)
      changes.push(
        create(shiftRef(id).path, {
          ...place,
          from: at(from),
          to: at(to),
          uid: null,
          offered: false,
          askedAt: null,
          confirmedAt: null,
          cameAt: null,
          expireAt: at(to + SHIFTS_KEPT),
        }),
      );
    await commit(changes);
  }

  async shifts(from: Millis, before: Millis): Promise<readonly VersionedShift[]> {
    const { docs } = await db()
      .collection("shifts")
      .where("from", ">=", Timestamp.fromMillis(from))
      .where("from", "<", Timestamp.fromMillis(before))
      .orderBy("from")
      .limit(SHIFTS)
      .get();
    return readAll(docs, (doc) => {
      const seen = readVersioned(shift, doc);
      return seen && { ...seen, id: doc.id };
    });
  }

  async find(shiftId: string): Promise<VersionedShift | null> {
    const seen = readVersioned(shift, await shiftRef(shiftId).get());
    return seen && { ...seen, id: shiftId };
  }

  async listener(uid: string): Promise<VersionedRotaListener> {
    return (
      readVersioned(rotaListener, await listenerRef(uid).get()) ?? { value: rotaListener.parse({}), version: null }
    );
  }

  async feedOf(hash: string): ReturnType<RotaStore["feedOf"]> {
    const { docs } = await db().collection("rotaListeners").where("feed", "==", hash).limit(1).get();
    return (
      readAll(docs, (doc) => {
        const value = read(rotaListener, doc);
        return value && { uid: doc.id, value };
      })[0] ?? null
    );
  }

  async setFeed(
    uid: string,
    seen: VersionedRotaListener,
    feed: Pick<RotaListener, "feed" | "feeds" | "feedLocale">,
  ): Promise<"stored" | "conflict"> {
    return stored([listenerChange(uid, seen, feed)]);
  }

  readonly zone = zoneOf;

  async people(uids: readonly string[], now: Millis): Promise<ReadonlyMap<string, RotaPerson>> {
    if (uids.length === 0) return new Map();
    const found = await db().getAll(...uids.map((uid) => db().doc(`volunteers/${uid}`)));
    return new Map(
      readAll(found, (doc) => {
        const listener = read(volunteer, doc);
        if (!listener) return null;
        const { approved, name } = listener;
        const present = availabilityNow(listener, now) !== "away";
        return [doc.id, { name, approved, present, languages: languagesOf(listener) }] as const;
      }),
    );
  }

  async deskLanguages(now: Millis): Promise<ReadonlySet<Locale>> {
    const { docs } = await db().collection("volunteers").where("availability", "==", "online").limit(DESK).get();
    const there = readAll(docs, (doc) => read(volunteer, doc)).filter(
      (each) => each.approved && availabilityNow(each, now) === "online",
    );
    return new Set(there.flatMap(languagesOf));
  }

  async phones(): Promise<readonly NamedPhone[]> {
    const { docs } = await db().collection("onCall").where("on", "==", true).limit(PHONES).get();
    if (docs.length === 0) return [];
    const found = await db().getAll(...docs.map(({ id }) => db().doc(`volunteers/${id}`)));
    const listeners = new Map(
      readAll(found, (doc) => {
        const listener = read(volunteer, doc);
        return listener?.approved
          ? ([doc.id, { name: listener.name, languages: languagesOf(listener) }] as const)
          : null;
      }),
    );
    return readAll(docs, (doc) => {
      const [record, listener] = [read(onCall, doc), listeners.get(doc.id)];
      return record && listener ? { uid: doc.id, record, ...listener } : null;
    });
  }

  async change(
    uid: string,
    seen: VersionedShift,
    own: VersionedRotaListener,
    before: VersionedRotaListener | null,
    { shift: change, booked, takenFrom }: Changed,
  ): Promise<"stored" | "conflict"> {
    const changes: Change[] = [patch(shiftRef(seen.id).path, fieldsOf(change), seen.version)];
    if (booked) changes.push(listenerChange(uid, own, { booked }));
    if (takenFrom !== null && before?.version) {
      changes.push(listenerChange(takenFrom, before, { booked: without(before.value.booked, seen.id) }));
      changes.push(await told(takenFrom, seen, "shift-taken"));
    }
    return stored(changes);
  }

  async settle(seen: VersionedShift, due: Due, now: Millis): Promise<"stored" | "conflict"> {
    const { uid } = seen.value;
    if (uid === null) return "stored";
    const changes: Change[] = [patch(shiftRef(seen.id).path, fieldsOf(afterDue(due, now)), seen.version)];
    if (due === "ask") changes.push(await told(uid, seen, "shift-confirm"));
    if (due === "lapse" || due === "release") {
      const { value, version } = await this.listener(uid);
      if (version)
        changes.push(
          patch(
            listenerRef(uid).path,
            { booked: without(value.booked, seen.id), lapsed: value.lapsed + (due === "lapse" ? 1 : 0) },
            version,
          ),
        );
    }
    if (due === "lapse") changes.push(await told(uid, seen, "shift-lapsed"));
    return stored(changes);
  }

  async warn({ id, category, stretches }: Warning, day: string | null): Promise<void> {
    const made = rotaCase(category, [...stretches]);
    await commit([
      create(documents.report(id), { ...made, createdAt: serverTime, decidedAt: null }),
      ...(day === null ? [] : [patch(dayRef(day).path, { warned: true }, "existing")]),
    ]);
  }
}
