import { logoutAnyway, logoutEnds } from "@messages/guestTalk";
import { heldCall, heldSomewhere } from "../../calls/held";
import { leaveCall } from "../../calls/leave";
import { dismissCall } from "../../calls/session";
import { readyCall } from "../../lib/callables";
import { loadAuth } from "../../lib/firebase";
import { offer, takeBack } from "../../lib/toast";

/** A guest who logs out can't come back to their talk, so this asks them first. Calls `go` once they confirm. */
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
  // Somebody who has signed up or logged in since no longer needs the question.
  const stop = onIdTokenChanged(auth, (user) => {
    if (user?.uid !== guest?.uid || user?.isAnonymous !== true) over();
  });
}

/**
 * Prepares the requests that end the guest's talk and call, while the guest is still signed in. The returned function
 * sends them once an account with this uid has logged in instead, so that no listener waits for nobody; after a wrong
 * password nothing ends.
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
    // The guest was turned into this account, and this page was not told.
    if (uid === guest.uid) return;
    for (const end of ends) end();
    void leaveCall().then(dismissCall);
  };
}
