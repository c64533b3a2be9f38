import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { hashFiles } from "./stamp";

describe("the hash of inputs", () => {
  let folder = "";
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const hash = (): string => hashFiles(["src/**", "a.json"], ["**/*.test.ts", "**/dist"], folder);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "stamp-"));
    mkdirSync(join(folder, "src/dist"), { recursive: true });
    write("src/one.ts", "1");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("stays the same while the inputs do", () => {
    expect(hash()).toBe(hash());
  });

  it("changes with a content, a name and a new file", () => {
    const hashes = [hash()];
    write("src/one.ts", "2");
    hashes.push(hash());
    write("src/two.ts", "");
    hashes.push(hash());
    write("a.json", "");
    hashes.push(hash());
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it("ignores tests, results and files outside the patterns", () => {
    const before = hash();
    write("src/one.test.ts", "");
    write("src/dist/out.js", "");
    write("b.json", "");
    expect(hash()).toBe(before);
  });
});
