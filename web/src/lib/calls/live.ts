import { call, signal, signalPayload, type Call } from '@thodu/domain/calls/model';
import { watching, type Stop, type Watch } from '../conversation/watching';
import { onConfirmed } from '../firebase/confirmed';
import { collection, db, doc, limit, onSnapshot, orderBy, query, serverTimestamp, setDoc, where } from '../firebase/firestore';
import type { Signal } from './line';

/** More than two browsers exchange between two looks. */
const SIGNALS = 60;

/** A call as the server has it, each time it changes; refused once it is no longer one's own. */
export const watchCall = (callId: string, { on, onRefused }: Watch<Call>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        doc(db, 'calls', callId),
        (snapshot) => {
          const read = call.safeParse(snapshot.data({ serverTimestamps: 'estimate' }));
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
  /** What was there before has been taken. */
  readonly onRead: () => void;
}

/** What the other side sent, each once, in its order. */
export function watchSignals(callId: string, uid: string, { take, onRead }: Signals): Stop {
  const known = new Set<string>();
  let isRead = false;
  return watching(
    (failed) =>
      onConfirmed(
        query(collection(db, 'calls', callId, 'signals'), orderBy('at', 'desc'), limit(SIGNALS)),
        ({ docs }) => {
          for (const document of [...docs].reverse()) {
            const parsed = signal.safeParse(document.data());
            // An own one is seen before the server has stamped it.
            if (!parsed.success || parsed.data.from === uid || known.has(document.id)) continue;
            known.add(document.id);
            const payload = signalPayload.safeParse(contentOf(parsed.data.payload));
            if (payload.success) take({ kind: parsed.data.kind, ...payload.data });
          }
          if (!isRead) onRead();
          isRead = true;
        },
        failed,
      ),
    () => undefined,
  );
}

export const sendSignal = (callId: string, uid: string, { kind, ...payload }: Signal): Promise<void> =>
  setDoc(doc(db, 'calls', callId, 'signals', crypto.randomUUID()), { from: uid, kind, payload: JSON.stringify(payload), at: serverTimestamp() });

export interface Incoming {
  readonly callId: string;
  readonly alias: string;
  readonly locale: Call['locale'];
}

/** The call that rings at a listener right now; null without one. */
export const watchIncoming = (uid: string, { on, onRefused }: Watch<Incoming | null>): Stop =>
  watching(
    (failed) =>
      onConfirmed(
        query(collection(db, 'calls'), where('volunteerId', '==', uid), where('status', '==', 'ringing'), limit(1)),
        ({ docs: [document] }) => {
          const read = document && call.safeParse(document.data());
          on(document && read?.success === true ? { callId: document.id, alias: read.data.alias, locale: read.data.locale } : null);
        },
        failed,
      ),
    onRefused,
  );

/** Whether a listener said that they take calls. */
export const watchTaking = (uid: string, { on, onRefused }: Watch<boolean>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        doc(db, 'callListeners', uid),
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.exists() || !snapshot.metadata.fromCache) on(snapshot.get('on') === true);
        },
        failed,
      ),
    onRefused,
  );

/** Whether the server has recorded the free call of a person. */
export const watchFreeCall = (uid: string, { on, onRefused }: Watch<boolean>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        doc(db, 'freeCalls', uid),
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.exists() || !snapshot.metadata.fromCache) on(snapshot.exists());
        },
        failed,
      ),
    onRefused,
  );
