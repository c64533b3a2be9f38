import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { suite } from "../support/suite";

const rule = z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) });
const { hosting } = z
  .object({ hosting: z.object({ headers: z.array(rule) }) })
  .parse(JSON.parse(readFileSync(new URL("../../firebase.json", import.meta.url), "utf8")));
const everywhere = hosting.headers.filter(({ source }) => source === "**").flatMap(({ headers }) => headers);

const served = (path: string): Promise<Response> => fetch(new URL(path, suite().webOrigin), { redirect: "manual" });
const directives = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy
      .split(";")
      .map((each) => each.trim())
      .map((each) => [each.split(" ")[0] ?? "", each]),
  );

it.each(["/", "/chat", "/login", "/help-lines", "/sw.js", "/nowhere-at-all"])(
  "%s is served with the headers of firebase.json",
  async (path) => {
    const { headers } = await served(path);
    // Browsers ignore it over plain http, and the launcher leaves it out.
    const promised = everywhere.filter(({ key }) => key !== "Strict-Transport-Security");
    expect(promised.length).toBe(5);
    for (const { key, value } of promised.filter((each) => each.key !== "Content-Security-Policy"))
      expect([key, headers.get(key)]).toEqual([key, value]);
    const [deployed, local] = [
      everywhere.find(({ key }) => key === "Content-Security-Policy")?.value ?? "",
      headers.get("content-security-policy") ?? "",
    ].map(directives);
    // Headers that differ only by the suite's addresses are tested in tools/src/suite/config.test.ts.
    for (const name of [
      "default-src",
      "style-src",
      "img-src",
      "font-src",
      "worker-src",
      "object-src",
      "base-uri",
      "form-action",
      "frame-ancestors",
    ]) {
      expect(local?.get(name)).toBe(deployed?.get(name));
      expect(local?.get(name)).toBeTypeOf("string");
    }
    expect(local?.get("script-src")).not.toMatch(/unsafe/);
  },
);
