import { endAssignment } from "@thodu/domain/chat/claim";
import { MINUTE } from "@thodu/domain/time";
import type { ConversationStore } from "../chat/ports";
import type { Swept, SweepPorts } from "../sweep";
import { sweepPages } from "../sweepPages";
import type { IdentityAccounts, RetentionStore } from "./ports";

/** Time for moving fields of older conversations, which each needs once. */
const MOVES_FOR = 2 * MINUTE;
/** The function has nine minutes: one is left for what was begun last. */
const SWEEPS_FOR = 6 * MINUTE;

interface RetentionPorts extends SweepPorts {
  readonly retention: RetentionStore;
  readonly identityAccounts: IdentityAccounts;
  readonly conversations: ConversationStore;
}

/**
 * Erases guests' conversations and empties those of accounts that are kept no longer; those of a guest who has signed
 * up since stay. Before that, internal fields of older conversations are moved to where others can't read them.
 */
export async function sweepExpiredConversations(
  ports: RetentionPorts,
): Promise<Readonly<Record<"conversations" | "moved", Swept>>> {
  const { runtime, retention } = ports;
  const moved = await sweepPages(
    ports,
    MOVES_FOR,
    () => retention.unmoved(),
    (customerId) => retention.moveInternals(customerId),
  );
  const conversations = await sweepPages(
    ports,
    SWEEPS_FOR,
    () => retention.expired(runtime.now()),
    (customerId) => letExpire(ports, customerId),
  );
  return { moved, conversations };
}

/** How often a conversation is tried in one sweep if others write to it. */
const ROUNDS = 3;

/**
 * Ends a conversation that is kept no longer and deletes what was written in it. Each write depends on the version: a
 * message that comes meanwhile stays and puts off the deletion. False if others kept writing to it.
 */
async function letExpire(
  { runtime, conversations, retention, identityAccounts }: RetentionPorts,
  customerId: string,
): Promise<boolean> {
  const facts = await identityAccounts.facts(customerId);
  const account = facts !== null && !facts.guest;
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = await conversations.find(customerId);
    if (!seen || seen.value.expireAt === null || seen.value.expireAt > runtime.now()) return true;
    const { status, keepDays } = seen.value;
    if (account && keepDays === null) {
      if ((await retention.keep(customerId, seen)) === "stored") return true;
    } else if (status !== "closed") {
      await conversations.release(customerId, seen, endAssignment(runtime.freshId(), "customer", status), {
        actor: customerId,
        action: "conversation.end",
        target: customerId,
        reason: "",
      });
    } else if (
      (await (account
        ? retention.emptyConversation(customerId, seen)
        : retention.eraseConversation(customerId, seen))) === "stored"
    )
      return true;
  }
  return false;
}
