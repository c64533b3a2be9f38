/**
 * Marks that show nothing by themselves (Unicode's Default_Ignorable_Code_Point: zero-width space, joiners, direction
 * marks, soft hyphen, fillers, tags …) and the braille blank. A text of nothing else counts as empty. ZWJ and ZWNJ
 * shape Indic letters and emoji, so they are ignored when counting but kept in what is stored.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const OUTER = /[\s\u200B\u2060\uFEFF]/;

/** C0 and C1 controls, save tab and line breaks: exactly the characters that must not be stored. */
export const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** A text without them: they come with what is pasted, show nothing, and a message with one would be refused. */
export const withoutControls = (text: string): string => text.replace(new RegExp(CONTROL, "gu"), "");

/** Unicode code points that a reader can see, white space at both ends left out. */
export function visibleLength(text: string): number {
  return [...text.replace(INVISIBLE, "").trim()].length;
}

/** The text as it is stored: trimmed (outer zero-width characters too), inner line breaks kept. */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && OUTER.test(text.charAt(start))) start += 1;
  while (end > start && OUTER.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
