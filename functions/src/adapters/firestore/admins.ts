import { commonRoles, type AdminRole } from "@thodu/domain/accounts/adminRoles";
import { adminRecord } from "@thodu/domain/accounts/model";
import type { AdminRegister } from "../../usecases/accounts/ports";
import { recordIn } from "./audit";
import { commit } from "./commit";
import { db } from "./database";
import { FieldPath, FieldValue } from "./sdk";

const record = (uid: string) => db().doc(`admins/${uid}`);

export class FirestoreAdmins implements AdminRegister {
  async admit(uid: string, roles: readonly AdminRole[]): Promise<void> {
    const batch = db().batch();
    batch.create(record(uid), { at: FieldValue.serverTimestamp(), roles });
    // Lost when the record is there already.
    await commit(batch);
  }

  async withdraw(uid: string, but: readonly AdminRole[]): Promise<void> {
    const stored = await record(uid).get();
    if (!stored.exists) return;
    // A record that can't be read gives nobody a role.
    const noted = adminRecord.safeParse(stored.data()).data?.roles ?? [];
    const left = commonRoles(noted, but);
    if (left.length > 0 && left.length === noted.length && left.every((each) => noted.includes(each))) return;
    const batch = db().batch();
    if (left.length === 0) batch.delete(record(uid), { exists: true });
    else batch.update(record(uid), { roles: left });
    recordIn(batch, { actor: "server", action: "admin.withdraw", target: uid, reason: "" });
    // Lost when there is no record any more: then there is nothing to note.
    await commit(batch);
  }

  async after(uid: string, limit: number): Promise<readonly string[]> {
    const all = db().collection("admins").orderBy(FieldPath.documentId()).limit(limit);
    const { docs } = await (uid === "" ? all : all.startAfter(uid)).get();
    return docs.map(({ id }) => id);
  }
}
