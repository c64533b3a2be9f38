import { expect, it } from "vitest";
import { csv } from "./csv";

it.each([
  [[["a", "b"]], "a,b\r\n"],
  [[["a, b", 'says "no"', "two\nlines"]], '"a, b","says ""no""","two\nlines"\r\n'],
  [[["=1+1"], ["+91 98"], ["-1"], ["@x"]], "'=1+1\r\n'+91 98\r\n'-1\r\n'@x\r\n"],
  [[], ""],
])("%j", (rows, text) => {
  expect(csv(rows)).toBe(`\ufeff${text}`);
});
