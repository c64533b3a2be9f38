import { describe, expect, it } from "vitest";
import { aConversation, found, foundOfOther, NOON } from "../../../tests/support/domain";
import { riskStateOf } from "./alarm";
import { findingOf } from "./detect";
import { judge } from "./judge";

const after = (conversation: ReturnType<typeof aConversation> | null, of: Parameters<typeof judge>[0]) =>
  judge(of, conversation, riskStateOf(conversation), NOON);

describe("danger of somebody else", () => {
  it("in one message with danger of the writer does not hide the latter", () => {
    const both = findingOf("my friend says she will kill herself tonight. I want to kill myself tonight");
    expect(after(null, both)).toMatchObject({ riskState: { risk: "crisis" }, worried: true });
  });

  it("is a concern without a question, and is stored for the talk", () => {
    const first = after(null, foundOfOther);
    expect(first).toEqual({ riskState: { risk: "concern", alarm: null, saidYes: false }, strain: 0, worried: true });
    const talk = aConversation({ risk: "concern", worried: true });
    expect(after(talk, found("none"))).toMatchObject({ worried: true });
    expect(after(aConversation({ status: "closed", worried: true }), found("none"))).toMatchObject({ worried: false });
  });

  it("does not hide danger of the writer", () => {
    const talk = aConversation({ risk: "concern", worried: true });
    expect(after(talk, found("unsure"))).toMatchObject({
      riskState: { alarm: { since: NOON, answer: null } },
      worried: true,
    });
    expect(after(talk, found("certain"))).toMatchObject({ riskState: { risk: "crisis" } });
    const open = aConversation({ risk: "concern", alarm: { since: 1, answer: null } });
    expect(after(open, foundOfOther)).toMatchObject({ riskState: { alarm: { since: 1, answer: null } } });
    expect(after(aConversation({ risk: "crisis" }), foundOfOther)).toMatchObject({ riskState: { risk: "crisis" } });
  });
});

it("a message that is not checked changes nothing", () => {
  const talk = aConversation({ strain: 2, worried: true });
  expect(after(talk, null)).toEqual({ riskState: riskStateOf(talk), strain: 2, worried: true });
});
