import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { approvedListener, goOnline, toDesk, type Login } from "../support/listeners";
import { account, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

const PHONE = { width: 320, height: 640 };

const open = devices();
let admin: Person;
let login: Login;

beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(async () => {
  await emptyDesk();
  login = await approvedListener(admin);
  accepted(await call("agreeToConduct", {}, login.person.token));
});

describe("a break with an end", () => {
  /** What is cut or outside its place; how high that is, and where the list begins. */
  const looks = (page: Page) =>
    page.locator(".desk__slot").evaluate((slot) => {
      const { top, bottom } = slot.getBoundingClientRect();
      const cut = [...slot.children].filter((part) => {
        const box = part.getBoundingClientRect();
        const isOut = box.top < top || box.bottom > bottom || box.left < 0 || box.right > innerWidth;
        return isOut || (part.tagName === "P" && part.scrollHeight > part.clientHeight + 1);
      });
      const list = document.querySelector(".desk__list")?.getBoundingClientRect().top;
      return { cut: cut.map(({ textContent }) => `${innerWidth}: ${textContent}`), places: [bottom - top, list] };
    });

  it.each(["en", "te"])("is chosen and over without a move, and whole on every screen in %s", async (locale) => {
    const { page } = await open({ viewport: PHONE });
    await toDesk(page, login);
    await page.goto(`/localized/${locale}/volunteer-chat`);
    await goOnline(page);
    const places: unknown[] = [];
    const sizes = [PHONE, { width: 320, height: 740 }, { width: 768, height: 1_024 }, { width: 1_280, height: 800 }];
    const see = async (): Promise<void> => {
      const seen = [];
      for (const size of sizes) {
        await page.setViewportSize(size);
        // What depends on the size is laid out within two frames.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        const { cut, places: at } = await looks(page);
        expect(cut).toEqual([]);
        seen.push(at);
      }
      places.push(seen);
    };
    await see();
    await page.locator(".desk__availability .desk__tab").nth(2).click();
    const choice = page.locator(".desk__slot select");
    await choice.waitFor(SOON);
    await see();
    // Where the window is low, among the languages.
    await page.setViewportSize(PHONE);
    await choice.waitFor({ state: "detached" });
    await page.locator(".desk__languages summary").click();
    await page.locator(".desk__languages select").selectOption("5");
    await page.locator(".desk__languages summary").click();
    await see();
    await page.evaluate(() => {
      const [since] = (sessionStorage.getItem("thodu.breakEnd") ?? "").split(" ");
      sessionStorage.setItem("thodu.breakEnd", `${since} ${Date.now() - 1_000}`);
    });
    await page.reload();
    const online = page.locator(".desk__slot .button");
    await online.waitFor(SOON);
    await see();
    expect(places).toEqual([places[0], places[0], places[0], places[0]]);
    await online.click();
    await online.waitFor({ state: "detached" });
  });
});
