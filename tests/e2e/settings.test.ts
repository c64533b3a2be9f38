import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { hydrated, SOON } from "../support/browser";
import { devices, emailAccount, signInTo } from "../support/devices";
import { WHOLE } from "../support/looks";
import { database } from "../support/people";

const open = devices();

/** Another device of the same person, whose browser is set to English and to light. */
async function device(email: string, to: string): Promise<Page> {
  const { page } = await open({ colorScheme: "light" });
  await signInTo(page, email, to);
  return page;
}

const stored = (uid: string, preferences: object) =>
  expect
    .poll(async () => (await database().doc(`users/${uid}/private/preferences`).get()).data(), SOON)
    .toMatchObject(preferences);
const isOn = (page: Page, name: string) => page.getByRole("switch", { name, exact: true }).isChecked();
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset["theme"] ?? "system");

const OPEN = ["Dark Mode", "Notifications", "Say what it is about"];
const IN_PRIVACY = ["Neutral page title", "Quick exit"];

/** The state of every switch in Settings that this browser can use, once all of them are known. */
async function switches(page: Page): Promise<Record<string, boolean>> {
  const seen: Record<string, boolean> = {};
  const read = async (names: readonly string[]) => {
    for (const name of names) {
      await expect.poll(() => page.getByRole("switch", { name, exact: true }).isEnabled(), SOON).toBe(true);
      seen[name] = await isOn(page, name);
    }
  };
  await read(OPEN);
  await page.getByRole("button", { name: "Manage Privacy" }).click();
  await read(IN_PRIVACY);
  await page.keyboard.press("Escape");
  return seen;
}

it("Settings have the same switches and language on every device, and the last choice on any of them counts", async () => {
  const { uid, email } = await emailAccount();
  const first = await device(email, "/settings");
  const before = {
    "Dark Mode": false,
    Notifications: true,
    "Say what it is about": false,
    "Neutral page title": false,
    "Quick exit": true,
  };
  expect(await switches(first)).toEqual(before);
  for (const name of OPEN) await first.getByRole("switch", { name, exact: true }).click();
  await first.getByRole("button", { name: "Manage Privacy" }).click();
  for (const name of IN_PRIVACY) await first.getByRole("switch", { name, exact: true }).click();
  await stored(uid, { theme: "dark", inApp: false, details: true, neutralTitle: true, quickExit: false });

  const after = Object.fromEntries(Object.entries(before).map(([name, on]) => [name, !on]));
  await first.reload();
  expect(await switches(first)).toEqual(after);
  const second = await device(email, "/settings");
  await expect.poll(() => isOn(second, "Dark Mode"), SOON).toBe(true);
  expect(await switches(second)).toEqual(after);
  await expect.poll(() => second.title(), SOON).toBe("Notes");
  const exits = second.locator('[data-tool="exit"]');
  await expect.poll(() => exits.count(), SOON).toBe(1);
  // In the bar and in the dialog.
  await second.getByRole("button", { name: "Manage Privacy" }).click();
  await expect.poll(() => exits.count(), SOON).toBe(2);
  expect(await exits.filter({ visible: true }).count()).toBe(0);
  await second.keyboard.press("Escape");

  await second.getByRole("button", { name: "Switch between light and dark" }).click();
  await second.reload();
  await stored(uid, { theme: "light" });
  await expect.poll(() => themeOf(first), SOON).toBe("light");
  await first.getByRole("button", { name: "Follow this device" }).click();
  await stored(uid, { theme: "system" });
  await expect.poll(() => themeOf(second), SOON).toBe("system");

  await first.getByRole("radio", { name: "తెలుగు" }).click();
  await stored(uid, { locale: "te" });
  const spoken = (page: Page) => page.evaluate(() => document.documentElement.lang).catch(() => "");
  for (const page of [first, second]) await expect.poll(() => spoken(page), SOON).toBe("te");
  await first.reload();
  expect(await spoken(first)).toBe("te");
  expect(await first.getByRole("radio", { name: "తెలుగు" }).isChecked()).toBe(true);
});

const frame = z.object({ theme: z.string(), lang: z.string(), ground: z.string() });

/** Records each look that a frame could show, from the first frame with content. */
function watchFrames(): void {
  const seen = new Set<string>();
  Object.assign(window, { seenLooks: seen });
  const look = (): void => {
    requestAnimationFrame(look);
    const { body, documentElement: root } = document;
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- there is none before the parser comes to it
    if (!body || body.childElementCount === 0) return;
    seen.add(
      JSON.stringify({
        theme: root.dataset["theme"] ?? "system",
        lang: root.lang,
        ground: getComputedStyle(body).backgroundColor,
      }),
    );
  };
  look();
}

/** With every change one page that is not part of the app, and one that is. */
it.each<readonly [string, string | null]>([
  ["/", null],
  ["/chat", "main textarea"],
  ...(WHOLE
    ? ([
        ["/login", "form"],
        ["/support", 'input[type="search"]'],
        ["/therapy", "form"],
      ] as const)
    : []),
])("%s shows no flash of another theme or language", async (path, live) => {
  const opened = await open({ colorScheme: "light" });
  const { page } = opened;
  await page.goto("/");
  // The bar starts to work a moment after the page.
  await expect
    .poll(async () => {
      if ((await themeOf(page)) !== "dark")
        await page.getByRole("button", { name: "Switch between light and dark" }).click();
      return themeOf(page);
    }, SOON)
    .toBe("dark");
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole("button", { name: "Language: English" }).click();
  await Promise.all([page.waitForEvent("load"), page.locator('[data-language="te"]').first().click()]);
  await page.addInitScript(watchFrames);
  await page.goto(path);
  if (live !== null) await hydrated(page, live);
  // Given as text it would be evaluated by the page, which its policy forbids when it is checked a second time.
  await page.waitForFunction(() => {
    const seen: unknown = Reflect.get(window, "seenLooks");
    return seen instanceof Set && seen.size > 0;
  });
  const looks = await page.evaluate<string[]>("[...window.seenLooks]");
  expect(looks.map((each) => frame.parse(JSON.parse(each)))).toEqual([{ theme: "dark", lang: "te", ground }]);
});
