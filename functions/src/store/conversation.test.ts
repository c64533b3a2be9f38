import { conversation } from "@thodu/domain/chat/model";
import { describe, expect, it } from "vitest";
import { aConversation, NOON } from "../../../tests/support/domain";
import { MemoryStore } from "../../../tests/support/memoryStore";
import { field, removed, serverTime } from "./changes";
import {
  conversationBegins,
  conversationChanges,
  conversationErased,
  movedChanges,
  personLeaves,
  split,
  withoutSameInternals,
} from "./conversation";
import { documents, outsideConversation } from "./documents";
import { versionAt } from "./versions";

const SUMMARY = documents.conversation("asha");
const INTERNALS = documents.internals("asha");

/** A conversation with every field, none of them null. */
const whole = aConversation({
  customerReadAt: NOON,
  volunteerReadAt: NOON + 1,
  expireAt: NOON + 2,
  waitSignAt: NOON + 3,
  claimedAt: NOON + 4,
  endedAt: NOON + 5,
  summaryAgreedAt: NOON + 6,
  unansweredSince: NOON + 7,
  alarm: { since: NOON, answer: null },
  gone: { at: NOON, waitingSince: NOON },
  tellMe: { since: NOON, until: NOON, calls: 1, calledAt: NOON },
  tellWays: { push: true, email: null },
  offer: { to: "ravi", expiresAt: NOON },
  passed: { ravi: NOON },
  answeredClaim: "claim-0",
});

async function store() {
  const memory = new MemoryStore();
  const data = async (path: string) => (await memory.lookUp([path]))[0]?.data ?? null;
  const version = async () => versionAt((await memory.lookUp([SUMMARY]))[0]?.updateTime ?? "");
  await memory.commit(conversationBegins("asha", whole));
  return { memory, data, version };
}

describe("a conversation in the store", () => {
  it("is read by its model as it was written, without its internals", async () => {
    const { data } = await store();
    const [summary, internals] = [await data(SUMMARY), await data(INTERNALS)];
    expect(conversation.parse({ ...summary, ...internals })).toEqual(whole);
    expect(split(summary ?? {}).internals).toEqual({});
    expect(split(internals ?? {}).summary).toEqual({});
  });

  it("changes in both of its documents, under the summary's version", async () => {
    const { memory, data, version } = await store();
    const seen = await version();
    const change = conversationChanges("asha", { waitingSince: null, endedAt: serverTime, passed: {} }, seen);
    expect(await memory.commit(change)).not.toBeNull();
    expect(await memory.commit(change)).toBeNull();
    expect(await data(SUMMARY)).toMatchObject({ waitingSince: null, alias: whole.alias });
    expect(await data(INTERNALS)).toMatchObject({ passed: {}, answeredClaim: "claim-0" });
  });

  it("changes one document if its internals do not change", () => {
    const before = aConversation({ answeredClaim: "claim-0" });
    const same = withoutSameInternals({ answeredClaim: "claim-0", meter: null, locked: true }, before);
    expect(conversationChanges("asha", same, "existing").map(({ path }) => path)).toEqual([SUMMARY]);
    const other = withoutSameInternals({ answeredClaim: "claim-1", locked: true }, before);
    expect(conversationChanges("asha", other, "existing").map(({ path }) => path)).toEqual([SUMMARY, INTERNALS]);
  });

  it("that was stored before the split moves its internals to their own document", async () => {
    const { memory, data, version } = await store();
    await memory.commit(movedChanges("asha", ["alias", "priority"], { lastVolunteerId: "ravi" }, await version()));
    expect(await data(SUMMARY)).not.toHaveProperty("alias");
    expect(await data(INTERNALS)).toMatchObject({ lastVolunteerId: "ravi", passed: { ravi: NOON } });
  });

  it("is deleted with its internals", async () => {
    const { memory, version } = await store();
    await memory.commit(conversationErased("asha", await version()));
    expect(memory.paths()).toEqual([]);
  });

  it("removes a person's data from one document, and keeps the rest of both", async () => {
    const { memory, data } = await store();
    await memory.commit([
      personLeaves("conversations", "asha", { "offer.to": "someone" }),
      personLeaves("conversationInternals", "asha", { [field("passed", "ravi")]: removed }),
    ]);
    expect(await data(SUMMARY)).toMatchObject({ offer: { to: "someone", expiresAt: NOON }, alias: whole.alias });
    expect(await data(INTERNALS)).toMatchObject({ passed: {}, answeredClaim: "claim-0" });
  });
});

it.each([SUMMARY, INTERNALS])("a write outside of a conversation refuses %s", (path) => {
  expect(() => outsideConversation(path)).toThrow(TypeError);
});

it.each([documents.message("asha", "1"), documents.person("asha"), "calls/1/signals/2"])("%s is outside", (path) => {
  expect(outsideConversation(path)).toBe(path);
});
