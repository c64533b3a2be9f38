import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launch, Visitor } from "../support/browser";
import { languages, WHOLE } from "../support/looks";
import { suite } from "../support/suite";
import { sessions, type Session } from "./walk/people";
import { reflow } from "./walk/reflow";
import { routes, type Route, type Who } from "./walk/routes";
import { english, faults, missingWords, reachable, settle, themes } from "./walk/visit";

const devices = ["phone", "desktop"] as const;

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1_280, height: 800 } } as const;
/** An address that isn't there says so to the console as well. */
const ON_PURPOSE = /status of 404 .*\/nowhere\)$/;

let browser: Browser;
let known: ReadonlyMap<Who, Session>;

beforeAll(async () => {
  browser = await launch();
  known = await sessions(browser);
});
afterAll(() => browser.close());

interface Device {
  readonly locale: string;
  readonly size: (typeof devices)[number];
}

/** Opens a route on a device of its own, as whoever it is for, and closes it again. */
async function visit(route: Route, device: Device): Promise<string[]> {
  const { path, who } = route;
  const { locale, size } = device;
  const session = known.get(who);
  const visitor = await Visitor.open(browser, {
    viewport: sizes[size],
    reducedMotion: "reduce",
    ...(session ? { storageState: session } : {}),
  });
  const { context, page, troubles } = visitor;
  await context.addCookies([{ name: "firebase-language-override", value: locale, url: suite().webOrigin }]);
  page.on("dialog", (dialog) => {
    troubles.push(`window.${dialog.type()}`);
    void dialog.dismiss();
  });
  try {
    await page.goto(path);
    await settle(page);
    const language = await page.evaluate(() => document.documentElement.lang);
    const found = await look(page, route, device);
    return [
      ...(language === locale ? [] : [`speaks ${language}`]),
      ...found,
      ...troubles.filter((each) => !ON_PURPOSE.test(each)),
    ];
  } finally {
    await visitor.close();
  }
}

/**
 * What is there on a desktop alone has no colours of its own, so there light is enough with every change. A language
 * changes words and their length, and nothing that axe looks at.
 */
function themesOf({ locale, size }: Device): readonly (typeof themes)[number][] {
  if (WHOLE) return themes;
  if (locale !== "en") return [];
  return size === "phone" ? themes : ["light"];
}

/**
 * A phone is also looked at as narrow as a page may become (WCAG 1.4.10). In English a visit also looks for the words of
 * the spec, and for the way to the main action by Tab alone; in another language for English that was left, but for
 * the pages of admins, who read what people wrote in theirs.
 */
async function look(page: Page, route: Route, { locale, size }: Device): Promise<string[]> {
  const found = [...(await faults(page, themesOf({ locale, size }))), ...(size === "phone" ? await reflow(page) : [])];
  if (locale !== "en") return route.who === "admin" ? found : [...found, ...(await english(page))];
  if (size === "desktop")
    return [...found, ...(await missingWords(page, route)).map((words) => `does not say "${words}"`)];
  const { action } = route;
  return action === null || (await reachable(page, action)) ? found : [...found, `"${action}" is out of reach`];
}

/** A few devices at a time: most of a visit is waiting. */
describe.concurrent.each(languages)("in %s", (locale) => {
  describe.each(WHOLE || locale === "en" ? devices : (["phone"] as const))("on a %s", (size) => {
    it.each(routes)("$path holds", async (route) => {
      expect(await visit(route, { locale, size })).toEqual([]);
    });
  });
});
