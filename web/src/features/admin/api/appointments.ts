import {
  appointmentRequest,
  therapist,
  type AppointmentRequest,
  type Therapist,
} from "@thodu/domain/appointments/model";
import { isSoonUnsaid } from "@thodu/domain/appointments/slots";
import { typedReference } from "@thodu/domain/reference";
import { kolkataDay } from "@thodu/domain/time";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { onConfirmed } from "../../../lib/firebase/confirmed";
import type { Listen } from "../../../lib/useLive";
import { countNeeded } from "./countNeeded";
import { cursorAt, LOOKED_THROUGH, watchPage, type Page } from "./page";
import { ROWS } from "./rows";
import {
  collection,
  db,
  doc,
  documentId,
  getDoc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from "../../../lib/firebase/firestore";
import { watchList, watchLists, type Ticket } from "./watchList";

export interface Request extends AppointmentRequest {
  readonly id: string;
}

export interface OnRoster extends Therapist {
  readonly id: string;
}

/** More therapists than one service employs. The server chooses among as many. */
const ROSTER = 200;

/** The most future appointments of one therapist that are read; more than there are days to choose from. */
const AHEAD = 200;

/** The most requests that are read of one e-mail address; there is no index that sorts them by time. */
const OF_EMAIL = 50;

/** When the current day in India began. */
const today = (): Date => new Date(`${kolkataDay(Date.now())}T00:00:00+05:30`);

/** A page of the requests in one state, newest first, live. */
export async function requestsAfter(
  status: Exclude<AppointmentRequest["status"], "confirmed">,
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

/**
 * A page of the confirmed requests by their time, live: from today on, or those of earlier days that nobody has closed.
 */
export async function confirmedAfter(isOver: boolean, after: string): Promise<Listen<Page<AppointmentRequest>>> {
  const cursor = await cursorAt("appointmentRequests", after);
  return (watch) =>
    watchPage(
      query(
        collection(db, "appointmentRequests"),
        where("status", "==", "confirmed"),
        ...(isOver ? [where("slotAt", "<", today())] : [where("slotAt", ">=", today())]),
        orderBy("slotAt"),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(ROWS + 1),
      ),
      appointmentRequest,
      watch,
    );
}

/** The next appointments, the first ones of those that begin from today on, live. */
const watchNext = (watch: Watch<readonly Ticket<AppointmentRequest>[]>): Stop =>
  watchList(
    query(
      collection(db, "appointmentRequests"),
      where("status", "==", "confirmed"),
      where("slotAt", ">=", today()),
      orderBy("slotAt"),
      limit(LOOKED_THROUGH),
    ),
    appointmentRequest,
    watch,
  );

/** Appointments of the next day about which nobody has said how they meet. */
export const countSoonUnsaid = (watch: Watch<number>): Stop => countNeeded(watchNext, isSoonUnsaid, watch);

/** Appointment requests by reference, e-mail, account or id of the request; live, the newest first. */
export function watchFoundRequests(
  wanted: string,
  { on, onRefused }: Watch<readonly Ticket<AppointmentRequest>[]>,
): Stop {
  const all = collection(db, "appointmentRequests");
  const queries = [
    query(all, where("reference", "==", typedReference(wanted) ?? wanted), limit(ROWS)),
    query(all, where("email", "in", [...new Set([wanted, wanted.toLowerCase()])]), limit(OF_EMAIL)),
    query(all, where("userId", "==", wanted), orderBy("createdAt", "desc"), limit(ROWS)),
    query(all, where(documentId(), "==", wanted.includes("/") ? "none" : wanted), limit(1)),
  ];
  return watchLists(queries, appointmentRequest, {
    on: (rows) => on(rows.toSorted((a, b) => b.value.createdAt - a.value.createdAt)),
    onRefused,
  });
}

/** One request as it is now; null if there is none. */
export async function requestNow(id: string): Promise<Request | null> {
  const { data } = appointmentRequest.safeParse((await getDoc(doc(db, "appointmentRequests", id))).data());
  return data ? { ...data, id } : null;
}

/** The id of the request with this reference; null if there is none. */
export async function idByReference(reference: string): Promise<string | null> {
  const { docs } = await getDocsFromServer(
    query(collection(db, "appointmentRequests"), where("reference", "==", reference), limit(1)),
  );
  return docs[0]?.id ?? null;
}

/** The appointments of a therapist from today on, live. */
export const watchAhead = (therapistId: string, watch: Watch<readonly Ticket<AppointmentRequest>[]>): Stop =>
  watchList(
    query(
      collection(db, "appointmentRequests"),
      where("therapistId", "==", therapistId),
      where("date", ">=", kolkataDay(Date.now())),
      orderBy("date"),
      limit(AHEAD),
    ),
    appointmentRequest,
    watch,
  );

/** The name in a request for an appointment; null if there is no such request. */
export async function requestName(id: string): Promise<string | null> {
  const found = await getDoc(doc(db, "appointmentRequests", id));
  return appointmentRequest.safeParse(found.data()).data?.name ?? null;
}

/** One therapist as they are now; null if there is none. */
export async function therapistNow(id: string): Promise<Therapist | null> {
  return therapist.safeParse((await getDoc(doc(db, "therapists", id))).data()).data ?? null;
}

/** The roster sorted by name, live. */
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
