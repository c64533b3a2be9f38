import { call, signal, type Call } from '@thodu/domain/calls/model';
import { watching, type Stop, type Watch } from '../conversation/watching';
import { collection, db, doc, limit, onSnapshot, orderBy, query, serverTimestamp, setDoc, where } from '../firebase/firestore';
import type { SignalKind } from './peer';

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

/** What the other side sent, each once, in its order. */
export function watchSignals(callId: string, uid: string, take: (kind: SignalKind, payload: string) => void): Stop {
  const known = new Set<string>();
  return watching(
    (failed) =>
      onSnapshot(
        query(collection(db, 'calls', callId, 'signals'), orderBy('at', 'desc'), limit(SIGNALS)),
        ({ docs }) => {
          for (const document of [...docs].reverse()) {
            const read = signal.safeParse(document.data());
            // An own one is seen before the server has stamped it.
            if (!read.success || read.data.from === uid || known.has(document.id)) continue;
            known.add(document.id);
            take(read.data.kind, read.data.payload);
          }
        },
        failed,
      ),
    () => undefined,
  );
}

export const sendSignal = (callId: string, uid: string, kind: SignalKind, payload: string): Promise<void> =>
  setDoc(doc(db, 'calls', callId, 'signals', crypto.randomUUID()), { from: uid, kind, payload, at: serverTimestamp() });

export interface Incoming {
  readonly callId: string;
  readonly alias: string;
  readonly locale: Call['locale'];
}

/** The call that rings at a listener right now; null without one. */
export const watchIncoming = (uid: string, { on, onRefused }: Watch<Incoming | null>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(collection(db, 'calls'), where('volunteerId', '==', uid), where('status', '==', 'ringing'), limit(1)),
        { includeMetadataChanges: true },
        ({ docs: [document], metadata }) => {
          if (metadata.fromCache) return;
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
        (snapshot) => {
          if (snapshot.exists() || !snapshot.metadata.fromCache) on(snapshot.exists());
        },
        failed,
      ),
    onRefused,
  );
