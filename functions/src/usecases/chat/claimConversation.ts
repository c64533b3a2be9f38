import type { Input, Outcome } from "@thodu/domain/contracts";
import { decideClaim } from "@thodu/domain/chat/claim";
import { refuse } from "@thodu/domain/errors";
import { restUntil } from "@thodu/domain/matching/availability";
import type { Actor } from "@thodu/domain/permissions";
import { fail, ok } from "@thodu/domain/result";
import type { Millis } from "@thodu/domain/time";
import type { Runtime } from "../ports";
import { retryOnConflict } from "../retryOnConflict";
import type { ClaimView, ConversationStore } from "./ports";

interface ClaimPorts {
  readonly runtime: Runtime;
  readonly conversations: ConversationStore;
}

/** After losing to another claim, read again at once: the person is taken. */
const LOOKS_AT_ONCE = 1;

/** Reads what a claim needs, while the caller is still being established. */
export const prepare = (
  { conversations }: ClaimPorts,
  uid: string,
  { conversationId }: Input<"claimConversation">,
): Promise<ClaimView> => conversations.claimView(conversationId, uid);

/**
 * Gives a waiting conversation to the listener who asks, or takes one over if they ask for that; of several, one wins.
 */
export async function claimConversation(
  ports: ClaimPorts,
  actor: Actor,
  input: Input<"claimConversation">,
  prepared: Promise<ClaimView> | null = null,
): Promise<Outcome<"claimConversation">> {
  const { runtime, conversations } = ports;
  return retryOnConflict<Outcome<"claimConversation">>(
    runtime,
    async (round) => {
      const {
        conversation: seen,
        listener,
        parted,
      } = await ((round === 0 ? prepared : null) ?? prepare(ports, actor.uid, input));
      if (!listener?.value.approved) return fail(refuse("NOT_PERMITTED"));
      if (!seen) return fail(refuse("NOT_FOUND"));
      const { status, volunteerId } = seen.value;
      const isOnPhone =
        input.takeOver === true &&
        status === "active" &&
        volunteerId !== null &&
        (await conversations.isOnPhone(input.conversationId, volunteerId));
      const now = runtime.now();
      const decided = decideClaim({
        customerId: input.conversationId,
        conversation: seen.value,
        listener: {
          uid: actor.uid,
          load: listener.value.load,
          capacity: listener.value.capacity,
          restUntil: restUntil(listener.value, now),
          unanswered: listener.value.unanswered,
          languages: listener.value.languages,
          secondLanguages: listener.value.secondLanguages,
        },
        takeOver: input.takeOver ?? false,
        parted,
        isOnPhone,
        now,
        freshClaimId: runtime.freshId(),
      });
      if (!decided.ok) {
        if (decided.failure.reason === "RATE_LIMITED")
          await conversations.tellOfClaimsWithoutReply(actor.uid, lastOf(listener.value.unanswered));
        return decided;
      }
      if (decided.value.kind === "held") return ok({ claimId: decided.value.claimId });
      const { decision } = decided.value;
      const commit = await conversations.claim(input.conversationId, seen, listener, actor.uid, decision, {
        actor: actor.uid,
        action: decision.takenFrom === null ? "conversation.claim" : "conversation.takeOver",
        target: input.conversationId,
        // The reason of a take-over without being asked; an earlier page sends it for a hand-over too.
        reason: decision.handedOver ? "" : (input.reason ?? ""),
      });
      return commit === "stored" ? ok({ claimId: decision.assignment.claimId }) : "conflict";
    },
    LOOKS_AT_ONCE,
  );
}

/** The latest of some claims. */
const lastOf = (claims: Readonly<Record<string, Millis>>): string =>
  Object.entries(claims)
    .toSorted(([, a], [, b]) => a - b)
    .at(-1)?.[0] ?? "";
