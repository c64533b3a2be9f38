import { describe, expect, it, vi } from "vitest";

import { conclude, runSteps, type Step } from "./outcome";

const step = (name: string, passed: number, failed: number): Step => ({
  name,
  run: () => Promise.resolve({ passed, failed, output: "" }),
});

/** The last line that a run of these steps prints, and its exit code. */
async function outcomeOf(steps: readonly Step[]): Promise<{ last: string; code: number }> {
  const out = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const err = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const code = conclude(await runSteps(steps, 2));
  const last = String(out.mock.lastCall?.[0]);
  out.mockRestore();
  err.mockRestore();
  return { last, code };
}

describe("the last line", () => {
  it("adds up all runners; any failure fails the run", async () => {
    expect(await outcomeOf([step("a", 2, 0), step("b", 3, 0)])).toEqual({ last: "5 passed, 0 failed\n", code: 0 });
    expect(await outcomeOf([step("a", 2, 1), step("b", 3, 0)])).toEqual({ last: "5 passed, 1 failed\n", code: 1 });
  });

  it("counts a step that throws as a failure", async () => {
    const broken: Step = { name: "c", run: () => Promise.reject(new Error("gone")) };
    expect(await outcomeOf([broken, step("a", 1, 0)])).toEqual({ last: "1 passed, 1 failed\n", code: 1 });
  });

  it("comes after the names of all that failed", async () => {
    const err = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const out = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    conclude([
      { name: "unit", passed: 1, failed: 1, milliseconds: 1, output: "", failures: ["a.test.ts: opens: no door"] },
    ]);
    const said = [...err.mock.calls, ...out.mock.calls].map(([text]) => String(text)).join("");
    err.mockRestore();
    out.mockRestore();
    expect(said).toContain("Failed: unit\n  a.test.ts: opens: no door");
  });

  it("does not report success if nothing ran", async () => {
    expect(await outcomeOf([])).toEqual({ last: "0 passed, 0 failed\n", code: 1 });
  });
});
