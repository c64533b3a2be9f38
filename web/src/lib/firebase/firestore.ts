import { connectFirestoreEmulator, getCountFromServer, initializeFirestore, type Query } from "firebase/firestore";
import { app } from "./app";
import { emulator } from "./project";

// Before the database's first request, which would be refused without a token.
if (import.meta.env.VITE_APP_CHECK_SITE_KEY) await import("./appCheck");

export const db = initializeFirestore(app, {});

const local = emulator(8080);
if (local) connectFirestoreEmulator(db, local.host, local.port);

export {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
export type {
  DocumentReference,
  DocumentSnapshot,
  FirestoreError,
  Query,
  QueryConstraint,
  QuerySnapshot,
  Timestamp,
} from "firebase/firestore";

/** How many documents match a query, counted by the server. */
export const count = async (of: Query): Promise<number> => (await getCountFromServer(of)).data().count;
