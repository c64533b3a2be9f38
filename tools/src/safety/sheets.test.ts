import { describe, expect, it } from "vitest";
import type { Case } from "./cases";
import { agreement, codeOf, readSheet, sheetsFor, writeSheet, type Answer } from "./sheets";

const one = (id: string, text = id): Case => ({
  id,
  messages: [text],
  level: "crisis",
  language: "en",
  script: "Latn",
  isAboutOther: false,
});
const some = Array.from({ length: 30 }, (_, at) => one(`s${at}`));

describe("the sheets", () => {
  it("give each sentence to two readers, equally many to each, in different orders, and the same again", () => {
    for (const readers of [2, 3, 4]) {
      const sheets = sheetsFor(some, readers);
      const ids = sheets.map((sheet) => sheet.map(({ id }) => id));
      for (const { id } of some) expect(ids.filter((sheet) => sheet.includes(id))).toHaveLength(2);
      const sizes = ids.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(readers);
      expect(new Set(ids.map((sheet) => sheet.join())).size).toBe(readers);
      expect(sheetsFor(some, readers)).toEqual(sheets);
    }
    expect(() => sheetsFor(some, 1)).toThrow("Two readers at least");
  });

  it("show no level, and keep commas, quotes, lines and characters of every script", () => {
    const text = 'she said "no", \nచావాలని లేదు';
    const sheet = writeSheet([one("a-crisis", text)]);
    expect(sheet).not.toContain("crisis");
    expect(readSheet(sheet.replace(",,", ",none,"), "a.csv")).toEqual(new Map([[codeOf("a-crisis"), "none"]]));
    expect(sheet).toContain("చావాలని లేదు");
    // A spreadsheet would take it for a formula.
    expect(writeSheet([one("a", "=1+1")])).toContain("'=1+1");
  });

  it("are read as they were filled in, and a wrong word is named", () => {
    const filled = "code,text,answer,note\r\na,x,Crisis,\r\nb,y,,\r\nc,z, other ,why\r\n";
    expect([...readSheet(filled, "a.csv")]).toEqual([
      ["a", "crisis"],
      ["c", "other"],
    ]);
    expect(() => readSheet("code,text,answer,note\na,x,maybe,\n", "a.csv")).toThrow("a.csv, sentence 1: 'maybe'");
    expect(() => readSheet("name\nx\n", "a.csv")).toThrow("a sheet has the columns");
  });
});

describe("two readers", () => {
  const read = (...said: readonly Answer[]) => new Map(said.map((answer, at) => [String(at), answer]));

  it("agree as far as Cohen’s kappa says", () => {
    const [a, b] = [read("crisis", "crisis", "none", "none"), read("crisis", "none", "none", "none")];
    // They agree in 0.75; by chance in 0.5 * 0.25 + 0.5 * 0.75 = 0.5.
    expect(agreement(a, b)).toEqual({ count: 4, same: 0.75, kappa: 0.5 });
    expect(agreement(a, a)).toEqual({ count: 4, same: 1, kappa: 1 });
  });

  it("are compared on what both have read, if that says something", () => {
    expect(agreement(read("none", "none"), read("none"))).toEqual({ count: 1, same: 1, kappa: null });
    expect(agreement(read("none"), new Map())).toEqual({ count: 0, same: 0, kappa: null });
  });
});
