import { PlainError } from "../lib/plain-error";

/** A model of `domain`: parses a stored document or says what is wrong with it. */
interface Model {
  safeParse(
    data: unknown,
  ):
    | { success: true; data: unknown }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

export interface SeedDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The document, checked by its model. Throws for what the model refuses, and for every field that the model does not
 * know.
 */
export function document(path: string, model: Model, data: Readonly<Record<string, unknown>>): SeedDocument {
  const parsed = model.safeParse(data);
  if (!parsed.success) {
    const bad = parsed.error.issues.map((issue) => `${issue.path.map(String).join(".")}: ${issue.message}`);
    throw new PlainError(`The demo document ${path} does not fit its model:\n${bad.join("\n")}`);
  }
  const known = typeof parsed.data === "object" && parsed.data !== null ? parsed.data : {};
  const strange = Object.keys(data).filter((key) => !Object.hasOwn(known, key));
  if (strange.length > 0)
    throw new PlainError(`The demo document ${path} has fields that its model does not know: ${strange.join(", ")}.`);
  return { path, data };
}
