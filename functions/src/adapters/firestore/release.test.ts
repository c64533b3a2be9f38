import { endAssignment, releaseAssignment, type Assignment } from "@thodu/domain/chat/claim";
import { conversation, type Conversation } from "@thodu/domain/chat/model";
import { instant } from "@thodu/domain/instant";
import type { Use } from "@thodu/domain/plans/metering";
import { HOUR, MINUTE, SECOND, kolkataDay } from "@thodu/domain/time";
import { describe, expect, it } from "vitest";
import { aConversation, heldBy, NOON } from "../../../../tests/support/domain";
import { MemoryStore } from "../../../../tests/support/memoryStore";
import { create } from "../../store/changes";
import { conversationBegins, conversationChanges } from "../../store/conversation";
import { documents } from "../../store/documents";
import { OFF_THE_DESK } from "./desk";
import { releaseChanges, requeueChanges } from "./release";

const DAY = documents.day(kolkataDay(NOON));
const LISTENER = documents.listener("ravi");
const SOMETHING: unknown = expect.anything();
const measured = { tier: "none", score: 0.25, strain: 0 } as const;

const HINT = documents.presence("asha", "ravi");

/** What is stored after `before` was released with an assignment; `isLate`: it had changed since it was read. */
async function given(
  before: Conversation,
  assignment: Assignment,
  uses: readonly Use[] = [],
  isLate = false,
  changes: typeof releaseChanges = releaseChanges,
) {
  const store = new MemoryStore();
  const listener = { load: 2, unanswered: { "claim-1": NOON, other: NOON } };
  const begun = [...conversationBegins("asha", before), create(LISTENER, listener), create(HINT, { active: true })];
  const [version] = (await store.commit(begun)) ?? [];
  if (!version) throw new Error("Nothing was begun.");
  if (isLate) await store.commit(conversationChanges("asha", { unreadByCustomer: 1 }, version));
  const answer = await store.commit(changes("asha", { value: before, version }, assignment, uses, NOON));
  const at = async (path: string) => (await store.lookUp([path]))[0]?.data ?? null;
  const summary = conversation.parse({
    ...(await at(documents.conversation("asha"))),
    ...(await at(documents.internals("asha"))),
  });
  return { answer, summary, at, paths: store.paths() };
}

describe("a conversation that its listener gives up", () => {
  it("waits again from now on, and its listener has one less", async () => {
    const before = heldBy("ravi", { claimedAt: NOON - HOUR });
    const { summary, at } = await given(before, releaseAssignment("claim-2"));
    expect(summary).toMatchObject({ status: "waiting", claimId: "claim-2", volunteerId: null, meter: null });
    expect(summary.waitingSince).not.toBeNull();
    expect(await at(LISTENER)).toMatchObject({ load: 1, unanswered: { "claim-1": NOON, other: NOON } });
    expect([await at(DAY), await at(HINT)]).toEqual([null, null]);
  });

  it.each([
    ["that they had, where that listener has not written", {}, true],
    ["from now on, where they have", { answeredClaim: "claim-1" }, false],
  ] as const)("gets the place %s when an approval ends", async (_, changes, keepsPlace) => {
    const before = heldBy("ravi", { waitBefore: NOON - HOUR, ...changes });
    const { summary, at } = await given(before, releaseAssignment("claim-2"), [], false, (id, seen, assignment, uses) =>
      requeueChanges(id, seen, assignment, "epoch-2", uses),
    );
    expect(summary).toMatchObject({ status: "waiting", volunteerId: null, meter: null, deskEpoch: "epoch-2" });
    expect(summary.waitingSince === NOON - HOUR).toBe(keepsPlace);
    // The listener's record is written by the caller.
    expect([await at(HINT), await at(LISTENER)]).toEqual([null, { load: 2, unanswered: SOMETHING }]);
  });

  it.each([
    ["has not written", {}],
    ["has written", { answeredClaim: "claim-1" }],
  ] as const)("keeps the last sign of its person if that listener %s, and when it was given back", async (_, is) => {
    const before = heldBy("ravi", { waitBefore: NOON - HOUR, waitSignAt: NOON - 5 * MINUTE, ...is });
    const { summary } = await given(before, releaseAssignment("claim-2"));
    expect(summary.waitSignAt).toBe(NOON - 5 * MINUTE);
    expect(summary.givenBackAt).not.toBeNull();
    expect(summary.waitingSince === summary.givenBackAt).toBe("answeredClaim" in is);
  });

  it("counts what its plan still has to pay for", async () => {
    const { at } = await given(heldBy("ravi"), releaseAssignment("claim-2"), [
      { key: "2026-01-01", kind: "chat", time: 90 * SECOND },
    ]);
    expect(await at(documents.usage("asha", "2026-01-01"))).toEqual({
      userId: "asha",
      key: "2026-01-01",
      chat: 90 * SECOND,
    });
  });

  it("counts against a listener who only read it", async () => {
    const claimedAt = NOON - 10 * SECOND;
    const { at } = await given(heldBy("ravi", { claimedAt, claimId: "claim-9" }), releaseAssignment("claim-2"));
    expect(await at(LISTENER)).toMatchObject({ unanswered: { "claim-9": claimedAt } });
  });

  it("records whether a crisis was the last that the listener had", async () => {
    const { at } = await given(heldBy("ravi", { risk: "crisis" }), releaseAssignment("claim-2"));
    expect(instant.parse((await at(LISTENER))?.["crisisEndedAt"])).toBeGreaterThan(0);
  });

  it("gives its listener a short rest if it was hard for them", async () => {
    const hard: typeof releaseChanges = (id, seen, assignment, uses, now) =>
      releaseChanges(id, seen, assignment, uses, now, true);
    const ended = endAssignment("claim-2", "volunteer", "active");
    for (const [changes, pausedUntil] of [
      [releaseChanges, undefined],
      [hard, NOON + 2 * MINUTE],
    ] as const) {
      const { at } = await given(heldBy("ravi"), ended, [], false, changes);
      expect((await at(LISTENER))?.["pausedUntil"]).toBe(pausedUntil);
    }
  });

  it("changes nothing if somebody else has changed it since", async () => {
    const { answer, summary, at } = await given(heldBy("ravi"), releaseAssignment("claim-2"), [], true);
    expect(answer).toBeNull();
    expect(summary).toMatchObject({ status: "active", volunteerId: "ravi" });
    expect(await at(LISTENER)).toMatchObject({ load: 2 });
  });
});

describe("a conversation that ends", () => {
  it("leaves the desk, and is counted with the length of its talk", async () => {
    const before = heldBy("ravi", { claimedAt: NOON - 5 * MINUTE, risk: "crisis" });
    const { summary, at } = await given(before, endAssignment("claim-2", "volunteer", "active"));
    expect(summary).toMatchObject({ status: "closed", deskEpoch: OFF_THE_DESK, waitingSince: null });
    expect(summary.endedAt).not.toBeNull();
    expect(await at(HINT)).toBeNull();
    expect(await at(DAY)).toEqual({
      day: kolkataDay(NOON),
      ended: 1,
      talks: 1,
      talkTime: 5 * MINUTE,
      alarms: { confirmed: 1 },
    });
  });

  it("by its customer no longer waits for its listener's answer", async () => {
    const { at } = await given(heldBy("ravi"), endAssignment("claim-2", "customer", "active"));
    expect(await at(LISTENER)).toMatchObject({ load: 1, unanswered: { other: NOON } });
    expect((await at(LISTENER))?.["unanswered"]).not.toHaveProperty("claim-1");
  });

  it("in the queue is counted as left, with its wait", async () => {
    const before = aConversation({ waitingSince: NOON - HOUR, locale: "te" });
    const { summary, at } = await given(before, endAssignment("claim-2", "customer", "waiting"));
    expect(summary).toMatchObject({ status: "closed", notice: "left-queue", endedAt: null });
    expect(await at(DAY)).toMatchObject({ left: 1, gaveUp: 1, waitTime: HOUR, leftWaits: SOMETHING });
    expect(await at(LISTENER)).toMatchObject({ load: 2 });
  });

  it("after its listener left is counted as ended at that time", async () => {
    const before = aConversation({ notice: "listener-left", waitingSince: NOON - HOUR });
    const { summary } = await given(before, endAssignment("claim-2", "customer", "waiting"));
    expect(summary.endedAt).toBe(NOON - HOUR);
  });

  it("keeps what the safety check would have decided, without anybody's name", async () => {
    const { summary, at, paths } = await given(
      heldBy("ravi", { shadow: measured }),
      endAssignment("claim-2", "volunteer", "active"),
    );
    expect(summary.shadow).toBeNull();
    const path = paths.find((each) => each.startsWith("riskTalks/")) ?? "";
    expect(await at(path)).toEqual({ tier: "none", score: 0.3, level: "none", locale: "en", at: SOMETHING });
  });
});
