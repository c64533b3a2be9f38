import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type * as z from "zod/mini";
import { anyText } from "../../tests/support/arbitraries";
import { writtenLine, writtenText } from "./text";
import { trimText, visibleLength } from "./visible";

const ZWJ = "\u200D";
const ZWNJ = "\u200C";
const message = writtenText(2_000);

/** What is stored of a text, or why it was refused: our own message, or the code of the schema library. */
function written(text: unknown, schema: z.ZodMiniType<string> = message): { stored: string } | { refused: string } {
  const parsed = schema.safeParse(text);
  if (parsed.success) return { stored: parsed.data };
  const [issue] = parsed.error.issues;
  return { refused: (issue?.code === "custom" ? issue.message : issue?.code) ?? "" };
}

describe("trimming", () => {
  test.each([
    ["plain", "  hello  ", "hello"],
    ["every kind of white space", "\t\n\v\f\r \u00A0\u1680\u2003\u2028\u2029\u202F\u205F\u3000hi\u3000\r\n", "hi"],
    ["outer zero-width characters, mixed with blanks", "\u200B \uFEFF\u2060 hi \u2060\uFEFF \u200B", "hi"],
    ["inner line breaks and blanks stay", "one\n\n  two\r\nthree", "one\n\n  two\r\nthree"],
    ["an inner zero-width space stays", "a\u200Bb", "a\u200Bb"],
    ["nothing but blanks", " \n\u200B\t ", ""],
    ["nothing", "", ""],
  ])("%s", (_, text, trimmed) => {
    expect(trimText(text)).toBe(trimmed);
  });

  it("is done once: a trimmed text stays the same", () => {
    const pieces = fc.constantFrom("a", "క", " ", "\n", "\u200B", "\u2060", "\uFEFF", ZWJ, ZWNJ, "👍");
    fc.assert(
      fc.property(
        fc.array(pieces).map((parts) => parts.join("")),
        (text) => {
          const once = trimText(text);
          expect(trimText(once)).toBe(once);
          expect(text).toContain(once);
        },
      ),
    );
  });

  it("takes time in proportion to the text, whatever it has", () => {
    // The shortest of some tries, so that other work of the machine doesn't count.
    const shortest = (blanks: number): number => {
      const hostile = `x${" ".repeat(blanks)}x`;
      const tries = Array.from({ length: 5 }, () => {
        const startedAt = performance.now();
        expect(trimText(hostile)).toBe(hostile);
        return performance.now() - startedAt;
      });
      return Math.min(...tries);
    };
    // Sixteen times as long takes sixteen times as much, and not 256 times.
    expect(shortest(160_000)).toBeLessThan(64 * Math.max(shortest(10_000), 0.05));
  });
});

it("keeps a text within any number of blanks", () => {
  expect(written(`${" ".repeat(30_000)}${"x".repeat(2_000)}${"\n".repeat(30_000)}`)).toEqual({
    stored: "x".repeat(2_000),
  });
});

describe("Indic text and emoji are kept letter by letter", () => {
  test.each([
    ["Telugu conjuncts", "నాకు కష్టంగా ఉంది, స్త్రీ క్ష్మ్య"],
    ["Telugu with ZWNJ", `జావాస్క్రిప్ట్${ZWNJ}లో సాఫ్ట్${ZWNJ}వేర్`],
    ["Telugu ending in ZWNJ", `తోడ్${ZWNJ}`],
    ["Hindi conjuncts", "क्षत्रिय ज्ञान श्री द्ध्य"],
    ["Hindi half form with ZWJ", `क्${ZWJ}ष और क्${ZWJ}`],
    ["Hindi nukta, written apart and joined", "क\u093C \u0958 ज\u093C"],
    ["an emoji family", `👨${ZWJ}👩${ZWJ}👧${ZWJ}👦`],
    ["skin tone and heart", `👩🏽${ZWJ}❤️${ZWJ}👨🏿`],
    ["a flag by tags", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"],
    ["right-to-left marks", "שלום \u200Eabc\u200F"],
    ["a decomposed accent", "cafe\u0301"],
  ])("%s", (_, text) => {
    expect(written(text)).toEqual({ stored: text });
    expect(written(`\u200B ${text}\u2060\n`)).toEqual({ stored: text });
  });
});

describe("what counts as empty", () => {
  test.each([
    ["nothing", ""],
    ["blanks", " \t\n\u00A0\u3000"],
    ["zero-width space", "\u200B\u200B"],
    ["joiners alone", `${ZWJ}${ZWNJ}${ZWJ}`],
    ["joiners between blanks", ` ${ZWJ} ${ZWNJ} `],
    ["direction marks and overrides", "\u200E\u200F\u202A\u202E\u2066\u2069\u061C"],
    ["soft hyphens", "\u00AD\u00AD"],
    ["a BOM", "\uFEFF"],
    ["Hangul fillers", "\u115F\u1160\u3164\uFFA0"],
    ["a braille blank", "\u2800"],
    ["variation selectors", "\uFE0F\uFE00\u{E0100}"],
    ["tag letters", "\u{E0068}\u{E0069}"],
    ["Mongolian and Khmer marks", "\u180B\u180E\u17B4\u17B5"],
    ["shorthand and musical format controls", "\u{1BCA0}\u{1D173}\u{1D17A}"],
  ])("%s", (_, text) => {
    expect(visibleLength(text)).toBe(0);
    expect(written(text)).toEqual({ refused: "empty" });
  });

  it("is every code point that Unicode has as ignorable by default", () => {
    const ignorable = /\p{Default_Ignorable_Code_Point}/u;
    const shown: string[] = [];
    for (let code = 0; code <= 0x10_ff_ff; code += 1) {
      const character = String.fromCodePoint(code);
      if (ignorable.test(character) && visibleLength(character) !== 0) shown.push(code.toString(16));
    }
    expect(shown).toEqual([]);
  });

  it("includes no letter, digit, sign or emoji", () => {
    const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }), (text) => {
        fc.pre(visible.test(text) && !/[\u115F\u1160\u3164\uFFA0\u2800]/.test(text));
        expect(visibleLength(text)).toBeGreaterThan(0);
      }),
    );
  });
});

describe("length", () => {
  /** The outcome in one word, so that a failure does not print thousands of letters. */
  const outcome = (text: string): string => {
    const result = written(text);
    if ("refused" in result) return result.refused;
    return result.stored === text ? "unchanged" : "changed";
  };

  test.each([
    ["ASCII", "a"],
    ["Telugu", "క"],
    ["astral: two UTF-16 units are one character", "😀"],
    ["astral letters", "𝒂"],
  ])("2,000 of %s are accepted, 2,001 are not", (_, letter) => {
    expect(outcome(letter.repeat(2_000))).toBe("unchanged");
    expect(outcome(letter.repeat(2_001))).toBe("too-long");
  });

  it("is counted after trimming", () => {
    const padded = `${" \u200B".repeat(500)}${"a".repeat(2_000)}${"\n".repeat(500)}`;
    expect(written(padded)).toEqual({ stored: "a".repeat(2_000) });
  });

  it("does not count zero-width characters, but keeps them", () => {
    const conjuncts = `క్${ZWNJ}`.repeat(1_000);
    expect(visibleLength(conjuncts)).toBe(2_000);
    expect(outcome(conjuncts)).toBe("unchanged");
    expect(outcome(`${conjuncts}క`)).toBe("too-long");
  });

  it("is limited in all, so that what is not counted can't fill a document", () => {
    expect(outcome(`a${ZWJ.repeat(7_999)}`)).toBe("unchanged");
    expect(outcome(`a${ZWJ.repeat(8_000)}`)).toBe("too_big");
    expect(outcome(" ".repeat(1_000_000))).toBe("too_big");
  });

  it("works for other limits", () => {
    expect(written("ab", writtenText(2))).toEqual({ stored: "ab" });
    expect(written("abc", writtenText(2))).toEqual({ refused: "too-long" });
  });
});

describe("a line", () => {
  it.each([
    ["Asha\nRao", "Asha Rao"],
    [" Asha\t \r\n Rao\u2028", "Asha Rao"],
    ["Asha \u202Eoar\u202C", "Asha oar"],
    ["\u2067ఆశ\u2069", "ఆశ"],
  ])("%j is stored as %j", (text, stored) => {
    expect(written(text, writtenLine(100))).toEqual({ stored });
  });

  it("is as long as what is stored", () => {
    expect(written(`a${" ".repeat(50)}b`, writtenLine(3))).toEqual({ stored: "a b" });
    expect(written("abcd", writtenLine(3))).toEqual({ refused: "too-long" });
    expect(written("\u202E\n", writtenLine(3))).toEqual({ refused: "empty" });
  });
});

describe("what is never stored", () => {
  const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter((c) =>
    /\p{Cc}/u.test(c),
  );

  it("control characters, C0 and C1 alike, save tab and line breaks", () => {
    const kept = controls.filter((control) => "stored" in written(`a${control}b`));
    expect(kept).toEqual(["\t", "\n", "\r"]);
  });

  it.each(["\u0000", "a\u0000", "\u0000a", "a\u0000b", "\u0085", "\u009F\u0080"])(
    "NUL and others anywhere: %j",
    (text) => {
      expect(written(text)).toEqual({ refused: "control-characters" });
    },
  );

  it.each([
    ["high alone", "a\uD83D"],
    ["low alone", "\uDE00a"],
    ["in the wrong order", "a\uDE00\uD83Db"],
    ["two high", "\uD83D\uD83D\uDE00"],
  ])("lone surrogates: %s", (_, text) => {
    expect(written(text)).toEqual({ refused: "lone-surrogates" });
  });

  it.each([null, undefined, 7, true, ["a"], { text: "a" }, new Date(0)])("what is not a string: %j", (text) => {
    expect(written(text)).toEqual({ refused: "invalid_type" });
  });
});

describe("text is text", () => {
  it.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "&lt;b&gt; &amp;",
    "${jndi:ldap://x}",
    "'; DROP TABLE users; --",
    '{"__proto__":{"admin":true}}',
    "javascript:alert(1)",
  ])("%s is stored as it was written", (text) => {
    expect(written(text)).toEqual({ stored: text });
  });

  it("is stored trimmed and otherwise unchanged, and what was stored is accepted again", () => {
    fc.assert(
      fc.property(anyText(12), (text) => {
        const first = written(text);
        if (!("stored" in first)) return;
        expect(first.stored).toBe(trimText(text));
        expect(first.stored.isWellFormed()).toBe(true);
        expect(written(first.stored)).toEqual(first);
      }),
      { numRuns: 1_000 },
    );
  });
});
