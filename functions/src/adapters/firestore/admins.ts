import type { AdminRegister } from "../../usecases/accounts/ports";
import { recordIn } from "./audit";
import { commit } from "./commit";
import { db } from "./database";
import { FieldPath, FieldValue } from "./sdk";

const record = (uid: string) => db().doc(`admins/${uid}`);

export class FirestoreAdmins implements AdminRegister {
  async admit(uid: string): Promise<void> {
    const batch = db().batch();
    batch.create(record(uid), { at: FieldValue.serverTimestamp() });
    // Lost when the record is there already.
    await commit(batch);
  }

  async withdraw(uid: string): Promise<void> {
    const batch = db().batch();
    batch.delete(record(uid), { exists: true });
    recordIn(batch, { actor: "server", action: "admin.withdraw", target: uid, reason: "" });
    // Lost when there is no record: then there is nothing to note.
    await commit(batch);
  }

  async after(uid: string, limit: number): Promise<readonly string[]> {
    const all = db().collection("admins").orderBy(FieldPath.documentId()).limit(limit);
    const { docs } = await (uid === "" ? all : all.startAfter(uid)).get();
    return docs.map(({ id }) => id);
  }
}
