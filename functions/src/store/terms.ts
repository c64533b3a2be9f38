import { encode, type Value } from "./values";

const NAME = "__name__";

/** The field path by which filters and orders mean a document's name. */
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

/** A cursor: the values of the fields in the order. */
interface Place {
  readonly values: readonly unknown[];
  readonly before: boolean;
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

/** The order of a query, with the fields that Firestore adds by itself. */
export function wholeOrder({ filters, orders }: Terms): readonly Order[] {
  const direction = orders.at(-1)?.direction ?? "asc";
  const compared = filters.filter(({ operator }) => INEQUALITIES.has(operator)).map(({ path }) => path);
  const implied = new Set([...compared.toSorted(), NAME]);
  const added = [...implied].filter((path) => !orders.some((order) => order.path === path));
  return [...orders, ...added.map((path) => ({ path, direction }))];
}

/**
 * The query in JSON: cloud.google.com/firestore/docs/reference/rest/v1/StructuredQuery. `nameFor` returns the full name of a
 * document, given its reference or its id.
 */
export function structured(
  { collectionId, group }: { readonly collectionId: string; readonly group: boolean },
  { filters, orders, startAt, endAt, ...bounds }: Terms,
  nameFor: (value: unknown) => string,
): object {
  const valueAt = (path: string | undefined, value: unknown): Value | { readonly referenceValue: string } =>
    path === NAME ? { referenceValue: nameFor(value) } : encode(value);
  const filterOf = ({ path, operator, value }: Filter): object => {
    const field = { fieldPath: path };
    if (value === null) return { unaryFilter: { field, op: operator === "==" ? "IS_NULL" : "IS_NOT_NULL" } };
    return { fieldFilter: { field, op: OPERATORS[operator], value: valueAt(path, value) } };
  };
  const placeOf = ({ values, before }: Place): object => ({
    values: values.map((value, at) => valueAt(orders[at]?.path, value)),
    before,
  });
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
