import {
  find,
  ID,
  idOf,
  read,
  Timestamp,
  valueOf,
  write,
  type Asked,
  type Constraint,
  type Fields,
  type Found,
  type Operator,
} from "./documents";
import { answered, hurt, isKept, isOnline, isRefused, isSlow, onLine } from "./line";

/** Replaces `firebase/firestore` in component tests (vitest.config.ts). */
export { Timestamp };

interface Reference {
  readonly type: "document";
  readonly id: string;
  readonly path: string;
}

interface Snapshot {
  readonly id: string;
  readonly ref: Reference;
  readonly metadata: Metadata;
  readonly exists: () => boolean;
  readonly data: () => Fields | undefined;
  readonly get: (field: string) => unknown;
}

interface Metadata {
  readonly fromCache: boolean;
  readonly hasPendingWrites: boolean;
}

type Target = Reference | Asked;

const isReference = (target: Target): target is Reference => "type" in target;

export const initializeFirestore = (): object => ({});
export const connectFirestoreEmulator = (): void => undefined;

const join = (parent: unknown, names: readonly string[]): string => {
  const before =
    typeof parent === "object" && parent !== null && "path" in parent && typeof parent.path === "string"
      ? [parent.path]
      : [];
  return [...before, ...names].join("/");
};

export const collection = (parent: unknown, ...names: readonly string[]): Asked => ({
  path: join(parent, names),
  constraints: [],
});

const reference = (path: string): Reference => ({ type: "document", id: idOf(path), path });

export const doc = (parent: unknown, ...names: readonly string[]): Reference => reference(join(parent, names));
export const documentId = (): string => ID;

export const query = ({ path, constraints }: Asked, ...more: readonly Constraint[]): Asked => ({
  path,
  constraints: [...constraints, ...more],
});
export const where = (field: string, operator: Operator, value: unknown): Constraint => ({
  kind: "where",
  field,
  operator,
  value,
});
export const orderBy = (field: string, direction: "asc" | "desc" = "asc"): Constraint => ({
  kind: "orderBy",
  field,
  direction,
});
export const limit = (count: number): Constraint => ({ kind: "limit", count });
export const startAfter = (...values: readonly unknown[]): Constraint => ({ kind: "startAfter", values });

const NOW = Symbol("serverTimestamp");
export const serverTimestamp = (): symbol => NOW;

const stamped = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === NOW ? new Timestamp(Date.now()) : value]),
  );

const snapshotOf = (path: string, fields: Fields | undefined, fromCache: boolean): Snapshot => ({
  id: idOf(path),
  ref: reference(path),
  metadata: { fromCache, hasPendingWrites: false },
  exists: () => fields !== undefined,
  data: () => fields,
  get: (field) => (fields ? valueOf({ id: idOf(path), path, fields }, field) : undefined),
});

interface Change {
  readonly type: "added" | "modified" | "removed";
  readonly doc: Snapshot;
  /** Index in the result after all earlier changes; -1 if the document is not in it. */
  readonly oldIndex: number;
  readonly newIndex: number;
}

/**
 * The changes that turn one result into the next, with the index before and after each; removals first, as in
 * Firestore.
 */
function changesOf(before: readonly Found[], found: readonly Found[], fromCache: boolean): readonly Change[] {
  const paths = before.map(({ path }) => path);
  const fieldsOf = new Map(before.map(({ path, fields }) => [path, fields]));
  const changed = found.filter(({ path, fields }) => fieldsOf.get(path) !== fields);
  const pending = new Set(changed.map(({ path }) => path));
  const removed = before
    .filter(({ path }) => !found.some((each) => each.path === path))
    .map(({ path, fields }): Change => {
      const oldIndex = paths.indexOf(path);
      paths.splice(oldIndex, 1);
      return { type: "removed", doc: snapshotOf(path, fields, fromCache), oldIndex, newIndex: -1 };
    });
  const others = changed.map(({ path, fields }): Change => {
    const oldIndex = paths.indexOf(path);
    if (oldIndex >= 0) paths.splice(oldIndex, 1);
    pending.delete(path);
    const place = found.findIndex((each) => each.path === path);
    const settled = found.slice(0, place).findLast((each) => !pending.has(each.path));
    const newIndex = settled ? paths.indexOf(settled.path) + 1 : 0;
    paths.splice(newIndex, 0, path);
    return { type: oldIndex < 0 ? "added" : "modified", doc: snapshotOf(path, fields, fromCache), oldIndex, newIndex };
  });
  return [...removed, ...others];
}

const resultOf = (found: readonly Found[], before: readonly Found[], fromCache: boolean) => {
  const docs = found.map(({ path, fields }) => snapshotOf(path, fields, fromCache));
  const changes = changesOf(before, found, fromCache);
  return {
    docs,
    size: docs.length,
    empty: docs.length === 0,
    metadata: { fromCache, hasPendingWrites: false },
    docChanges: () => changes,
    forEach: (work: (each: Snapshot) => void) => docs.forEach((each) => work(each)),
  };
};

type Result = ReturnType<typeof resultOf>;

/** `startAfter` may be given a document; as in Firestore, its values in the ordered fields are then the cursor. */
const withCursor = ({ path, constraints }: Asked): Asked => {
  const orders = constraints.filter((each) => each.kind === "orderBy");
  return {
    path,
    constraints: constraints.map((each) => {
      if (each.kind !== "startAfter") return each;
      const [first] = each.values;
      if (!isSnapshot(first)) return each;
      return { kind: "startAfter", values: orders.map(({ field }) => first.get(field)) };
    }),
  };
};

const isSnapshot = (value: unknown): value is Snapshot => typeof value === "object" && value !== null && "ref" in value;

export async function getDoc({ path }: Reference): Promise<Snapshot> {
  await answered(path);
  return snapshotOf(path, read(path), false);
}

export async function getDocsFromServer(asked: Asked): Promise<Result> {
  await answered(asked.path);
  return resultOf(find(withCursor(asked)), [], false);
}

export async function getCountFromServer(asked: Asked): Promise<{ data(): { readonly count: number } }> {
  await answered(asked.path);
  const { length } = find(asked);
  return { data: () => ({ count: length }) };
}

const ears = new Set<() => void>();

/** Makes every listener check again; the store calls it after each change. */
export const tellAll = (): void => [...ears].forEach((look) => look());

interface Options {
  readonly includeMetadataChanges?: boolean;
}
type Told = (heard: unknown) => void;

/**
 * Calls back once with what is there, then with each change. With a cut network it answers with what was read before,
 * as from the cache; with a slow one, with what the device has stored, if anything. A refusal ends the listener.
 */
export function onSnapshot(target: Target, ...rest: readonly (Options | Told)[]): () => void {
  const [first] = rest;
  const { includeMetadataChanges = false } = typeof first === "object" ? first : {};
  const [next, failed] = rest.filter((each) => typeof each === "function");
  let told: { readonly found: readonly Found[]; readonly fromCache: boolean } | null = null;
  let isOver = false;

  const look = (): void => {
    if (isOver) return;
    if (isRefused(target.path) && isOnline()) {
      stop();
      failed?.(hurt());
      return;
    }
    const isLate = isOnline() && isSlow(target.path);
    const fromCache = isLate || !isOnline();
    const kept = isLate ? foundBy(target).filter(({ id }) => isKept(id)) : [];
    if (isLate && (told !== null || kept.length === 0)) return;
    const found = isLate ? kept : fromCache ? (told?.found ?? []) : foundBy(target);
    const isSame = told !== null && sameDocuments(told.found, found);
    if (told && isSame && (told.fromCache === fromCache || !includeMetadataChanges)) {
      told = { found, fromCache };
      return;
    }
    const before = told?.found ?? [];
    told = { found, fromCache };
    next?.(
      isReference(target) ? snapshotOf(target.path, found[0]?.fields, fromCache) : resultOf(found, before, fromCache),
    );
  };
  const stopLine = onLine(look);
  const stop = (): void => {
    isOver = true;
    ears.delete(look);
    stopLine();
  };
  ears.add(look);
  queueMicrotask(look);
  return stop;
}

function foundBy(target: Target): readonly Found[] {
  if (!isReference(target)) return find(withCursor(target));
  const fields = read(target.path);
  return fields ? [{ id: target.id, path: target.path, fields }] : [];
}

const sameDocuments = (left: readonly Found[], right: readonly Found[]): boolean =>
  left.length === right.length &&
  left.every(({ path, fields }, nth) => right[nth]?.path === path && right[nth].fields === fields);

async function change(path: string, fields: Fields | undefined): Promise<void> {
  await answered(path);
  write(path, fields);
  tellAll();
}

export const setDoc = (
  { path }: Reference,
  fields: Fields,
  { merge = false }: { readonly merge?: boolean } = {},
): Promise<void> => change(path, { ...(merge && read(path)), ...stamped(fields) });

export const updateDoc = ({ path }: Reference, fields: Fields): Promise<void> =>
  change(path, { ...read(path), ...stamped(fields) });

export const deleteDoc = ({ path }: Reference): Promise<void> => change(path, undefined);

export function writeBatch() {
  const work: (() => Promise<void>)[] = [];
  return {
    set: (ref: Reference, fields: Fields) => void work.push(() => setDoc(ref, fields)),
    update: (ref: Reference, fields: Fields) => void work.push(() => updateDoc(ref, fields)),
    delete: (ref: Reference) => void work.push(() => deleteDoc(ref)),
    commit: async (): Promise<void> => {
      for (const step of work) await step();
    },
  };
}
