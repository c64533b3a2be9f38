import { beforeAuthStateChanged, onIdTokenChanged, type Auth } from "firebase/auth";

/** Milliseconds after which a tab has heard of new tokens that another tab has stored: the SDK looks every 800. */
const HEARD = 1_000;
/** Milliseconds for which new tokens count as just heard of. */
const RECENT = 30_000;

/**
 * Keeps a tab that was suspended from signing out all tabs. When it wakes, it asks for new tokens with its old ones; if
 * another tab got new tokens meanwhile, the service refuses the old ones, and the SDK would delete the stored user. So
 * such a sign-out is refused. `isEnding`: whether this tab ends the session itself.
 */
export function staySignedIn(auth: Auth, isEnding: () => boolean): void {
  let known: { readonly uid: string; readonly token: string } | null = null;
  let renewedAt = -Infinity;
  onIdTokenChanged(auth, (user) => {
    if (known?.uid === user?.uid && known?.token !== user?.refreshToken) renewedAt = performance.now();
    known = user && { uid: user.uid, token: user.refreshToken };
  });
  beforeAuthStateChanged(auth, async (next) => {
    if (next !== null || isEnding()) return;
    await new Promise((resolve) => {
      setTimeout(resolve, HEARD);
    });
    if (performance.now() - renewedAt < RECENT) throw new Error("Another tab has new tokens of this person.");
  });
}
