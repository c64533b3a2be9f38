import { refuse } from "@thodu/domain/errors";
import { expect, it } from "vitest";
import { aCall, aConversation, anActor, aReport, heldBy, NOON } from "../../../../tests/support/domain";
import type { Conversation } from "@thodu/domain/chat/model";
import type { Report } from "@thodu/domain/reports/model";
import { readCase } from "./readCase";

async function read(changes: Partial<Report>, talk: Conversation | null, isGuest = true) {
  const asked: string[] = [];
  const version = { isVersion: true } as const;
  const outcome = await readCase(
    {
      reports: { find: async () => ({ value: aReport(changes), version }) },
      conversations: { find: async () => talk && { value: talk, version } },
      calls: {
        find: async (callId) => {
          asked.push(callId);
          return { value: aCall({ status: "active", volunteerId: "ravi" }), version };
        },
      },
      identityAccounts: {
        facts: async (uid) => {
          asked.push(uid);
          return {
            email: null,
            guest: isGuest,
            emailConfirmed: false,
            createdAt: null,
            lastSignInAt: null,
            providers: [],
            disabled: false,
          };
        },
      },
    },
    anActor({ safety: true }),
    { reportId: "one" },
  );
  return { told: outcome.ok ? outcome.value : outcome.failure, asked };
}

it("shows who holds the conversation, that it waits, or when it ended", async () => {
  const called = { category: "supervisor" } as const;
  const held = await read(called, heldBy("meera"));
  expect(held.told).toMatchObject({ listener: "meera", status: "active", endedAt: null });
  const waits = await read(called, aConversation({ status: "waiting" }));
  expect(waits.told).toMatchObject({ listener: null, status: "waiting" });
  const over = await read(called, aConversation({ status: "closed", endedAt: NOON }));
  expect(over.told).toMatchObject({ listener: null, status: "closed", endedAt: NOON });
  expect((await read(called, null)).told).toMatchObject({ listener: null, status: null });
});

it("shows who has the call of the case, whatever became of the chat before it", async () => {
  const ended = aConversation({ status: "closed", endedAt: NOON });
  const found = await read({ category: "supervisor", callId: "call-1" }, ended);
  expect(found.told).toMatchObject({ listener: "ravi", status: "active", endedAt: null, inCall: true });
  expect(found.asked).toEqual(["call-1"]);
  expect((await read({ category: "harassment", callId: "call-1", by: "customer" }, ended)).asked).toEqual([]);
});

it("reads the conversation of no other case, and opens no decided case", async () => {
  expect((await read({ category: "harassment" }, heldBy("meera"))).told).toMatchObject({
    listener: null,
    status: null,
  });
  expect((await read({ category: "supervisor", status: "decided" }, heldBy("meera"))).told).toEqual(
    refuse("NOT_FOUND"),
  );
});

it("says whether the person whom a listener reports is a guest, and asks about nobody else", async () => {
  const byListener = { by: "volunteer", reporterId: "meera" } as const;
  expect(await read({ ...byListener, reportedId: "asha" }, null)).toMatchObject({
    told: { guest: true },
    asked: ["asha"],
  });
  expect((await read({ ...byListener, reportedId: "asha" }, null, false)).told).toMatchObject({ guest: false });
  for (const reportedId of [null, "deleted-1"])
    expect((await read({ ...byListener, reportedId }, null)).asked).toEqual([]);
  expect((await read({ by: "customer", reportedId: "meera" }, null)).asked).toEqual([]);
});
