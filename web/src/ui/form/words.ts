import { badEmail, needed, passwordsDiffer, tooLong } from "@messages/forms";

/** The error of a field, as React Hook Form passes it on from a schema of domain. */
export interface FieldProblem {
  readonly type: string;
  readonly message?: string | undefined;
}

/** Marks a message of the server or the screen that is shown as it is. */
export const GIVEN = "given";

/** A form's own words for an error. */
export interface OwnWords {
  readonly passwordsDiffer?: string;
}

/** The words for a field's error, which the schemas give as a code; undefined without one. */
export function wordsFor(problem: FieldProblem | undefined, own: OwnWords = {}): string | undefined {
  if (problem === undefined) return undefined;
  const { type, message } = problem;
  if (type === GIVEN) return message ?? needed;
  if (message === "passwords-differ") return own.passwordsDiffer ?? passwordsDiffer;
  if (message === "too-long" || type === "too_big") return tooLong;
  return type === "invalid_format" ? badEmail : needed;
}

const isProblem = (value: unknown): value is FieldProblem =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** The errors of a flat form by field name; that of the whole form under `root`. */
export function problemsIn(errors: object): ReadonlyMap<string, FieldProblem> {
  const entries: [string, unknown][] = Object.entries(errors);
  return new Map(entries.flatMap(([name, problem]) => (isProblem(problem) ? [[name, problem]] : [])));
}
