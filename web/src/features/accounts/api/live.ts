import { user, type User } from '@thodu/domain/accounts/model';
import { watching, type Stop, type Watch } from '../../../lib/conversation/watching';
import { db, doc, onSnapshot, setDoc } from '../../../lib/firebase/firestore';
import { neverCompile } from '../../../lib/jitless';
import { rememberQuickExit } from '../../../lib/quickExit';
import { storedPreferences, type Preferences } from '@thodu/domain/accounts/preferences';

neverCompile();

/** `users/{uid}`; null while the server has none for this person. */
export const watchProfile = (uid: string, { on, onRefused }: Watch<User | null>): Stop =>
  watching((failed) => onSnapshot(doc(db, 'users', uid), (document) => on(user.safeParse(document.data()).data ?? null), failed), onRefused);

const preferencesOf = (uid: string) => doc(db, 'users', uid, 'private', 'preferences');

export const watchPreferences = (uid: string, { on, onRefused }: Watch<Preferences>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        preferencesOf(uid),
        (document) => {
          const preferences = storedPreferences(document.data());
          rememberQuickExit(preferences.quickExit);
          on(preferences);
        },
        failed,
      ),
    onRefused,
  );

/** Stores some of the preferences; resolves when the server has them. */
export const savePreferences = (uid: string, change: Partial<Preferences>): Promise<void> => setDoc(preferencesOf(uid), change, { merge: true });
