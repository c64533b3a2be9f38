import { browserLocalPersistence, connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import { app } from './app';
import { emulator } from './project';

/** Without the popup resolver: e-mail and guests only, and a third of the code. */
export const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });

const local = emulator(9099);
if (local) connectAuthEmulator(auth, local.origin, { disableWarnings: true });

export {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
