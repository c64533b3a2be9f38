import { loadAuth, loadFirestore } from "../lib/firebase";
import { sessionHint } from "../lib/hint";
import { untold } from "../lib/look";

/**
 * Stores in the account what was chosen in a bar since device and account last agreed, above all the language of
 * notices and e-mails. Loads nothing if there is nothing to store; if it fails, the next page repeats it.
 */
export async function tellChoices(): Promise<void> {
  const uid = untold();
  if (uid === null || sessionHint.get() !== uid) return;
  await bring(uid).catch(() => undefined);
}

async function bring(uid: string): Promise<void> {
  const { auth } = await loadAuth();
  await auth.authStateReady();
  if (auth.currentUser?.uid !== uid) return;
  const [{ bringLook }] = await Promise.all([import("../features/accounts/api/live"), loadFirestore()]);
  await bringLook(uid);
}
