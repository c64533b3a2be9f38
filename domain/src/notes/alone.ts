import { trimText } from "../visible";
import type { CrisisEnd } from "./model";

/**
 * Ways to say that nobody knows, in the languages of the desk; the first of each language is the one that it offers
 * (`oftenKnows` of the messages).
 */
const NOBODY: ReadonlySet<string> = new Set([
  "nobody",
  "nobody else",
  "nobody knows",
  "no one",
  "no one else",
  "no one knows",
  "noone",
  "none",
  "किसी को नहीं",
  "किसी को नहीं पता",
  "किसी को पता नहीं",
  "कोई नहीं",
  "कोई नहीं जानता",
  "ఎవరికీ తెలియదు",
  "ఇంకెవరికీ తెలియదు",
  "ఎవరికి తెలియదు",
  "ఎవరూ లేరు",
]);

/** Signs at the end of a sentence. */
const STOPS = /[\s.!।,;]+$/u;

/**
 * Whether a crisis ends with nobody who knows and no help lines given. Only an answer that says no more than 'nobody' is
 * recognised: whatever else was written, somebody has thought about it.
 */
export const leavesAlone = ({ whoKnows, linesGiven }: Pick<CrisisEnd, "whoKnows" | "linesGiven">): boolean =>
  !linesGiven && NOBODY.has(trimText(whoKnows).replace(STOPS, "").replace(/\s+/gu, " ").toLowerCase());
