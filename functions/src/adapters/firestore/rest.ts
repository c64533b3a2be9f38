import * as z from "zod/mini";
import { post, projectId, ServiceError, type Service } from "../google";
import { decodeFields, encodeFields } from "./values";

/** Firestore by its REST surface, for the two operations of a send and of a claim. A repeated write is harmless: each carries its precondition. */
const firestore: Service = {
  host: "firestore.googleapis.com",
  emulator: () => process.env["FIRESTORE_EMULATOR_HOST"],
  emulatorPrefix: "",
};

export interface Found {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly updateTime: string;
}

export interface Write {
  readonly path: string;
  readonly data: object;
  /** Fields to remove, by their paths. */
  readonly removes?: readonly string[];
  /** Fields that get the time of the commit. */
  readonly stamps: readonly string[];
  /** Whole numbers to add to fields; one that is missing counts as 0. */
  readonly adds?: Readonly<Record<string, number>>;
  /**
   * `absent`: creates; `existing`: sets the fields named of a document that there is; `merged`: the same, whatever there
   * is; a time: the same, if the document is still as of then.
   */
  readonly only: "absent" | "existing" | "merged" | { readonly unchangedSince: string };
}

/** Stores nothing: the write as a whole fails where there is such a document. */
export interface Absence {
  readonly path: string;
  readonly only: "none";
}

const CONFLICTS: ReadonlySet<string> = new Set(["ALREADY_EXISTS", "FAILED_PRECONDITION", "ABORTED", "NOT_FOUND"]);
const root = () => `projects/${projectId()}/databases/(default)/documents`;
const nameOf = (path: string) => `${root()}/${path}`;

const stored = z.object({ name: z.string(), fields: z.optional(z.unknown()), updateTime: z.string() });
const looked = z.array(z.object({ found: z.optional(stored), missing: z.optional(z.string()) }));

/** The documents in the order asked for; null where there is none. */
export async function getAll(paths: readonly string[]): Promise<readonly (Found | null)[]> {
  const answers = looked.parse(await post(firestore, `/v1/${root()}:batchGet`, { documents: paths.map(nameOf) }));
  const found = new Map(answers.flatMap((answer) => (answer.found ? [[answer.found.name, answer.found]] : [])));
  return paths.map((path) => {
    const document = found.get(nameOf(path));
    return document ? { path, data: decodeFields(document.fields), updateTime: document.updateTime } : null;
  });
}

const committed = z.object({
  writeResults: z.array(z.object({ updateTime: z.optional(z.string()) })),
  commitTime: z.string(),
});

/** The update time of each write, or null when one of them lost its precondition and nothing was stored. */
export async function commit(writes: readonly (Write | Absence)[]): Promise<readonly string[] | null> {
  try {
    const { writeResults, commitTime } = committed.parse(
      await post(firestore, `/v1/${root()}:commit`, { writes: writes.map(asWrite) }),
    );
    return writeResults.map(({ updateTime }) => updateTime ?? commitTime);
  } catch (error) {
    if (error instanceof ServiceError && CONFLICTS.has(error.status)) return null;
    throw error;
  }
}

const counted = z.object({
  writeResults: z.array(z.object({ transformResults: z.tuple([z.object({ integerValue: z.string() })], z.unknown()) })),
});

/** For writes that add to one field each: what each field holds by now. */
export async function commitCounting(writes: readonly Write[]): Promise<readonly number[]> {
  const { writeResults } = counted.parse(
    await post(firestore, `/v1/${root()}:commit`, { writes: writes.map(asWrite) }),
  );
  return writeResults.map(({ transformResults: [sum] }) => Number(sum.integerValue));
}

function asWrite(write: Write | Absence): object {
  if (write.only === "none") return { delete: nameOf(write.path), currentDocument: { exists: false } };
  const { path, data, removes = [], stamps, adds, only } = write;
  const updateTransforms = [
    ...stamps.map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" })),
    ...Object.entries(adds ?? {}).map(([fieldPath, by]) => ({ fieldPath, increment: { integerValue: String(by) } })),
  ];
  return {
    update: { name: nameOf(path), fields: encodeFields(data) },
    ...(only === "absent"
      ? { currentDocument: { exists: false } }
      : { updateMask: { fieldPaths: [...Object.keys(data), ...removes] } }),
    ...(only === "existing" && { currentDocument: { exists: true } }),
    ...(typeof only === "object" && { currentDocument: { updateTime: only.unchangedSince } }),
    ...(updateTransforms.length > 0 && { updateTransforms }),
  };
}
