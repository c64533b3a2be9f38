import { user } from "@thodu/domain/accounts/model";
import { reported } from "@thodu/domain/accounts/activity";
import { appointmentRequest, type AppointmentRequest } from "@thodu/domain/appointments/model";
import { call, type Call } from "@thodu/domain/calls/model";
import { conversation } from "@thodu/domain/chat/model";
import { helpRequest } from "@thodu/domain/matching/model";
import { premiumUser } from "@thodu/domain/plans/planTerm";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import {
  collection,
  db,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type Query,
} from "../../../lib/firebase/firestore";
import { neverCompile } from "../../../ui/form/jitless";
import { activityOf, SHOWN, type Activity, type Facts } from "./activity";

neverCompile();

type Hear = (facts: Partial<Facts>) => void;

/** Subscribes to one of the person's documents. Reports nothing while only the cache was asked and it is not there. */
const hearDocument = (path: string, failed: () => void, on: (data: unknown) => void): Stop =>
  onSnapshot(
    doc(db, path),
    { includeMetadataChanges: true },
    (found) => void ((found.exists() || !found.metadata.fromCache) && on(found.data())),
    failed,
  );

/** Subscribes to a query and reads each of its documents. */
const hearEach = <T>(
  list: Query,
  read: (data: unknown) => T | null | undefined,
  failed: () => void,
  on: (found: readonly T[]) => void,
): Stop =>
  onSnapshot(
    list,
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      if (docs.length > 0 || !metadata.fromCache) on(docs.flatMap((document) => read(document.data()) ?? []));
    },
    failed,
  );

const requestsOf = (uid: string, count: number): Query =>
  query(collection(db, "appointmentRequests"), where("userId", "==", uid), orderBy("createdAt", "desc"), limit(count));

const listsOf = (uid: string) => ({
  calls: query(collection(db, "calls"), where("customerId", "==", uid), orderBy("startedAt", "desc"), limit(SHOWN)),
  asks: query(collection(db, "helpRequests"), where("userId", "==", uid), orderBy("createdAt", "desc"), limit(SHOWN)),
  reports: query(collection(db, "users", uid, "activity"), orderBy("at", "desc"), limit(SHOWN)),
  appointments: requestsOf(uid, SHOWN),
});

/** When the ended calls began. */
function callTimes(calls: readonly Call[]): Pick<Facts, "callsAt" | "missedAt"> {
  const over = calls.filter(({ status }) => status !== "ringing");
  return {
    callsAt: over.filter(({ answeredAt }) => answeredAt !== null).map(({ startedAt }) => startedAt),
    missedAt: over.filter(({ answeredAt }) => answeredAt === null).map(({ startedAt }) => startedAt),
  };
}

function sourcesOf(uid: string, failed: () => void, hear: Hear): readonly Stop[] {
  const lists = listsOf(uid);
  return [
    hearDocument(`users/${uid}`, failed, (data) => hear({ joinedAt: user.safeParse(data).data?.createdAt ?? null })),
    hearDocument(`conversations/${uid}`, failed, (data) => {
      const { data: talk } = conversation.safeParse(data);
      hear({
        conversation: talk
          ? { createdAt: talk.createdAt, lastOwnAt: talk.lastSender === "customer" ? talk.lastMessageAt : null }
          : null,
      });
    }),
    hearDocument(`premiumUsers/${uid}`, failed, (data) => {
      const { data: plan } = premiumUser.safeParse(data);
      hear({ planAt: plan ? Date.parse(plan.timestamp) : null });
    }),
    hearEach(
      lists.calls,
      (data) => call.safeParse(data).data,
      failed,
      (calls) => hear(callTimes(calls)),
    ),
    hearEach(
      lists.asks,
      (data) => helpRequest.safeParse(data).data?.createdAt,
      failed,
      (asksAt) => hear({ asksAt }),
    ),
    hearEach(
      lists.reports,
      (data) => reported.safeParse(data).data?.at,
      failed,
      (reportsAt) => hear({ reportsAt }),
    ),
    hearEach(
      lists.appointments,
      (data) => appointmentRequest.safeParse(data).data?.createdAt,
      failed,
      (appointmentsAt) => hear({ appointmentsAt }),
    ),
  ];
}

const NAMES = [
  "joinedAt",
  "conversation",
  "callsAt",
  "missedAt",
  "asksAt",
  "reportsAt",
  "appointmentsAt",
  "planAt",
] as const satisfies readonly (keyof Facts)[];

const isWhole = (known: Partial<Facts>): known is Facts => NAMES.every((name) => name in known);

/** The person's recent activity, from their own documents, live. Reports nothing before each of them was read. */
export const watchActivity = (uid: string, { on, onRefused }: Watch<readonly Activity[]>): Stop =>
  watching((failed) => {
    let known: Partial<Facts> = {};
    const stops = sourcesOf(uid, failed, (facts) => {
      known = { ...known, ...facts };
      if (isWhole(known)) on(activityOf(known));
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, onRefused);

/** How many of a person's newest requests for an appointment are read; at most five are open at once. */
const REQUESTS = 30;

/** The person's newest requests for an appointment, live, in the order of their times; those without one first. */
export const watchRequests = (uid: string, { on, onRefused }: Watch<readonly AppointmentRequest[]>): Stop =>
  watching(
    (failed) =>
      hearEach(
        requestsOf(uid, REQUESTS),
        (data) => appointmentRequest.safeParse(data).data,
        failed,
        (found) => on(found.toSorted((a, b) => (a.slotAt ?? 0) - (b.slotAt ?? 0))),
      ),
    onRefused,
  );
