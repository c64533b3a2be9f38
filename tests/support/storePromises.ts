import { instant } from "@thodu/domain/instant";
import { describe, expect, it } from "vitest";
import type { commit } from "../../functions/src/store/commit";
import type { lookUp } from "../../functions/src/store/look";
import {
  absence,
  create,
  difference,
  field,
  increment,
  patch,
  put,
  remove,
  removed,
  serverTime,
  union,
  type Change,
} from "../../functions/src/store/changes";
import { versionAt } from "../../functions/src/store/versions";

interface Store {
  readonly commit: typeof commit;
  readonly lookUp: typeof lookUp;
}

/** More writes than a commit could have until 2023. */
const MANY = 600;
const PARALLEL = 20;
const SOMETHING: unknown = expect.anything();
const ODD = ["a-b", "a.b", "9", "`", "\\", "`a\\.`", "తొడు", " "] as const;

/** The promises that every store keeps for changes; `freshPath` returns a path that no other test writes. */
export function storePromises({ commit, lookUp }: Store, freshPath: () => string): void {
  const look = async (path: string): Promise<Readonly<Record<string, unknown>> | null> =>
    (await lookUp([path]))[0]?.data ?? null;
  const versionOf = async (path: string) => {
    const [found] = await lookUp([path]);
    if (!found) throw new Error("There is no document.");
    return versionAt(found.updateTime);
  };
  const stored = async (...changes: readonly Change[]) => expect(await commit(changes)).toHaveLength(changes.length);
  const lost = async (...changes: readonly Change[]) => expect(await commit(changes)).toBeNull();

  describe("one write", () => {
    it("stores all of its changes", async () => {
      const [a, b] = [freshPath(), freshPath()];
      await stored(create(a, { n: 1 }), create(b, { n: 2 }));
      expect(await lookUp([b, a])).toEqual([
        expect.objectContaining({ path: b, data: { n: 2 } }),
        expect.objectContaining({ path: a, data: { n: 1 } }),
      ]);
    });

    it.each<readonly [string, (there: string, absent: string) => Change]>([
      ["a document to create already exists", (there) => create(there, {})],
      ["a document to change is missing", (_, absent) => patch(absent, { n: 2 }, "existing")],
      ["a document has changed", (there) => patch(there, { n: 2 }, versionAt("2020-01-01T00:00:00.000001Z"))],
      [
        "a document that was read is missing",
        (_, absent) => patch(absent, {}, versionAt("2020-01-01T00:00:00.000001Z")),
      ],
      ["a document to delete that must exist is missing", (_, absent) => remove(absent, "existing")],
      ["a document to delete has changed", (there) => remove(there, versionAt("2020-01-01T00:00:00.000001Z"))],
      ["a document that must not exist does", (there) => absence(there)],
    ])("stores nothing when %s", async (_, losing) => {
      const [there, other, absent, first, last] = [freshPath(), freshPath(), freshPath(), freshPath(), freshPath()];
      await stored(create(there, { n: 1 }), create(other, { n: 1 }));
      await lost(create(first, {}), patch(other, { n: 3 }, "merged"), losing(there, absent), create(last, {}));
      expect(await Promise.all([there, other].map(look))).toEqual([{ n: 1 }, { n: 1 }]);
      expect(await Promise.all([absent, first, last].map(look))).toEqual([null, null, null]);
    });

    it("deletes documents, and does nothing if there is none", async () => {
      const [a, b, absent] = [freshPath(), freshPath(), freshPath()];
      await stored(create(a, {}), create(b, {}));
      await stored(remove(a), remove(b, "existing"), remove(absent));
      expect(await Promise.all([a, b, absent].map(look))).toEqual([null, null, null]);
    });

    it("of nothing is stored", async () => {
      await stored();
    });

    it("applies its changes one after the other", async () => {
      const path = freshPath();
      await stored(
        create(path, { n: 1 }),
        patch(path, { m: 2 }, "existing"),
        patch(path, { n: increment(4) }, "merged"),
      );
      expect(await look(path)).toEqual({ n: 5, m: 2 });
    });

    it("has room for hundreds of documents", async () => {
      const paths = Array.from({ length: MANY }, freshPath);
      await stored(...paths.map((path, n) => create(path, { n })));
      const [, second = "", last = ""] = [0, paths[1], paths.at(-1)];
      expect(await look(last)).toEqual({ n: MANY - 1 });
      await lost(...paths.slice(1).map((path) => remove(path)), absence(paths[0] ?? ""));
      expect(await look(second)).toEqual({ n: 1 });
    });

    it("is stored for one of many that are based on the same read", async () => {
      const path = freshPath();
      await stored(create(path, { n: 0 }));
      const seen = await versionOf(path);
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, () => commit([patch(path, { n: increment(1) }, seen)])),
      );
      expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
      expect(await look(path)).toEqual({ n: 1 });
    });
  });

  describe("a version", () => {
    it("is returned by the write, and found by a read", async () => {
      const path = freshPath();
      const [first] = (await commit([create(path, { n: 1 })])) ?? [];
      if (!first) throw new Error("Nothing was written.");
      expect(await versionOf(path)).toEqual(first);
      await stored(patch(path, { n: 2 }, first));
      await lost(patch(path, { n: 3 }, first));
      await stored(patch(path, { n: 4 }, await versionOf(path)));
      expect(await look(path)).toEqual({ n: 4 });
    });

    it("lets a document be deleted that has not changed", async () => {
      const path = freshPath();
      await stored(create(path, {}));
      await stored(remove(path, await versionOf(path)));
      expect(await look(path)).toBeNull();
    });
  });

  it("puts a document in the place of another, or of none", async () => {
    const [a, b] = [freshPath(), freshPath()];
    await stored(create(a, { n: 1, map: { x: 1 } }));
    await stored(put(a, { m: 2, map: { y: 1 }, at: serverTime }), put(b, { m: 3 }));
    expect([await look(a), await look(b)]).toEqual([{ m: 2, map: { y: 1 }, at: SOMETHING }, { m: 3 }]);
  });

  describe("a patch", () => {
    it("leaves the fields that it does not name", async () => {
      const path = freshPath();
      await stored(create(path, { a: 1, map: { x: 1, y: 2 } }));
      await stored(patch(path, { b: 2, [field("map", "x")]: 3 }, "existing"));
      expect(await look(path)).toEqual({ a: 1, b: 2, map: { x: 3, y: 2 } });
    });

    it("replaces a map as a whole", async () => {
      const path = freshPath();
      await stored(create(path, { map: { x: 1, y: 2 } }));
      await stored(patch(path, { map: { z: 3, at: serverTime } }, "existing"));
      expect(await look(path)).toEqual({ map: { z: 3, at: SOMETHING } });
    });

    it("creates a document if it may, with the maps of its paths", async () => {
      const path = freshPath();
      await stored(patch(path, { [field("map", "x", "y")]: 1 }, "merged"));
      expect(await look(path)).toEqual({ map: { x: { y: 1 } } });
    });

    it("deletes fields, also of a map, and nothing if there is none", async () => {
      const path = freshPath();
      await stored(create(path, { a: 1, b: 2, map: { x: 1, y: 2 } }));
      await stored(patch(path, { a: removed, [field("map", "x")]: removed, [field("no", "z")]: removed }, "existing"));
      expect(await look(path)).toEqual({ b: 2, map: { y: 2 } });
    });

    it.each(ODD)("finds a field by its name, as odd as %s", async (odd) => {
      const path = freshPath();
      const at = (name: string): string => field("map", odd, name);
      await stored(create(path, { map: { [odd]: { gone: 1 } }, [odd]: 7 }));
      await stored(
        patch(
          path,
          { [at("set")]: 1, [at("added")]: increment(2), [at("at")]: serverTime, [at("gone")]: removed },
          "existing",
        ),
      );
      expect(await look(path)).toEqual({ map: { [odd]: { set: 1, added: 2, at: SOMETHING } }, [odd]: 7 });
    });
  });

  describe("increments", () => {
    it("start from 0 if there is no field or no document", async () => {
      const path = freshPath();
      await stored(patch(path, { n: increment(2), [field("map", "x")]: increment(-1) }, "merged"));
      await stored(patch(path, { n: increment(3), m: increment(0.5) }, "existing"));
      expect(await look(path)).toEqual({ n: 5, m: 0.5, map: { x: -1 } });
    });

    it("of many at once are all counted", async () => {
      const path = freshPath();
      await Promise.all(Array.from({ length: PARALLEL }, () => commit([patch(path, { n: increment(1) }, "merged")])));
      expect(await look(path)).toEqual({ n: PARALLEL });
    });
  });

  it("lists get missing items added, and named ones removed", async () => {
    const path = freshPath();
    await stored(create(path, { list: ["a", { n: 1 }], other: [1, 2, 1] }));
    await stored(
      patch(path, { list: union([{ n: 1 }, "b"]), other: difference([1, 3]), made: union([1]) }, "existing"),
    );
    expect(await look(path)).toEqual({ list: ["a", { n: 1 }, "b"], other: [2], made: [1] });
  });

  describe("times", () => {
    it("of one write are the same, at any depth", async () => {
      const [a, b] = [freshPath(), freshPath()];
      await stored(create(a, { at: serverTime, map: { inside: { at: serverTime } } }), create(b, { at: serverTime }));
      const [one, other] = [await look(a), await look(b)];
      expect(one).toEqual({ at: other?.["at"], map: { inside: { at: other?.["at"] } } });
      expect(instant.parse(other?.["at"])).toBeGreaterThan(0);
    });

    it("are read to the millisecond, and written back unchanged", async () => {
      const [a, b] = [freshPath(), freshPath()];
      const at = Date.UTC(2026, 10, 25, 18, 29, 59, 987);
      await stored(create(a, { at: new Date(at), stamped: serverTime }));
      const first = await look(a);
      expect(instant.parse(first?.["at"])).toBe(at);
      await stored(create(b, { at: first?.["at"], stamped: first?.["stamped"] }));
      expect(await look(b)).toEqual(first);
    });
  });

  it("values are read as they were written", async () => {
    const path = freshPath();
    const data = { text: "మాట", n: 19, ratio: 0.5, yes: true, nobody: null, list: [{ a: 1 }, "b"], none: [], map: {} };
    await stored(create(path, data));
    expect(await look(path)).toEqual(data);
  });

  it.each([undefined, Number.NaN, new Map(), [undefined], [serverTime], { map: { x: removed } }])(
    "values that no model stores are refused, and nothing is written: %s",
    async (value) => {
      const [first, path] = [freshPath(), freshPath()];
      await expect((async () => commit([create(first, {}), create(path, { value })]))()).rejects.toThrow(TypeError);
      expect(await lookUp([first, path])).toEqual([null, null]);
    },
  );
}
