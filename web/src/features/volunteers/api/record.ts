import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { db, doc, onSnapshot } from "../../../lib/firebase/firestore";

/** Subscribes to a listener's own record. One that does not fit its model counts as refused. */
export const watchRecord = (uid: string, { on, onRefused }: Watch<Volunteer>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        doc(db, "volunteers", uid),
        { includeMetadataChanges: true },
        (snapshot) => {
          const read = volunteer.safeParse(snapshot.data());
          if (read.success) on(read.data);
          else if (!snapshot.metadata.fromCache) onRefused();
        },
        failed,
      ),
    onRefused,
  );
