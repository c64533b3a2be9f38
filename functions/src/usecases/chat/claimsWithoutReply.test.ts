import { volunteer } from "@thodu/domain/volunteers/model";
import { expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { MemoryConversations } from "../../../../tests/support/memoryConversations";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { unasked } from "../../../../tests/support/waits";
import { claimConversation } from "./claimConversation";
import { releaseConversation } from "./leaving";
import { sendMessage } from "./sendMessage";

const meera = anActor({ uid: "meera", guest: false, listener: true, tokenSaysListener: true });

it("limits how many people a listener takes without a word to their places, and tells the admins", async () => {
  const runtime = new MemoryRuntime();
  const conversations = new MemoryConversations(runtime);
  const queue = { ...unasked, atDesk: unasked.agree, candidates: unasked.agree };
  const ports = { runtime, conversations, messagesPerMinute: 60, riskCheck: "on" as const, queue };
  conversations.listeners
    .at("meera")
    .write(volunteer.parse({ email: "l@people.example", approved: true, availability: "online" }));
  const take = (conversationId: string) => claimConversation(ports, meera, { conversationId });
  const claims: string[] = [];
  for (const uid of ["p1", "p2", "p3"]) {
    await sendMessage(ports, anActor({ uid }), { messageId: "m", text: "Hello" });
    const taken = await take(uid);
    claims.push(taken.ok ? taken.value.claimId : "none");
    await releaseConversation(ports, meera, { conversationId: uid });
  }
  await sendMessage(ports, anActor({ uid: "p4" }), { messageId: "m", text: "Hello" });
  expect(await take("p4")).toMatchObject({ ok: false, failure: { reason: "RATE_LIMITED", retryAfterSeconds: 600 } });
  expect(conversations.told).toEqual([`meera ${claims.at(-1)}`]);
  runtime.time += 600_000;
  expect(await take("p4")).toMatchObject({ ok: true });
  expect(Object.values(conversations.listeners.at("meera").see()?.value.unanswered ?? {})).toEqual([runtime.time]);
});
