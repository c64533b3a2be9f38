import { expect, it } from "vitest";
import { SOON, volunteerTalk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { placeOf } from "../support/layout";
import { approvedListener, toDesk } from "../support/listeners";
import { account } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

const CRISIS = "I want to kill myself tonight";

const device = devices();

it("a listener on the page of the help lines reads who waits for them, and has their ways to the desk", async () => {
  await emptyDesk();
  const login = await approvedListener(await account({ admin: true }));
  const { person, alias } = await someone(CRISIS);
  accepted(await call("claimConversation", { conversationId: person.uid }, login.person.token));
  const { page } = await device();
  await toDesk(page, login);
  await page.goto("/volunteer-home");
  await page.getByRole("link", { name: "Help", exact: true }).click();
  await page.waitForURL("**/help-lines");
  const bar = page.locator(".talk-bar");
  await bar.getByText(`${alias} is in a crisis and waits for your answer.`).waitFor(SOON);
  const toTalk = bar.getByRole("link", { name: "Open the chat" });
  for (const width of [1_280, 320]) {
    await page.setViewportSize({ width, height: 720 });
    await expect.poll(async () => (await placeOf(toTalk)).whole, SOON).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize({ width: 1_280, height: 720 });
  const menu = page.getByRole("banner");
  expect(await menu.getByRole("link", { name: "Volunteer Login" }).count()).toBe(0);
  await menu.getByRole("link", { name: "Volunteer Chat" }).waitFor();
  await toTalk.click();
  await page.waitForURL("**/volunteer-chat");
  await volunteerTalk(page).message(CRISIS).waitFor(SOON);
  await page.goto("/volunteer-login");
  await page.waitForURL("**/volunteer-chat");
});
