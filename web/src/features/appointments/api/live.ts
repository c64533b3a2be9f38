import { watching, type Stop, type Watch } from "../../../lib/watching";
import { collection, db, limit, onSnapshot, query, where } from "../../../lib/firebase/firestore";
import { newest, type Appointment } from "./appointment";

/** A person has few of these: one is free, more need a plan. */
const MOST = 30;

export const watchAppointment = (uid: string, { on, onRefused }: Watch<Appointment | null>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(collection(db, "appointmentRequests"), where("userId", "==", uid), limit(MOST)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache && docs.length === 0) return;
          on(newest(docs.map((document) => ({ id: document.id, data: document.data() }))));
        },
        failed,
      ),
    onRefused,
  );
