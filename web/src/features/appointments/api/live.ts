import { watching, type Stop, type Watch } from "../../../lib/watching";
import { collection, db, limit, onSnapshot, orderBy, query, where } from "../../../lib/firebase/firestore";
import { requestsIn, type Appointment } from "./appointment";

/** How many of a person's newest requests are read; at most five are open at once. */
const MOST = 30;

export const watchAppointments = (uid: string, { on, onRefused }: Watch<readonly Appointment[]>): Stop =>
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
          on(requestsIn(docs.map((document) => ({ id: document.id, data: document.data() }))));
        },
        failed,
      ),
    onRefused,
  );
