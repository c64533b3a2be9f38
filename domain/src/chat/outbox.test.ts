import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backoff } from "../backoff";
import {
  afterTry,
  backToDraft,
  EARLIER_CLAIM,
  looksFailed,
  nextToSend,
  asSent,
  readSent,
  readUnsent,
  retried,
  WAITED_LONG,
  writtenAfter,
  type Answer,
  type Unsent,
} from "./outbox";

const entry = (id: string, more: Partial<Unsent> = {}): Unsent => ({
  id,
  text: `text of ${id}`,
  at: 1,
  tries: 0,
  refused: null,
  ...more,
});
const refusal = (reason: string, retryable: boolean, retryAfterSeconds: number | null = null): Answer => ({
  ok: false,
  reason,
  retryable,
  retryAfterSeconds,
});

describe("after a try to send", () => {
  it("removes what the server has", () => {
    expect(afterTry(entry("a"), { ok: true }, 0)).toEqual({ kind: "sent" });
  });

  it("restores the text at the limit", () => {
    expect(afterTry(entry("a"), refusal("CHAT_LIMIT", false), 0)).toEqual({
      kind: "restored",
      wait: null,
      reason: "CHAT_LIMIT",
    });
    expect(afterTry(entry("a"), refusal("QUOTA_USED", false, 90), 0)).toEqual({
      kind: "restored",
      wait: 90_000,
      reason: "QUOTA_USED",
    });
    // On the last day of a plan there will be no more minutes.
    expect(afterTry(entry("a"), refusal("QUOTA_USED", false), 0)).toEqual({
      kind: "restored",
      wait: null,
      reason: "QUOTA_USED",
    });
  });

  it.each([EARLIER_CLAIM, WAITED_LONG])("restores what the device itself does not send: %s", (reason) => {
    expect(afterTry(entry("a"), refusal(reason, false), 0)).toEqual({ kind: "restored", wait: null, reason });
  });

  it("never gives up for lack of a network", () => {
    const after = afterTry(entry("a", { tries: 1_000 }), refusal("NETWORK", true), 0.5);
    expect(after).toMatchObject({ kind: "again", entry: { id: "a", refused: null } });
  });

  it("does not count tries without a network as failures of the server", () => {
    let current = entry("a");
    const answers = [...Array<string>(8).fill("NETWORK"), "BUSY", "NETWORK", "BUSY"];
    for (const reason of answers) {
      const after = afterTry(current, refusal(reason, true), 0);
      if (after.kind !== "again") throw new Error(`${after.kind} after ${reason}`);
      current = readUnsent(JSON.stringify(after.entry)) ?? entry("lost");
    }
    expect(current).toMatchObject({ id: "a", tries: 11, serverFailures: 2, refused: null });
    expect(retried(current)).toMatchObject({ tries: 0, serverFailures: 0 });
  });

  it("waits the seconds that the server names, without counting a failure", () => {
    expect(afterTry(entry("a"), refusal("RATE_LIMITED", true, 7), 0)).toEqual({
      kind: "again",
      entry: entry("a"),
      wait: 7_000,
    });
  });

  it("is shown as not sent if the server asks for a wait of minutes, and is sent automatically all the same", () => {
    const after = afterTry(entry("a"), refusal("RATE_LIMITED", true, 600), 0);
    expect(after).toMatchObject({ kind: "again", wait: 600_000, entry: { refused: null } });
    expect("entry" in after && looksFailed(after.entry)).toBe(true);
    expect(looksFailed(entry("a"))).toBe(false);
  });

  it("tries a failing server six times, then leaves it to the writer", () => {
    let current = entry("a");
    const kinds: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const after = afterTry(current, refusal("INTERNAL", true), 0);
      kinds.push(after.kind);
      if ("entry" in after) current = after.entry;
    }
    expect(kinds).toEqual(["again", "again", "again", "again", "again", "refused"]);
    expect(current.refused).toBe("INTERNAL");
  });

  it("marks at once what the server will never accept", () => {
    expect(afterTry(entry("a"), refusal("NOT_CLAIMED", false), 0)).toMatchObject({
      kind: "refused",
      entry: { refused: "NOT_CLAIMED" },
    });
  });

  it("keeps id and text over every failure and retry", () => {
    const answers = fc.array(
      fc.record({
        ok: fc.constant(false as const),
        reason: fc.constantFrom("NETWORK", "BUSY", "NOT_FOUND", "RATE_LIMITED"),
        retryable: fc.boolean(),
        retryAfterSeconds: fc.option(fc.nat(60)),
      }),
    );
    fc.assert(
      fc.property(answers, (all) => {
        let current = entry("a", { text: "hello", at: 42 });
        for (const answer of all) {
          const after = afterTry(current, answer, 0.5);
          if ("entry" in after) current = after.kind === "refused" ? retried(after.entry) : after.entry;
        }
        expect(current).toMatchObject({ id: "a", text: "hello", at: 42 });
      }),
    );
  });
});

describe("the wait between tries", () => {
  it("grows to half a minute and is spread", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (tries, random) => {
          const wait = backoff(tries, random);
          expect(wait).toBeGreaterThanOrEqual(250);
          expect(wait).toBeLessThanOrEqual(30_000);
        },
      ),
    );
    expect(backoff(1, 0)).toBe(250);
    expect(backoff(3, 0.5)).toBe(1_500);
    expect(backoff(50, 0.999_999)).toBeCloseTo(30_000, -1);
  });
});

describe("the queue", () => {
  it("is sent in the order of writing, without what was refused", () => {
    const entries = [entry("c", { at: 3 }), entry("b", { at: 2 }), entry("a", { at: 1, refused: "INVALID_INPUT" })];
    expect(nextToSend(entries)?.id).toBe("b");
    expect(nextToSend([entry("a", { refused: "NOT_FOUND" })])).toBeNull();
  });

  it("dates a message after all that wait, even if the clock was set back", () => {
    expect(writtenAfter([entry("a", { at: 900 }), entry("b", { at: 500 })], 100)).toBe(901);
    expect(writtenAfter([], 100)).toBe(100);
  });

  it("shows a failure after three tries, or at once when refused", () => {
    expect([0, 2, 3].map((tries) => looksFailed(entry("a", { tries })))).toEqual([false, false, true]);
    expect(looksFailed(entry("a", { refused: "NOT_FOUND" }))).toBe(true);
  });

  it("restores everything in order, before the present draft", () => {
    expect(backToDraft([entry("b", { at: 2 }), entry("a", { at: 1 })], "and more")).toBe(
      "text of a\ntext of b\nand more",
    );
    expect(backToDraft([entry("a")], "  ")).toBe("text of a");
  });
});

describe("an entry on the device", () => {
  it("is read back as it was written", () => {
    const kept = entry("a", { tries: 2, refused: "NOT_CLAIMED" });
    expect(readUnsent(JSON.stringify(kept))).toEqual(kept);
    expect(readUnsent(JSON.stringify({ ...kept, replyTo: "first" }))).toEqual({ ...kept, replyTo: "first" });
    expect(readUnsent(JSON.stringify({ ...kept, replyTo: 7 }))).toEqual(kept);
    expect(readUnsent(JSON.stringify({ ...kept, tab: "first" }))).toEqual({ ...kept, tab: "first" });
  });

  it("is known as sent only if the server has it", () => {
    const kept = entry("a");
    expect(readSent(asSent(kept))).toEqual(kept);
    expect(readUnsent(asSent(kept))).toEqual(kept);
    for (const other of [JSON.stringify(kept), "null", null, '{"sent":true}']) expect(readSent(other)).toBeNull();
  });

  it.each([
    null,
    "",
    "{",
    "[]",
    "1",
    '"a"',
    '{"id":"a"}',
    '{"id":1,"text":"a","at":1,"tries":0,"refused":null}',
    '{"id":"a","text":"a","at":1,"tries":0}',
  ])("is ignored if it is invalid: %s", (stored) => expect(readUnsent(stored)).toBeNull());
});
