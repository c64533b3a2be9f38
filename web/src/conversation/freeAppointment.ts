import { appointmentUse } from "@thodu/domain/appointments/model";
import { usesFreeAppointment } from "@thodu/domain/plans/freeAppointment";
import { collection, db, limit, onSnapshot, orderBy, query, where } from "../lib/firebase/firestore";
import { watching, type Stop, type Watch } from "../lib/watching";

/** How many of a person's newest requests are read. */
const MOST = 30;

/** Whether the person has used their free appointment, live. */
export const watchFreeAppointment = (uid: string, { on, onRefused }: Watch<boolean>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(
          collection(db, "appointmentRequests"),
          where("userId", "==", uid),
          orderBy("createdAt", "desc"),
          limit(MOST),
        ),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache && docs.length === 0) return;
          on(
            docs.some((document) => {
              const read = appointmentUse.safeParse(document.data());
              return read.success && usesFreeAppointment(read.data);
            }),
          );
        },
        failed,
      ),
    onRefused,
  );
