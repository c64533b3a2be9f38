import { watching, type Stop, type Watch } from "../../../lib/watching";
import { db, doc, onSnapshot } from "../../../lib/firebase/firestore";

export type Application = "none" | "waiting" | "approved";

/** How far `volunteers/{uid}` has come, each time it changes; says nothing while only this device was asked. */
export const watchApplication = (uid: string, { on, onRefused }: Watch<Application>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        doc(db, "volunteers", uid),
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.metadata.fromCache) return;
          if (snapshot.exists()) on(snapshot.get("approved") === true ? "approved" : "waiting");
          else on("none");
        },
        failed,
      ),
    onRefused,
  );
