import {
  appointmentRequest,
  therapist,
  type AppointmentRequest,
  type Therapist,
} from "@thodu/domain/appointments/model";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { onConfirmed } from "../../../lib/firebase/confirmed";
import type { Listen } from "../../../lib/useLive";
import { cursorAt, ROWS, watchPage, type Page } from "./page";
import { collection, db, limit, orderBy, query, startAfter, where } from "../../../lib/firebase/firestore";

export interface Request extends AppointmentRequest {
  readonly id: string;
}

export interface OnRoster extends Therapist {
  readonly id: string;
}

/** More than one service employs; the server assigns from as many. */
const ROSTER = 200;

/** A page of the requests in a state, the newest first, live. */
export async function requestsAfter(
  status: AppointmentRequest["status"],
  after: string,
): Promise<Listen<Page<AppointmentRequest>>> {
  const cursor = await cursorAt("appointmentRequests", after);
  return (watch) =>
    watchPage(
      query(
        collection(db, "appointmentRequests"),
        where("status", "==", status),
        orderBy("createdAt", "desc"),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(ROWS + 1),
      ),
      appointmentRequest,
      watch,
    );
}

/** The roster by name, live. */
export const watchRoster = ({ on, onRefused }: Watch<readonly OnRoster[]>): Stop =>
  watching(
    (failed) =>
      onConfirmed(
        query(collection(db, "therapists"), orderBy("name"), limit(ROSTER)),
        ({ docs }) => {
          on(
            docs.flatMap((document) => {
              const read = therapist.safeParse(document.data());
              return read.success ? [{ ...read.data, id: document.id }] : [];
            }),
          );
        },
        failed,
      ),
    onRefused,
  );
