import { getDoc, type DocumentSnapshot } from "firebase/firestore";
import { db, doc } from "./firestore";

/** A document as it is now. */
export const readOnce = (path: string): Promise<DocumentSnapshot> => getDoc(doc(db, path));
