import type { WriteBatch } from "firebase-admin/firestore";
import { user } from "@thodu/domain/accounts/model";
import { application, approved, begun, ended, takenOver, type Application } from "@thodu/domain/volunteers/application";
import { volunteer } from "@thodu/domain/volunteers/model";
import type { ApplicationStore, SeenApplication, Telling } from "../../usecases/volunteers/ports";
import type { Page, Runtime } from "../../usecases/ports";
import { recordIn } from "./audit";
import { commit } from "./commit";
import { read, readVersioned, unchangedSince } from "./converters";
import { db } from "./database";
import { tellIn } from "./outbox";
import { idsOf, PAGE } from "./pages";
import { Timestamp } from "./sdk";

const applicationRef = (uid: string) => db().doc(`applications/${uid}`);
const record = (uid: string) => db().doc(`volunteers/${uid}`);

const time = (at: number | null): Timestamp | null => (at === null ? null : Timestamp.fromMillis(at));
const stored = (value: Application) => ({
  ...value,
  savedAt: time(value.savedAt),
  sentAt: time(value.sentAt),
  answeredAt: time(value.answeredAt),
  expireAt: time(value.expireAt),
});

/** Begins an application in the write that stores who applies. */
export const beginIn = (batch: WriteBatch, uid: string, now: number): void =>
  void batch.set(applicationRef(uid), stored(begun(now)));

/** In the write of an approval: that the application came to it, with the admin's words, and what the record takes over from it. */
export async function approveIn(batch: WriteBatch, uid: string, words: string, now: number): Promise<void> {
  const [known, listener] = await db().getAll(applicationRef(uid), record(uid));
  const seen = known && readVersioned(application, known);
  if (!seen) return;
  batch.update(applicationRef(uid), stored(approved(seen.value, words, now)), unchangedSince(seen.version));
  const taken = takenOver(seen.value, (listener && read(volunteer, listener)) ?? { name: "", experience: "" });
  if (Object.keys(taken).length > 0) batch.update(record(uid), taken);
}

/** In the write that ends an approval, which holds whether or not the rest of the application can be read. */
export async function endIn(batch: WriteBatch, uid: string, now: number): Promise<void> {
  const known = await applicationRef(uid).get();
  if (!known.updateTime || known.get("status") !== "approved") return;
  const { status, expireAt } = ended(now);
  batch.update(known.ref, { status, expireAt: time(expireAt) }, { lastUpdateTime: known.updateTime });
}

export class FirestoreApplications implements ApplicationStore {
  constructor(readonly runtime: Runtime) {}

  async find(uid: string): Promise<SeenApplication | null> {
    const [known, applied] = await db().getAll(applicationRef(uid), record(uid));
    const listener = applied && read(volunteer, applied);
    if (!known || !listener) return null;
    const seen = readVersioned(application, known);
    if (seen) return seen;
    // From before there were applications.
    const now = this.runtime.now();
    return { value: listener.approved ? approved(begun(now), "", now) : begun(now), version: null };
  }

  async store(
    uid: string,
    { version }: SeenApplication,
    next: Application,
    { line, notice }: Telling,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    if (version) batch.update(applicationRef(uid), stored(next), unchangedSince(version));
    else batch.create(applicationRef(uid), stored(next));
    if (next.status === "sent") batch.update(record(uid), { name: next.name });
    if (line) recordIn(batch, line);
    if (notice) tellIn(batch, uid, `${notice}_${next.answeredAt ?? 0}`, notice);
    return (await commit(batch)) ? "stored" : "conflict";
  }

  over(now: number): Promise<Page<string>> {
    return idsOf(
      db()
        .collection("applications")
        .where("expireAt", "<=", Timestamp.fromMillis(now))
        .orderBy("expireAt")
        .limit(PAGE),
    );
  }

  async erase(uid: string, { version }: SeenApplication): Promise<"stored" | "conflict"> {
    if (!version) return "stored";
    const [applied, person] = await db().getAll(record(uid), db().doc(`users/${uid}`));
    const listener = applied && readVersioned(volunteer, applied);
    const batch = db().batch();
    batch.delete(applicationRef(uid), unchangedSince(version));
    // Whoever has listened stays known as that; who only applied is a customer again, and can apply anew.
    if (listener && !listener.value.approved && listener.value.decidedAt === undefined) {
      batch.delete(record(uid), unchangedSince(listener.version));
      if (person && read(user, person)) batch.update(person.ref, { role: "customer" });
    }
    recordIn(batch, { actor: "server", action: "volunteer.lapse", target: uid, reason: "" });
    return (await commit(batch)) ? "stored" : "conflict";
  }
}
