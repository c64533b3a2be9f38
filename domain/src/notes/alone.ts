import { trimText } from "../visible";
import type { CrisisEnd } from "./model";

/**
 * Ways to say that nobody knows of it, in the languages of the desk; the first of each language is the one that the
 * desk suggests (message `oftenKnows`).
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

/** Punctuation at the end of a sentence. */
const STOPS = /[\s.!।,;]+$/u;

/**
 * Whether a crisis ends although nobody knows of it and no help lines were given. Only an answer that just says
 * 'nobody' counts: behind any other words is a thought about who knows.
 */
export const leavesAlone = ({ whoKnows, linesGiven }: Pick<CrisisEnd, "whoKnows" | "linesGiven">): boolean =>
  !linesGiven && NOBODY.has(trimText(whoKnows).replace(STOPS, "").replace(/\s+/gu, " ").toLowerCase());
