import { randomUUID } from "node:crypto";
import type { Query } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { field } from "../../functions/src/store/changes";
import { commit } from "../../functions/src/store/commit";
import * as rest from "../../functions/src/store/database";
import { lookUp } from "../../functions/src/store/look";
import { documentId } from "../../functions/src/store/terms";
import { Timestamp } from "../../functions/src/store/values";
import { database } from "../support/people";
import { storePromises } from "../support/storePromises";

describe("the store over Firestore", () => {
  storePromises({ commit, lookUp }, () => `storePromises/${randomUUID()}`);
});

const COLLECTION = `readPromises/${randomUUID()}/items`;
const ODD = "a.b`c";
const NOON = Date.UTC(2026, 0, 2, 12);
const items = Array.from({ length: 12 }, (_, n) => ({
  n,
  half: n / 2,
  kind: n % 3 === 0 ? null : `kind ${n % 3}`,
  at: new Date(NOON + Math.floor(n / 2)),
  names: [`name ${n % 4}`, "all"],
  map: { until: n % 5, [ODD]: n },
}));

/** A query made of the methods that our reader and the SDK share. */
interface Asked {
  where(path: string, operator: "==" | "!=" | "<=" | ">" | "in" | "not-in" | "array-contains", value: unknown): this;
  startAfter(...place: readonly unknown[]): this;
  orderBy(path: string, direction?: "asc" | "desc"): this;
  limit(limit: number): this;
  offset(offset: number): this;
}

describe("reads by REST", () => {
  const ours = () => rest.db().collection(COLLECTION);
  const theirs = () => database().collection(COLLECTION);
  const ids = ({ docs }: { readonly docs: readonly { readonly id: string }[] }) => docs.map(({ id }) => id);

  beforeAll(async () => {
    await Promise.all(
      items.map(async (item) =>
        theirs()
          .doc(`item ${String(item.n).padStart(2, "0")}`)
          .set(item),
      ),
    );
    await theirs().doc("gone").collection("below").doc("one").set({ n: 1 });
    await theirs().doc("item 01").collection("below").doc("two").set({ n: 2 });
  });

  const noon = (ms: number) => new Date(NOON + ms);
  const asked: Readonly<Record<string, <Q extends Asked>(query: Q) => Q>> = {
    "all in their order": (query) => query,
    "one value": (query) => query.where("kind", "==", "kind 1"),
    nothing: (query) => query.where("kind", "==", null),
    something: (query) => query.where("kind", "!=", null),
    "several bounds": (query) => query.where("at", ">", noon(0)).where("at", "<=", noon(4)).orderBy("at", "desc"),
    "some of some": (query) => query.where("n", "in", [1, 5, 20]),
    "none of some": (query) => query.where("kind", "not-in", ["", "kind 1"]),
    "of a list": (query) => query.where("names", "array-contains", "name 2"),
    "of a map": (query) => query.where("map.until", ">", 2).orderBy("map.until").limit(3).offset(1),
    "some by their names": (query) => query.where("__name__", "in", ["item 03", "item 07", "none"]),
    "all but some names": (query) => query.where("__name__", "not-in", ["item 03", "item 07"]),
    "one by its name": (query) => query.where("__name__", "==", "item 03"),
    "behind a place": (query) => query.orderBy("at").startAfter(noon(2)),
    "a half": (query) => query.where("half", "<=", 2.5).orderBy("half", "desc").limit(4),
  };

  it.each(Object.entries(asked))("find what the SDK finds: %s", async (_, terms) => {
    const [found, expected] = await Promise.all([
      terms<rest.Query & Asked>(ours()).get(),
      terms<Query & Asked>(theirs()).get(),
    ]);
    expect(ids(found)).toEqual(ids(expected));
    expect(found.empty).toBe(false);
  });

  const refused: Readonly<Record<string, <Q extends Asked>(query: Q) => Q>> = {
    "null by an order": (query) => query.where("kind", ">", null),
    "null as a name": (query) => query.where("__name__", "==", null),
    "a list as a name": (query) => query.where("__name__", "==", ["item 03"]),
    "a name in a list": (query) => query.where("__name__", "array-contains", "item 03"),
    "the name of what is below": (query) => query.where("__name__", "==", "item 01/below/two"),
    "one of no names": (query) => query.where("__name__", "in", []),
    "an undefined place": (query) => query.orderBy("at").startAfter(undefined),
    "an undefined name": (query) => query.orderBy("__name__").startAfter(undefined),
    "more places than orders": (query) => query.orderBy("n").startAfter(1, "item 01"),
  };

  it.each(Object.entries(refused))("refuse what the SDK refuses: %s", async (_, terms) => {
    expect(() => terms<Query & Asked>(theirs())).toThrow();
    await expect(terms<rest.Query & Asked>(ours()).get()).rejects.toThrow(TypeError);
  });

  it("continue after a document until all are found once, also if many have the same value", async () => {
    const found: string[] = [];
    const page = ours().where("at", ">", Timestamp.fromMillis(NOON)).orderBy("at").limit(3);
    for (let next = await page.get(); !next.empty; next = await page.startAfter(next.docs.at(-1)).get())
      found.push(...ids(next));
    expect(found).toEqual(items.slice(2).map(({ n }) => `item ${String(n).padStart(2, "0")}`));
    const named = ours().orderBy(documentId());
    expect(ids(await named.startAfter("item 09").get())).toEqual(["item 10", "item 11"]);
    expect(ids(await named.startAfter(ours().doc("item 09")).limit(1).get())).toEqual(["item 10"]);
  });

  it("read a map by a name with special characters", async () => {
    const query = ours().where(field("map", ODD), ">", 7);
    expect(ids(await query.get())).toEqual(["item 08", "item 09", "item 10", "item 11"]);
  });

  it("count up to a limit, and between two cursors", async () => {
    expect(await ours().limit(1_000).count()).toBe(12);
    expect(await ours().limit(5).count()).toBe(5);
    const ordered = ours().orderBy("at").orderBy(documentId());
    const [from, before] = [Timestamp.fromMillis(NOON + 1), Timestamp.fromMillis(NOON + 4)];
    expect(await ordered.startAt(from, "item 03").endBefore(before, "item 09").count()).toBe(6);
  });

  it("list the documents of subcollections, also those of a deleted parent", async () => {
    expect((await ours().listDocuments()).map(({ id }) => id)).toContain("gone");
    expect((await ours().doc("gone").listCollections()).map(({ path }) => path)).toEqual([`${COLLECTION}/gone/below`]);
    expect(ids(await rest.db().collectionGroup("below").where("n", "==", 2).limit(9).get())).toContain("two");
  });

  it("read documents in the order asked for, one that does not exist among them", async () => {
    const [gone, one] = await rest.db().getAll(ours().doc("gone"), ours().doc("item 01"));
    expect([gone?.exists, gone?.updateTime, gone?.data()]).toEqual([false, undefined, undefined]);
    expect([one?.get("half"), one?.get(field("map", ODD)), one?.get("map.none")]).toEqual([0.5, 1, undefined]);
    const [time] = await rest.db().getTimes(ours().doc("item 01"));
    expect(time?.createTime?.toMillis()).toBe((await theirs().doc("item 01").get()).createTime?.toMillis());
  });
});
