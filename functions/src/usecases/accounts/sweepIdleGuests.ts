import { pseudonymOf } from "@thodu/domain/accounts/deletion";
import { GUEST_RETENTION } from "@thodu/domain/accounts/retention";
import { MINUTE } from "@thodu/domain/time";
import { endConversation } from "../chat/leaving";
import type { ConversationStore } from "../chat/ports";
import type { Swept, SweepPorts } from "../sweep";
import { sweepPages } from "../sweepPages";
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

/** The function has nine minutes; the rest is for what was begun last, and for counting who is left. */
const SWEEPS_FOR = 8 * MINUTE;
/** Each takes about a second, most of it spent waiting for the database. */
const ABREAST = 10;

/** Erases all that is left of guests who have not been here for 30 days, and their accounts; the next night goes on. */
export async function sweepIdleGuests(ports: IdlePorts): Promise<Readonly<Record<"guests", Swept>>> {
  let kept = 0;
  const look = async (uid: string): Promise<boolean> => {
    if (!(await forget(ports, uid))) kept += 1;
    return true;
  };
  const idle = () => ports.guestAccounts.idleSince(ports.runtime.now() - GUEST_RETENTION);
  const swept = await sweepPages(ports, SWEEPS_FOR, idle, look, ABREAST);
  return { guests: { ...swept, done: swept.done - kept } };
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
