import { heldCall } from "../calls/held";
import { loadAuth } from "../lib/firebase";

/** Signs out from a static page, without React; gives words instead where that would end a call of this tab. */
export async function signOut(): Promise<string | null> {
  const { auth, signOut: end, mayEnd } = await loadAuth();
  await auth.authStateReady();
  const held = heldCall();
  // Also before the call bar is here, which holds the page; one of somebody else, who left this tab, holds nobody.
  if (held && held.uid === auth.currentUser?.uid) return (await import("@messages/calls")).hangUpFirst;
  await new Promise<void>((go) => {
    if (mayEnd(go)) go();
  });
  await end();
  return null;
}
