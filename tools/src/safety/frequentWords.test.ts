import { describe, expect, it } from "vitest";
import { frequentWords } from "./frequentWords";
import type { Sentence } from "./sentences";

const said = (language: string, text: string): Sentence => ({
  id: text,
  text,
  messages: [text],
  level: "none",
  language,
  script: "Latn",
  isAboutOther: false,
});

describe("the frequent words", () => {
  it("are in the common spelling, each in the step of how rare it is in its language", () => {
    const { en, hi } = frequentWords([said("en", "chai chai chai bread"), said("hi", "roti")]);
    // Half a nat a step: three words of four, one of four, and the only one.
    expect(en).toEqual(["", "cai", "", "bread"]);
    expect(hi).toEqual(["roti"]);
  });

  it("hold no letter by itself that is no word", () => {
    const { en } = frequentWords([said("en", "i g i")]);
    expect(en).toEqual(["", "i"]);
  });
});
