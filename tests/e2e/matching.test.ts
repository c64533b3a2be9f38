import type { Page } from "playwright-core";
import { violationsOf } from "../support/axe";
import { beforeEach, describe, expect, it } from "vitest";
import { customerTalk, SOON, volunteerTalk, type Talk } from "../support/browser";
import { devices } from "../support/devices";
import { approvedListener, toDesk, type Login } from "../support/listeners";
import { account } from "../support/people";
import { emptyDesk } from "../support/stories";

const open = devices();
let login: Login;
let page: Page;
let talk: Talk;

beforeEach(async () => {
  await emptyDesk();
  login = await approvedListener(await account({ admin: true }));
  ({ page } = await open());
  talk = volunteerTalk(page);
});

const availability = (name: string) =>
  page.getByRole("group", { name: "Your availability" }).getByRole("button", { name });

/** Goes online; the first time the listener agrees to the code of conduct. */
async function goOnline(): Promise<void> {
  await availability("Online").click();
  const conduct = page.getByRole("dialog", { name: "Before your first conversation" });
  await conduct.waitFor();
  for (const point of await conduct.getByRole("checkbox").all()) await point.check();
  await conduct.getByRole("button", { name: "I agree" }).click();
  await expect.poll(() => availability("Online").getAttribute("aria-pressed"), SOON).toBe("true");
}

describe("an offer", () => {
  it("goes to a listener who is online, while the person sees their place, and is accepted", async () => {
    await toDesk(page, login);
    await goOnline();
    const customer = await open({ viewport: { width: 360, height: 740 } });
    const writer = customerTalk(customer.page);
    await customer.page.goto("/chat");
    await writer.say("Is anybody there?");
    await customer.page.getByText("You are next.").waitFor();
    await page.getByText("is waiting for you.").waitFor();
    // An offer ends after a minute, so the rest of the desk is checked below.
    expect(await violationsOf(page, { include: ".offer" })).toEqual([]);
    await page.keyboard.press("Alt+A");
    await talk.message("Is anybody there?").waitFor();
    await talk.say("I am here");
    await writer.message("I am here").waitFor();
    await page.getByText("Saved replies").click();
    expect(await violationsOf(page)).toEqual([]);
    expect(await customer.page.getByText("You are next.").count()).toBe(0);
  });
});
