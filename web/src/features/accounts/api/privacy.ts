import { LONG_WORK } from "@thodu/domain/accounts/longWork";
import { call, type Reply } from "../../../lib/callables";
import { loadAuth } from "../../../lib/firebase";
import { signOut } from "../../../lib/session";
import { stored } from "../../../lib/storage";

function save(content: string, type: string, download: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href: address, download }).click();
  URL.revokeObjectURL(address);
}

/** Hands the reader the copy of what is stored about them, as a file of this device: a page to read, or for programs. */
export async function downloadMyData(as: "page" | "json" = "json"): Promise<Reply<unknown>> {
  const reply = await call("exportMyData", {}, LONG_WORK);
  if (!reply.ok) return reply;
  if (as === "json") save(JSON.stringify(reply.value, null, 2), "application/json", "my-data.json");
  else save((await import("../copy/copyFormat")).copyAsPage(reply.value), "text/html", "my-data.html");
  return reply;
}

export const withdrawConsent = (): Promise<Reply<object>> => call("withdrawConsent", {});

async function whoIsHere(): Promise<string | null> {
  const { auth } = await loadAuth();
  await auth.authStateReady();
  return auth.currentUser?.uid ?? null;
}

/** Whose deletion may have begun without an answer. The first that it does is to lock the account. */
let begun: string | null = null;

/**
 * Ends the account for good; the device then forgets it too. To whoever asks again the locked account is as good as
 * gone. Rejects as the identity service does where `password`, null without one, is not that of the account.
 */
export async function deleteMyAccount(password: string | null): Promise<Reply<object>> {
  const uid = (await whoIsHere().catch(() => null)) ?? begun;
  // The password of a locked account opens nothing any more.
  if (password !== null && begun !== uid) await (await import("./credentials")).confirmPassword(password);
  const reply = await call("deleteMyAccount", {}, LONG_WORK);
  const locked = !reply.ok && reply.reason === "UNAUTHENTICATED" && begun !== null && begun === uid;
  if (!reply.ok && !locked) {
    if (reply.reason === "NETWORK" || reply.reason === "INTERNAL") begun = uid;
    return reply;
  }
  await signOut();
  stored.clear();
  return { ok: true, value: {} };
}
