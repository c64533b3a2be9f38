import { describe, expect, it } from "vitest";
import { db } from "./database";
import { documentId, structured, type Operator, type Terms } from "./terms";
import { Timestamp } from "./values";

const FROM = { collectionId: "items", group: false };
const nameFor = (value: unknown): string => {
  if (typeof value !== "string") throw new TypeError("No id.");
  return `things/${value}`;
};
const ask = (terms: Partial<Terms>) => structured(FROM, { filters: [], orders: [], ...terms }, nameFor);
const where = (path: string, operator: Operator, value: unknown) => ask({ filters: [{ path, operator, value }] });
const orders = [{ path: "at", direction: "asc" }] as const;
const place = (values: readonly unknown[]) => ask({ orders, startAt: { values, before: true } });

describe("a query", () => {
  it.each([
    ["==", "IS_NULL"],
    ["!=", "IS_NOT_NULL"],
  ] as const)("adds no order for %s alone", (operator, op) => {
    expect(where("kind", operator, null)).toMatchObject({ where: { unaryFilter: { op } } });
  });

  it("names each document of a list", () => {
    const values = [{ referenceValue: "things/a" }, { referenceValue: "things/b" }];
    expect(where(documentId(), "in", ["a", "b"])).toMatchObject({
      where: { fieldFilter: { op: "IN", value: { arrayValue: { values } } } },
    });
  });

  it.each<[string, () => unknown]>([
    ...(["<", "<=", ">", ">=", "array-contains"] as const).map(
      (operator) => [`null by ${operator}`, () => where("kind", operator, null)] as [string, () => unknown],
    ),
    ["null as a name", () => where(documentId(), "==", null)],
    ["a list as a name", () => where(documentId(), "==", ["a"])],
    ["names in a list", () => where(documentId(), "array-contains", "a")],
    ["one of an empty list", () => where("kind", "in", [])],
    ["one of something that is no list", () => where("kind", "not-in", "a")],
    ["a number that is none", () => where("n", "==", Number.NaN)],
    ["a cursor value that is undefined", () => place([undefined])],
    ["no cursor value", () => place([])],
    ["more cursor values than orders", () => place([Timestamp.fromMillis(0), "a"])],
  ])("refuses %s", (_, asked) => {
    expect(asked).toThrow(TypeError);
  });

  const items = db().collection("things/one/items");
  const group = db().collectionGroup("items");
  it.each([
    ["an undefined name", items.orderBy(documentId()).startAfter(undefined)],
    ["the name of what is below", items.where(documentId(), "==", "a/below/b")],
    ["the reference of another collection’s", items.where(documentId(), "==", db().doc("things/two/items/a"))],
    ["a bare id of a group", group.where(documentId(), "==", "a")],
  ])("is not sent with %s", async (_, query) => {
    await expect(query.get()).rejects.toThrow(TypeError);
  });
});
