import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { withLock } from "./lock";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "thodu-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("a lock", () => {
  it("runs one job after the other, and is released by one that fails", async () => {
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      steps.push(`${name} ends`);
      throw new Error(name);
    };
    const both = await Promise.allSettled(["a", "b"].map((name) => withLock("build", work(name), folder)));
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    const [first = ""] = steps;
    expect(steps).toEqual(
      first.startsWith("a")
        ? ["a begins", "a ends", "b begins", "b ends"]
        : ["b begins", "b ends", "a begins", "a ends"],
    );
    expect(existsSync(join(folder, "build.lock"))).toBe(false);
  });

  it("is taken over from a holder that is dead", async () => {
    // No process has this id: it is above the system's limit.
    writeFileSync(join(folder, "build.lock"), "99999999");
    expect(await withLock("build", async () => Promise.resolve("done"), folder)).toBe("done");
  });
});
