import type { Locale } from "@thodu/domain/locale";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launch, listen, withoutWorker } from "../support/browser";
import { accepted, call } from "../support/callables";
import { languages, WHOLE } from "../support/looks";
import { approvedListener } from "../support/listeners";
import { account } from "../support/people";
import { suite } from "../support/suite";
import { sessions, type Session } from "./walk/people";
import { reflow } from "./walk/reflow";
import { routes, type Route, type Who } from "./walk/routes";
import { english, faults, missingWords, reachable, settle, themes } from "./walk/visit";

const phone = { width: 360, height: 740 };
const desktop = { width: 1_280, height: 800 };
/** A missing address is also reported on the console. */
const ON_PURPOSE = /status of 404 .*\/nowhere\)$/;

let browser: Browser;
let known: ReadonlyMap<Who, Session>;
const devices = new Map<string, Promise<BrowserContext>>();

beforeAll(async () => {
  browser = await launch();
  known = await sessions(browser);
  // A listener without a name: a long address stands in its place.
  const { person } = await approvedListener(await account({ admin: true }));
  accepted(await call("setAvailability", { availability: "online" }, person.token));
});
afterAll(() => browser.close());

/** The device of one person in one language; it has a window for each page, so that shared files are fetched once. */
function deviceOf(who: Who, locale: Locale): Promise<BrowserContext> {
  const key = `${who} ${locale}`;
  const device = devices.get(key) ?? makeDevice(known.get(who) ?? null, locale);
  devices.set(key, device);
  return device;
}

async function makeDevice(session: Session, locale: Locale): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: suite().webOrigin,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    viewport: phone,
    reducedMotion: "reduce",
    ...(session ? { storageState: session } : {}),
  });
  await context.addInitScript(withoutWorker);
  await context.addCookies([{ name: "firebase-language-override", value: locale, url: suite().webOrigin }]);
  return context;
}

/** Opens a route as the person it is for, and closes it again. */
async function visit(route: Route, locale: Locale): Promise<string[]> {
  const page = await (await deviceOf(route.who, locale)).newPage();
  const troubles: string[] = [];
  listen(page, (trouble) => troubles.push(trouble));
  page.on("dialog", (dialog) => {
    troubles.push(`window.${dialog.type()}`);
    void dialog.dismiss();
  });
  try {
    await page.goto(route.path);
    await settle(page);
    const language = await page.evaluate(() => document.documentElement.lang);
    const found = await look(page, route, locale);
    return [
      ...(language === locale ? [] : [`speaks ${language}`]),
      ...found,
      ...troubles.filter((each) => !ON_PURPOSE.test(each)),
    ];
  } finally {
    await page.close();
  }
}

/** axe's findings don't depend on the language, and a wide window has no rules of its own. */
const themesOf = (locale: Locale, isWide: boolean): readonly (typeof themes)[number][] => {
  if (WHOLE) return themes;
  return locale === "en" && !isWide ? ["light"] : [];
};

/** With every change the pages of admins only in English. */
const routesIn = (locale: Locale): readonly Route[] =>
  WHOLE || locale === "en" ? routes : routes.filter(({ who }) => who !== "admin");

/**
 * Checks a page on a phone of the least width that a page may have (WCAG 1.4.10), and on a desktop. In English it also
 * looks for the words of the spec, and for the main action by Tab alone; in other languages for English text, except on
 * admins' pages, which show what people wrote.
 */
async function look(page: Page, route: Route, locale: Locale): Promise<string[]> {
  const found = [...(await faults(page, themesOf(locale, false))), ...(await reflow(page))];
  const { action, who } = route;
  if (locale !== "en" && who !== "admin") found.push(...(await english(page)));
  if (locale === "en" && action !== null && !(await reachable(page, action))) found.push(`"${action}" is out of reach`);
  if (locale !== "en" && !WHOLE) return found;
  await page.setViewportSize(desktop);
  await page.waitForFunction((width) => innerWidth === width, desktop.width);
  found.push(...(await faults(page, themesOf(locale, true))).map((each) => `on a desktop: ${each}`));
  if (locale === "en") found.push(...(await missingWords(page, route)).map((words) => `does not say "${words}"`));
  return found;
}

/** A few windows at a time: most of a visit is waiting. */
describe.concurrent.each(languages)("in %s", (locale) => {
  it.each(routesIn(locale))("$path holds", async (route) => {
    expect(await visit(route, locale)).toEqual([]);
  });
});
