import fc from "fast-check";
import { expect, it } from "vitest";
import { writtenIn } from "./writtenIn";

it.each([
  ["నాకు బాగా లేదు", "te"],
  ["मुझे अच्छा नहीं लग रहा", "hi"],
  ["నాకు exam ఉంది, భయంగా ఉంది", "te"],
  ["Hello, my name is రవి", null],
  ["naaku baaga ledu", null],
  ["I feel low", null],
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
