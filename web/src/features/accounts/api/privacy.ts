import { LONG_WORK } from "@thodu/domain/accounts/longWork";
import type { Output } from "@thodu/domain/contracts";
import { call, type Reply } from "../../../lib/callables";
import { loadAuth } from "../../../lib/firebase";
import { signOut } from "../../../lib/session";
import { stored } from "../../../lib/storage";

function save(content: string, type: string, download: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href: address, download }).click();
  URL.revokeObjectURL(address);
}

type Part = Output<"exportMyData">;

/** How often a part is requested while the network or the server is unavailable. */
const TRIES = 3;

async function partAfter(after: string): Promise<Reply<Part>> {
  for (let tries = 1; ; tries += 1) {
    const reply = await call("exportMyData", { after }, LONG_WORK);
    if (reply.ok || !reply.retryable || tries === TRIES) return reply;
  }
}

/** The copy of what is stored about the person, joined from its parts. */
async function wholeCopy(): Promise<Reply<Omit<Part, "next">>> {
  let reply: Reply<Part> = await call("exportMyData", {}, LONG_WORK);
  const found = new Map<string, Part["documents"][number]>();
  for (;;) {
    if (!reply.ok) return reply;
    const { next, ...part }: Part = reply.value;
    for (const each of part.documents) found.set(each.path, each);
    if (next === null) return { ok: true, value: { ...part, documents: [...found.values()] } };
    reply = await partAfter(next);
  }
}

/** Saves the copy of what is stored about the person as a file on this device: a page to read, or JSON for programs. */
export async function downloadMyData(as: "page" | "json" = "json"): Promise<Reply<unknown>> {
  const reply = await wholeCopy();
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

/**
 * The uid of an account whose deletion may have begun without an answer. The first step of a deletion locks the
 * account.
 */
let begun: string | null = null;

/**
 * Deletes the account; then the device deletes what it has stored. After a repeated try, a locked account counts as
 * deleted. Rejects with the identity service's error if `password` is wrong; `password` is null for an account without
 * one.
 */
export async function deleteMyAccount(password: string | null): Promise<Reply<object>> {
  const uid = (await whoIsHere().catch(() => null)) ?? begun;
  // The password of a locked account can't be checked any more.
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
