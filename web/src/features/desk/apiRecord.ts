import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import { watching, type Stop, type Watch } from "../../lib/watching";
import { db, doc, onSnapshot } from "../../lib/firebase/firestore";

export const watchOwnRecord = (uid: string, { on, onRefused }: Watch<Volunteer>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        doc(db, "volunteers", uid),
        (snapshot) => {
          const read = volunteer.safeParse(snapshot.data());
          if (read.success) on(read.data);
        },
        failed,
      ),
    onRefused,
  );
