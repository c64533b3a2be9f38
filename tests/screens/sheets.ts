/**
 * docs/screens: every route on one sheet, on a phone and a desktop, in light and dark, in English and Telugu; a guest's
 * chat at 320 pixels, beside a keyboard, in a crisis and without a network; and a listener's desk with an offer, in a
 * crisis and with a call.
 * npm run screens
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { sessions, type Session } from "../e2e/walk/people";
import { routes, type Route } from "../e2e/walk/routes";
import { settle } from "../e2e/walk/visit";
import { launch, Visitor } from "../support/browser";
import { suite } from "../support/suite";
import { chatStates, listenerStates } from "./states";

const folder = join(import.meta.dirname, "../../docs/screens");
const phone = { width: 360, height: 740 };
const desktop = { width: 1_280, height: 800 };
const shots = [
  { size: phone, locale: "en", theme: "light" },
  { size: phone, locale: "te", theme: "dark" },
  { size: desktop, locale: "en", theme: "light" },
  { size: desktop, locale: "te", theme: "dark" },
] as const;
/** The scale of the pictures on the sheet. */
const SCALE = 0.5;

const browser = await launch();
const known = await sessions(browser);
mkdirSync(folder, { recursive: true });

async function picture(
  { path }: Route,
  session: Session,
  { size, locale, theme }: (typeof shots)[number],
): Promise<string> {
  const { context, page } = await Visitor.open(browser, {
    viewport: size,
    colorScheme: theme,
    reducedMotion: "reduce",
    ...(session ? { storageState: session } : {}),
  });
  await context.addCookies([{ name: "firebase-language-override", value: locale, url: suite().webOrigin }]);
  await page.goto(path);
  await settle(page);
  const png = (await page.screenshot()).toString("base64");
  await context.close();
  return `<img width="${size.width * SCALE}" height="${size.height * SCALE}" src="data:image/png;base64,${png}">`;
}

async function sheet(on: Page, pictures: readonly string[]): Promise<Buffer> {
  await on.setContent(
    `<body style="margin:0;padding:20px;background:#e9dccb;display:flex;gap:20px;align-items:flex-start">${pictures.join("")}`,
  );
  return on.screenshot({ type: "jpeg", quality: 70 });
}

const width = shots.reduce((sum, { size }) => sum + size.width * SCALE + 20, 20);
const table = await browser.newPage({ viewport: { width, height: desktop.height * SCALE + 40 } });
for (const route of routes) {
  const pictures = await Promise.all(shots.map((shot) => picture(route, known.get(route.who) ?? null, shot)));
  const name = route.path === "/" ? "landing" : route.path.slice(1).replaceAll(/\W+/g, "-");
  writeFileSync(join(folder, `${name}.jpg`), await sheet(table, pictures));
}
await table.setViewportSize({ width, height: 780 });
for (const [name, states] of [
  ["chat-states", chatStates],
  ["listener-states", listenerStates],
] as const)
  writeFileSync(join(folder, `${name}.jpg`), await sheet(table, await states(browser)));
await browser.close();
