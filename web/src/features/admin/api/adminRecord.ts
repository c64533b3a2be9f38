import { call } from "../../../lib/callables";
import { watching, type Stop, type Watch } from "../../../lib/conversation/watching";
import { db, doc, onSnapshot } from "../../../lib/firebase/firestore";

/** Whether the rules take `uid` for an admin, live; says nothing while only this device was asked. */
export function watchAdminRecord(uid: string, { on, onRefused }: Watch<boolean>): Stop {
  let [exists, asked] = [false, false];
  /** Whoever was made an admin before there were records gets one by this, if the account has the claim. */
  const ask = async (): Promise<void> => {
    asked = true;
    await call("updateProfile", {});
    if (!exists) on(false);
  };
  return watching(
    (failed) =>
      onSnapshot(
        doc(db, "admins", uid),
        { includeMetadataChanges: true },
        (record) => {
          if (record.metadata.fromCache) return;
          exists = record.exists();
          if (exists || asked) on(exists);
          else void ask();
        },
        failed,
      ),
    onRefused,
  );
}
