import { user } from "@thodu/domain/accounts/model";
import { application, approved, begun, ended, takenOver, type Application } from "@thodu/domain/volunteers/application";
import type { Millis } from "@thodu/domain/time";
import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import type { ApplicationStore, VersionedApplication, Telling } from "../../usecases/volunteers/ports";
import type { ListPage, Runtime } from "../../usecases/ports";
import { create, patch, put, remove, type Change } from "../../store/changes";
import { stored } from "../../store/commit";
import { documents } from "../../store/documents";
import { auditChange } from "./audit";
import { read, readVersioned, versionAt } from "./converters";
import { db } from "../../store/database";
import { noticeChange } from "./outbox";
import { idsOf, PAGE } from "./pages";
import { Timestamp } from "../../store/values";

const applicationRef = (uid: string) => db().doc(`applications/${uid}`);
const record = (uid: string) => db().doc(`volunteers/${uid}`);

const time = (at: number | null): Date | null => (at === null ? null : new Date(at));
const fieldsOf = (value: Application) => ({
  ...value,
  savedAt: time(value.savedAt),
  sentAt: time(value.sentAt),
  answeredAt: time(value.answeredAt),
  expireAt: time(value.expireAt),
});

/** Begins an application; for the write that stores the applicant's record. */
export const beginChange = (uid: string, now: number): Change => put(applicationRef(uid).path, fieldsOf(begun(now)));

interface Approving {
  /** When an admin last answered it; null if never, or if there is none. */
  readonly answeredAt: Millis | null;
  /** Marks the application as approved, with the admin's text. */
  readonly changes: readonly Change[];
  /** What the listener's record copies from it. */
  readonly taken: ReturnType<typeof takenOver>;
}

/** The changes by which an approval changes a person's application; `known`: their listener's record. */
export async function approving(uid: string, known: Volunteer, words: string, now: Millis): Promise<Approving> {
  const seen = readVersioned(application, await applicationRef(uid).get());
  if (!seen) return { answeredAt: null, changes: [], taken: {} };
  return {
    answeredAt: seen.value.answeredAt,
    changes: [patch(applicationRef(uid).path, fieldsOf(approved(seen.value, words, now)), seen.version)],
    taken: takenOver(seen.value, known),
  };
}

/** Ends the application; for the write that ends an approval. Needs only its status, even if the rest can't be read. */
export async function endChanges(uid: string, now: number): Promise<readonly Change[]> {
  const known = await applicationRef(uid).get();
  if (!known.updateTime || known.get("status") !== "approved") return [];
  const { status, expireAt } = ended(now);
  return [patch(applicationRef(uid).path, { status, expireAt: time(expireAt) }, versionAt(known.updateTime))];
}

export class FirestoreApplications implements ApplicationStore {
  constructor(readonly runtime: Runtime) {}

  async find(uid: string): Promise<VersionedApplication | null> {
    const [known, applied] = await db().getAll(applicationRef(uid), record(uid));
    const listener = applied && read(volunteer, applied);
    if (!known || !listener) return null;
    const seen = readVersioned(application, known);
    if (seen) return seen;
    // Older applicants have no application.
    const now = this.runtime.now();
    return { value: listener.approved ? approved(begun(now), "", now) : begun(now), version: null };
  }

  async store(
    uid: string,
    { version }: VersionedApplication,
    next: Application,
    { line, notice }: Telling,
  ): Promise<"stored" | "conflict"> {
    const changes: Change[] = [];
    if (version) changes.push(patch(applicationRef(uid).path, fieldsOf(next), version));
    else changes.push(create(applicationRef(uid).path, fieldsOf(next)));
    if (next.status === "sent") changes.push(patch(documents.listener(uid), { name: next.name }, "existing"));
    if (line) changes.push(auditChange(line));
    if (notice) changes.push(noticeChange(uid, `${notice}_${next.answeredAt ?? 0}`, notice));
    return stored(changes);
  }

  over(now: number): Promise<ListPage<string>> {
    return idsOf(
      db()
        .collection("applications")
        .where("expireAt", "<=", Timestamp.fromMillis(now))
        .orderBy("expireAt")
        .limit(PAGE),
    );
  }

  async erase(uid: string, { version }: VersionedApplication): Promise<"stored" | "conflict"> {
    if (!version) return "stored";
    const [applied, person] = await db().getAll(record(uid), db().doc(`users/${uid}`));
    const listener = applied && readVersioned(volunteer, applied);
    const changes: Change[] = [remove(applicationRef(uid).path, version)];
    // A person who only applied is a customer again and can apply anew; one who was decided about stays known as that.
    if (listener && !listener.value.approved && listener.value.decidedAt === undefined) {
      changes.push(remove(documents.listener(uid), listener.version));
      if (person && read(user, person)) changes.push(patch(`users/${uid}`, { role: "customer" }, "existing"));
    }
    changes.push(auditChange({ actor: "server", action: "volunteer.lapse", target: uid, reason: "" }));
    return stored(changes);
  }
}
