import { heldCall } from "../calls/held";
import { mayLeaveTalk } from "../conversation/talkAtLogout";
import { loadAuth } from "../lib/firebase";

/**
 * Signs out from a static page, without React. If that would end a call of this tab, it does not, and returns a
 * message.
 */
export async function signOut(): Promise<string | null> {
  const { auth, signOut: end } = await loadAuth();
  await auth.authStateReady();
  const held = heldCall();
  // Also before the call bar is loaded, which prevents leaving. A call of somebody else who used this tab does not
  // count.
  if (held && held.uid === auth.currentUser?.uid) return (await import("@messages/calls")).hangUpFirst;
  await new Promise<void>((go, fail) => {
    mayLeaveTalk(go).then((may) => may && go(), fail);
  });
  await end();
  return null;
}
