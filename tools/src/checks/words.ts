import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../lib/paths";

const GLOSSARY = "docs/glossary.md";

/** The words in the first column of the table under 'Retired words'. */
export function retiredWords(glossary: string): readonly string[] {
  const [, table = ""] = glossary.split("## Retired words");
  return table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].flatMap(([, word]) => word ?? []));
}

/** The names in a source, without comments and quoted texts. */
const names = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, (found) =>
    found.replace(/[^\n]/g, " "),
  );

/** Each retired word in a source, with its line. */
export function retiredIn(code: string, retired: readonly string[]): readonly string[] {
  const found = new RegExp(`\\b(${retired.join("|")})\\b`);
  return names(code)
    .split("\n")
    .flatMap((line, at) => {
      const word = found.exec(line)?.[1];
      return word === undefined ? [] : [`line ${at + 1}: ${word}`];
    });
}

/** Checks that the code has no names that the glossary has retired. */
export function checkWords(): readonly string[] {
  const retired = retiredWords(readFileSync(join(root, GLOSSARY), "utf8"));
  const files = globSync(
    "{domain,functions,web,tools,tests}/{src,build,attack,e2e,integration,load,rules,support}/**/*.{ts,tsx}",
    {
      cwd: root,
    },
  );
  return files
    .toSorted()
    .flatMap((file) =>
      retiredIn(readFileSync(join(root, file), "utf8"), retired).map(
        (where) => `${file}, ${where} is a retired word (${GLOSSARY})`,
      ),
    );
}
