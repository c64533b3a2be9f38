import { expect, it } from "vitest";
import { accepted, call } from "../support/callables";
import { account, guest, listener } from "../support/people";
import { emptyDesk } from "../support/stories";

it("the next listener reads that a person was reported, until the team dismisses it", async () => {
  await emptyDesk();
  const admin = await account({ admin: true });
  const [person, one, next] = [await guest(), await listener(admin), await listener(admin)];
  const conversationId = person.uid;
  accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
  accepted(await call("claimConversation", { conversationId }, one.token));
  const reportId = `known-${person.uid}`;
  const report = { reportId, conversationId, category: "threat", note: "Knows where I live.", block: true } as const;
  accepted(await call("reportConversation", report, one.token));

  accepted(await call("claimConversation", { conversationId }, next.token));
  const read = async () => accepted(await call("readNotes", { conversationId }, next.token)).reported;
  const someTime: unknown = expect.any(Number);
  const fact = { at: someTime, category: "threat", mine: false };
  expect(await read()).toEqual([{ ...fact, upheld: false }]);

  const decide = async (decision: "no-action" | "warned") =>
    accepted(await call("decideCase", { reportId, decision, reason: "We talked." }, admin.token));
  await decide("warned");
  expect(await read()).toEqual([{ ...fact, upheld: true }]);
  accepted(await call("reopenCase", { reportId }, admin.token));
  await decide("no-action");
  expect(await read()).toBeUndefined();
});
