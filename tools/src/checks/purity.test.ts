import { expect, it } from "vitest";

import { impurities } from "./purity";

it.each([
  "Date.now()",
  "new Date()",
  "Date()",
  "Math.random()",
  "performance.now()",
  "crypto.randomUUID()",
  "process.env['X']",
  "globalThis.crypto.subtle",
])("%s is not allowed in pure code", (expression) => {
  expect(impurities("domain/src/a.ts", `const first = 1;\nexport const x = ${expression};\n`)).toEqual([
    expect.stringMatching(/^domain\/src\/a\.ts:2 /),
  ]);
});

it("reading a given instant is allowed", () => {
  expect(impurities("domain/src/a.ts", "export const day = (at: number) => new Date(at).toISOString();")).toEqual([]);
});
