import * as z from "zod/mini";
import { NAME, type Order, type QueryShape } from "./shape";

const order = z.enum(["ASCENDING", "DESCENDING"]);

/** firestore.indexes.json, as it is deployed. */
export const indexFile = z.strictObject({
  indexes: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      queryScope: z.literal("COLLECTION"),
      fields: z.array(z.strictObject({ fieldPath: z.string(), order })),
    }),
  ),
  /**
   * Automatic indexes of single fields, extended to all collections of a name; and the field by which documents expire.
   */
  fieldOverrides: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.optional(z.literal(true)),
      indexes: z.array(z.strictObject({ order, queryScope: z.enum(["COLLECTION", "COLLECTION_GROUP"]) })),
    }),
  ),
});
type Index = z.infer<typeof indexFile>["indexes"][number];

/** A composite index that a query needs: the fields compared for equality in any order, then those it is sorted by. */
interface Need {
  readonly collection: string;
  readonly equal: readonly string[];
  readonly sorted: readonly Order[];
}

const EQUALITIES = new Set(["==", "in"]);
const RANGES = new Set(["<", "<=", ">", ">=", "!=", "not-in"]);

/**
 * The composite index that production requires for a query; null if automatic ones suffice: only filters for equality
 * (which are merged), or one field that is sorted or bounded
 * (https://firebase.google.com/docs/firestore/query-data/index-overview).
 */
export function neededIndex({ at, collection, filters, orders }: QueryShape): Need | null {
  // Every list field has an automatic index for `array-contains`.
  if (orders.length === 0 && filters.length === 1 && filters[0]?.op === "array-contains") return null;
  const unknown = filters.find(({ op }) => !EQUALITIES.has(op) && !RANGES.has(op));
  if (unknown) throw new Error(`${at}: ${unknown.op} needs an index that these tests do not know yet.`);
  const fixed = new Set(filters.filter(({ op }) => op === "==").map(({ field }) => field));
  const equal = [...new Set(filters.filter(({ op }) => EQUALITIES.has(op)).map(({ field }) => field))].filter(
    (field) => field !== NAME,
  );
  const sorted = withoutNameAtEnd(
    withRanges(
      orders.filter(({ field }) => !fixed.has(field)),
      filters,
    ),
  );
  const [first, second] = sorted;
  if (!first || (!second && first.field === NAME)) return null;
  if (!second && equal.every((field) => field === first.field)) return null;
  return { collection, equal: equal.filter((field) => sorted.every((each) => each.field !== field)), sorted };
}

/** Adds bounded fields that no order names: they are sorted too, in the direction of the last order. */
function withRanges(orders: readonly Order[], filters: QueryShape["filters"]): readonly Order[] {
  const direction = orders.at(-1)?.direction ?? "asc";
  const bounded = new Set(filters.filter(({ op }) => RANGES.has(op)).map(({ field }) => field));
  const implied = [...bounded].filter((field) => orders.every((each) => each.field !== field)).toSorted();
  return [...orders, ...implied.map((field) => ({ field, direction }))];
}

/** Every index ends with the document's name in the direction of its last field, so naming it there adds nothing. */
function withoutNameAtEnd(orders: readonly Order[]): readonly Order[] {
  const last = orders.at(-1);
  const before = orders.at(-2);
  return last?.field === NAME && last.direction === before?.direction ? orders.slice(0, -1) : orders;
}

function serves({ collectionGroup, fields }: Index, { collection, equal, sorted }: Need): boolean {
  const prefix = fields.slice(0, equal.length).map(({ fieldPath }) => fieldPath);
  const rest = fields.slice(equal.length);
  return (
    collectionGroup === collection &&
    prefix.toSorted().join() === equal.toSorted().join() &&
    rest.length === sorted.length &&
    rest.every(
      ({ fieldPath, order: listed }, i) =>
        sorted[i]?.field === fieldPath && listed === (sorted[i].direction === "asc" ? "ASCENDING" : "DESCENDING"),
    )
  );
}

export const describeNeed = ({ collection, equal, sorted }: Need): string =>
  `${collection}: ${[...equal.map((field) => `${field} =`), ...sorted.map(({ field, direction }) => `${field} ${direction}`)].join(", ")}`;

/** The differences between the queries and the listed indexes, in words; empty if they match. */
export function compareIndexes(queries: readonly QueryShape[], listed: readonly Index[]): readonly string[] {
  const needs = queries.map((query) => ({ at: query.at, need: neededIndex(query) }));
  const missing = needs.flatMap(({ at, need }) =>
    need && !listed.some((index) => serves(index, need)) ? [`missing for ${at}: ${describeNeed(need)}`] : [],
  );
  const unused = listed
    .filter((index) => !needs.some(({ need }) => need && serves(index, need)))
    .map(
      ({ collectionGroup, fields }) =>
        `used by no query: ${collectionGroup}: ${fields.map(({ fieldPath, order: way }) => `${fieldPath} ${way}`).join(", ")}`,
    );
  const endless = queries
    .filter(({ limited }) => !limited)
    .map(({ at, collection }) => `without a limit: ${at} (${collection})`);
  return [...missing, ...unused, ...endless];
}
