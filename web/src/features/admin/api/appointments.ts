import {
  appointmentRequest,
  therapist,
  type AppointmentRequest,
  type Therapist,
} from "@thodu/domain/appointments/model";
import { watching, type Stop, type Watch } from "../../../lib/conversation/watching";
import { onConfirmed } from "../../../lib/firebase/confirmed";
import { collection, db, limit, orderBy, query, where } from "../../../lib/firebase/firestore";

export interface Request extends AppointmentRequest {
  readonly id: string;
}

export interface Requests {
  readonly requests: readonly Request[];
  /** There are at least as many as were asked for. */
  readonly more: boolean;
}

export interface OnRoster extends Therapist {
  readonly id: string;
}

/** More than one service employs; the server assigns from as many. */
const ROSTER = 200;

/** The newest `count` requests in a state, live. */
export const watchRequests = (status: Request["status"], count: number, { on, onRefused }: Watch<Requests>): Stop =>
  watching(
    (failed) =>
      onConfirmed(
        query(
          collection(db, "appointmentRequests"),
          where("status", "==", status),
          orderBy("createdAt", "desc"),
          limit(count),
        ),
        ({ docs }) => {
          const requests = docs.flatMap((document) => {
            const read = appointmentRequest.safeParse(document.data());
            return read.success ? [{ ...read.data, id: document.id }] : [];
          });
          on({ requests, more: docs.length === count });
        },
        failed,
      ),
    onRefused,
  );

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
