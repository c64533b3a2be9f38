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
  it("are in the common spelling, each in the step of its rarity in its language", () => {
    const { en, hi } = frequentWords([said("en", "chai chai chai bread"), said("hi", "roti")]);
    // Steps of half a nat: three words of four, one of four, and the only one.
    expect(en).toEqual(["", "cai", "", "bread"]);
    expect(hi).toEqual(["roti"]);
  });

  it("do not contain a single letter that is not a word", () => {
    const { en } = frequentWords([said("en", "i g i")]);
    expect(en).toEqual(["", "i"]);
  });
});
