import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";

vi.mock("./firestore", () => ({ onSnapshot: vi.fn() }));
const { onceConfirmed } = await import("./confirmed");

const snapshot = (fromCache: boolean, changes: number) => ({
  metadata: { fromCache },
  docChanges: () => Array.from({ length: changes }),
});

/** How often something was passed on after each of the snapshots. */
function passedOn(...snapshots: readonly ReturnType<typeof snapshot>[]): readonly number[] {
  const on = vi.fn();
  const hear = onceConfirmed(on);
  return snapshots.map((each) => {
    hear(each);
    return on.mock.calls.length;
  });
}

describe("what the server has confirmed of a query", () => {
  it("is passed on when the device knew it all before, and the server only says so", () => {
    expect(passedOn(snapshot(true, 1), snapshot(false, 0))).toEqual([0, 1]);
  });

  it("is passed on once where it is empty", () => {
    expect(passedOn(snapshot(true, 0), snapshot(false, 0), snapshot(false, 0))).toEqual([0, 1, 1]);
  });

  it("is not passed on again when a connection comes back without news", () => {
    expect(
      passedOn(snapshot(false, 1), snapshot(true, 0), snapshot(false, 0), snapshot(true, 1), snapshot(false, 0)),
    ).toEqual([1, 1, 1, 1, 2]);
  });
});

const src = fileURLToPath(new URL("../..", import.meta.url));

/** Every call of `onSnapshot` in a source, with all that is between its brackets. */
function listenersIn(source: string): readonly string[] {
  return [...source.matchAll(/onSnapshot\(/g)].map(({ index }) => {
    let depth = 0;
    const end = source
      .slice(index)
      .split("")
      .findIndex((sign) => {
        depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
        return sign === ")" && depth === 0;
      });
    return source.slice(index, index + end);
  });
}

describe("a listener that leaves out what comes from the cache", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: src }).filter((file) => !file.includes(".test."));
  const listeners = files.flatMap((file) =>
    listenersIn(readFileSync(`${src}${file}`, "utf8")).map((text) => ({ file, text })),
  );

  it("hears of metadata too, or it never hears what the server confirms", () => {
    const deaf = listeners.filter(
      ({ text }) => text.includes("fromCache") && !text.includes("includeMetadataChanges: true"),
    );
    expect(deaf.map(({ file }) => file)).toEqual([]);
    expect(listeners.length).toBeGreaterThan(10);
  });
});
