import { expect, it } from "vitest";
import { hydrated, SOON, volunteerTalk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { placeOf } from "../support/layout";
import { approvedListener, toDesk } from "../support/listeners";
import { account } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

const CRISIS = "I want to kill myself tonight";

const device = devices();

/** The page of a listener who holds somebody in a crisis. */
async function holdsCrisis() {
  await emptyDesk();
  const login = await approvedListener(await account({ admin: true }));
  const { person, alias } = await someone(CRISIS);
  accepted(await call("claimConversation", { conversationId: person.uid }, login.person.token));
  const { page } = await device();
  await toDesk(page, login);
  return { page, alias };
}

it("a listener on the page of the help lines sees who waits for them, and has links to the desk", async () => {
  const { page, alias } = await holdsCrisis();
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

it("a listener who waits for a listener themselves sees both bars, and neither covers the other", async () => {
  const { page, alias } = await holdsCrisis();
  await page.goto("/chat");
  await hydrated(page, "main textarea");
  await page.getByRole("textbox").first().fill("I can’t sleep");
  await page.locator(".composer__send").click();
  await page.locator('[data-delivery="sent"]').waitFor(SOON);
  // The tab knows the talk once it has read the summary, which may be after the message is accepted.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("thodu.openTalk")), SOON).toBe("yes");
  await page.goto("/support");
  const own = page.getByRole("complementary", { name: "Your chat" });
  const listeners = page.getByRole("complementary", { name: "Mine" });
  await own.getByText("You are waiting for a listener.").waitFor(SOON);
  await listeners.getByText(`${alias} is in a crisis and waits for your answer.`).waitFor(SOON);
  for (const viewport of [
    { width: 1_280, height: 800 },
    { width: 640, height: 480 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(viewport);
    for (const top of [0, 10_000]) {
      await page.evaluate((to) => scrollTo(0, to), top);
      for (const each of [own, listeners])
        await expect.poll(async () => (await placeOf(each.getByRole("link"))).whole, SOON).toBe(true);
    }
  }
  // In a very low window the bar of who waits for them stays, and the other one is at the page's end.
  await page.setViewportSize({ width: 320, height: 420 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => (await placeOf(listeners.getByRole("link"))).whole, SOON).toBe(true);
  await own.getByRole("link").scrollIntoViewIfNeeded();
  await expect.poll(async () => (await placeOf(own.getByRole("link"))).whole, SOON).toBe(true);
});
