import { notification, NOTIFICATIONS_SHOWN, type Notification } from "@thodu/domain/notifications/model";
import { getDocsFromServer } from "firebase/firestore";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import {
  collection,
  db,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  updateDoc,
  where,
  writeBatch,
} from "../../../lib/firebase/firestore";

export interface Item extends Notification {
  readonly id: string;
}

/** Subscribes to a person's newest notifications, newest first. One that can't be read is left out. */
export const watchNotifications = (uid: string, { on, onRefused }: Watch<readonly Item[]>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(collection(db, "users", uid, "notifications"), orderBy("createdAt", "desc"), limit(NOTIFICATIONS_SHOWN)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          // Without a network an empty answer means nothing.
          if (metadata.fromCache && docs.length === 0) return;
          on(
            docs.flatMap((document) => {
              const read = notification.safeParse(document.data());
              return read.success ? [{ id: document.id, ...read.data }] : [];
            }),
          );
        },
        failed,
      ),
    onRefused,
  );

/** Subscribes to a person's unread notifications, as many as are shown. */
export const watchUnread = (uid: string, { on, onRefused }: Watch<readonly Item[]>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(collection(db, "users", uid, "notifications"), where("unread", "==", true), limit(NOTIFICATIONS_SHOWN)),
        ({ docs }) =>
          on(
            docs.flatMap((document) => {
              const read = notification.safeParse(document.data());
              return read.success ? [{ id: document.id, ...read.data }] : [];
            }),
          ),
        failed,
      ),
    onRefused,
  );

export const markRead = (uid: string, id: string): Promise<void> =>
  updateDoc(doc(db, "users", uid, "notifications", id), { unread: false });

/** How many one batch deletes. */
const BATCH = 300;

/**
 * Deletes all of a person's notifications, including older ones than are shown. May be repeated after it failed.
 * Rejects without a network, because the device's cache might contain none.
 */
export async function clearAll(uid: string): Promise<void> {
  for (;;) {
    const { docs, size } = await getDocsFromServer(query(collection(db, "users", uid, "notifications"), limit(BATCH)));
    const batch = writeBatch(db);
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (size < BATCH) return;
  }
}
