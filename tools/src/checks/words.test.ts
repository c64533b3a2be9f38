import { expect, test } from "vitest";
import { retiredIn, retiredWords } from "./words";

test("the glossary’s table lists the retired words", () => {
  const table =
    "| `kept` | no |\n\n## Retired words\n\n| retired | say |\n|---|---|\n| `one`, `two` | `three` |\n| `four` | five |\n";
  expect(retiredWords(table)).toEqual(["one", "two", "four"]);
});

test("a retired word is found as a name, but not in a comment, a text or another name", () => {
  const code =
    "const one = 1; // one\n/* one\n one */ const other = \"one\";\nconst oneMore = other;\ncall('one', one);\n";
  expect(retiredIn(code, ["one"])).toEqual(["line 1: one", "line 5: one"]);
});
