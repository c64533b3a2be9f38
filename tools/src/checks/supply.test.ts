import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { deployedPackage } from "../../../functions/deployedPackage";

const root = fileURLToPath(new URL("../../..", import.meta.url));

it("every action of the workflows is fixed to a commit, which nobody can move", () => {
  const used = globSync(".github/workflows/*.{yml,yaml}", { cwd: root }).flatMap((file) =>
    [...readFileSync(`${root}/${file}`, "utf8").matchAll(/^[\s-]*uses:\s*(\S+)/gm)].map(([, action = ""]) => action),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

it("the deployed package has no dependencies, so that nothing is installed in the cloud", () => {
  const named = Object.keys(deployedPackage({ node: "24" }));
  expect(named.filter((name) => /dependencies|bundle/i.test(name))).toEqual([]);
  expect(named).toContain("main");
});
