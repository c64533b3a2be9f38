import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Script } from "node:vm";
import { describe, expect, it } from "vitest";
import { lighten } from "../../build/light-react";

const source = join(import.meta.dirname, "..");
const installed = createRequire(import.meta.url)
  .resolve("react-dom/package.json")
  .replace("package.json", "cjs/react-dom-client.production.js");

/** Elements whose part of React DOM the build takes out. */
const TAKEN_OUT =
  /<(?:ViewTransition|Fragment[^>]*\sref|link|style|script|title|meta)\b|\b(?:preload|preinit|preconnect|prefetchDNS)\w*\(/;

describe("the lighter React DOM", () => {
  it("is much smaller, and still a program", () => {
    const code = readFileSync(installed, "utf8");
    expect(lighten(code).length).toBeLessThan(code.length - 40_000);
    expect(() => new Script(lighten(code))).not.toThrow();
  });

  it("is refused when React DOM has become another", () => {
    expect(() => lighten("function createRoot() {}")).toThrow(/any more/);
  });

  it("lacks nothing that a component renders", () => {
    const components = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"),
    );
    expect(components.length).toBeGreaterThan(100);
    const code = (file: string): string => readFileSync(join(source, file), "utf8").replaceAll(/<title id=/g, "");
    expect(components.filter((file) => TAKEN_OUT.test(code(file)))).toEqual([]);
  });
});
