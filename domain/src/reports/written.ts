import type { Report } from "./model";

/** The kinds of texts that people write to the team, where nobody answers at once. */
export type WrittenKind = "question" | "feedback" | "request";

/** A text by its kind and its own id. */
export type WrittenId = `${WrittenKind}-${string}`;

export interface Written {
  readonly kind: WrittenKind;
  readonly id: string;
}

/** The id of the case that a text opens; the same for a repeat, so that only one case is opened. */
export const writtenCaseId = (text: WrittenId): string => `written-${text}`;

const isKind = (word: string | undefined): word is WrittenKind =>
  word === "question" || word === "feedback" || word === "request";

/** The text that opened a case of written danger; null for every other case. */
export function writtenOf(caseId: string, category: Report["category"]): Written | null {
  const [, kind, id] = /^written-([a-z]+)-(.+)$/.exec(caseId) ?? [];
  return category === "danger-written" && isKind(kind) && id !== undefined ? { kind, id } : null;
}
