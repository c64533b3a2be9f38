import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";

vi.mock("./firestore", () => ({ onSnapshot: vi.fn() }));
const { onceConfirmed } = await import("./confirmed");

const snapshot = (fromCache: boolean, changes: number) => ({
  metadata: { fromCache },
  docChanges: () => Array.from({ length: changes }),
});

/** How many values were passed on after each of the snapshots. */
function passedOn(...snapshots: readonly ReturnType<typeof snapshot>[]): readonly number[] {
  const on = vi.fn();
  const hear = onceConfirmed(on);
  return snapshots.map((each) => {
    hear(each);
    return on.mock.calls.length;
  });
}

describe("what the server has confirmed of a query", () => {
  it("is passed on if the device already had all of it, and the server only confirms it", () => {
    expect(passedOn(snapshot(true, 1), snapshot(false, 0))).toEqual([0, 1]);
  });

  it("is passed on once if it is empty", () => {
    expect(passedOn(snapshot(true, 0), snapshot(false, 0), snapshot(false, 0))).toEqual([0, 1, 1]);
  });

  it("is not passed on again when a connection comes back without changes", () => {
    expect(
      passedOn(snapshot(false, 1), snapshot(true, 0), snapshot(false, 0), snapshot(true, 1), snapshot(false, 0)),
    ).toEqual([1, 1, 1, 1, 2]);
  });
});

const src = fileURLToPath(new URL("../..", import.meta.url));

/** The text of every call of `onSnapshot` in a source file. */
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

describe("a listener that ignores what comes from the cache", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: src }).filter((file) => !file.includes(".test."));
  const listeners = files.flatMap((file) =>
    listenersIn(readFileSync(`${src}${file}`, "utf8")).map((text) => ({ file, text })),
  );

  it("also listens to metadata; otherwise it would miss that the server confirms a result", () => {
    const deaf = listeners.filter(
      ({ text }) => text.includes("fromCache") && !text.includes("includeMetadataChanges: true"),
    );
    expect(deaf.map(({ file }) => file)).toEqual([]);
    expect(listeners.length).toBeGreaterThan(10);
  });
});
