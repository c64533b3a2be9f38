/**
 * The zeros of all scripts; the other digits of a script follow on its zero. A test compares this list with Unicode.
 */
export const ZEROS: readonly number[] = [
  0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20,
  0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0,
  0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10, 0x104a0, 0x10d30, 0x10d40, 0x11066, 0x110f0, 0x11136, 0x111d0,
  0x112f0, 0x11450, 0x114d0, 0x11650, 0x116c0, 0x116d0, 0x116da, 0x11730, 0x118e0, 0x11950, 0x11bf0, 0x11c50, 0x11d50,
  0x11da0, 0x11de0, 0x11f50, 0x16130, 0x16a60, 0x16ac0, 0x16b50, 0x16d70, 0x1ccf0, 0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec,
  0x1d7f6, 0x1e140, 0x1e2f0, 0x1e4f0, 0x1e5f1, 0x1e950, 0x1fbf0,
];

/** The digit one in black circles, which Unicode does not count as a digit. */
const CIRCLED_ONES: readonly number[] = [0x2776, 0x2780, 0x278a];
const CIRCLED_ZERO = 0x24ff;

/** Digits of Chinese and Japanese, which Unicode counts as letters. */
const IDEOGRAPHS = "零一二三四五六七八九";
const IDEOGRAPH = /[〇零一二三四五六七八九]/g;

/** Invisible characters that can hide a number: formatting marks, variation selectors, the frame of a keycap. */
const UNSEEN = /[\p{Cf}\uFE00-\uFE0F\u20E3]/gu;
const OTHER_DIGIT = /[\p{Nd}\u24FF\u2776-\u277E\u2780-\u2788\u278A-\u2792]/gu;
const FULL_STOP = /[\u3002\u06D4]/g;

function asciiDigit(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code === CIRCLED_ZERO) return "0";
  const one = CIRCLED_ONES.find((first) => code >= first && code < first + 9);
  if (one !== undefined) return String(code - one + 1);
  const zero = ZEROS.findLast((first) => first <= code);
  return zero === undefined || code > zero + 9 ? char : String(code - zero);
}

const ASCII = /^[\0-\u007F]*$/;

/** The text with the digits of all scripts as 0 to 9, without invisible characters. */
export function plainText(text: string): string {
  if (ASCII.test(text)) return text;
  return text
    .normalize("NFKC")
    .replace(UNSEEN, "")
    .replace(OTHER_DIGIT, (char) => (char <= "9" ? char : asciiDigit(char)))
    .replace(IDEOGRAPH, (char) => String(Math.max(0, IDEOGRAPHS.indexOf(char))))
    .replace(FULL_STOP, ".");
}
