import { posix } from "node:path";
import { parseSync } from "oxc-parser";

export interface Import {
  /** The path of the importing file, from the root of the checkout. */
  readonly from: string;
  /** The path of the imported file as it is written (so mostly without an extension), or the name of a package. */
  readonly to: string;
  readonly line: number;
}

const workspaces: readonly (readonly [prefix: string, folder: string])[] = [
  ["@thodu/domain/", "domain/src/"],
  ["@thodu/functions/", "functions/"],
  ["@thodu/web/", "web/"],
  ["@thodu/tools/", "tools/"],
  ["@thodu/tests/", "tests/"],
  ["@messages/", "web/src/messages/en/"],
];

/** The path to which a specifier leads, seen from `from`. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  const [prefix, folder] = workspaces.find(([each]) => specifier.startsWith(each)) ?? ["", ""];
  return folder + specifier.slice(prefix.length);
}

const literal = (text: string): string | undefined => /^(['"`])([^'"`$]+)\1$/.exec(text)?.[2];

/** Every import and re-export of a module: static, type-only, and dynamic with a literal. */
export function importsOf(from: string, source: string): Import[] {
  const { module, errors } = parseSync(from, source);
  const [wrong] = errors;
  if (wrong !== undefined) throw new Error(`${from} can’t be read: ${wrong.message}`);
  const found: { specifier: string; start: number }[] = [];
  for (const { moduleRequest, start } of module.staticImports) found.push({ specifier: moduleRequest.value, start });
  for (const { entries, start } of module.staticExports) {
    for (const { moduleRequest } of entries)
      if (moduleRequest !== null) found.push({ specifier: moduleRequest.value, start });
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const specifier = literal(source.slice(moduleRequest.start, moduleRequest.end));
    if (specifier !== undefined) found.push({ specifier, start });
  }
  return found.map(({ specifier, start }) => ({
    from,
    to: resolve(from, specifier),
    line: source.slice(0, start).split("\n").length,
  }));
}
