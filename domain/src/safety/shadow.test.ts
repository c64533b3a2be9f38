import { describe, expect, it } from "vitest";
import { aConversation, frozen, found, sendFacts } from "../../../tests/support/domain";
import { decideSend, type SendDecision, type SendFacts } from "../chat/send";
import { shadowAfter, withShadow } from "./shadow";
import { riskTalkOf } from "./shadowModel";

const decided = (changes: Partial<SendFacts> = {}): SendDecision => {
  const sent = decideSend(sendFacts({ found: null, ...changes }));
  if (!sent.ok || sent.value.kind !== "store") throw new Error("Not accepted.");
  return frozen(sent.value.decision);
};

describe("the check in shadow mode", () => {
  it("stores the gravest tier and the highest score of a talk", () => {
    const first = shadowAfter(null, found("none", { score: -0.7 }));
    expect(first).toEqual({ tier: "none", score: -0.7, strain: 0 });
    const worst = shadowAfter(first, found("certain", { score: 1 }));
    expect(shadowAfter(worst, found("none"))).toMatchObject({ tier: "certain", score: 1 });
  });

  it("counts messages that add up", () => {
    let kept = shadowAfter(null, found("none", { score: -0.1 }));
    for (let n = 0; n < 20; n += 1) kept = shadowAfter(kept, found("none", { score: -0.1 }));
    expect(kept.tier).toBe("unsure");
  });

  it("leaves level and alarm as they are", () => {
    const grave = { tier: "certain", score: 1 } as const;
    const begun = withShadow(decided(), null, found("certain", { score: 1 }));
    expect(begun.change).toMatchObject({ conversation: { risk: "none", alarm: null, shadow: grave } });
    const before = aConversation({ shadow: { tier: "unsure", score: 0, strain: 1 } });
    expect(withShadow(decided({ conversation: before }), before, found("none")).change).toMatchObject({
      kind: "continue",
      patch: { shadow: { tier: "unsure", score: 0 } },
    });
    const ended = { ...before, status: "closed" } as const;
    expect(withShadow(decided({ conversation: ended }), ended, found("none")).change).toMatchObject({
      patch: { shadow: { tier: "none" } },
    });
  });

  it("stores of a talk that ends what it found, and what its listener did", () => {
    const shadow = { tier: "unsure", score: 0.4321, strain: 3 } as const;
    expect(riskTalkOf(aConversation({ shadow, risk: "crisis", locale: "te" }))).toEqual({
      tier: "unsure",
      score: 0.4,
      level: "crisis",
      locale: "te",
    });
    expect(riskTalkOf(aConversation())).toBeNull();
  });
});
