import type { AdminRole } from "@thodu/domain/accounts/adminRoles";
import { adminRecord } from "@thodu/domain/accounts/model";
import { call } from "../../../lib/callables";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { db, doc, onSnapshot } from "../../../lib/firebase/firestore";

/** Subscribes to the roles that the rules grant `uid`. Reports nothing until the server has answered. */
export function watchAdminRecord(uid: string, { on, onRefused }: Watch<readonly AdminRole[]>): Stop {
  let [exists, seen, asked] = [false, false, false];
  /**
   * Asks the server to write the record of somebody who became an admin before there were records, if the account has
   * the claim. Not after a record was seen: it is removed before the claim is, and would be written again.
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
