import { commonRoles, hasRole, type AdminRole } from "@thodu/domain/accounts/adminRoles";
import { adminRecord } from "@thodu/domain/accounts/model";
import type { AdminRecords } from "../../usecases/accounts/ports";
import { create, patch, remove, serverTime } from "../../store/changes";
import { commit } from "../../store/commit";
import { auditChange } from "./audit";
import { db } from "../../store/database";
import { documentId } from "../../store/terms";

const record = (uid: string) => db().doc(`admins/${uid}`);

/** The most admins who are told of one event; there are only a handful. */
const MOST = 100;

/** The admins with this role; records that can't be read are left out. */
export async function adminsWith(role: AdminRole): Promise<readonly string[]> {
  const { docs } = await db().collection("admins").limit(MOST).get();
  return docs.filter((each) => hasRole(adminRecord.safeParse(each.data()).data?.roles ?? [], role)).map(({ id }) => id);
}

export class FirestoreAdmins implements AdminRecords {
  async admit(uid: string, roles: readonly AdminRole[]): Promise<void> {
    // Fails if the record exists already, which is fine.
    await commit([create(record(uid).path, { at: serverTime, roles })]);
  }

  async withdraw(uid: string, but: readonly AdminRole[]): Promise<void> {
    const stored = await record(uid).get();
    if (!stored.exists) return;
    // A record that can't be read gives no role.
    const noted = adminRecord.safeParse(stored.data()).data?.roles ?? [];
    const left = commonRoles(noted, but);
    if (left.length > 0 && left.length === noted.length && left.every((each) => noted.includes(each))) return;
    const { path } = record(uid);
    // Fails if the record is gone; then there is nothing to change.
    await commit([
      left.length === 0 ? remove(path, "existing") : patch(path, { roles: left }, "existing"),
      auditChange({ actor: "server", action: "admin.withdraw", target: uid, reason: "" }),
    ]);
  }

  async after(uid: string, limit: number): Promise<readonly string[]> {
    const all = db().collection("admins").orderBy(documentId()).limit(limit);
    const { docs } = await (uid === "" ? all : all.startAfter(uid)).get();
    return docs.map(({ id }) => id);
  }
}
