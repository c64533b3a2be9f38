import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../../..", import.meta.url).pathname;
/** The texts in the app, and those of notices outside of it. */
const sources = globSync(["web/src/messages/{en,te,hi}/*.ts", "domain/src/{notifications,oncall}/*.ts"], {
  cwd: root,
  exclude: ["**/*.test.ts"],
}).map((file) => ({ file, text: readFileSync(`${root}${file}`, "utf8") }));

/** A word that must not be used, and the word that is used instead everywhere. */
it.each([
  ["Indian time", "India time"],
  ["समाप्त", "ख़त्म"],
  ["सहेज", "सेव"],
  ["सहकर्मी", "साथी"],
  ["इजाज़त", "अनुमति"],
  ["आपात", "इमरजेंसी"],
  ["स्वीकृत", "मंज़ूर"],
  ["कॉलर", "कॉल करने वाले"],
  ["సంక్షోభ", "అత్యవసరం"],
  ["నిరోధ", "బ్లాక్"],
  ["నివేదిక", "ఫిర్యాదు"],
  ["అతిథి", "గెస్ట్"],
  ["సహోద్యోగి", "సహచరులు"],
  ["పర్యవేక్షక", "సూపర్‌వైజర్"],
  ["నిరీక్షణ", "ఎదురుచూపు"],
  ["సమాధానం", "జవాబు"],
  ["మూసివేయ", "మూసేయండి"],
  ["నుండి", "నుంచి"],
])("the texts do not use %s, but %s", (second, word) => {
  expect(sources.filter(({ text }) => text.includes(second)).map(({ file }) => file)).toEqual([]);
  expect(sources.some(({ text }) => text.includes(word))).toBe(true);
});

it.each(["te", "hi"])("Thodu's name is written in the script of %s, except in the tab's title", (locale) => {
  const texts = sources.filter(({ file }) => file.includes(`/${locale}/`) && !file.endsWith("manifest.ts"));
  const latin = texts.flatMap(({ text }) => text.split("\n")).filter((line) => line.includes("Thodu"));
  expect(latin).toEqual([expect.stringContaining("neutralTitleHelp")]);
});
