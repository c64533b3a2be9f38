import { NOON, heldBy } from "../../../../tests/support/domain";
import { MemoryConversations } from "../../../../tests/support/memoryConversations";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { beforeEach, describe, expect, it } from "vitest";
import { endConversation } from "./leaving";

let store: MemoryConversations;
let runtime: MemoryRuntime;
const summary = () => store.summaries.at("asha").see()?.value;
const write = (changes: Parameters<typeof heldBy>[1]): void =>
  store.summaries.at("asha").write(heldBy("meera", changes));
const end = (
  outcome: "listened" | "unanswered",
  saw?: { readonly risk: "none" | "crisis"; readonly lastMessageAt: number },
) =>
  endConversation(
    { runtime, conversations: store },
    { uid: "meera" },
    { conversationId: "asha", wrapUp: { outcome, note: "Call her sister." }, ...(saw && { saw }) },
  );

beforeEach(() => {
  runtime = new MemoryRuntime();
  store = new MemoryConversations(runtime);
});

describe("a listener who presses End", () => {
  it("does not end a crisis that they had not seen yet; once they have seen it, it ends", async () => {
    write({ risk: "crisis", lastMessageAt: NOON });
    expect(await end("listened", { risk: "none", lastMessageAt: NOON - 1 })).toMatchObject({
      ok: false,
      failure: { reason: "CRISIS_BEGAN" },
    });
    expect(summary()).toMatchObject({ status: "active", volunteerId: "meera" });
    expect(await end("listened", { risk: "crisis", lastMessageAt: NOON })).toEqual({ ok: true, value: {} });
    expect(summary()).toMatchObject({ status: "closed" });
  });

  it.each(["unanswered", "listened"] as const)(
    "does not leave as %s somebody who has just written; once they have seen it, it ends",
    async (outcome) => {
      write({ lastSender: "customer", lastMessageAt: NOON });
      expect(await end(outcome, { risk: "none", lastMessageAt: NOON - 1 })).toMatchObject({
        ok: false,
        failure: { reason: "PERSON_WROTE" },
      });
      expect(summary()).toMatchObject({ status: "active" });
      expect(await end(outcome, { risk: "none", lastMessageAt: NOON })).toMatchObject({ ok: true });
    },
  );

  it("on a page that doesn’t say what it saw ends it as before", async () => {
    write({ risk: "crisis", lastMessageAt: NOON });
    expect(await end("listened")).toMatchObject({ ok: true });
  });
});
