import { beforeEach, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { customerTalk, hydrated, SOON } from "../support/browser";
import { devices } from "../support/devices";
import { customerAccount } from "../support/listeners";
import { logInByPage } from "../support/signedIn";
import { database } from "../support/people";

/** A report fails to arrive, on purpose. */
const open = devices({ onPurpose: (trouble) => trouble.includes("ERR_FAILED") });
let page: Page;

const toasts = () => page.locator(".toast");

/** Buttons, links and fields that a toast covers; in a dialog, anything. */
const covered = (more = ""): Promise<readonly string[]> =>
  page.evaluate((also) => {
    const [one, ...others] = document.querySelectorAll(".toast");
    if (!one || others.length > 0) return ["not one toast"];
    const box = one.getBoundingClientRect();
    const needed = document.querySelector("dialog[open]")
      ? "dialog[open]"
      : `.composer, a[href^="tel:"], .alarm button${also}`;
    return [...document.querySelectorAll(needed)]
      .filter((each) => !each.closest(".toasts"))
      .filter((each) => {
        const { top, bottom, height } = each.getBoundingClientRect();
        return height > 0 && bottom > box.top && top < box.bottom;
      })
      .map((each) => each.textContent);
  }, more);

const isOnTop = (): Promise<boolean> =>
  page.evaluate(() => {
    const box = document.querySelector(".toast")?.getBoundingClientRect();
    return (
      box !== undefined && document.elementFromPoint(box.left + 20, box.top + box.height / 2)?.closest(".toast") != null
    );
  });

async function report(): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Report this conversation" });
  await dialog.getByLabel("Insults or harassment").check();
  await dialog.getByRole("button", { name: "Send report" }).click();
}

/** A report that does not arrive, until it can be sent again. */
async function failed(): Promise<void> {
  const [request] = await Promise.all([
    page.waitForEvent("requestfailed", (each) => each.url().endsWith("/reportConversation")),
    report(),
  ]);
  expect(request.failure()).not.toBeNull();
  await page.locator('dialog[open] [type="submit"]:not([aria-busy="true"])').waitFor(SOON);
}

describe("a message over a page", () => {
  beforeEach(async () => {
    ({ page } = await open({ viewport: { width: 360, height: 740 } }));
    await page.goto("/chat");
    await hydrated(page);
    await customerTalk(page).say("I want to kill myself tonight");
    await page.getByRole("status", { name: "Help lines for you now" }).waitFor(SOON);
  });

  it("is above a dialog, covers nothing that is needed, and is replaced by the next", async () => {
    await page.route("**/reportConversation", (route) => route.abort());
    await page.getByRole("button", { name: "Report" }).click();
    await failed();
    await page.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor(SOON);
    await expect.poll(isOnTop, SOON).toBe(true);
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 1_280, height: 400 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(viewport);
      // Shown again for each size, as it stays only for ten seconds.
      await failed();
      await expect.poll(() => toasts().count(), SOON).toBe(1);
      await expect.poll(() => covered(), SOON).toEqual([]);
      await expect.poll(isOnTop, SOON).toBe(true);
    }

    await page.unroute("**/reportConversation");
    await report();
    await toasts().filter({ hasText: "Thank you. The team has your report." }).waitFor(SOON);
    expect(await toasts().count()).toBe(1);
    await expect.poll(() => covered(), SOON).toEqual([]);
    await expect.poll(isOnTop, SOON).toBe(true);
  });

  it("does not cover the answers to the question whether one is in danger", async () => {
    const { docs } = await database().collection("conversations").where("status", "==", "waiting").get();
    const [own] = docs.toSorted((a, b) => b.createTime.toMillis() - a.createTime.toMillis());
    await own?.ref.update({ risk: "concern", alarm: { since: Date.now(), answer: null } });
    await page.locator(".alarm button").first().waitFor(SOON);
    await page.getByRole("button", { name: "Report" }).click();
    await report();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await expect.poll(() => covered(), SOON).toEqual([]);
  });

  it("does not cover the help lines at the end of a page", async () => {
    await page.setViewportSize({ width: 1_280, height: 800 });
    const { email, password } = await customerAccount();
    await logInByPage(page, email, password);
    await toasts().filter({ hasText: "Logged in successfully!" }).waitFor(SOON);
    await page.locator('a[href^="tel:"]').first().waitFor(SOON);
    await expect.poll(() => covered(), SOON).toEqual([]);
  });
});

it("does not cover the fields of a login page opened by a redirect", async () => {
  ({ page } = await open({ viewport: { width: 360, height: 740 } }));
  await page.goto("/go-premium");
  await hydrated(page, ".plan button");
  await page.getByRole("button", { name: "Subscribe Now" }).first().click();
  await page.waitForURL("**/login?from=/go-premium");
  await page.getByLabel("Password", { exact: true }).waitFor(SOON);
  await toasts().filter({ hasText: "Please log in first." }).waitFor(SOON);
  await expect.poll(() => covered(', .door input, .door [type="submit"]'), SOON).toEqual([]);
});
