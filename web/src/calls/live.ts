import { whyMissed, type MissedWhy } from "@thodu/domain/calls/missed";
import { call, countAfter, countFor, signal, signalId, signalPayload, type Call } from "@thodu/domain/calls/model";
import { isDenied, watching, type Stop, type Watch } from "../lib/watching";
import { onConfirmed } from "../lib/firebase/confirmed";
import {
  collection,
  db,
  doc,
  getDoc,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
  type QuerySnapshot,
} from "../lib/firebase/firestore";
import type { Signal } from "./line";

/** More signals than two browsers exchange between two snapshots. */
const SIGNALS = 60;

/** Subscribes to a call. It is refused once the call is no longer the reader's own. */
export const watchCall = (callId: string, { on, onRefused }: Watch<Call>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        doc(db, "calls", callId),
        (snapshot) => {
          const read = call.safeParse(snapshot.data({ serverTimestamps: "estimate" }));
          if (read.success) on(read.data);
        },
        failed,
      ),
    onRefused,
  );

const contentOf = (payload: string): unknown => {
  try {
    const value: unknown = JSON.parse(payload);
    return value;
  } catch {
    return null;
  }
};

interface Signals {
  readonly take: (signal: Signal) => void;
  /** Called once all signals that existed before have been passed to `take`. */
  readonly onRead: () => void;
}

interface Signalling {
  readonly send: (signal: Signal) => Promise<void>;
  /** Passes on each signal of the other side once, in order. */
  readonly watch: (signals: Signals) => Stop;
}

/** Reads and writes the signals of a call as `uid`. */
export function signalsIn(callId: string, uid: string): Signalling {
  const places = collection(db, "calls", callId, "signals");
  const known = new Set<string>();
  let isRead = false;
  let count = 0;

  const hear = ({ docs }: QuerySnapshot, { take, onRead }: Signals): void => {
    // After a reload this page continues its own earlier numbering.
    if (!isRead) count = countAfter(uid, docs.find((document) => document.get("from") === uid)?.id);
    for (const document of [...docs].reverse()) {
      const parsed = signal.safeParse(document.data());
      // A page's own signal shows up before the server has given it a timestamp.
      if (!parsed.success || parsed.data.from === uid) continue;
      const name = `${document.id} ${parsed.data.at}`;
      if (known.has(name)) continue;
      known.add(name);
      const payload = signalPayload.safeParse(contentOf(parsed.data.payload));
      if (payload.success) take({ kind: parsed.data.kind, ...payload.data });
    }
    if (!isRead) onRead();
    isRead = true;
  };

  return {
    send: ({ kind, ...payload }) => {
      const at = countFor(kind, count);
      const place = doc(places, signalId(uid, at));
      count = at + 1;
      return setDoc(place, { from: uid, kind, payload: JSON.stringify(payload), at: serverTimestamp() });
    },
    watch: (signals) =>
      watching(
        (failed) =>
          onConfirmed(
            query(places, orderBy("at", "desc"), limit(SIGNALS)),
            (snapshot) => hear(snapshot, signals),
            failed,
          ),
        () => undefined,
      ),
  };
}

export interface Incoming {
  readonly callId: string;
  readonly alias: string;
  readonly locale: Call["locale"];
  /** The caller is in a crisis. */
  readonly inCrisis: boolean;
}

/** The calls that a listener has right now, on any of their pages. */
export interface OwnCalls {
  readonly rings: Incoming | null;
  /** The id of the call that they are in; null for none. */
  readonly goesOn: string | null;
}

export const watchOwnCalls = (uid: string, { on, onRefused }: Watch<OwnCalls>): Stop =>
  watching(
    (failed) =>
      onConfirmed(
        query(
          collection(db, "calls"),
          where("volunteerId", "==", uid),
          where("status", "in", ["ringing", "active"]),
          limit(2),
        ),
        ({ docs }) => {
          const calls = docs.flatMap((document) => {
            const { data } = call.safeParse(document.data());
            return data ? [{ callId: document.id, ...data }] : [];
          });
          const rings = calls.find(({ status }) => status === "ringing") ?? null;
          on({
            rings: rings && {
              callId: rings.callId,
              alias: rings.alias,
              locale: rings.locale,
              inCrisis: rings.allowance === "crisis",
            },
            goesOn: calls.find(({ status }) => status === "active")?.callId ?? null,
          });
        },
        failed,
      ),
    onRefused,
  );

/** Reads why `uid` did not take a call that rang at them. The rules refuse one that has gone on to another listener. */
export async function readMissed(callId: string, uid: string): Promise<MissedWhy> {
  const read = await getDoc(doc(db, "calls", callId)).catch((error: unknown) => (isDenied(error) ? "denied" : null));
  if (read === "denied") return "unanswered";
  const { data } = call.safeParse(read?.data());
  return data ? whyMissed(data, uid) : "unknown";
}

/** Subscribes to whether a listener takes calls. */
export const watchTaking = (uid: string, { on, onRefused }: Watch<boolean>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        doc(db, "callListeners", uid),
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.exists() || !snapshot.metadata.fromCache) on(snapshot.get("on") === true);
        },
        failed,
      ),
    onRefused,
  );

/** Subscribes to whether the server has recorded a person's free call. */
export const watchFreeCall = (uid: string, { on, onRefused }: Watch<boolean>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        doc(db, "freeCalls", uid),
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.exists() || !snapshot.metadata.fromCache) on(snapshot.exists());
        },
        failed,
      ),
    onRefused,
  );
