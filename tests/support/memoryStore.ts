import { isDeepStrictEqual } from "node:util";
import type { Version } from "../../functions/src/usecases/chat/ports";
import { namesIn, partsOf, type Change, type Parts, type Writing } from "../../functions/src/store/changes";
import type { Found } from "../../functions/src/store/look";
import { decodeFields, encode, type Fields, type Value } from "../../functions/src/store/values";
import { updateTimeOf, versionAt } from "../../functions/src/store/versions";

interface Held {
  readonly fields: Fields;
  readonly updateTime: string;
}

type Documents = ReadonlyMap<string, Held>;

const numberIn = (value: Value | undefined): number => {
  if (value === undefined) return 0;
  if ("integerValue" in value) return Number(value.integerValue);
  return "doubleValue" in value ? value.doubleValue : 0;
};

function valueAt(fields: Fields, [name = "", ...deeper]: readonly string[]): Value | undefined {
  const value = fields[name];
  if (deeper.length === 0) return value;
  return value && "mapValue" in value ? valueAt(value.mapValue.fields, deeper) : undefined;
}

/** The fields with another value at a path, or without one. */
function withAt(fields: Fields, [name = "", ...deeper]: readonly string[], value: Value | undefined): Fields {
  const { [name]: before, ...others } = fields;
  if (deeper.length === 0) return value === undefined ? others : { ...others, [name]: value };
  const inside = before && "mapValue" in before ? before.mapValue.fields : {};
  if (value === undefined && before === undefined) return fields;
  return { ...others, [name]: { mapValue: { fields: withAt(inside, deeper, value) } } };
}

const isSame = (a: Value, b: Value): boolean => JSON.stringify(a) === JSON.stringify(b);

function worked(value: Parts["filledIn"][number][1], before: Value | undefined, now: string): Value {
  if (value.by === "time") return { timestampValue: now };
  if (value.by === "sum") return encode(numberIn(before) + value.added);
  const list = before && "arrayValue" in before ? before.arrayValue.values : [];
  const members = value.members.map((each) => encode(each));
  const values =
    value.by === "union"
      ? [...list, ...members.filter((each) => !list.some((known) => isSame(known, each)))]
      : list.filter((known) => !members.some((each) => isSame(known, each)));
  return { arrayValue: { values } };
}

function applied(before: Fields, change: Writing, now: string): Fields {
  const { data, removes, filledIn } = partsOf(change);
  const paths = change.kind === "patch" ? namesIn : (name: string) => [name];
  let after = change.kind === "patch" ? before : {};
  for (const [path, value] of Object.entries(data)) after = withAt(after, paths(path), encode(value));
  for (const path of removes) after = withAt(after, namesIn(path), undefined);
  for (const [path, value] of filledIn) {
    const names = namesIn(path);
    after = withAt(after, names, worked(value, valueAt(after, names), now));
  }
  return after;
}

/** A document after a write; as in Firestore, one that changes nothing keeps the version. */
function written(held: Held | undefined, change: Writing, now: string): Held {
  const fields = applied(held?.fields ?? {}, change, now);
  return held && isDeepStrictEqual(fields, held.fields) ? held : { fields, updateTime: now };
}

/** Whether the document fulfils the precondition of a change. */
function holds(change: Change, held: Held | undefined): boolean {
  switch (change.kind) {
    case "create":
    case "absence":
      return held === undefined;
    case "put":
      return true;
    case "remove":
    case "patch":
      if (change.only === "any" || change.only === "merged") return true;
      if (change.only === "existing") return held !== undefined;
      return held?.updateTime === updateTimeOf(change.only);
  }
}

/** Documents in memory that keep the promises of the store (tests/support/storePromises). */
export class MemoryStore {
  #documents: Documents = new Map();
  #now = Date.UTC(2026, 0, 1);

  commit(changes: readonly Change[]): Promise<readonly Version[] | null> {
    this.#now += 1;
    const now = new Date(this.#now).toISOString();
    const after = new Map(this.#documents);
    const versions: Version[] = [];
    for (const change of changes) {
      const held = after.get(change.path);
      if (!holds(change, held)) return Promise.resolve(null);
      if (change.kind === "remove") after.delete(change.path);
      else if (change.kind !== "absence") after.set(change.path, written(held, change, now));
      versions.push(versionAt(after.get(change.path)?.updateTime ?? now));
    }
    this.#documents = after;
    return Promise.resolve(versions);
  }

  lookUp(paths: readonly string[]): Promise<readonly (Found | null)[]> {
    return Promise.resolve(
      paths.map((path) => {
        const held = this.#documents.get(path);
        return held ? { path, data: decodeFields(held.fields), updateTime: held.updateTime } : null;
      }),
    );
  }

  /** The paths of all documents. */
  paths(): readonly string[] {
    return [...this.#documents.keys()];
  }
}
