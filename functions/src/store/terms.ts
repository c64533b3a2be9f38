import { encode, type Value } from "./values";

const NAME = "__name__";

/** The field path by which filters and orders refer to a document's name. */
export const documentId = (): string => NAME;

const OPERATORS = {
  "==": "EQUAL",
  "!=": "NOT_EQUAL",
  "<": "LESS_THAN",
  "<=": "LESS_THAN_OR_EQUAL",
  ">": "GREATER_THAN",
  ">=": "GREATER_THAN_OR_EQUAL",
  in: "IN",
  "not-in": "NOT_IN",
  "array-contains": "ARRAY_CONTAINS",
} as const;
export type Operator = keyof typeof OPERATORS;
const NULL_CHECKS: Partial<Record<Operator, string>> = { "==": "IS_NULL", "!=": "IS_NOT_NULL" };
/** Operators that compare with each member of a list. */
const OF_LISTS: ReadonlySet<Operator> = new Set(["in", "not-in"]);
const INEQUALITIES: ReadonlySet<Operator> = new Set(["!=", "<", "<=", ">", ">=", "not-in"]);

interface Filter {
  readonly path: string;
  readonly operator: Operator;
  readonly value: unknown;
}

export interface Order {
  readonly path: string;
  readonly direction: "asc" | "desc";
}

/** A cursor: values of the fields in the order. */
interface Place {
  readonly values: readonly unknown[];
  readonly before: boolean;
}

interface Name {
  readonly referenceValue: string;
}

/** The parts of a query. */
export interface Terms {
  readonly filters: readonly Filter[];
  readonly orders: readonly Order[];
  readonly limit?: number;
  readonly offset?: number;
  readonly startAt?: Place;
  readonly endAt?: Place;
}

export const ALL: Terms = { filters: [], orders: [] };

/** The order of a query, with the fields that Firestore adds itself. */
export function wholeOrder({ filters, orders }: Terms): readonly Order[] {
  const direction = orders.at(-1)?.direction ?? "asc";
  const compared = filters.filter(({ operator }) => INEQUALITIES.has(operator)).map(({ path }) => path);
  const implied = new Set([...compared.toSorted(), NAME]);
  const added = [...implied].filter((path) => !orders.some((order) => order.path === path));
  return [...orders, ...added.map((path) => ({ path, direction }))];
}

/**
 * The query in JSON: cloud.google.com/firestore/docs/reference/rest/v1/StructuredQuery. `nameFor` turns a reference or
 * an id of a document into its full name. Throws a TypeError for null with any operator except `==` and `!=`, for an
 * empty list, and for a cursor that has no values or more values than the order has fields.
 */
export function structured(
  { collectionId, group }: { readonly collectionId: string; readonly group: boolean },
  { filters, orders, startAt, endAt, ...bounds }: Terms,
  nameFor: (value: unknown) => string,
): object {
  const valueAt = (path: string | undefined, value: unknown): Value | Name =>
    path === NAME ? { referenceValue: nameFor(value) } : encode(value);
  const comparedAt = (path: string, operator: Operator, value: unknown): object => {
    if (path === NAME && operator === "array-contains") throw new TypeError("The name of a document holds no list.");
    if (!OF_LISTS.has(operator)) return valueAt(path, value);
    if (!Array.isArray(value) || value.length === 0)
      throw new TypeError(`'${operator}' takes a list that is not empty.`);
    return { arrayValue: { values: value.map((each) => valueAt(path, each)) } };
  };
  const filterOf = ({ path, operator, value }: Filter): object => {
    const field = { fieldPath: path };
    if (value !== null || path === NAME)
      return { fieldFilter: { field, op: OPERATORS[operator], value: comparedAt(path, operator, value) } };
    const op = NULL_CHECKS[operator];
    if (op === undefined) throw new TypeError(`null is compared by '==' and '!=' alone, not by '${operator}'.`);
    return { unaryFilter: { field, op } };
  };
  const placeOf = ({ values, before }: Place): object => {
    if (values.length === 0 || values.length > orders.length || values.includes(undefined))
      throw new TypeError("A place is a value for each field in the order, or for the first of them.");
    return { values: values.map((value, at) => valueAt(orders[at]?.path, value)), before };
  };
  const [first, ...others] = filters.map(filterOf);
  return {
    from: [{ collectionId, ...(group && { allDescendants: true }) }],
    ...(first && {
      where: others.length === 0 ? first : { compositeFilter: { op: "AND", filters: [first, ...others] } },
    }),
    ...(orders.length > 0 && {
      orderBy: orders.map(({ path, direction }) => ({
        field: { fieldPath: path },
        direction: direction === "asc" ? "ASCENDING" : "DESCENDING",
      })),
    }),
    ...(startAt && { startAt: placeOf(startAt) }),
    ...(endAt && { endAt: placeOf(endAt) }),
    ...bounds,
  };
}
