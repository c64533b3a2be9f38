import { watching, type Stop, type Watch } from "../../../lib/watching";
import { db, doc, onSnapshot } from "../../../lib/firebase/firestore";

export type Application = "none" | "waiting" | "approved";

/** Subscribes to the state of `volunteers/{uid}`. Reports nothing until the server has answered. */
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
