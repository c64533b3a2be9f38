import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { personalData } from "@thodu/domain/accounts/personalData";
import { describe, expect, it } from "vitest";
import { Source, Unreadable } from "./queries/ast";
import { readClientQueries } from "./queries/client";
import { compareIndexes, describeNeed, indexFile, neededIndex } from "./queries/indexes";
import { readServerQueries } from "./queries/server";
import type { QueryShape } from "./queries/shape";

/** Its queries come from the table of personal data: by one field for equality, or by name; they are checked below. */
const BY_TABLE = "functions/src/adapters/firestore/personal.ts";
/** Continues queries that are checked where they begin. */
const PAGES = "functions/src/adapters/firestore/pages.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

function queriesIn(folder: string, read: (source: Source) => readonly QueryShape[]): readonly QueryShape[] {
  const files = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && file !== BY_TABLE && file !== PAGES,
  );
  const sources = files.toSorted().map((file) => ({ file, code: readFileSync(`${root}/${file}`, "utf8") }));
  return sources
    .filter(({ file, code }) => /firestore/i.test(`${file} ${code}`))
    .flatMap(({ file, code }) => read(new Source(file, code)));
}

const said = ({ collection, filters, orders, limited }: QueryShape): string =>
  [
    collection,
    ...filters.map(({ field, op }) => `${field} ${op}`),
    ...orders.map(({ field, direction }) => `${field} ${direction}`),
    limited ? "limit" : "no limit",
  ].join(", ");

const client = (code: string) => readClientQueries(new Source("file.ts", code));
const server = (code: string) => readServerQueries(new Source("file.ts", code));

describe("the queries of the product", () => {
  it("have the indexes that production needs, and a limit each; no index is left over", () => {
    const listed = indexFile.parse(JSON.parse(readFileSync(`${root}/firestore.indexes.json`, "utf8")));
    const queries = [...queriesIn("web", readClientQueries), ...queriesIn("functions", readServerQueries)];
    expect(compareIndexes(queries, listed.indexes)).toEqual([]);
  });
});

describe("the queries by the table of personal data", () => {
  it("have an index for each field that is queried in all collections of a name, and no other", () => {
    const { fieldOverrides } = indexFile.parse(JSON.parse(readFileSync(`${root}/firestore.indexes.json`, "utf8")));
    const wide = fieldOverrides.filter(({ indexes }) =>
      indexes.some(({ queryScope }) => queryScope === "COLLECTION_GROUP"),
    );
    const groups = personalData.flatMap(({ collection, found }) =>
      found.by === "field" && found.group === true ? [`${collection}.${found.field}`] : [],
    );
    expect(wide.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)).toEqual(groups);
  });
});

describe("the counters of the limits, and what was told", () => {
  it("expire by themselves, and can be queried by nothing", () => {
    const { fieldOverrides } = indexFile.parse(JSON.parse(readFileSync(`${root}/firestore.indexes.json`, "utf8")));
    expect(fieldOverrides.filter(({ ttl }) => ttl)).toEqual(
      ["limitCounts", "limitSalts", "outbox", "rings", "shifts"].map((collectionGroup) => ({
        collectionGroup,
        fieldPath: "expireAt",
        ttl: true,
        indexes: [],
      })),
    );
  });
});

describe("reading a query of the client SDK", () => {
  it.each([
    [`query(collection(db, 'a'), limit(1))`, ["a, no filter, limit"]],
    [
      `query(collection(db, 'a', id, 'b'), where('x', '==', 1), orderBy('y', 'desc'), limit(1))`,
      ["b, x ==, y desc, limit"],
    ],
    ['query(collection(db, `a/${id}/b`), orderBy("y"), limitToLast(1))', ["b, y asc, limit"]],
    [
      `const from = sdk.collection(db, 'a'); const f = () => sdk.query(from, sdk.where(sdk.documentId(), '==', 1))`,
      ["a, __name__ ==, no limit"],
    ],
    [
      `query(collection(db, 'a'), ...(all ? [] : [where('x', '==', 1)]), limit(1))`,
      ["a, no filter, limit", "a, x ==, limit"],
    ],
    [
      `const more = all ? [where('x', '==', 1), orderBy('y')] : [orderBy('z')]; query(collection(db, 'a'), ...more, limit(1))`,
      ["a, x ==, y asc, limit", "a, z asc, limit"],
    ],
    [
      `const base = query(collection(db, 'a'), orderBy('y')); getDocs(query(base, startAfter(last), limit(1)))`,
      ["a, y asc, no limit", "a, y asc, limit"],
    ],
    [`const desk = (db) => collection(db, 'a'); query(desk(db), limit(1))`, ["a, no filter, limit"]],
    [`getDocs(collection(db, 'a'))`, ["a, no filter, no limit"]],
    [`onSnapshot(doc(db, 'a', 'b'), hear)`, []],
  ])("%s", (code, expected) => {
    expect(client(code).map(said)).toEqual(expected.map((each) => each.replace("no filter, ", "")));
  });

  it.each([
    [`query(collection(db, name), limit(1))`],
    [`query(from, limit(1))`],
    [`(from) => query(from, limit(1))`],
    [`const from = collection(db, 'a'); ({ from }) => query(from, limit(1))`],
    [`query(collectionGroup(db, 'a'), limit(1))`],
    [`query(collection(db, 'a'), where(field, '==', 1))`],
    [`query(collection(db, 'a'), where('x', op, 1))`],
    [`query(collection(db, 'a'), orderBy('x', direction))`],
    [`query(collection(db, 'a'), orderBy('x', 'down'))`],
    [`query(collection(db, 'a'), or(where('x', '==', 1), where('y', '==', 1)))`],
    [`query(collection(db, 'a'), ...constraints)`],
    [`(constraints) => query(collection(db, 'a'), ...constraints)`],
    [`const part = where('x', '==', 1); keep(part)`],
  ])("refuses %s", (code) => {
    expect(() => client(code)).toThrow(Unreadable);
  });
});

describe("reading a query of the server SDK", () => {
  it.each([
    [`db().collection('a').where('x', '==', 1).orderBy('y', 'desc').limit(1).get()`, ["a, x ==, y desc, limit"]],
    ["db().collection(`a/${id}/b`).limit(1)", ["b, limit"]],
    [`const all = ref.collection('a'); all.where('x', '!=', 1).limit(1)`, ["a, x !=, limit"]],
    [
      `const f = () => { let page = a.collection('a').orderBy('y').limit(1); if (b) page = page.startAfter(b); }`,
      ["a, y asc, limit", "a, y asc, limit"],
    ],
    [`const all = () => db().collection('a'); all().limit(1)`, ["a, limit"]],
    [`db().collection('a').get()`, ["a, no limit"]],
    [`db().collection('a').doc('b').get()`, []],
    [`list.slice(0).map(f)`, []],
  ])("%s", (code, expected) => {
    expect(server(code).map(said)).toEqual(expected);
  });

  it.each([
    [`(from) => from.where('x', '==', 1)`],
    [`db().collection(name).limit(1)`],
    [`db().collectionGroup('a').limit(1)`],
    [`db().collection('a').where(Filter.or())`],
    [`db().collection('a').where('x', op, 1)`],
    [`db().collection('a').orderBy(field)`],
  ])("refuses %s", (code) => {
    expect(() => server(code)).toThrow(Unreadable);
  });
});

describe("the index that a query needs", () => {
  const need = (code: string): string | null => {
    const [query] = client(`query(collection(db, 'a'), ${code})`);
    const found = query ? neededIndex(query) : null;
    return found && describeNeed(found);
  };

  it.each([
    [`limit(1)`, null],
    [`orderBy('x', 'desc')`, null],
    [`where('x', '==', 1)`, null],
    [`where('x', '==', 1), where('y', '==', 2)`, null],
    [`where('x', 'in', [1]), where('y', '==', 2)`, null],
    [`where('x', 'array-contains', 1)`, null],
    [`where('x', '>', 1)`, null],
    [`where('x', '>', 1), orderBy('x', 'desc')`, null],
    [`where('x', '==', 1), orderBy('x')`, null],
    [`where('x', 'in', [1]), orderBy('x')`, null],
    [`where(documentId(), '==', 'b'), orderBy('x')`, null],
    [`orderBy(documentId(), 'desc')`, null],
    [`orderBy('x', 'desc'), orderBy(documentId(), 'desc')`, null],
    [`orderBy('x', 'desc'), orderBy(documentId())`, "a: x desc, __name__ asc"],
    [`where('x', '==', 1), orderBy('y')`, "a: x =, y asc"],
    [`where('x', 'in', [1]), orderBy('y', 'desc')`, "a: x =, y desc"],
    [`where('x', '==', 1), where('y', '!=', 2)`, "a: x =, y asc"],
    [`where('x', '==', 1), where('y', '==', 2), orderBy('z', 'desc')`, "a: x =, y =, z desc"],
    [`orderBy('x'), orderBy('y', 'desc')`, "a: x asc, y desc"],
    [`where('x', '>', 1), where('y', '<', 1)`, "a: x asc, y asc"],
    [`orderBy('y', 'desc'), where('x', '>', 1)`, "a: y desc, x desc"],
    [`where('x', '==', 1), orderBy('y', 'desc'), orderBy(documentId(), 'desc')`, "a: x =, y desc"],
  ])("%s", (code, expected) => {
    expect(need(code)).toBe(expected);
  });

  it("is not guessed for kinds of filters that are new here", () => {
    expect(() => need(`where('x', 'array-contains', 1), orderBy('y')`)).toThrow("array-contains");
  });

  const listed = (...fields: readonly (readonly [string, "ASCENDING" | "DESCENDING"])[]) => ({
    collectionGroup: "a",
    queryScope: "COLLECTION" as const,
    fields: fields.map(([fieldPath, order]) => ({ fieldPath, order })),
  });
  const wanting = client(
    `query(collection(db, 'a'), where('x', '==', 1), where('y', '==', 2), orderBy('z', 'desc'), limit(1))`,
  );

  it.each([
    ["in the order of the query", listed(["x", "ASCENDING"], ["y", "ASCENDING"], ["z", "DESCENDING"]), true],
    [
      "with equal fields the other way round",
      listed(["y", "ASCENDING"], ["x", "ASCENDING"], ["z", "DESCENDING"]),
      true,
    ],
    ["sorted the other way", listed(["x", "ASCENDING"], ["y", "ASCENDING"], ["z", "ASCENDING"]), false],
    ["with a field too few", listed(["x", "ASCENDING"], ["z", "DESCENDING"]), false],
    [
      "with a field too many",
      listed(["x", "ASCENDING"], ["y", "ASCENDING"], ["z", "DESCENDING"], ["w", "ASCENDING"]),
      false,
    ],
    [
      "of another collection",
      { ...listed(["x", "ASCENDING"], ["y", "ASCENDING"], ["z", "DESCENDING"]), collectionGroup: "b" },
      false,
    ],
  ])("is provided by one %s: %s", (_, index, met) => {
    const wrong = compareIndexes(wanting, [index]);
    expect(wrong).toHaveLength(met ? 0 : 2);
  });

  it("is required of every query, and a limit too", () => {
    expect(compareIndexes(client(`getDocs(query(collection(db, 'a')))`), [])).toEqual([
      "without a limit: file.ts:1 (a)",
    ]);
  });
});
