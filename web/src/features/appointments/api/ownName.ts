import { user } from "@thodu/domain/accounts/model";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { db, doc, onSnapshot } from "../../../lib/firebase/firestore";

/** Subscribes to the name that a person gave at sign-up or in their profile; empty if there is none. */
export const watchOwnName = (uid: string, { on, onRefused }: Watch<string>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        doc(db, "users", uid),
        { includeMetadataChanges: true },
        (found) => {
          if (found.exists() || !found.metadata.fromCache) on(user.safeParse(found.data()).data?.displayName ?? "");
        },
        failed,
      ),
    onRefused,
  );
