import type { Conversation } from "@thodu/domain/chat/model";
import { MINUTE, SECOND } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { aConversation, anActor } from "../../../../tests/support/domain";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { readCrises } from "./readCrises";

const runtime = new MemoryRuntime();
const waits = (id: string, minutes: number) => ({
  value: { ...aConversation({ alias: id, risk: "crisis", waitingSince: runtime.time - minutes * MINUTE }), id },
  version: { isVersion: true } as const,
});
const held = (id: string, minutes: number, changes: Partial<Conversation> = {}) => ({
  value: {
    ...aConversation({
      alias: id,
      status: "active",
      risk: "crisis",
      volunteerId: "meera",
      lastSender: "customer",
      unansweredSince: runtime.time - minutes * MINUTE,
      answeredClaim: "claim-0",
      ...changes,
    }),
    id,
  },
  version: { isVersion: true } as const,
});

interface Now {
  readonly crises?: readonly ReturnType<typeof waits>[];
  readonly held?: readonly ReturnType<typeof held>[];
  readonly onPhone?: readonly string[];
}

const read = ({ crises = [], held: theirs = [], onPhone = [] }: Now) =>
  readCrises(
    {
      runtime,
      queue: {
        crises: async () => crises,
        heldInCrisis: async () => theirs,
        onPhone: async () => new Set(onPhone),
        known: async (people) => people,
      },
    },
    anActor({ admin: true }),
    {},
  );

it("counts people who wait in a crisis, and names the one who has waited longest", async () => {
  expect(await read({ crises: [waits("later", 3), waits("first", 25)] })).toEqual({
    ok: true,
    value: { count: 2, longest: { uid: "first", alias: "first", waited: 25 * MINUTE }, unanswered: null },
  });
});

it("names nobody if nobody waits in a crisis", async () => {
  expect(await read({})).toEqual({ ok: true, value: { count: 0, longest: null, unanswered: null } });
});

it("counts people in a crisis whose listener does not answer, and says for how long at most", async () => {
  expect(await read({ held: [held("answered lately", 1), held("asha", 4), held("ravi", 7)] })).toMatchObject({
    value: { unanswered: { count: 2, waited: 7 * MINUTE } },
  });
});

it("leaves out who is in a call with their listener", async () => {
  expect(await read({ held: [held("asha", 4), held("ravi", 7)], onPhone: ["ravi"] })).toMatchObject({
    value: { unanswered: { count: 1, waited: 4 * MINUTE } },
  });
});

it("counts a person whom a listener has just taken without a word, for as long as they have waited", async () => {
  const justTaken = { answeredClaim: null, claimedAt: runtime.time - 5 * SECOND } as const;
  expect(await read({ held: [held("asha", 6, justTaken)] })).toMatchObject({
    value: { unanswered: { count: 1, waited: 6 * MINUTE } },
  });
});
