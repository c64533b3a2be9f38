import { decideClaim, endAssignment, releaseAssignment, type ClaimOutcome } from "@thodu/domain/chat/claim";
import type { ChatMessage, Conversation } from "@thodu/domain/chat/model";
import { decideSend, type SendDecision, type Side } from "@thodu/domain/chat/send";
import type { SendReply } from "@thodu/domain/chat/sendReply";
import type { Failure } from "@thodu/domain/errors";
import { always } from "@thodu/domain/plans/metering";
import type { Result } from "@thodu/domain/result";
import type { Tier } from "@thodu/domain/safety/levels";
import type { MessageFinding } from "@thodu/domain/safety/talk";
import type { Millis } from "@thodu/domain/time";
import { aPlan, found, frozen, NOON, UNMATCHED } from "./domain";

interface Thread {
  conversation: Conversation | null;
  readonly messages: Map<string, ChatMessage>;
  premium: boolean;
}

interface Listener {
  load: number;
  capacity: number;
}

/**
 * Applies decisions of `domain` in memory as the store does, and decides nothing itself. All facts of a decision are
 * frozen, so that a decision that writes to them throws.
 */
export class MemoryDesk {
  now: Millis = NOON;
  /** Every claimId ever drawn for a change. */
  readonly drawn: string[] = [];
  readonly #threads = new Map<string, Thread>();
  readonly #listeners = new Map<string, Listener>();

  constructor(readonly messagesPerMinute = 60) {}

  thread(customerId: string): Thread {
    const known = this.#threads.get(customerId);
    if (known) return known;
    const thread: Thread = { conversation: null, messages: new Map(), premium: false };
    this.#threads.set(customerId, thread);
    return thread;
  }

  listener(uid: string): Listener {
    const known = this.#listeners.get(uid);
    if (known) return known;
    const listener = { load: 0, capacity: 3 };
    this.#listeners.set(uid, listener);
    return listener;
  }

  send(
    customerId: string,
    side: Side,
    messageId: string,
    text: string,
    tier: Tier | MessageFinding = "none",
  ): Result<SendReply & { stored: boolean }, Failure> {
    const thread = this.thread(customerId);
    const decided = decideSend(
      frozen({
        side,
        messageId,
        customerId,
        guest: false,
        text,
        replyTo: null,
        found: typeof tier === "string" ? found(tier) : tier,
        locale: "en",
        conversation: thread.conversation,
        calledInCrisis: false,
        stored: thread.messages.get(messageId) ?? null,
        plan: thread.premium ? aPlan({ validUntil: Infinity }) : null,
        used: {},
        listener: always,
        messagesPerMinute: this.messagesPerMinute,
        now: this.now,
        freshClaimId: this.#fresh(),
      }),
    );
    if (!decided.ok) return decided;
    if (decided.value.kind === "repeat") return { ok: true, value: { ...decided.value.reply, stored: false } };
    this.#store(thread, messageId, decided.value.decision);
    return { ok: true, value: { ...decided.value.decision.reply, stored: true } };
  }

  claim(customerId: string, uid: string, takeOver: boolean): Result<ClaimOutcome, Failure> {
    const thread = this.thread(customerId);
    if (!thread.conversation) throw new Error(`${customerId} has not written yet.`);
    const listener = this.listener(uid);
    const decided = decideClaim(
      frozen({
        customerId,
        conversation: thread.conversation,
        listener: { uid, ...listener, restUntil: null, unanswered: {}, languages: ["en"], secondLanguages: [] },
        takeOver,
        parted: false,
        now: this.now,
        freshClaimId: this.#fresh(),
      }),
    );
    if (!decided.ok || decided.value.kind === "held") return decided;
    const { assignment, takenFrom } = decided.value.decision;
    thread.conversation = { ...thread.conversation, ...assignment, waitingSince: null, claimedAt: this.now };
    listener.load += 1;
    if (takenFrom !== null) this.listener(takenFrom).load -= 1;
    return decided;
  }

  release(customerId: string): void {
    this.#release(customerId, releaseAssignment(this.#fresh()));
  }

  end(customerId: string, by: "customer" | "volunteer"): void {
    this.#release(
      customerId,
      endAssignment(this.#fresh(), by, this.thread(customerId).conversation?.status ?? "closed"),
    );
  }

  #release(customerId: string, assignment: ReturnType<typeof releaseAssignment>): void {
    const thread = this.thread(customerId);
    const before = thread.conversation;
    if (!before) throw new Error(`${customerId} has not written yet.`);
    if (before.status === "active" && before.volunteerId !== null) this.listener(before.volunteerId).load -= 1;
    thread.conversation = { ...before, ...assignment, waitingSince: assignment.status === "waiting" ? this.now : null };
  }

  #store(thread: Thread, messageId: string, { message, change }: SendDecision): void {
    if (thread.messages.has(messageId)) throw new Error(`${messageId} would be stored twice.`);
    if (change.kind === "begin") {
      if (thread.conversation) throw new Error("The conversation would begin twice.");
      thread.conversation = {
        meter: null,
        consent: null,
        keepDays: null,
        expireAt: null,
        ...UNMATCHED,
        ...change.conversation,
        deskEpoch: "epoch-0",
        createdAt: this.now,
        lastMessageAt: this.now,
        waitingSince: this.now,
        customerReadAt: null,
        volunteerReadAt: null,
      };
    } else {
      if (!thread.conversation) throw new Error("There is no conversation to change.");
      const waiting = change.kind === "reopen" ? { waitingSince: this.now } : {};
      thread.conversation = { ...thread.conversation, ...change.patch, ...waiting, lastMessageAt: this.now };
    }
    thread.messages.set(messageId, { ...message, timestamp: this.now });
  }

  #fresh(): string {
    const claimId = `claim-${this.drawn.length + 1}`;
    this.drawn.push(claimId);
    return claimId;
  }
}
