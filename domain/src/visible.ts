/**
 * Invisible characters (Unicode's Default_Ignorable_Code_Point: zero-width space, joiners, direction marks, soft
 * hyphen, fillers, tags …) and the braille blank. A text of nothing else counts as empty. ZWJ and ZWNJ shape Indic
 * letters and emoji, so they are not counted but stored.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const OUTER = /[\s\u200B\u2060\uFEFF]/;

/** C0 and C1 control characters except tab and line breaks: the characters that must not be stored. */
export const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** The text without control characters: they come with pasted text, are invisible, and would get a message refused. */
export const withoutControls = (text: string): string => text.replace(new RegExp(CONTROL, "gu"), "");

/** The number of visible code points, without white space at both ends. */
export function visibleLength(text: string): number {
  return [...text.replace(INVISIBLE, "").trim()].length;
}

/** The text as it is stored: trimmed (of zero-width characters too), with its inner line breaks. */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && OUTER.test(text.charAt(start))) start += 1;
  while (end > start && OUTER.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
