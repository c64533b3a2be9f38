import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ELSEWHERE } from "../ui/elsewhere";
import { LEFT } from "./quickExit";

const script = readFileSync(new URL("../site/head.js", import.meta.url), "utf8");

describe("quick exit", () => {
  it("is told to what is at work on the page, under the name it listens to, once the page is on its way", () => {
    expect(script.indexOf(`dispatchEvent(new Event("${LEFT}"))`)).toBeGreaterThan(script.indexOf("location.replace("));
  });

  it("leads to one place, by the link and by the script that is there first", () => {
    const [, , place] = /location\.replace\((["'])(.+)\1\)/.exec(script) ?? [];
    expect(place).toBe(ELSEWHERE);
  });
});
