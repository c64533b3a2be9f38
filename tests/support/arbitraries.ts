import fc from "fast-check";

/** Characters that tend to break code for texts and ids. */
const AWKWARD = [
  "",
  " ",
  "\n",
  "\u0000",
  "\u0085",
  "\u200B",
  "\u200C",
  "\u200D",
  "\u2060",
  "\uFEFF",
  "\uD83D",
  "\uDE00",
  "😀",
  "క్",
  "/",
  ".",
  "_",
  "__",
];

/** Any text: ASCII, every plane of Unicode, lone surrogates, and the {@link AWKWARD} ones more often than by chance. */
export const anyText = (maxParts: number): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCodePoint(code)),
        fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code)),
        fc.constantFrom(...AWKWARD),
      ),
      { maxLength: maxParts },
    )
    .map((parts) => parts.join(""));
