import { refuse, type Failure } from "../errors";
import { fail, ok, type Result } from "../result";
import type { Therapist } from "./model";

const fields = ["name", "registrationNumber", "languages", "workingDays", "active"] as const;
type Field = (typeof fields)[number];

const textOf = (value: Therapist[Field]): string =>
  JSON.stringify(typeof value === "object" ? value.toSorted((a, b) => (a < b ? -1 : 1)) : value);

/** The fields in which two therapists differ; the order of languages and of days does not count. */
export const changedFields = (before: Therapist, after: Therapist): readonly Field[] =>
  fields.filter((field) => textOf(before[field]) !== textOf(after[field]));

/**
 * Whether an admin's form of a therapist is saved. It is refused if somebody else has saved a change since the form
 * showed `saw` (undefined if unknown). `known`: the stored therapist; null for a new one.
 */
export function decideSave(
  known: Therapist | null,
  wanted: Therapist,
  saw: Therapist | undefined,
): Result<"save" | "as-it-is", Failure<"ID_REUSED">> {
  if (known === null) return ok("save");
  if (changedFields(known, wanted).length === 0) return ok("as-it-is");
  return saw !== undefined && changedFields(known, saw).length > 0 ? fail(refuse("ID_REUSED")) : ok("save");
}
