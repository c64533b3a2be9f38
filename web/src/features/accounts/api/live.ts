import * as z from "zod/mini";
import { user, type User } from "@thodu/domain/accounts/model";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { db, doc, onSnapshot, setDoc, type DocumentSnapshot } from "../../../lib/firebase/firestore";
import { readOnce } from "../../../lib/firebase/readOnce";
import { neverCompile } from "../../../ui/form/jitless";
import { rememberQuickExit } from "../../../lib/quickExit";
import { storedLook, type Look } from "@thodu/domain/accounts/look";
import { storedPreferences, type Preferences } from "@thodu/domain/accounts/preferences";
import { neutralWords } from "@messages/settings";
import { settleLook } from "../../../lib/look";

neverCompile();

/** If the connection broke before the server answered, a missing document says nothing. */
const isUnheard = (found: DocumentSnapshot): boolean => found.metadata.fromCache && !found.exists();

/** Subscribes to `users/{uid}`; null if the server has none for this person. */
export const watchProfile = (uid: string, { on, onRefused }: Watch<User | null>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        doc(db, "users", uid),
        { includeMetadataChanges: true },
        (found) => {
          if (!isUnheard(found)) on(user.safeParse(found.data()).data ?? null);
        },
        failed,
      ),
    onRefused,
  );

const listenerName = z.object({ name: z.string() });

/** Subscribes to the name in a listener's own record. */
export const watchListenerName = (uid: string, { on, onRefused }: Watch<string>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        doc(db, "volunteers", uid),
        { includeMetadataChanges: true },
        (found) => {
          if (!isUnheard(found)) on(listenerName.safeParse(found.data()).data?.name ?? "");
        },
        failed,
      ),
    onRefused,
  );

const preferencesOf = (uid: string) => doc(db, "users", uid, "private", "preferences");

/** Brings the look of device and account into agreement. If that fails, the next time repeats it. */
function bring(uid: string, data: unknown): void {
  settleLook(uid, storedLook(data), neutralWords, (look) => setDoc(preferencesOf(uid), look, { merge: true })).catch(
    () => undefined,
  );
}

/** Does so once, for somebody who has just signed in. Also takes over whether they want quick exit. */
export async function bringLook(uid: string): Promise<void> {
  const data = (await readOnce(preferencesOf(uid).path)).data();
  rememberQuickExit(storedPreferences(data).quickExit);
  bring(uid, data);
}

export const watchPreferences = (uid: string, { on, onRefused }: Watch<Preferences>): Stop =>
  watching((failed) => {
    let known: string | null = null;
    let isConfirmed = false;
    return onSnapshot(
      preferencesOf(uid),
      { includeMetadataChanges: true },
      (document) => {
        if (isUnheard(document)) return;
        const { hasPendingWrites, fromCache } = document.metadata;
        const data = JSON.stringify(document.data() ?? null);
        const isNews = data !== known;
        known = data;
        // Data that this device already had counts once the server confirms it, even without a change.
        if (!hasPendingWrites && !fromCache && (isNews || !isConfirmed)) {
          isConfirmed = true;
          bring(uid, document.data());
        }
        if (!isNews) return;
        const preferences = storedPreferences(document.data());
        rememberQuickExit(preferences.quickExit);
        on(preferences);
      },
      failed,
    );
  }, onRefused);

/** Stores some of the preferences; resolves when the server has them. */
export const savePreferences = (uid: string, change: Partial<Preferences & Pick<Look, "locale">>): Promise<void> =>
  setDoc(preferencesOf(uid), change, { merge: true });
