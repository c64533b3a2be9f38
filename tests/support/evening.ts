import { expect } from "vitest";
import { aConversation } from "./domain";
import { LISTENERS, someListeners, type Desk, type Step } from "./eveningSteps";
import { decideClaim, endAssignment, releaseAssignment } from "@thodu/domain/chat/claim";
import type { Conversation } from "@thodu/domain/chat/model";
import { SECOND } from "@thodu/domain/time";
import { OWN_LANGUAGE_FIRST, DESK_PRESENT_WITHIN } from "@thodu/domain/matching/times";
import { askedListeners } from "@thodu/domain/matching/asked";
import { decideHandOver } from "@thodu/domain/matching/askColleague";
import { isHandedOver } from "@thodu/domain/matching/handOver";
import { decideOffers, type Queued } from "@thodu/domain/matching/offers";

/**
 * Random evenings of a desk: people come, listeners claim, take over, hand over, release, fall silent, are revoked,
 * approved again and called, pairs are parted, time passes. After each step the queue runs and invariants 10–12 are
 * checked.
 */
export class Evening {
  now = 1_000_000;
  readonly seen = new Set<string>();
  readonly #listeners = someListeners();
  readonly #conversations = new Map<string, Conversation>();
  #claims = 0;

  take({ kind, customer, by, seconds }: Step): void {
    this.now += seconds * SECOND;
    const listener = this.#listener(by);
    const conversation = this.#conversations.get(customer) ?? null;
    switch (kind) {
      case "write":
        if (!conversation || conversation.status === "closed")
          this.#put(customer, {
            ...(conversation ?? aConversation({ locale: customer === "lata" ? "te" : "en" })),
            status: "waiting",
            waitingSince: this.now,
            priority: customer === "omar" ? 1 : 0,
            claimId: this.#fresh(),
          });
        break;
      case "claim":
      case "takeOver":
        this.#claim(customer, by, kind === "takeOver");
        break;
      case "accept":
        for (const [id, each] of this.#conversations) if (each.offer?.to === by) this.#claim(id, by, false);
        break;
      case "pass":
        if (conversation?.offer)
          this.#put(customer, { ...conversation, offer: { ...conversation.offer, expiresAt: this.now } });
        break;
      case "release":
        if (conversation?.volunteerId === by)
          this.#release(customer, releaseAssignment(this.#fresh(), { by, at: this.now }));
        break;
      case "handOver":
      case "handOverAccepted":
        Object.assign(listener, { availability: "online", seenAt: this.now, inCall: false });
        for (const id of this.#conversations.keys()) this.#handOver(id, by, kind === "handOverAccepted");
        break;
      case "endByCustomer":
      case "endByListener":
        if (conversation && (kind === "endByCustomer" || conversation.volunteerId === by))
          this.#release(customer, endAssignment(this.#fresh(), "customer", conversation.status));
        break;
      case "online":
        if (listener.availability !== "online") listener.idleSince = this.now;
        Object.assign(listener, { availability: "online", seenAt: this.now });
        break;
      case "away":
        listener.availability = "away";
        break;
      case "call":
      case "hangUp":
        listener.inCall = kind === "call";
        break;
      case "silent":
        listener.seenAt = this.now - DESK_PRESENT_WITHIN - 1;
        break;
      case "revoke":
        for (const [id, each] of this.#conversations)
          if (each.volunteerId === by) this.#release(id, releaseAssignment(this.#fresh()));
        Object.assign(listener, { approved: false, availability: "away", load: 0 });
        break;
      case "approve":
        listener.approved = true;
        break;
      case "cap":
        listener.capacity = 1 + (seconds % 3);
        break;
      case "block":
        if (conversation && !conversation.blocked.includes(by)) this.#block(customer, conversation, by);
        break;
      case "flag":
        if (conversation) this.#put(customer, { ...conversation, risk: seconds % 2 === 0 ? "crisis" : "concern" });
        break;
    }
    this.#match();
    this.#check();
  }
  #block(customer: string, conversation: Conversation, by: string): void {
    this.#put(customer, {
      ...conversation,
      blocked: [...conversation.blocked, by],
      offer: conversation.offer?.to === by ? null : conversation.offer,
    });
    if (conversation.volunteerId === by)
      this.#release(customer, releaseAssignment(this.#fresh(), { by, at: this.now }));
  }

  /** Whoever holds the person asks `to`, and another colleague while that one is asked. */
  #handOver(customer: string, to: string, accepts: boolean): void {
    this.#ask(customer, to);
    if (this.#conversations.get(customer)?.offer?.to !== to) return;
    for (const other of LISTENERS) this.#ask(customer, other);
    if (accepts) this.#claim(customer, to, false);
  }

  #ask(customer: string, to: string): void {
    const conversation = this.#conversations.get(customer);
    if (!conversation || conversation.status !== "active") return;
    const others = [...this.#conversations].flatMap(([id, each]) => (id === customer ? [] : { ...each, id }));
    const decided = decideHandOver({
      customerId: customer,
      conversation,
      to,
      colleague: this.#listener(to),
      asked: askedListeners(others, this.now).get(to),
      parted: false,
      now: this.now,
    });
    this.seen.add(decided.ok ? "asked" : `not asked: ${decided.failure.reason}`);
    if (!decided.ok || decided.value === null) return;
    const { expiresAt, passed, handOver } = decided.value;
    this.#change(customer, { offer: { to, expiresAt, ...(handOver && { handOver }) }, passed });
    expect(this.#conversations.get(customer)).toMatchObject({
      status: "active",
      volunteerId: conversation.volunteerId,
      claimId: conversation.claimId,
    });
  }

  #claim(customer: string, by: string, takeOver: boolean): void {
    const conversation = this.#conversations.get(customer);
    const listener = this.#listener(by);
    // The use case checks this before it asks for a decision.
    if (!conversation || !listener.approved) return;
    const decided = decideClaim({
      customerId: customer,
      conversation,
      listener: { ...listener, restUntil: null, unanswered: {} },
      takeOver,
      parted: false,
      now: this.now,
      freshClaimId: this.#fresh(),
    });
    this.seen.add(decided.ok ? decided.value.kind : decided.failure.reason);
    if (!decided.ok || decided.value.kind === "held") return;
    const { assignment, takenFrom, handedOver } = decided.value.decision;
    if (conversation.offer?.to === by) this.seen.add(handedOver ? "handed over" : "accepted");
    this.#put(customer, { ...conversation, ...assignment, waitingSince: null, claimedAt: this.now });
    Object.assign(listener, { load: listener.load + 1, idleSince: this.now });
    if (takenFrom !== null) this.#listener(takenFrom).load -= 1;
    expect(listener.load).toBeLessThanOrEqual(listener.capacity);
  }

  #release(customer: string, assignment: ReturnType<typeof releaseAssignment>): void {
    const conversation = this.#conversations.get(customer);
    if (!conversation) return;
    const holder = conversation.volunteerId === null ? null : this.#listener(conversation.volunteerId);
    if (holder) Object.assign(holder, { load: holder.load - 1, idleSince: this.now });
    this.#put(customer, {
      ...conversation,
      ...assignment,
      waitingSince: assignment.status === "waiting" ? this.now : null,
    });
  }

  #queue(): readonly Queued[] {
    return [...this.#conversations].flatMap(([customerId, each]) =>
      each.status === "waiting" ? [{ ...each, id: customerId }] : [],
    );
  }

  /** People who stay with their listener while a colleague is asked; ends what ran out, as a run of the queue does. */
  #handedOver(): readonly Queued[] {
    return [...this.#conversations].flatMap(([id, each]) => {
      if (each.status !== "active" || !each.offer) return [];
      if (isHandedOver(each, this.now)) return [{ ...each, id, stays: true }];
      this.#change(id, { offer: null });
      return [];
    });
  }

  #match(): void {
    for (const [uid, listener] of this.#listeners)
      listener.holdsCrisis = [...this.#conversations.values()].some(
        ({ volunteerId, risk }) => volunteerId === uid && risk === "crisis",
      );
    const { offers, withdrawals } = decideOffers(
      [...this.#queue(), ...this.#handedOver()],
      [...this.#listeners.values()],
      this.now,
    );
    for (const { customerId, to, expiresAt, ...passes } of offers) {
      const person = this.#conversations.get(customerId);
      // Whoever stays with their listener is offered to nobody but the colleague whom that listener asks.
      expect(person?.status).toBe("waiting");
      expect(person?.risk === "crisis" || this.#listener(to).languages.includes(person?.locale ?? "hi")).toBe(true);
      this.#change(customerId, { offer: { to, expiresAt }, ...passes });
    }
    for (const { customerId, ...passes } of withdrawals) this.#change(customerId, { offer: null, ...passes });
  }

  #check(): void {
    const asked = new Set<string>();
    for (const [customerId, each] of this.#conversations) {
      // The holder is approved, not parted from the person, and not the person themselves.
      expect(each.volunteerId === null).toBe(each.status !== "active");
      if (each.volunteerId !== null)
        expect(
          this.#listener(each.volunteerId).approved &&
            customerId !== each.volunteerId &&
            !each.blocked.includes(each.volunteerId),
        ).toBe(true);
      if (!each.offer) continue;
      // An offer goes to a listener who can accept it now; they are asked about at most one person, and one at risk.
      const to = this.#listener(each.offer.to);
      // A person who is handed over stays with their listener; all other offers are of people who wait.
      expect(each.status).toBe(each.offer.handOver === true ? "active" : "waiting");
      expect(each.volunteerId).not.toBe(each.offer.to);
      expect(
        to.approved &&
          to.availability === "online" &&
          this.now - (to.seenAt ?? 0) <= DESK_PRESENT_WITHIN &&
          !to.inCall &&
          !to.holdsCrisis &&
          to.load < to.capacity,
      ).toBe(true);
      expect(
        customerId !== to.uid && !each.blocked.includes(to.uid) && !asked.has(`${to.uid} ${each.risk !== "none"}`),
      ).toBe(true);
      for (const key of [to.uid, `${to.uid} ${each.risk !== "none"}`, `${to.uid} ${each.risk}`]) asked.add(key);
    }
    for (const [uid, { load, approved, availability, seenAt, capacity, inCall, holdsCrisis }] of this.#listeners) {
      expect(load).toBe([...this.#conversations.values()].filter(({ volunteerId }) => volunteerId === uid).length);
      // The queue drains: nobody is left whom a listener could be asked about. A crisis gives way to no other offer.
      const able =
        approved &&
        availability === "online" &&
        this.now - (seenAt ?? 0) <= DESK_PRESENT_WITHIN &&
        !inCall &&
        !holdsCrisis &&
        load < capacity;
      if (!able) continue;
      const heard = ({ locale, risk, waitingSince }: Queued): boolean =>
        this.#listener(uid).languages.includes(locale) ||
        (risk === "crisis" && this.now - (waitingSince ?? 0) >= OWN_LANGUAGE_FIRST);
      const left = this.#queue().find(
        (each) =>
          !each.offer &&
          !asked.has(each.risk === "crisis" ? `${uid} crisis` : uid) &&
          !Object.hasOwn(each.passed, uid) &&
          !each.blocked.includes(uid) &&
          each.id !== uid &&
          heard(each),
      );
      expect(left).toBeUndefined();
    }
  }

  #listener(uid: string): Desk {
    const listener = this.#listeners.get(uid);
    if (!listener) throw new Error(uid);
    return listener;
  }

  #put(customerId: string, conversation: Conversation): void {
    this.#conversations.set(customerId, conversation);
  }

  #change(customerId: string, changes: Partial<Conversation>): void {
    const conversation = this.#conversations.get(customerId);
    if (conversation) this.#put(customerId, { ...conversation, ...changes });
  }

  #fresh(): string {
    return `claim-${(this.#claims += 1)}`;
  }
}
