import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../../lib/paths";
import { importsOf } from "./imports";
import { rules } from "./rules";

const SOURCES = "{domain,functions,web,tools,tests}/**/*.{ts,tsx}";
const NOT_SOURCES = ["**/node_modules", "**/dist"];

/** Each forbidden import of one file, as a message for its author. */
export function wrongImports(from: string, source: string): string[] {
  return importsOf(from, source).flatMap((each) =>
    rules.filter(({ forbids }) => forbids(each)).map(({ says }) => `${from}:${each.line} imports ${each.to}: ${says}.`),
  );
}

/** Each forbidden import of the checkout. */
export function checkDirections(): string[] {
  const files = globSync(SOURCES, { cwd: root, exclude: NOT_SOURCES });
  return files.flatMap((file) => wrongImports(file, readFileSync(join(root, file), "utf8")));
}
