import { describe, expect, it, test } from "vitest";
import { meaningsOf } from "./lexicon";
import { lexiconFiles } from "./lists";
import { sentencesOf } from "./words";

const meanings = (text: string): string[] =>
  sentencesOf(text)
    .flatMap((sentence) => [...meaningsOf(sentence)])
    .toSorted((a, b) => (a < b ? -1 : 1));

describe("the files of phrases", () => {
  it("are three, each with a version", () => {
    expect(lexiconFiles.map(({ language }) => language)).toEqual(["en", "te", "hi"]);
    for (const { version } of lexiconFiles) expect(version).toBeGreaterThanOrEqual(1);
  });

  it("give a reason for every entry, and no phrase twice in one", () => {
    for (const { entries } of lexiconFiles) {
      for (const { phrases, reason } of entries) {
        expect(reason).toMatch(/\S/);
        expect(new Set(phrases).size).toBe(phrases.length);
      }
    }
  });
});

describe("meanings", () => {
  test.each([
    ["I want to kill myself", ["crisis"]],
    ["i am going to ki11 myself", ["crisis"]],
    ["చచ్చిపోవాలని ఉంది", ["crisis"]],
    ["chachi povali anipistundi", ["crisis"]],
    ["मुझे मरना है", ["crisis"]],
    ["jeena nahi chahti", ["crisis"]],
    ["I do not want to die", ["clear"]],
    ["chavalani ledu", ["clear"]],
    ["marna nahi chahta", ["clear"]],
    ["dying of laughter", ["clear"]],
    ["what a lovely day", []],
  ])("%s: %j", (text, expected) => {
    expect(meanings(text)).toEqual(expected);
  });

  it("a denial covers its own words and no others", () => {
    expect(meanings("I do not want to die but i will cut myself")).toEqual(["clear", "crisis"]);
  });

  it("what is told as past is softer", () => {
    expect(meanings("I tried to kill myself two years ago")).not.toContain("crisis");
    expect(meanings("I tried to kill myself two years ago")).toContain("soften");
  });

  it("a phrase does not go over the end of a sentence", () => {
    expect(meanings("I want to. Die hard is on tonight")).not.toContain("crisis");
  });
});
