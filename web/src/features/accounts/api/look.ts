import type { Locale } from "@thodu/domain/locale";
import { noteChoice } from "../../../lib/look";
import { loadLive } from "./index";

/** Stores in the account how the pages look on this device. If that fails, the next time repeats it. */
export function tellLook(uid: string | null): void {
  if (uid === null) return;
  noteChoice(uid);
  void loadLive()
    .then(({ bringLook }) => bringLook(uid))
    .catch(() => undefined);
}

const TIMEOUT_MS = 1_500;

/** Stores the chosen language in the account; gives up after a moment. */
export async function tellLanguage(uid: string | null, locale: Locale): Promise<void> {
  if (uid === null) return;
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
  });
  await Promise.race([loadLive().then(({ savePreferences: save }) => save(uid, { locale })), late]).catch(
    () => undefined,
  );
}
