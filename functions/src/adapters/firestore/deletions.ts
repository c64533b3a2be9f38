import { deletion, type Deletion } from "@thodu/domain/accounts/deletion";
import type { DeletionStore } from "../../usecases/accounts/ports";
import type { Page } from "../../usecases/ports";
import { recordIn } from "./audit";
import { commit } from "./commit";
import { read } from "./converters";
import { db } from "./database";
import { idsOf, PAGE } from "./pages";
import { FieldValue, Timestamp } from "./sdk";

const jobRef = (uid: string) => db().doc(`deletions/${uid}`);

export class FirestoreDeletions implements DeletionStore {
  async begin(uid: string, pseudonym: string): Promise<void> {
    const batch = db().batch();
    batch.create(jobRef(uid), { pseudonym, done: 0, startedAt: FieldValue.serverTimestamp() });
    recordIn(batch, { actor: pseudonym, action: "account.delete", target: pseudonym, reason: "" });
    // One that was begun goes on as it is.
    await commit(batch);
  }

  async find(uid: string): Promise<Deletion | null> {
    return read(deletion, await jobRef(uid).get());
  }

  async reached(uid: string, done: number): Promise<void> {
    const batch = db().batch();
    batch.update(jobRef(uid), { done });
    // Gone when another run of the same deletion was faster.
    await commit(batch);
  }

  async end(uid: string): Promise<void> {
    await jobRef(uid).delete();
  }

  async noteTry(uid: string): Promise<void> {
    const batch = db().batch();
    batch.update(jobRef(uid), { startedAt: FieldValue.serverTimestamp() });
    // Gone when another run of the same deletion was faster.
    await commit(batch);
  }

  unfinished(before: number): Promise<Page<string>> {
    return idsOf(
      db()
        .collection("deletions")
        .where("startedAt", "<", Timestamp.fromMillis(before))
        .orderBy("startedAt")
        .limit(PAGE),
    );
  }
}
