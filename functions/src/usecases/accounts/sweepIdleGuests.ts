import { pseudonymOf } from "@thodu/domain/accounts/deletion";
import { GUEST_RETENTION } from "@thodu/domain/accounts/retention";
import { MINUTE } from "@thodu/domain/time";
import { endConversation } from "../chat/leaving";
import type { ConversationStore } from "../chat/ports";
import type { Swept, SweepPorts } from "../sweep";
import type { IdentityAccounts, GuestAccounts, PersonalStore, RetentionStore } from "./ports";

interface IdlePorts extends SweepPorts {
  readonly guestAccounts: GuestAccounts;
  readonly retention: Pick<RetentionStore, "isOver">;
  readonly personal: Pick<PersonalStore, "erase">;
  readonly identityAccounts: Pick<IdentityAccounts, "lock" | "remove">;
  readonly conversations: ConversationStore;
  /** Ends the call that somebody is in, and frees the other side. */
  readonly endCalls: (uid: string) => Promise<void>;
}

/** The rest of its nine minutes is for the last one that it began. */
const SWEEPS_FOR = 8 * MINUTE;

/** Erases all that is left of guests who have not been here for 30 days, and their accounts; the next night goes on. */
export async function sweepIdleGuests(ports: IdlePorts): Promise<Readonly<Record<"guests", Swept>>> {
  const { runtime, guestAccounts, onDefect } = ports;
  const startedAt = runtime.now();
  let [done, failed] = [0, 0];
  let page: string | null = null;
  do {
    const { uids, next }: Awaited<ReturnType<GuestAccounts["idleSince"]>> = await guestAccounts.idleSince(
      startedAt - GUEST_RETENTION,
      page,
    );
    for (const [at, uid] of uids.entries()) {
      if (runtime.now() - startedAt >= SWEEPS_FOR) return { guests: { done, failed, left: uids.length - at } };
      try {
        if (await forget(ports, uid)) done += 1;
      } catch (error) {
        failed += 1;
        onDefect(error);
      }
    }
    page = next;
  } while (page !== null);
  return { guests: { done, failed, left: 0 } };
}

/** The account goes last, so that what was broken off is found again. */
async function forget(
  { runtime, retention, identityAccounts, personal, conversations, endCalls }: IdlePorts,
  uid: string,
): Promise<boolean> {
  if (!(await retention.isOver(uid, runtime.now()))) return false;
  await identityAccounts.lock(uid);
  await endCalls(uid);
  const ended = await endConversation({ runtime, conversations }, { uid }, { conversationId: uid });
  if (!ended.ok && ended.failure.reason === "BUSY") throw new Error("The conversation could not be ended.");
  await personal.erase(uid, pseudonymOf(runtime.freshId()));
  await identityAccounts.remove(uid);
  return true;
}
