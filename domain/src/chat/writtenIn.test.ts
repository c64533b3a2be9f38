import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { writtenIn } from "./writtenIn";

const sentence = z.object({ text: z.string(), language: z.string(), script: z.string() });

it.each([
  ["నాకు బాగా లేదు", "te"],
  ["मुझे अच्छा नहीं लग रहा", "hi"],
  ["నాకు exam ఉంది, భయంగా ఉంది", "te"],
  ["నేను ఈ రాత్రి చనిపోవాలనుకుంటున్నాను. I want to die tonight", "te"],
  ["मैं आज रात मरना चाहता हूँ. I want to die tonight and there is nobody whom I can tell", "hi"],
  ["నాకు భయంగా ఉంది. I want to die tonight and there is nobody whom I can talk with about it", "te"],
  ["I feel चिंता today", null],
  ["నాకు ఒకటే మాట. मुझे अच्छा नहीं लग रहा", "hi"],
  ["Hello, my name is రవి", null],
  ["Hello, I am రవి కుమార్ and I feel low today", null],
  ["naaku chala badhaga undi", "te"],
  ["evaraina unnara", "te"],
  ["mujhe bahut bura lag raha hai", "hi"],
  ["hello ji koi hai", "hi"],
  ["I feel low", null],
  ["Are you there? My amma had biryani with me, she is fine na", null],
  ["main to me so", null],
  ["namaste", null],
  ["hai", null],
  ["ನನಗೆ ಚೆನ್ನಾಗಿಲ್ಲ", null],
  ["14416 …", null],
  ["", null],
] as const)("%s is written in %s", (text, language) => {
  expect(writtenIn(text)).toBe(language);
});

it("ignores everything that is not a letter", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d\s.,!?🙂-]{0,40}$/u), (more) => {
      expect(writtenIn(`${more}నాకు${more}`)).toBe("te");
    }),
  );
});

/** Sentences from which the lists of frequent words were not made. */
const unseen = ["plain", "eighth", "ninth", "danger-two"].flatMap((name) =>
  readFileSync(new URL(`../../../data/safety/unseen/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => sentence.parse(JSON.parse(line))),
);

it.each([
  ["en", 0.995],
  ["hi", 0.94],
  ["te", 0.88],
] as const)("finds the language of sentences in Latin letters: %s", (language, least) => {
  const own = unseen.filter((each) => each.language === language && each.script === "Latn");
  const found = own.filter(({ text }) => (writtenIn(text) ?? "en") === language);
  expect(found.length / own.length).toBeGreaterThan(least);
});

it("takes neither Indian language for the other", () => {
  const others = unseen.filter(({ language, script, text }) => {
    const found = script === "Latn" && language !== "en" ? writtenIn(text) : null;
    return found !== null && found !== language;
  });
  expect(others.length).toBeLessThan(3);
});
