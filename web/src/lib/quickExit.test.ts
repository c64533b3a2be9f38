import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ELSEWHERE } from "../ui/elsewhere";

describe("quick exit", () => {
  it("leads to one place, by the link and by the script that is there first", () => {
    const script = readFileSync(new URL("../site/head.js", import.meta.url), "utf8");
    const [, , place] = /location\.replace\((["'])(.+)\1\)/.exec(script) ?? [];
    expect(place).toBe(ELSEWHERE);
  });
});
