import { loadAuth, loadFirestore } from "../lib/firebase";
import { sessionHint } from "../lib/hint";
import { untold } from "../lib/look";

/**
 * What was chosen in a bar since device and account last agreed goes to the account, above all the language, in which notices
 * and e-mails come. Fetches nothing where there is nothing to tell; what can't be told now is told with the next page.
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
