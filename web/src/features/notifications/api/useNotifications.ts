import { firestoreHere, loadFirestore } from "../../../lib/firebase";
import { useLive, type Live } from "../../../lib/useLive";
import type { Item } from "./live";

/** The notifications of `uid`, live; a higher `tried` reads again after a refusal. */
export const useNotifications = (uid: string, tried: number): Live<readonly Item[]> =>
  useLive(`${uid}#${tried}`, async () => {
    // The database's code is loaded after the page.
    const [{ watchNotifications }] = await Promise.all([import("./live"), loadFirestore()]);
    return (watch) => watchNotifications(uid, watch);
  });

/** The unread notifications of `uid`, live, on pages that load the database anyway. */
export const useUnread = (uid: string | null): Live<readonly Item[]> =>
  useLive(uid, async () => {
    await firestoreHere;
    const [{ watchUnread }] = await Promise.all([import("./live"), loadFirestore()]);
    return (watch) => watchUnread(uid ?? "", watch);
  });

export async function markRead(uid: string, id: string): Promise<void> {
  const live = await import("./live");
  await live.markRead(uid, id);
}

export async function clearAll(uid: string): Promise<void> {
  const live = await import("./live");
  await live.clearAll(uid);
}
