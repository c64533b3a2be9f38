import { SERVER } from "@thodu/domain/accounts/server";
import { releaseAssignment } from "@thodu/domain/chat/claim";
import { isDeserted, mayBeDisconnected } from "@thodu/domain/matching/listenerTimeout";
import { ok } from "@thodu/domain/result";
import { workEach } from "../../loops";
import { retryOnConflict } from "../retryOnConflict";
import type { ConversationStore } from "../chat/ports";
import type { SweepPorts } from "../sweep";
import type { QueueStore } from "./ports";

interface DesertedPorts extends SweepPorts {
  readonly queue: Pick<QueueStore, "holders" | "heldBy" | "lastSign">;
  readonly conversations: Pick<ConversationStore, "find" | "release">;
}

/**
 * Returns people to the queue who wait for an answer of a listener whose desk has fallen silent, and tells them that
 * their listener had to leave. A failure does not stop the others; the next run tries again.
 */
export async function freeDeserted(ports: DesertedPorts): Promise<void> {
  const { queue, runtime, onDefect } = ports;
  const holders = await queue.holders();
  const quiet = holders.filter(({ seenAt }) => seenAt === null || mayBeDisconnected(seenAt, runtime.now()));
  await workEach(
    quiet,
    ({ uid }) => freeFrom(ports, uid),
    (_, error) => onDefect(error),
  );
}

async function freeFrom(ports: DesertedPorts, uid: string): Promise<void> {
  const held = await ports.queue.heldBy(uid);
  // A listener who is away, or takes a break, and still writes gives signs by the rooms that they have open.
  if (!mayBeDisconnected(await ports.queue.lastSign(uid, held), ports.runtime.now())) return;
  await workEach(
    held,
    (customerId) => free(ports, customerId, uid, held),
    (_, error) => ports.onDefect(error),
  );
}

const free = (
  { runtime, queue, conversations }: DesertedPorts,
  customerId: string,
  uid: string,
  held: readonly string[],
) =>
  retryOnConflict(runtime, async () => {
    const [seen, signAt] = await Promise.all([conversations.find(customerId), queue.lastSign(uid, held)]);
    const now = runtime.now();
    if (!seen || seen.value.volunteerId !== uid || !isDeserted(seen.value, signAt, now)) return ok(false);
    const commit = await conversations.release(
      customerId,
      seen,
      releaseAssignment(runtime.freshId(), { by: uid, at: now }),
      {
        actor: SERVER,
        action: "conversation.requeue",
        target: customerId,
        reason: "listener.silent",
      },
    );
    return commit === "stored" ? ok(true) : "conflict";
  });
