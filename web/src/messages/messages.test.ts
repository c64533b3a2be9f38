import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Area = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Area>("./{en,te,hi}/*.ts", { eager: true });
const area = (locale: string, name: string): Area | undefined => modules[`./${locale}/${name}.ts`];

const namesOf = (locale: string): string[] =>
  Object.keys(modules)
    .filter((path) => path.startsWith(`./${locale}/`))
    .map((path) => path.slice(5, -3));

const areas = namesOf("en");
const translations = ["te", "hi"] as const;

/** What a value is made of: its keys, and at the leaves 'text', or the number of a function's parameters. */
function shape(value: unknown): unknown {
  if (typeof value === "string") return "text";
  if (typeof value === "function") return `function of ${value.length}`;
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
  return typeof value;
}

describe.each(translations)("the messages in %s", (locale) => {
  it("cover the same areas as the English ones", () => {
    expect(namesOf(locale).toSorted()).toEqual(areas.toSorted());
  });

  it.each(areas)("%s has every key of the English one and no other", (name) => {
    expect(shape({ ...area(locale, name) })).toEqual(shape({ ...area("en", name) }));
  });
});

const scripts = { te: /\p{Script=Devanagari}/u, hi: /\p{Script=Telugu}/u } as const;
/** Dandas belong to Devanagari's block and are used by every Indian script; names of languages stand in their own. */
const strangers = (locale: "te" | "hi", source: string): string[] =>
  source.split("\n").filter((line) => scripts[locale].test(line.replace(/[।॥]/g, "")) && !line.includes("own script"));

const sourceOf = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

describe.each(translations)("the script of %s", (locale) => {
  it.each(areas)("in %s is its own", (name) => {
    expect(strangers(locale, sourceOf(`./${locale}/${name}.ts`))).toEqual([]);
  });
});

describe("every message is used", () => {
  const root = new URL("..", import.meta.url).pathname;
  const sources = globSync("**/*.{ts,tsx}", { cwd: root, exclude: ["messages/**", "**/*.test.*"] }).map((file) =>
    readFileSync(`${root}${file}`, "utf8"),
  );

  it.each(areas)("in %s", (name) => {
    const users = sources.filter((source) => new RegExp(`["']@messages/${name}["']`).test(source)).join("\n");
    const unused = Object.keys(area("en", name) ?? {}).filter((key) => !new RegExp(`\\b${key}\\b`).test(users));
    expect(unused).toEqual([]);
  });
});
