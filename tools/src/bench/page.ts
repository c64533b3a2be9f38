/// <reference lib="dom" />
/** Runs in the two browsers of `bench -- chat`: sends and listens as the product's pages do, and reads the clock. */
import { initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  type User,
} from "firebase/auth";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
  type Firestore,
} from "firebase/firestore";

export interface Setting {
  readonly project: string;
  readonly auth: string;
  readonly firestore: { readonly host: string; readonly port: number };
  readonly email: string;
  readonly password: string;
}

/**
 * Milliseconds since 1970 with one decimal, the same in both browsers. The fine clock of a page starts at its own
 * moment, so it is aligned to the moments at which the machine's clock ticks.
 */
function setClock(): () => number {
  const offsets = Array.from({ length: 9 }, () => {
    const before = Date.now();
    while (Date.now() === before);
    return Date.now() - performance.now();
  }).sort((a, b) => a - b);
  const offset = offsets[4] ?? 0;
  return () => offset + performance.now();
}

/** Signs in as somebody, with a client of its own. */
async function signIn({
  project,
  auth: authUrl,
  firestore,
  email,
  password,
}: Setting): Promise<{ db: Firestore; user: User }> {
  const app = initializeApp({ projectId: project, apiKey: "bench" });
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, authUrl, { disableWarnings: true });
  const db = initializeFirestore(app, {});
  connectFirestoreEmulator(db, firestore.host, firestore.port);
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return { db, user };
}

async function open(setting: Setting) {
  const now = setClock();
  const { db, user } = await signIn(setting);
  const seen = new Map<string, number>();
  const awaited = new Map<string, (at: number) => void>();

  return {
    uid: user.uid,

    /** Makes a call as the product does. Returns when it began and when the answer arrived. */
    async call(url: string, data: object): Promise<{ began: number; answered: number; body: unknown }> {
      const began = now();
      const headers = { "content-type": "application/json", authorization: `Bearer ${await user.getIdToken()}` };
      const response = await fetch(url, { method: "POST", headers, body: JSON.stringify({ data }) });
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(body));
      return { began, answered: now(), body };
    },

    /**
     * Writes a document like a stored message straight to the database. Returns when it began and when it was
     * confirmed.
     */
    async write(path: string, id: string, text: string): Promise<{ began: number; answered: number }> {
      const began = now();
      const message = {
        text,
        sender: user.uid,
        receiver: "volunteer",
        volunteerId: null,
        claimId: "open",
        ownMessageNumber: null,
      };
      await setDoc(doc(db, path, id), { ...message, timestamp: serverTimestamp() });
      return { began, answered: now() };
    },

    /** Listens as a listener's page does: to the newest 30 messages of a claim. */
    listen(path: string, claimId: string): Promise<void> {
      const newest = query(
        collection(db, path),
        where("claimId", "==", claimId),
        orderBy("timestamp", "desc"),
        limit(30),
      );
      return new Promise((resolve, reject) => {
        onSnapshot(
          newest,
          (snapshot) => {
            const at = now();
            for (const change of snapshot.docChanges()) {
              if (change.type !== "added") continue;
              seen.set(change.doc.id, at);
              awaited.get(change.doc.id)?.(at);
            }
            resolve();
          },
          reject,
        );
      });
    },

    /** When the document with this id arrived. */
    seen: (id: string): Promise<number> => {
      const at = seen.get(id);
      return at === undefined ? new Promise((resolve) => awaited.set(id, resolve)) : Promise.resolve(at);
    },
  };
}

export type Opened = Awaited<ReturnType<typeof open>>;

declare global {
  var bench: { open: (setting: Setting) => Promise<string>; page?: Opened };
}

globalThis.bench = {
  open: async (setting) => {
    globalThis.bench.page = await open(setting);
    return globalThis.bench.page.uid;
  },
};
