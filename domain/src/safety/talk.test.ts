import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { found, foundOfOther } from "../../../tests/support/domain";
import { findingOf } from "./detect";
import { judgeInTalk, READ_TOGETHER, tierOfTalk, tierTogether, type MessageFinding } from "./talk";

const of = (score: number): MessageFinding => found("none", { score });
const sumOf = (...scores: readonly number[]): number =>
  scores.reduce((sum, score) => judgeInTalk(sum, of(score)).strain, 0);
/** A message this far above both bars, found by the model alone. */
const alone = (over: number): MessageFinding => found("unsure", { over: { certain: over, unsure: over, others: -1 } });

describe("the sum of a talk", () => {
  it("grows with messages that are nearly alarms, and falls with harmless ones", () => {
    expect(sumOf(-0.4, -0.3, -0.3)).toBeGreaterThan(sumOf(-0.3));
    expect(sumOf(-0.3, -2)).toBeLessThan(sumOf(-0.3, -0.9));
    expect(sumOf(-2, -2, -2, -1)).toBe(0);
    expect(sumOf(-2, -2)).toBeLessThan(0);
    expect(judgeInTalk(0, foundOfOther).strain).toBe(0);
  });

  it("raises to unsure at most", () => {
    expect(judgeInTalk(100, of(-1)).tier).toBe("unsure");
    expect(judgeInTalk(100, found("certain")).tier).toBe("certain");
    expect(judgeInTalk(0, of(-1)).tier).toBe("none");
  });

  it("raises the bars after ordinary messages, and lowers them after troubled ones", () => {
    const [calm, troubled] = [sumOf(-2, -2, -2), sumOf(-0.2, -0.2, -0.2)];
    expect(judgeInTalk(0, alone(0)).tier).toBe("certain");
    expect(judgeInTalk(calm, alone(0.1)).tier).not.toBe("certain");
    expect(judgeInTalk(troubled, alone(-0.1)).tier).toBe("certain");
    expect(judgeInTalk(calm, foundOfOther).worried).toBe(true);
  });
});

describe("any message in any talk", () => {
  const bar = fc.oneof(fc.constant(Number.NEGATIVE_INFINITY), fc.double({ min: -3, max: 3, noNaN: true }));
  const message: fc.Arbitrary<MessageFinding> = fc.record({
    phrase: fc.boolean(),
    score: fc.double({ min: -4, max: 4, noNaN: true }),
    over: fc.record({ certain: bar, unsure: bar, others: bar }),
    troubled: fc.boolean(),
  });
  const talk = fc
    .array(message, { maxLength: 25 })
    .map((some) => some.reduce((sum, each) => judgeInTalk(sum, each).strain, 0));

  it("is certain with a phrase of danger and a sure model, whatever came before", () => {
    fc.assert(
      fc.property(talk, message, (strain, each) => {
        fc.pre(each.phrase && each.over.certain >= 0);
        expect(judgeInTalk(strain, each).tier).toBe("certain");
      }),
    );
  });

  it("has its own tier if it is the first, and is found if the model is sure enough", () => {
    fc.assert(
      fc.property(talk, message, (strain, each) => {
        const { certain, unsure } = each.over;
        expect(judgeInTalk(0, each).tier === "certain").toBe(certain >= 0);
        if (unsure >= 0) expect(["certain", "unsure"]).toContain(judgeInTalk(0, each).tier);
        if (certain >= 0.2) expect(judgeInTalk(strain, each).tier).toBe("certain");
        if (unsure >= 0.2) expect(["certain", "unsure"]).toContain(judgeInTalk(strain, each).tier);
      }),
    );
  });

  it("is no less grave in a talk with more trouble before", () => {
    const rank = { none: 0, concern: 1, unsure: 2, certain: 3 };
    fc.assert(
      fc.property(talk, talk, message, (one, other, each) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(rank[judgeInTalk(less, each).tier]).toBeLessThanOrEqual(rank[judgeInTalk(more, each).tier]);
        expect(judgeInTalk(one, each).strain).toBeGreaterThanOrEqual(-1);
      }),
    );
  });
});

test("a real message of danger is certain after twenty ordinary ones", () => {
  const ordinary = Array.from({ length: 20 }, () => "did you watch the match yesterday");
  const strain = ordinary.reduce((sum, text) => judgeInTalk(sum, findingOf(text)).strain, 0);
  expect(strain).toBeLessThan(0);
  expect(judgeInTalk(strain, findingOf("I want to kill myself tonight")).tier).toBe("certain");
});

test("messages that are checked together are unsure at most", () => {
  expect(tierTogether(["I want to", "kill myself", "tonight"])).toBe("unsure");
  expect(tierTogether(["hello", "how are you"])).toBe("none");
});

describe("a talk", () => {
  it("is as grave as its gravest message", () => {
    expect(tierOfTalk(["hi", "I want to kill myself tonight", "sorry", "thank you"])).toBe("certain");
    expect(tierOfTalk(["hi", "is anyone there", "what are you cooking"])).toBe("none");
  });

  it(`is checked by ${READ_TOGETHER} messages at a time`, () => {
    expect(tierOfTalk(["i took", "all the tablets", "from my mother"])).not.toBe("none");
  });
});
