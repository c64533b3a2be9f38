import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ELSEWHERE } from "../ui/elsewhere";
import { LEFT } from "./quickExit";

const script = readFileSync(new URL("../site/head.js", import.meta.url), "utf8");

describe("quick exit", () => {
  it("sends its event under the name that the page's code listens to", () => {
    expect(script.indexOf(`dispatchEvent(new Event("${LEFT}"))`)).toBeGreaterThan(script.indexOf("location.replace("));
  });

  it("leads to the same place by the link and by the inline script", () => {
    const [, , place] = /location\.replace\((["'])(.+)\1\)/.exec(script) ?? [];
    expect(place).toBe(ELSEWHERE);
  });
});
