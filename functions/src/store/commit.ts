import * as z from "zod/mini";
import { ServiceError } from "../adapters/google";
import type { Commit, Version } from "../usecases/chat/ports";
import { namesIn, partsOf, type Change, type Create, type Parts, type Writing } from "./changes";
import { callService, nameOf } from "./service";
import { encode, encodeAt, type Fields } from "./values";
import { updateTimeOf, versionAt } from "./versions";

const CONFLICTS: ReadonlySet<string> = new Set(["ALREADY_EXISTS", "FAILED_PRECONDITION", "ABORTED", "NOT_FOUND"]);

const committed = z.object({
  writeResults: z.array(z.object({ updateTime: z.optional(z.string()) })),
  commitTime: z.string(),
});

/**
 * Writes all changes in one atomic commit. Returns the new version of each document, or null if a precondition failed
 * and nothing was stored. Tries again if the answer was lost, and if others write the same documents (ABORTED).
 */
export const commit = (changes: readonly Change[]): Promise<readonly Version[] | null> => written(changes, true);

/** {@link commit} for a use case, which reads again after a conflict. */
export const stored = async (changes: readonly Change[]): Promise<Commit> =>
  (await commit(changes)) ? "stored" : "conflict";

/** Like {@link stored}, but ABORTED counts as a conflict at once, which is faster if many write one document. */
export const storedInOneTry = async (changes: readonly Change[]): Promise<Commit> =>
  (await written(changes, false)) ? "stored" : "conflict";

async function written(changes: readonly Change[], retriesContention: boolean): Promise<readonly Version[] | null> {
  if (changes.length === 0) return [];
  try {
    const answer = await callService("commit", { writes: changes.map(asWrite) }, retriesContention);
    const { writeResults, commitTime } = committed.parse(answer);
    return writeResults.map(({ updateTime }) => versionAt(updateTime ?? commitTime));
  } catch (error) {
    if (error instanceof ServiceError && CONFLICTS.has(error.status)) return null;
    throw error;
  }
}

/** Creates one document; false if there is one already. */
export async function commitCreate(change: Create): Promise<boolean> {
  try {
    await callService("commit", { writes: [asWrite(change)] }, true);
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.status === "ALREADY_EXISTS") return false;
    throw error;
  }
}

/** {@link commit} for changes without preconditions. */
export async function commitAlways(changes: readonly Change[]): Promise<void> {
  if (!(await commit(changes))) throw new Error("A write without a precondition was refused.");
}

const counted = z.object({
  writeResults: z.array(z.object({ transformResults: z.tuple([z.object({ integerValue: z.string() })], z.unknown()) })),
});

/** Commits changes that each add to one field; returns the new values of these fields. */
export async function commitCounting(changes: readonly Change[]): Promise<readonly number[]> {
  const { writeResults } = counted.parse(await callService("commit", { writes: changes.map(asWrite) }));
  return writeResults.map(({ transformResults: [sum] }) => Number(sum.integerValue));
}

/** The change in the service's form: cloud.google.com/firestore/docs/reference/rest/v1/Write. */
function asWrite(change: Change): object {
  const name = nameOf(change.path);
  switch (change.kind) {
    case "absence":
      return { delete: name, currentDocument: { exists: false } };
    case "remove":
      return { delete: name, ...asPrecondition(change.only) };
    case "put":
      return asUpdate(name, change);
    case "create":
      return { ...asUpdate(name, change), currentDocument: { exists: false } };
    case "patch":
      return { ...asUpdate(name, change), ...asPrecondition(change.only) };
  }
}

function asPrecondition(only: "any" | "merged" | "existing" | Version): object {
  if (only === "any" || only === "merged") return {};
  return { currentDocument: only === "existing" ? { exists: true } : { updateTime: updateTimeOf(only) } };
}

function asTransform(value: Parts["filledIn"][number][1]): object {
  switch (value.by) {
    case "time":
      return { setToServerValue: "REQUEST_TIME" };
    case "sum":
      return { increment: encode(value.added) };
    case "union":
      return { appendMissingElements: { values: value.members.map(encode) } };
    case "difference":
      return { removeAllFromArray: { values: value.members.map(encode) } };
  }
}

function asUpdate(name: string, change: Writing): object {
  const { data, removes, filledIn } = partsOf(change);
  const names = change.kind === "patch" ? namesIn : (path: string) => [path];
  const fields = Object.entries(data).reduce<Fields>((all, [path, value]) => encodeAt(all, names(path), value), {});
  const updateTransforms = filledIn.map(([fieldPath, value]) => ({ fieldPath, ...asTransform(value) }));
  return {
    update: { name, fields },
    ...(change.kind === "patch" && { updateMask: { fieldPaths: [...Object.keys(data), ...removes] } }),
    ...(updateTransforms.length > 0 && { updateTransforms }),
  };
}
