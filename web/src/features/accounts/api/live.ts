import { user, type User } from '@thodu/domain/accounts/model';
import { watching, type Stop, type Watch } from '../../../lib/conversation/watching';
import { db, doc, onSnapshot, setDoc } from '../../../lib/firebase/firestore';
import { neverCompile } from '../../../lib/jitless';
import { rememberQuickExit } from '../../../lib/quickExit';
import { storedLook, type Look } from '@thodu/domain/accounts/look';
import { storedPreferences, type Preferences } from '@thodu/domain/accounts/preferences';
import { neutralWords } from '@messages/settings';
import { getDoc } from 'firebase/firestore';
import { settleLook } from '../../../lib/look';

neverCompile();

/** `users/{uid}`; null while the server has none for this person. */
export const watchProfile = (uid: string, { on, onRefused }: Watch<User | null>): Stop =>
  watching((failed) => onSnapshot(doc(db, 'users', uid), (document) => on(user.safeParse(document.data()).data ?? null), failed), onRefused);

const preferencesOf = (uid: string) => doc(db, 'users', uid, 'private', 'preferences');

/** Device and account agree on the look; what can't be told now is told the next time. */
function bring(uid: string, data: unknown): void {
  settleLook(uid, storedLook(data), neutralWords, (look) => setDoc(preferencesOf(uid), look, { merge: true })).catch(() => undefined);
}

/** Does so once, for whoever has just signed in. */
export async function bringLook(uid: string): Promise<void> {
  bring(uid, (await getDoc(preferencesOf(uid))).data());
}

export const watchPreferences = (uid: string, { on, onRefused }: Watch<Preferences>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        preferencesOf(uid),
        (document) => {
          const preferences = storedPreferences(document.data());
          rememberQuickExit(preferences.quickExit);
          if (!document.metadata.hasPendingWrites && !document.metadata.fromCache) bring(uid, document.data());
          on(preferences);
        },
        failed,
      ),
    onRefused,
  );

/** Stores some of the preferences; resolves when the server has them. */
export const savePreferences = (uid: string, change: Partial<Preferences & Pick<Look, 'locale'>>): Promise<void> => setDoc(preferencesOf(uid), change, { merge: true });
