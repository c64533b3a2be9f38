import type { DocumentSnapshot } from "../../store/database";
import type * as z from "zod/mini";
import { readEach } from "../../loops";
import { logSkipped } from "../../runtime/log";
import type { Versioned, Version } from "../../usecases/chat/ports";
import type { Found } from "../../store/look";
import { updateTimeOf, versionAt as versionOf } from "../../store/versions";
import { Timestamp } from "../../store/values";

/** A stored document that its model refuses: a defect of ours, never of the caller. Says where, without the content. */
class CorruptDocument extends Error {
  constructor(path: string, issues: readonly z.core.$ZodIssue[]) {
    super(`Corrupt document ${path}: ${issues.map((issue) => `${issue.path.join(".")} ${issue.code}`).join(", ")}`);
    this.name = "CorruptDocument";
  }
}

function parse<S extends z.ZodMiniType>(schema: S, path: string, data: unknown): z.output<S> {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new CorruptDocument(path, parsed.error.issues);
  return parsed.data;
}

/** Reads a snapshot of `store/database` by its collection's model, with `more` added; null if there is no document. */
export function read<S extends z.ZodMiniType>(
  schema: S,
  snapshot: DocumentSnapshot,
  more: object = {},
): z.output<S> | null {
  return snapshot.exists ? parse(schema, snapshot.ref.path, { ...snapshot.data(), ...more }) : null;
}

/**
 * Reads each of many documents by `reader`. One that can't be read is logged by its kind and id and left out. Every
 * list is read through here, so that no broken document stops the others.
 */
export const readAll = <T>(
  docs: readonly DocumentSnapshot[],
  reader: (doc: DocumentSnapshot) => T | null,
): readonly T[] => readEach(docs, reader, ({ ref }, error) => logSkipped(kindOf(ref.parent.path), ref.id, error));

// For example 'conversations/*/notes' for the path of a note.
const kindOf = (path: string): string =>
  path
    .split("/")
    .map((part, index) => (index % 2 === 0 ? part : "*"))
    .join("/");

/** Like {@link read}, for a document that many depend on: one that can't be read counts as missing. */
export const readOrNull = <S extends z.ZodMiniType>(schema: S, doc: DocumentSnapshot): z.output<S> | null =>
  readAll([doc], (each) => read(schema, each))[0] ?? null;

/** Like {@link read}, for what `store/look` found. */
export function readFound<S extends z.ZodMiniType>(
  schema: S,
  found: Found | null | undefined,
  more: object = {},
): z.output<S> | null {
  return found ? parse(schema, found.path, { ...found.data, ...more }) : null;
}

/** Like {@link readFound}, for what browsers write: a document that can't be read counts as missing. */
export function readFoundOrNull<S extends z.ZodMiniType>(
  schema: S,
  found: Found | null | undefined,
): z.output<S> | null {
  const skipped = ({ path }: Found, error: unknown): void => {
    const [name = "", ...parents] = path.split("/").toReversed();
    logSkipped(kindOf(parents.toReversed().join("/")), name, error);
  };
  return readEach(found ? [found] : [], (each) => readFound(schema, each), skipped)[0] ?? null;
}

/**
 * The result of `look`, which reads a document and others that belong to it; null, and logged like {@link readAll}
 * does, if one of them can't be read.
 */
export async function lookOrNull<T>(doc: DocumentSnapshot, look: () => Promise<T | null>): Promise<T | null> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof CorruptDocument)) throw error;
    logSkipped(kindOf(doc.ref.parent.path), doc.id, error);
    return null;
  }
}

/** The version of a document whose last update was at this time. */
export const versionAt = ({ iso }: Timestamp): Version => versionOf(iso);

/** When a document of that version was written. */
export const timeOf = (version: Version): Timestamp => new Timestamp(updateTimeOf(version));

/** Like {@link readFound}, with the version that was read, and `more` added. */
export function versionedIn<S extends z.ZodMiniType>(
  schema: S,
  found: Found | null | undefined,
  more: object = {},
): Versioned<z.output<S>> | null {
  const value = readFound(schema, found, more);
  return value === null || !found ? null : { value, version: versionOf(found.updateTime) };
}

/** Like {@link read}, with the version that was read. */
export function readVersioned<S extends z.ZodMiniType>(
  schema: S,
  snapshot: DocumentSnapshot,
  more: object = {},
): Versioned<z.output<S>> | null {
  const value = read(schema, snapshot, more);
  return value === null || !snapshot.updateTime ? null : { value, version: versionAt(snapshot.updateTime) };
}

/** The version of a document whatever it holds; null if there is none. */
export const versionIn = ({ exists, updateTime }: DocumentSnapshot): Version | null =>
  exists && updateTime ? versionAt(updateTime) : null;

/** What we wrote ourselves, with the version of that write. */
export const versionedAt = <T>(value: T, at: Timestamp): Versioned<T> => ({ value, version: versionAt(at) });
