import { describe, expect, it, test } from "vitest";
import { aConversation, aMessage, aPlan, heldBy, NOON, sendFacts } from "../../../tests/support/domain";
import { meera, outcome, refused, reply, stored } from "../../../tests/support/sending";

describe("a repeat (invariant 2)", () => {
  const full = aConversation({ ownMessageCount: 19, locked: true, customerWindow: { startedAt: NOON, count: 60 } });
  const answer = aMessage({
    sender: "volunteer",
    receiver: "asha",
    volunteerId: "meera",
    claimId: "claim-1",
    ownMessageNumber: null,
  });

  test.each([
    [1, 18, false],
    [18, 1, false],
    [19, 0, true],
  ])("of message %i answers as the first time, even at every limit", (ownMessageNumber, remaining, locked) => {
    expect(outcome(sendFacts({ conversation: full, stored: aMessage({ ownMessageNumber }) }))).toEqual({
      ok: true,
      value: { kind: "repeat", reply: { messageId: "message-1", remaining, locked } },
    });
  });

  it("by the listener has the same answer, even after the claim has ended", () => {
    for (const conversation of [heldBy("meera"), heldBy("ravi"), aConversation({ status: "closed" })]) {
      expect(reply({ side: meera, conversation, stored: answer })).toEqual({
        messageId: "message-1",
        remaining: null,
        locked: false,
      });
    }
  });

  it("without a limit has no number", () => {
    expect(reply({ conversation: full, stored: aMessage(), plan: aPlan() })).toMatchObject({
      remaining: null,
      locked: false,
    });
    expect(reply({ conversation: aConversation({ risk: "crisis" }), stored: aMessage() })).toMatchObject({
      remaining: null,
      locked: false,
    });
  });

  it("of a message beyond the free ones, after the plan has ended, is locked with 0 remaining", () => {
    expect(reply({ conversation: full, stored: aMessage({ ownMessageNumber: 40 }) })).toMatchObject({
      remaining: 0,
      locked: true,
    });
  });

  test.each([
    ["another text", { stored: aMessage({ text: "hello" }) }],
    ["a text that differs in a joiner", { text: "క్ష", stored: aMessage({ text: "క్\u200Cష" }) }],
    ["another form of the same letters", { text: "cafe\u0301", stored: aMessage({ text: "caf\u00E9" }) }],
    ["the listener's id, by the customer", { stored: answer }],
    [
      "the customer's id, by the listener",
      { side: meera, conversation: heldBy("meera"), stored: aMessage({ volunteerId: "meera" }) },
    ],
    [
      "a colleague's id, by the listener",
      { side: meera, conversation: heldBy("meera"), stored: { ...answer, volunteerId: "ravi" } },
    ],
    ["an answer to another message", { replyTo: "first", stored: aMessage({ replyTo: "second" }) }],
    ["no answer any more", { stored: aMessage({ replyTo: "first" }) }],
    ["another text, at the limit", { conversation: full, text: "More", stored: aMessage() }],
  ])("with %s is refused", (_, changes) => {
    expect(refused(changes)).toEqual({ reason: "ID_REUSED" });
  });
});

describe("an answer to a message", () => {
  it("stores which message, on both sides", () => {
    expect(stored({ replyTo: "first" }).message).toHaveProperty("replyTo", "first");
    expect(stored({ side: meera, conversation: heldBy("meera"), replyTo: "first" }).message).toHaveProperty(
      "replyTo",
      "first",
    );
    expect(stored({}).message).not.toHaveProperty("replyTo");
  });

  it("is the same when it is sent again", () => {
    expect(
      reply({ conversation: aConversation(), replyTo: "first", stored: aMessage({ replyTo: "first" }) }),
    ).toHaveProperty("messageId");
  });
});
