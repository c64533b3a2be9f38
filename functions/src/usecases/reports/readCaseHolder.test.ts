import type { Report } from "@thodu/domain/reports/model";
import { expect, it } from "vitest";
import { aReport, anActor, heldBy } from "../../../../tests/support/domain";
import { Cell } from "../../../../tests/support/memoryCells";
import { MemoryConversations } from "../../../../tests/support/memoryConversations";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { readCaseHolder } from "./readCaseHolder";

const ask = (stored: Report | null) => {
  const conversations = new MemoryConversations(new MemoryRuntime());
  conversations.summaries.at("asha").write(heldBy("kiran"));
  const found = new Cell<Report>();
  if (stored) found.write(stored);
  const reports = { find: () => Promise.resolve(found.see()) };
  return readCaseHolder({ reports, conversations }, anActor({ uid: "admin", admin: true }), { reportId: "one" });
};
const call = aReport({ category: "supervisor", by: "volunteer", reporterId: "meera", conversationId: "asha" });

it("says who has the conversation of an open call for a supervisor by now", async () => {
  expect(await ask(call)).toEqual({ ok: true, value: { listener: "kiran" } });
});

it.each<[string, Report | null]>([
  ["no case", null],
  ["a call that the team has closed", { ...call, status: "decided" }],
  ["a case that calls nobody", { ...call, category: "threat" }],
])("says nothing of %s", async (_, stored) => {
  expect(await ask(stored)).toMatchObject({ ok: false, failure: { reason: "NOT_FOUND" } });
});
