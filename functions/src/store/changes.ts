import type { Version } from "../usecases/chat/ports";
import { isMap } from "./values";

/**
 * A change of a stored document, as data. `commit` writes several changes all together or not at all
 * (docs/decisions/0061).
 */
export type Change = Create | Put | Patch | Remove | Absence;

/** A new document; fails if there is one already. */
export interface Create {
  readonly kind: "create";
  readonly path: string;
  readonly fields: object;
}

/** Writes a document with exactly these fields, whether or not there is one. */
interface Put {
  readonly kind: "put";
  readonly path: string;
  readonly fields: object;
}

/** Sets these fields and leaves the others. */
interface Patch {
  readonly kind: "patch";
  readonly path: string;
  /** By field path, see {@link field}. A map is replaced as a whole. */
  readonly fields: object;
  /**
   * `existing`: fails without the document; `merged`: creates it if there is none; a version: fails if it has changed
   * since.
   */
  readonly only: "existing" | "merged" | Version;
}

interface Remove {
  readonly kind: "remove";
  readonly path: string;
  /** `any`: does nothing without the document; the others as for a patch. */
  readonly only: "any" | "existing" | Version;
}

/** Stores nothing, and fails if there is such a document. */
interface Absence {
  readonly kind: "absence";
  readonly path: string;
}

export const create = (path: string, fields: object): Create => ({ kind: "create", path, fields });
export const put = (path: string, fields: object): Change => ({ kind: "put", path, fields });
export const patch = (path: string, fields: object, only: Patch["only"]): Change => ({
  kind: "patch",
  path,
  fields,
  only,
});
export const remove = (path: string, only: Remove["only"] = "any"): Change => ({ kind: "remove", path, only });
export const absence = (path: string): Change => ({ kind: "absence", path });

/** A value that the store computes at the commit. */
export type FilledIn = Time | Removal | Sum | Union | Difference;

class Time {
  readonly by = "time";
}
class Removal {
  readonly by = "removal";
}
class Sum {
  readonly by = "sum";
  constructor(readonly added: number) {}
}
class Union {
  readonly by = "union";
  constructor(readonly members: readonly unknown[]) {}
}
class Difference {
  readonly by = "difference";
  constructor(readonly members: readonly unknown[]) {}
}

const isFilledIn = (value: unknown): value is FilledIn =>
  [Time, Removal, Sum, Union, Difference].some((kind) => value instanceof kind);

/** The time of the commit. */
export const serverTime = new Time();
/** Removes the field. */
export const removed = new Removal();
/** Adds to the present number; a missing field counts as 0. */
export const increment = (added: number): FilledIn => new Sum(added);
/** Adds to the list the members that it does not have. */
export const union = (members: readonly unknown[]): FilledIn => new Union(members);
/** Removes these members from the list. */
export const difference = (members: readonly unknown[]): FilledIn => new Difference(members);

const SIMPLE = /^[A-Za-z_]\w*$/;

/** The path of a field from the names that lead to it. */
export const field = (...names: readonly string[]): string =>
  names.map((name) => (SIMPLE.test(name) ? name : `\`${name.replaceAll(/[`\\]/g, "\\$&")}\``)).join(".");

const NAMES = /`(?<quoted>(?:[^`\\]|\\.)*)`|(?<simple>[^.`]+)/g;

/** The names that lead to the field with this path. */
export const namesIn = (path: string): readonly string[] =>
  [...path.matchAll(NAMES)].map(
    ({ groups }) => groups?.["simple"] ?? (groups?.["quoted"] ?? "").replaceAll(/\\(.)/g, "$1"),
  );

type Fields = Readonly<Record<string, unknown>>;

/** A change that has fields. */
export type Writing = Create | Put | Patch;

/** The fields of a change, by who computes their values. */
export interface Parts {
  /** Values to set, by field path. */
  readonly data: Fields;
  /** The paths of fields to remove. */
  readonly removes: readonly string[];
  readonly filledIn: readonly (readonly [path: string, value: Exclude<FilledIn, Removal>])[];
}

/** Separates the values that the store computes from the others, to any depth. */
export function partsOf({ kind, fields }: Writing): Parts {
  const data: Record<string, unknown> = {};
  const removes: string[] = [];
  const filledIn: [string, Exclude<FilledIn, Removal>][] = [];
  const fill = (path: string, value: FilledIn): void =>
    void (value.by === "removal" ? removes.push(path) : filledIn.push([path, value]));
  const known = (path: string, value: unknown): unknown => {
    if (!isMap(value)) return value;
    const inside: [string, unknown][] = [];
    for (const [name, each] of Object.entries(value)) {
      const below = `${path}.${field(name)}`;
      if (!isFilledIn(each)) inside.push([name, known(below, each)]);
      else if (each.by === "removal") throw new TypeError(`${below} is removed by its own path alone.`);
      else fill(below, each);
    }
    return Object.fromEntries(inside);
  };
  for (const [name, value] of Object.entries(fields)) {
    const path = kind === "patch" ? name : field(name);
    if (kind !== "patch" && value === removed)
      throw new TypeError(`${path} can’t be removed of what there is not yet.`);
    if (isFilledIn(value)) fill(path, value);
    else data[name] = known(path, value);
  }
  return { data, removes, filledIn };
}
