import fc from "fast-check";
import { expect, it } from "vitest";
import { MemoryDesk } from "../../../tests/support/memoryDesk";
import { mayBeTakenOver } from "../matching/listenerTimeout";
import { MINUTE } from "../time";

/** Random histories of a desk. The model knows only who holds whom. `meera`, a listener, also asks for help herself. */
const LISTENERS = ["meera", "ravi", "john"] as const;
const CUSTOMERS = ["asha", "meera", "kiran", "devi", "omar"] as const;

type Step =
  | { readonly do: "write"; readonly customer: string }
  | { readonly do: "claim"; readonly customer: string; readonly by: string; readonly takeOver: boolean }
  | { readonly do: "release"; readonly customer: string }
  | { readonly do: "end"; readonly customer: string; readonly by: "customer" | "volunteer" }
  | { readonly do: "cap"; readonly by: string; readonly capacity: number };

const customer = fc.constantFrom(...CUSTOMERS);
const by = fc.constantFrom(...LISTENERS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("write"), customer }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant("claim"), customer, by, takeOver: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("release"), customer }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("end"), customer, by: fc.constantFrom("customer", "volunteer") }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("cap"), by, capacity: fc.integer({ min: 1, max: 3 }) }) },
);

class History {
  readonly desk = new MemoryDesk();
  readonly outcomes = new Set<string>();
  /** By customer: the listener who holds them, null while they wait; no entry if closed or never begun. */
  readonly #open = new Map<string, string | null>();
  readonly #claims = new Set<string>();
  #sent = 0;

  take(next: Step): void {
    const { desk } = this;
    if (next.do === "cap") {
      desk.listener(next.by).capacity = next.capacity;
      return;
    }
    const thread = desk.thread(next.customer);
    const before = thread.conversation;
    if (next.do === "write") {
      desk.now += MINUTE;
      thread.premium = true;
      expect(desk.send(next.customer, { role: "customer" }, `m${(this.#sent += 1)}`, "Hello").ok).toBe(true);
      if (!this.#open.has(next.customer)) this.#open.set(next.customer, null);
    } else if (before && next.do === "claim") {
      this.#claim(next);
    } else if (before && next.do === "end") {
      desk.end(next.customer, next.by);
      this.#open.delete(next.customer);
    } else if (this.#open.get(next.customer)) {
      desk.release(next.customer);
      this.#open.set(next.customer, null);
    }
    this.#checkClaim(next.customer, before);
    this.#check();
  }

  #load(uid: string): number {
    return [...this.#open.values()].filter((holder) => holder === uid).length;
  }

  /** The outcome that a claim must have. */
  #expected(next: Extract<Step, { do: "claim" }>): string {
    const holder = this.#open.get(next.customer);
    if (next.customer === next.by) return "NOT_PERMITTED";
    if (holder === undefined) return "NOT_CLAIMED";
    if (holder === next.by) return "held";
    const { conversation } = this.desk.thread(next.customer);
    if (holder !== null && !(next.takeOver && conversation && mayBeTakenOver(conversation, this.desk.now)))
      return "TAKEN";
    if (this.#load(next.by) >= this.desk.listener(next.by).capacity) return "AT_CAPACITY";
    return holder === null ? "claim" : "takeOver";
  }

  #claim(next: Extract<Step, { do: "claim" }>): void {
    const { desk } = this;
    const expected = this.#expected(next);
    const before = desk.thread(next.customer).conversation;
    const loads = LISTENERS.map((uid) => desk.listener(uid).load);
    const decided = desk.claim(next.customer, next.by, next.takeOver);
    const after = desk.thread(next.customer).conversation;
    this.outcomes.add(expected);

    if (expected === "claim" || expected === "takeOver") {
      expect(decided).toMatchObject({
        ok: true,
        value: { kind: "claim", decision: { takenFrom: this.#open.get(next.customer) } },
      });
      expect(after?.claimId).toBe(desk.drawn.at(-1));
      const another = before?.notice === "listener-left" && before.lastVolunteerId !== next.by;
      expect(after?.notice).toBe(expected === "takeOver" || another ? "listener-changed" : null);
      this.#open.set(next.customer, next.by);
      expect(desk.listener(next.by).load).toBeLessThanOrEqual(desk.listener(next.by).capacity);
      return;
    }
    if (expected === "held") expect(decided).toEqual({ ok: true, value: { kind: "held", claimId: before?.claimId } });
    else expect(decided).toEqual({ ok: false, failure: { reason: expected } });
    expect(after).toEqual(before);
    expect(LISTENERS.map((uid) => desk.listener(uid).load)).toEqual(loads);
  }

  /** A claimId belongs to one holder and is never used again. */
  #checkClaim(uid: string, before: ReturnType<MemoryDesk["thread"]>["conversation"]): void {
    const after = this.desk.thread(uid).conversation;
    if (!after) return;
    const changed = before?.volunteerId !== after.volunteerId || before.status !== after.status;
    if (changed) expect(this.#claims).not.toContain(after.claimId);
    else expect(after.claimId === before.claimId || !this.#claims.has(after.claimId)).toBe(true);
    this.#claims.add(after.claimId);
  }

  /** Invariant 12: one holder, never oneself; loads are right; no claim takes a listener above their capacity. */
  #check(): void {
    for (const uid of CUSTOMERS) {
      const { conversation } = this.desk.thread(uid);
      const holder = this.#open.get(uid);
      expect(conversation?.volunteerId ?? null).toBe(holder ?? null);
      expect(conversation?.volunteerId).not.toBe(uid);
      const status = holder === undefined ? "closed" : holder === null ? "waiting" : "active";
      if (conversation) expect(conversation.status).toBe(status);
    }
    for (const uid of LISTENERS) expect(this.desk.listener(uid).load).toBe(this.#load(uid));
  }
}

it("random histories of a desk: one holder, within the cap, and a new claim at each change", () => {
  const outcomes = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120, size: "max" }), (steps) => {
      const history = new History();
      for (const next of steps) history.take(next);
      history.outcomes.forEach((outcome) => outcomes.add(outcome));
    }),
    { numRuns: 150 },
  );
  expect([...outcomes].sort()).toEqual([
    "AT_CAPACITY",
    "NOT_CLAIMED",
    "NOT_PERMITTED",
    "TAKEN",
    "claim",
    "held",
    "takeOver",
  ]);
});
