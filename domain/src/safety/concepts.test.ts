import { describe, expect, it, test } from "vitest";
import { conceptsOf } from "./concepts";
import { conceptFile } from "./lists";
import { sentencesOf } from "./words";

const about = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) =>
    conceptsOf(sentence).map((concept) => conceptFile.concepts[concept]?.name ?? "?"),
  );

describe("the concepts of words", () => {
  test.each([
    ["I want to die", "dying"],
    ["marna hai", "dying"],
    ["मरना है", "dying"],
    ["chavalani undi", "dying"],
    ["చావాలని ఉంది", "dying"],
    ["the rope", "hanging"],
    ["rassi", "hanging"],
    ["తాడు", "hanging"],
    ["my sleeping tablets", "pills"],
    ["गोलियाँ", "pills"],
    ["nidra matralu", "pills"],
    ["a burden", "burden"],
    ["बोझ", "burden"],
    ["భారం", "burden"],
    ["goodbye", "goodbye"],
    ["अलविदा", "goodbye"],
    ["సెలవు", "goodbye"],
  ])("%s: %s", (text, name) => {
    expect(about(text)).toContain(name);
  });

  it("are none for words that the list does not know", () => {
    expect(conceptsOf(["kvartal", "xq"])).toEqual([]);
  });

  it("have different names", () => {
    const names = conceptFile.concepts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
