import { logoutAnyway, logoutEnds } from "@messages/guestTalk";
import { heldCall, heldSomewhere } from "../../calls/held";
import { leaveCall } from "../../calls/leave";
import { dismissCall } from "../../calls/session";
import { readyCall } from "../../lib/callables";
import { loadAuth } from "../../lib/firebase";
import { offer, takeBack } from "../../lib/toast";

/** Nobody comes back to the talk of a guest who has logged out: they are asked, and `go` is called once they want that. */
export async function askGuest(go: () => void): Promise<void> {
  const { auth, onIdTokenChanged } = await loadAuth();
  const guest = auth.currentUser;
  const over = (): void => {
    takeBack(logoutAnyway);
    stop();
  };
  offer(logoutEnds, logoutAnyway, () => {
    over();
    go();
  });
  // It is no question to whoever has signed up or logged in since.
  const stop = onIdTokenChanged(auth, (user) => {
    if (user?.uid !== guest?.uid || user?.isAnonymous !== true) over();
  });
}

/**
 * Makes ready what only the guest who is here can say: that their talk ends, and their call. What it gives says so, once
 * somebody of this uid has logged in in their place, so that no listener goes on with nobody; a wrong password ends nothing.
 */
export async function readyToLeave(): Promise<(uid: string) => void> {
  const { auth } = await loadAuth();
  await auth.authStateReady();
  const guest = auth.currentUser;
  if (guest?.isAnonymous !== true) return () => undefined;
  const callId = heldCall()?.callId ?? (await heldSomewhere().catch(() => null));
  const ends = await Promise.all([
    readyCall("endConversation", { conversationId: guest.uid }),
    ...(callId === null ? [] : [readyCall("endCall", { callId })]),
  ]).catch(() => []);
  return (uid) => {
    // The guest has become this account, and this page did not hear of it.
    if (uid === guest.uid) return;
    for (const end of ends) end();
    void leaveCall().then(dismissCall);
  };
}
