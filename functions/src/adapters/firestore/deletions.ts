import { deletion, type Deletion } from "@thodu/domain/accounts/deletion";
import type { DeletionStore } from "../../usecases/accounts/ports";
import type { ListPage } from "../../usecases/ports";
import { create, patch, remove, serverTime } from "../../store/changes";
import { commit, commitAlways } from "../../store/commit";
import { auditChange } from "./audit";
import { read } from "./converters";
import { db } from "../../store/database";
import { idsOf, PAGE } from "./pages";
import { Timestamp } from "../../store/values";

const jobRef = (uid: string) => db().doc(`deletions/${uid}`);

export class FirestoreDeletions implements DeletionStore {
  async begin(uid: string, pseudonym: string): Promise<void> {
    // A deletion that was begun before goes on.
    await commit([
      create(jobRef(uid).path, { pseudonym, done: 0, startedAt: serverTime }),
      auditChange({ actor: pseudonym, action: "account.delete", target: pseudonym, reason: "" }),
    ]);
  }

  async find(uid: string): Promise<Deletion | null> {
    return read(deletion, await jobRef(uid).get());
  }

  async reached(uid: string, done: number): Promise<void> {
    // Fails if another run of the same deletion was faster.
    await commit([patch(jobRef(uid).path, { done }, "existing")]);
  }

  async end(uid: string): Promise<void> {
    await commitAlways([remove(jobRef(uid).path)]);
  }

  async noteTry(uid: string): Promise<void> {
    // Fails if another run of the same deletion was faster.
    await commit([patch(jobRef(uid).path, { startedAt: serverTime }, "existing")]);
  }

  unfinished(before: number): Promise<ListPage<string>> {
    return idsOf(
      db()
        .collection("deletions")
        .where("startedAt", "<", Timestamp.fromMillis(before))
        .orderBy("startedAt")
        .limit(PAGE),
    );
  }
}
