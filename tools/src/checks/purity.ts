import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

import { root } from "../lib/paths";

const PURE = "{domain/src,functions/src/usecases}/**/*.ts";

/** Pure code gets time, random numbers and its environment only as arguments and ports (house rules 2 and 14). */
const impure: ReadonlySet<string> = new Set([
  "Date.now",
  "Math.random",
  "performance.now",
  "crypto.randomUUID",
  "crypto.getRandomValues",
  "process.env",
  "globalThis.crypto",
]);

/** Each use of the clock, of random numbers or of the environment in one file. */
export function impurities(file: string, source: string): string[] {
  const found: string[] = [];
  const report = (start: number, what: string): void => {
    const line = source.slice(0, start).split("\n").length;
    found.push(`${file}:${line} uses ${what}: time, chance and settings come into pure code from outside.`);
  };
  const visitor = new Visitor({
    MemberExpression(node) {
      if (node.object.type !== "Identifier" || node.property.type !== "Identifier") return;
      const name = `${node.object.name}.${node.property.name}`;
      if (impure.has(name)) report(node.start, name);
    },
    NewExpression(node) {
      if (node.callee.type === "Identifier" && node.callee.name === "Date" && node.arguments.length === 0)
        report(node.start, "new Date()");
    },
    CallExpression(node) {
      if (node.callee.type === "Identifier" && node.callee.name === "Date") report(node.start, "Date()");
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}

/** Checks domain and the use cases. Tests may use anything. */
export function checkPurity(): string[] {
  const files = globSync(PURE, { cwd: root, exclude: ["**/*.test.ts", "**/node_modules"] });
  return files.flatMap((file) => impurities(file, readFileSync(join(root, file), "utf8")));
}
