import { expect, it } from "vitest";

import { isInstalled } from "../../bin/lockfile.mjs";

const lock = (packages: Record<string, object>): string => JSON.stringify({ packages });
const wanted = lock({
  "": { name: "thodu" },
  domain: { version: "0.1.0" },
  "node_modules/a": { version: "1.0.0" },
  "node_modules/only-elsewhere": { version: "1.0.0", optional: true },
});

it("needs no install if every package is there in its version", () => {
  expect(
    isInstalled(wanted, lock({ "node_modules/a": { version: "1.0.0" }, "node_modules/more": { version: "2.0.0" } })),
  ).toBe(true);
});

it("needs an install if one is missing or has another version", () => {
  expect(isInstalled(wanted, lock({}))).toBe(false);
  expect(isInstalled(wanted, lock({ "node_modules/a": { version: "1.0.1" } }))).toBe(false);
});
