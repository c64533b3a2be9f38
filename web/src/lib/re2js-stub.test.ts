import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import * as stub from "./re2js-stub";

const sdk = dirname(createRequire(import.meta.url).resolve("@firebase/firestore"));

/** What a module of the SDK uses of the engine: the name it has there, and its members. */
function takenIn(code: string): readonly string[] {
  const [, name, alias = name] = /import ?\{ ?(\w+)(?: as (\w+))? ?\} ?from ?["']re2js["']/.exec(code) ?? [];
  if (name === undefined) return [];
  const members = [...code.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, "g"))].map(([, member]) => `${name}.${member}`);
  return [name, ...members];
}

describe("the stub for the regular-expression engine", () => {
  const modules = globSync("**/*.{js,mjs}", { cwd: sdk }).map((file) => readFileSync(`${sdk}/${file}`, "utf8"));
  const taken = [...new Set(modules.flatMap(takenIn))].toSorted();

  it("has everything that the Firestore SDK uses", () => {
    expect(taken.length).toBeGreaterThan(1);
    const offered = Object.entries(stub).flatMap(([name, value]) => [
      name,
      ...Object.keys(value).map((member) => `${name}.${member}`),
    ]);
    expect(taken.filter((name) => !offered.includes(name))).toEqual([]);
  });

  it("throws an error that explains it if it is used after all", () => {
    expect(() => stub.RE2JS.compile()).toThrow("left out of this build");
  });
});
