import { user } from "@thodu/domain/accounts/model";
import { reported } from "@thodu/domain/accounts/activity";
import { appointmentRequest } from "@thodu/domain/appointments/model";
import { call, type Call } from "@thodu/domain/calls/model";
import { conversation } from "@thodu/domain/chat/model";
import { helpRequest } from "@thodu/domain/matching/model";
import { premiumUser } from "@thodu/domain/plans/entitlement";
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

/** Hears a document of the person's; nothing while only this device was asked and it is not here. */
const hearDocument = (path: string, failed: () => void, on: (data: unknown) => void): Stop =>
  onSnapshot(
    doc(db, path),
    { includeMetadataChanges: true },
    (found) => void ((found.exists() || !found.metadata.fromCache) && on(found.data())),
    failed,
  );

/** Hears what is read of each document of a list. */
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

const listsOf = (uid: string) => ({
  calls: query(collection(db, "calls"), where("customerId", "==", uid), orderBy("startedAt", "desc"), limit(SHOWN)),
  asks: query(collection(db, "helpRequests"), where("userId", "==", uid), orderBy("createdAt", "desc"), limit(SHOWN)),
  reports: query(collection(db, "users", uid, "activity"), orderBy("at", "desc"), limit(SHOWN)),
  appointments: query(
    collection(db, "appointmentRequests"),
    where("userId", "==", uid),
    orderBy("createdAt", "desc"),
    limit(SHOWN),
  ),
});

/** When the calls that are over began. */
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

/** What the person did of late, by their own documents, live; says nothing before it has heard of each of them. */
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
