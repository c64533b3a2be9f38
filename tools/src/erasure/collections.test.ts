import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { impersonalCollections, personalData } from "@thodu/domain/accounts/personalData";
import { describe, expect, it } from "vitest";

import { root } from "../lib/paths";

const text = (file: string): string => readFileSync(join(root, file), "utf8");

/** The ids of collections in a path whose documents are `{id}` or `${id}`: `a/{x}/b/{y}` gives a and b. */
const idsIn = (path: string): readonly string[] =>
  path
    .replace(/^\//, "")
    .split("/")
    .filter((segment, at) => at % 2 === 0 && /^[a-zA-Z]+$/.test(segment));

const inRules = [...text("firestore.rules").matchAll(/^ *match \/([a-zA-Z]+)\//gm)]
  .flatMap(([, id]) => id ?? [])
  .filter((id) => id !== "databases");
const inModel = [...text("docs/data-model.md").matchAll(/(?:^### |`|\| )([a-zA-Z]+\/\{[^`|\n ]*)/gm)].flatMap(
  ([, path]) => idsIn(path ?? ""),
);
const inFunctions = globSync("functions/src/{adapters/firestore,store}/**/*.ts", {
  cwd: root,
  exclude: ["**/*.test.ts"],
}).flatMap((file) =>
  [
    // Collections and documents that are opened by name, and every document path that is put together anywhere.
    ...text(file).matchAll(/(?:collection|doc)\(\s*["'`]([^"'`]+)["'`]/g),
    // Addresses of Google's and the carrier's services look similar, and begin with these.
    ...text(file).matchAll(/`((?!projects\/|Calls\/)[a-zA-Z]+\/\$\{[^`]*)`/g),
  ].flatMap(([, path]) => idsIn(path ?? "")),
);

const known = new Set([
  ...impersonalCollections,
  ...personalData.flatMap(({ collection, below }) => [collection, ...below]),
]);

describe("the table of personal data", () => {
  it.each([
    ["the rules", inRules],
    ["docs/data-model.md", inModel],
    ["the functions", inFunctions],
  ])("has a row, or an explicit no, for every collection that %s name", (_, named) => {
    // A low number would mean that one of the three ways finds too little.
    expect(new Set(named).size).toBeGreaterThan(25);
    expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([]);
  });

  it("has a stated lifetime for each of its collections in docs/data-model.md, and for no other", () => {
    const [, section = ""] = text("docs/data-model.md").split("## How long it is kept");
    const rows = [...(section.split("\n## ")[0]?.matchAll(/^\| ([a-zA-Z, ]+) \| (.+) \|$/gm) ?? [])].filter(
      ([, names]) => names !== "collections",
    );
    const stated = rows.flatMap(([, names = "", life = ""]) => (life.trim() === "" ? [] : names.split(", ")));
    expect(stated.toSorted()).toEqual([...known].toSorted());
  });

  it("lists no collection that does not exist", () => {
    const named = new Set([...inRules, ...inModel, ...inFunctions]);
    expect([...known].filter((id) => !named.has(id))).toEqual([]);
  });
});
