import { application, type Application } from "@thodu/domain/volunteers/application";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { db, doc, onSnapshot } from "../../../lib/firebase/firestore";
import { neverCompile } from "../../../ui/form/jitless";

neverCompile();

/**
 * Subscribes to a person's own application; null if nothing is stored. One that does not fit its model counts as
 * refused.
 */
export const watchOwnApplication = (uid: string, { on, onRefused }: Watch<Application | null>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        doc(db, "applications", uid),
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.metadata.fromCache) return;
          if (!snapshot.exists()) return on(null);
          const { data } = application.safeParse(snapshot.data());
          if (data) on(data);
          else onRefused();
        },
        failed,
      ),
    onRefused,
  );
