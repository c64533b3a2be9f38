/** Documents in memory, by path, and queries on them: the part of Firestore that the web app uses. */

export type Fields = Readonly<Record<string, unknown>>;

/** An instant as the SDK returns it. */
export class Timestamp {
  constructor(private readonly at: number) {}

  toMillis(): number {
    return this.at;
  }

  toDate(): Date {
    return new Date(this.at);
  }
}

export type Operator = "==" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "array-contains";

export interface Filter {
  readonly kind: "where";
  readonly field: string;
  readonly operator: Operator;
  readonly value: unknown;
}

export interface Order {
  readonly kind: "orderBy";
  readonly field: string;
  readonly direction: "asc" | "desc";
}

export type Constraint =
  | Filter
  | Order
  | { readonly kind: "limit"; readonly count: number }
  | { readonly kind: "startAfter"; readonly values: readonly unknown[] };

export interface Asked {
  /** The path of the collection. */
  readonly path: string;
  readonly constraints: readonly Constraint[];
}

export interface Found {
  readonly id: string;
  readonly path: string;
  readonly fields: Fields;
}

/** The name by which a query refers to a document's id. */
export const ID = "__name__";

const documents = new Map<string, Fields>();

export const read = (path: string): Fields | undefined => documents.get(path);

export const paths = (): readonly string[] => [...documents.keys()];

export const idOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

export function write(path: string, fields: Fields | undefined): void {
  if (fields === undefined) documents.delete(path);
  else documents.set(path, fields);
}

export const empty = (): void => documents.clear();

/** The value to sort by: an instant's milliseconds, everything else as it is. */
const rank = (value: unknown): string | number | boolean | null => {
  if (value instanceof Timestamp) return value.toMillis();
  if (value instanceof Date) return value.getTime();
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
};

function compare(left: unknown, right: unknown): number {
  const [a, b] = [rank(left), rank(right)];
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : 1;
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

export function valueOf({ id, fields }: Found, field: string): unknown {
  if (field === ID) return id;
  let value: unknown = fields;
  for (const name of field.split(".")) value = isFields(value) ? value[name] : undefined;
  return value;
}

function fits(found: Found, { field, operator, value }: Filter): boolean {
  const stored = valueOf(found, field);
  if (stored === undefined) return false;
  switch (operator) {
    case "==":
      return compare(stored, value) === 0 && (rank(stored) !== null || stored === value);
    case "!=":
      return compare(stored, value) !== 0;
    case "<":
      return compare(stored, value) < 0;
    case "<=":
      return compare(stored, value) <= 0;
    case ">":
      return compare(stored, value) > 0;
    case ">=":
      return compare(stored, value) >= 0;
    case "in":
      return Array.isArray(value) && value.some((each) => compare(stored, each) === 0);
    case "array-contains":
      return Array.isArray(stored) && stored.some((each) => compare(each, value) === 0);
  }
}

/** The results of a query now, in order. As in Firestore, a document without a field of the order is not found. */
export function find({ path, constraints }: Asked): readonly Found[] {
  const filters = constraints.filter((each) => each.kind === "where");
  const orders = constraints.filter((each) => each.kind === "orderBy");
  const after = constraints.findLast((each) => each.kind === "startAfter");
  const limit = constraints.findLast((each) => each.kind === "limit");

  const inOrder = (left: Found, right: Found): number => {
    for (const { field, direction } of orders) {
      const difference = compare(valueOf(left, field), valueOf(right, field));
      if (difference !== 0) return direction === "asc" ? difference : -difference;
    }
    return compare(left.id, right.id);
  };
  const isAfter = (found: Found): boolean => {
    if (!after) return true;
    for (const [nth, { field, direction }] of orders.entries()) {
      const difference = compare(valueOf(found, field), after.values[nth]);
      if (difference !== 0) return direction === "asc" ? difference > 0 : difference < 0;
    }
    return false;
  };
  return [...documents]
    .map(([each, fields]): Found => ({ id: idOf(each), path: each, fields }))
    .filter((found) => found.path === `${path}/${found.id}`)
    .filter((found) => orders.every(({ field }) => valueOf(found, field) !== undefined))
    .filter((found) => filters.every((filter) => fits(found, filter)))
    .toSorted(inOrder)
    .filter(isAfter)
    .slice(0, limit?.count);
}
