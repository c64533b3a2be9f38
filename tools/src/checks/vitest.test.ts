import { describe, expect, it } from "vitest";

import { countTests, unhandled } from "./vitest";

const file = (status: string, tests: readonly string[], message = ""): object => ({
  name: "a.test.ts",
  status,
  message,
  assertionResults: tests.map((each) => ({ status: each })),
});
const report = (passed: number, failed: number, ...testResults: object[]): string =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults });

describe("counting a runner’s tests", () => {
  it("uses its numbers", () => {
    expect(countTests(report(3, 0, file("passed", ["passed", "passed", "passed"])), 0)).toMatchObject({
      passed: 3,
      failed: 0,
    });
    expect(countTests(report(1, 2, file("failed", ["passed", "failed", "failed"])), 1)).toMatchObject({
      passed: 1,
      failed: 2,
    });
  });

  it("counts a file that could not be loaded as a failure, with its reason", () => {
    const counts = countTests(report(1, 0, file("passed", ["passed"]), file("failed", [], "no such module")), 1);
    expect(counts).toMatchObject({ passed: 1, failed: 1 });
    expect(counts.output).toContain("no such module");
    expect(counts.failures).toEqual(["a.test.ts: no such module"]);
  });

  it("names each test that failed, and why", () => {
    const failed = { status: "failed", fullName: "the desk opens", failureMessages: ["Error: no door"] };
    const results = report(1, 1, {
      name: "/any/where/desk.test.ts",
      status: "failed",
      assertionResults: [{ status: "passed" }, failed],
    });
    expect(countTests(results, 1).failures).toEqual(["desk.test.ts: the desk opens: Error: no door"]);
  });

  it("counts a crash as a failure, before and after results", () => {
    expect(countTests(undefined, 139)).toMatchObject({ passed: 0, failed: 1 });
    expect(countTests(report(5, 0), 1)).toMatchObject({
      passed: 5,
      failed: 1,
      failures: ["The runner ended with code 1 though no test failed."],
    });
  });

  it("counts a runner without tests as a failure", () => {
    expect(countTests(report(0, 0), 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it("finds errors that the runner reported outside its tests", () => {
    expect(unhandled("✓ a\n⎯ Unhandled Rejection ⎯\nError: gone\n")).toEqual(["Unhandled Rejection ⎯\nError: gone"]);
    expect(unhandled("✓ a")).toEqual([]);
  });

  it("refuses anything that is not a result", () => {
    expect(() => countTests("{}", 0)).toThrow();
    expect(() => countTests(report(-1, 0), 0)).toThrow();
  });
});
