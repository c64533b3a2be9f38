import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violationsOf } from "../support/axe";
import { hydrated, SOON } from "../support/browser";
import { chooseLanguage, devices, emailAccount, signInTo } from "../support/devices";
import { WHOLE } from "../support/looks";
import { database, PASSWORD } from "../support/people";

const open = devices();

const SCREENS = process.env["THODU_SCREENS"];
const broken = async (page: Page, called: string): Promise<readonly string[]> => {
  if (SCREENS !== undefined) await page.screenshot({ path: `${SCREENS}/${called}.png`, fullPage: true });
  const violations = await violationsOf(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  return [...violations, ...(wide ? ["wide"] : [])];
};
/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor(SOON);
  for (let stop = 0; stop < 120; stop += 1) {
    if (await target.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}
const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
};
const at = (page: Page, state: string) => page.getByRole("heading", { level: 2, name: state }).waitFor(SOON);

/** Signs up on a phone and goes on to the application. */
async function signUp(page: Page): Promise<void> {
  const email = `${randomUUID()}@people.example`;
  await page.goto("/volunteer-signup");
  await hydrated(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.waitForURL("**/chat");
  await page.getByRole("link", { name: "Tell us about yourself, and see what comes next" }).click();
  await at(page, "Not sent yet");
}

describe("an application", () => {
  it("is written on a phone, saved meanwhile, sent back by an admin by keyboard, approved, and found in the audit", async () => {
    const called = `Meera ${randomUUID().slice(0, 6)}`;
    const { page } = await open({ viewport: { width: 360, height: 740 } });
    await signUp(page);
    expect(await broken(page, "draft-360")).toEqual([]);
    await page.getByLabel("Name", { exact: true }).fill(called);
    await page.getByRole("checkbox", { name: "తెలుగు" }).check();
    await page.getByLabel("Why do you want to listen?").fill("I know such nights.");
    const stored = async () =>
      (await database().collection("applications").where("name", "==", called).limit(1).get()).docs[0];
    await expect.poll(async () => (await stored())?.get("why") as unknown, SOON).toBe("I know such nights.");
    await page.getByText("Everything is saved.").waitFor(SOON);

    // A person who comes back later goes on where they were.
    await page.goto("/volunteer-application");
    await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue(), SOON).toBe(called);
    expect(await page.getByRole("checkbox", { name: "తెలుగు" }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Send to the team" }).click();
    const summary = page.getByRole("alert").filter({ hasText: "Please check:" });
    await summary.getByRole("link", { name: "Hours a week: Please fill this in." }).waitFor(SOON);
    await summary.getByRole("link", { name: "Being checked: We need your agreement to this." }).waitFor();
    expect(await broken(page, "problems-360")).toEqual([]);
    await page.getByLabel("Hours a week").selectOption("3-5");
    await page.getByRole("checkbox", { name: "The team may check" }).check();
    await page.getByRole("button", { name: "Send to the team" }).click();
    await at(page, "Sent, waiting for the team");
    expect(await broken(page, "sent-360")).toEqual([]);

    const admin = await emailAccount({ admin: true });
    const { page: desk } = await open();
    await signInTo(desk, admin.email, "/admin/listeners");
    // The login has to end before the page is opened in another language.
    await desk.locator(".admin-person a").last().waitFor(SOON);
    await press(desk, desk.getByRole("region", { name: "To decide" }).getByRole("link", { name: called }));
    await desk.getByRole("heading", { level: 2, name: `Application of ${called}` }).waitFor(SOON);
    await desk.getByText("I know such nights.").waitFor();
    expect(await broken(desk, "admin-1280")).toEqual([]);
    const answer = async (kind: string, words: string): Promise<void> => {
      await tabTo(desk, desk.getByRole("radio", { name: "Approve" }));
      // The arrow keys move through the three answers.
      await desk.keyboard.press("Space");
      while (!(await desk.getByRole("radio", { name: kind }).isChecked())) await desk.keyboard.press("ArrowDown");
      await tabTo(desk, desk.getByLabel("Words to the applicant"));
      await desk.keyboard.type(words);
      await press(desk, desk.getByRole("button", { name: "Continue" }));
      await press(desk, desk.getByRole("dialog").getByRole("button", { name: kind, exact: true }));
    };
    await answer("Ask back", "How often can you come at night?");
    await desk.getByRole("status").filter({ hasText: "Asked. The applicant has been notified." }).waitFor(SOON);

    await at(page, "The team has asked something");
    await page.getByText("How often can you come at night?").waitFor();
    expect(await broken(page, "asked-360")).toEqual([]);
    await page.getByLabel("Why do you want to listen?").fill("I know such nights. Twice a week.");
    await page.getByRole("button", { name: "Send to the team" }).click();
    await at(page, "Sent, waiting for the team");

    await desk.getByText("Twice a week.").waitFor(SOON);
    await answer("Approve", "Welcome!");
    await desk.getByRole("status").filter({ hasText: "Approved. The applicant has been notified." }).waitFor(SOON);
    await at(page, "Approved");
    await page.getByText("Welcome!").waitFor();
    // The claim came after the sign-in; the menu leads to the desk all the same.
    await page.locator('#menu a[href="/volunteer-chat"]').waitFor({ ...SOON, state: "attached" });
    await page.goto("/notifications");
    await page.getByText("Your application was approved. You can listen now.").waitFor(SOON);

    await press(desk, desk.getByRole("navigation", { name: "Admin area" }).getByRole("link", { name: /^Audit/ }));
    await tabTo(desk, desk.getByLabel("Person, case or other ID"));
    await desk.keyboard.type(admin.uid);
    await desk.keyboard.press("Enter");
    const log = desk.getByRole("region", { name: "Audit log" }).getByRole("listitem");
    await log.filter({ hasText: `approved ${called} as a listener` }).waitFor(SOON);
    await log.filter({ hasText: `asked ${called} about the application` }).waitFor(SOON);
  });

  // In Telugu, whose words are the longest; the story above covers English.
  it.each(
    (
      [
        ["te", 320],
        ["hi", 320],
        ["en", 1_280],
      ] as const
    ).slice(0, WHOLE ? 3 : 1),
  )("is readable in %s at %i px, for the applicant and the admin", async (locale, width) => {
    const { page } = await open({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
    await signUp(page);
    await chooseLanguage(page, locale);
    await page.goto("/volunteer-application");
    await page.locator("#application-name").fill("మీరా मीरा ".repeat(8));
    await page.locator("#application-languages").check();
    await page.locator("#application-hours").selectOption("over-10");
    await page.locator("#application-why").fill("W".repeat(1_000));
    await page.locator("#application-checks").check();
    expect(await broken(page, `draft-${locale}-${width}`)).toEqual([]);
    await page.locator("form [type=submit]").click();
    await page.locator("dl").waitFor(SOON);
    expect(await broken(page, `sent-${locale}-${width}`)).toEqual([]);

    const admin = await emailAccount({ admin: true });
    const atDesk = await open({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
    await signInTo(atDesk.page, admin.email, "/admin/listeners");
    const desk = atDesk.page;
    await chooseLanguage(desk, locale);
    await desk.goto("/admin/listeners");
    await desk.locator(".admin-person a").last().waitFor(SOON);
    expect(await broken(desk, `list-${locale}-${width}`)).toEqual([]);
    await desk.locator(".admin-person a").last().click();
    await desk.locator("#answer-decline").check();
    expect(await broken(desk, `whole-${locale}-${width}`)).toEqual([]);
    await desk.locator("form [type=submit]").click();
    await desk.locator(".summary").waitFor(SOON);
    await desk.locator("#answer-words").fill("Not now.");
    await desk.locator("form [type=submit]").click();
    await desk.getByRole("dialog").locator(".dialog__actions").waitFor(SOON);
    expect(await broken(desk, `sure-${locale}-${width}`)).toEqual([]);
  });
});
