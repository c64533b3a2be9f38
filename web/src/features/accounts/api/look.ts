import type { Locale } from "@thodu/domain/locale";
import { noteChoice } from "../../../lib/look";
import { loadLive } from "./index";

/** Tells the account how this device's reader wants pages to look; what does not get there is told the next time. */
export function tellLook(uid: string | null): void {
  if (uid === null) return;
  noteChoice(uid);
  void loadLive()
    .then(({ bringLook }) => bringLook(uid))
    .catch(() => undefined);
}

const PATIENCE_MS = 1_500;

/** Tells the account the language that is spoken from now on; gives up after a moment. */
export async function tellLanguage(uid: string | null, locale: Locale): Promise<void> {
  if (uid === null) return;
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([loadLive().then(({ savePreferences: save }) => save(uid, { locale })), late]).catch(
    () => undefined,
  );
}
