import { describe, expect, it, test } from "vitest";
import { READ_TOGETHER, strainAfter, tierOfTalk, tierTogether, withStrain } from "./talk";

describe("the sum of a talk", () => {
  const after = (...scores: readonly number[]): number => scores.reduce((sum, score) => strainAfter(sum, { score }), 0);

  it("grows with messages that are nearly alarms, and fades with harmless ones", () => {
    expect(after(-0.4, -0.3, -0.3)).toBeGreaterThan(after(-0.3));
    expect(after(-0.3, -2, -2, -2)).toBeLessThan(after(-0.3));
    expect(after(-2, -2)).toBe(0);
  });

  it("raises to unsure, and to nothing more", () => {
    expect(withStrain("none", 0)).toBe("none");
    expect(withStrain("none", 100)).toBe("unsure");
    expect(withStrain("certain", 100)).toBe("certain");
  });
});

test("messages that are read as one are unsure at most", () => {
  expect(tierTogether(["I want to", "kill myself", "tonight"])).toBe("unsure");
  expect(tierTogether(["hello", "how are you"])).toBe("none");
});

describe("a talk", () => {
  it("is as grave as its gravest message", () => {
    expect(tierOfTalk(["hi", "I want to kill myself tonight", "sorry", "thank you"])).toBe("certain");
    expect(tierOfTalk(["hi", "is anyone there", "what are you cooking"])).toBe("none");
  });

  it(`is read by ${READ_TOGETHER} messages at a time`, () => {
    expect(tierOfTalk(["i took", "all the tablets", "from my mother"])).not.toBe("none");
  });
});
