import { badEmail, needed, passwordsDiffer, tooLong } from "@messages/forms";

/** What is wrong with a field, as React Hook Form hands it on from a schema of domain. */
export interface FieldProblem {
  readonly type: string;
  readonly message?: string | undefined;
}

/** Marks words that come from the server or the screen and are shown as they are. */
export const GIVEN = "given";

/** Words of a form's own for a problem that others word differently. */
export interface OwnWords {
  readonly passwordsDiffer?: string;
}

/** What is wrong with a field, in words; the schemas say it by code. */
export function wordsFor({ type, message }: FieldProblem, own: OwnWords = {}): string {
  if (type === GIVEN) return message ?? needed;
  if (message === "passwords-differ") return own.passwordsDiffer ?? passwordsDiffer;
  if (message === "too-long" || type === "too_big") return tooLong;
  return type === "invalid_format" ? badEmail : needed;
}

const isProblem = (value: unknown): value is FieldProblem =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** The problems of a flat form by field name; the whole form's under `root`. */
export function problemsIn(errors: object): ReadonlyMap<string, FieldProblem> {
  const entries: [string, unknown][] = Object.entries(errors);
  return new Map(entries.flatMap(([name, problem]) => (isProblem(problem) ? [[name, problem]] : [])));
}
