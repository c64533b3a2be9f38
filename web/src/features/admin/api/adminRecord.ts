import type { AdminRole } from "@thodu/domain/accounts/adminRoles";
import { adminRecord } from "@thodu/domain/accounts/model";
import { call } from "../../../lib/callables";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { db, doc, onSnapshot } from "../../../lib/firebase/firestore";

/** The roles in which the rules take `uid` for an admin, live; says nothing while only this device was asked. */
export function watchAdminRecord(uid: string, { on, onRefused }: Watch<readonly AdminRole[]>): Stop {
  let [exists, seen, asked] = [false, false, false];
  /**
   * Whoever was made an admin before there were records gets one by this, if the account has the claim. Not once there was
   * one: it goes before the claim does, and would be written anew.
   */
  const ask = async (): Promise<void> => {
    asked = true;
    await call("updateProfile", {});
    if (!exists) on([]);
  };
  return watching(
    (failed) =>
      onSnapshot(
        doc(db, "admins", uid),
        { includeMetadataChanges: true },
        (record) => {
          if (record.metadata.fromCache) return;
          exists = record.exists();
          seen ||= exists;
          const read = adminRecord.safeParse(record.data({ serverTimestamps: "estimate" }));
          if (seen || asked) on(read.success ? read.data.roles : []);
          else void ask();
        },
        failed,
      ),
    onRefused,
  );
}
