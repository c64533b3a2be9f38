import type { Page } from "playwright-core";
import { violationsOf } from "../support/axe";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { customerTalk, SOON, volunteerTalk, type Talk } from "../support/browser";
import { devices } from "../support/devices";
import { approvedListener, toDesk, type Login } from "../support/listeners";
import { account, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

/**
 * Refusals that are expected: of a claim, and of marking a talk as read that the listener gives up on another device.
 */
const REFUSED = /\/(?:claimConversation|markConversationRead)\)$/;
const open = devices({ onPurpose: (trouble) => REFUSED.test(trouble) });
let admin: Person;
let login: Login;
let page: Page;
let talk: Talk;

beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(async () => {
  await emptyDesk();
  login = await approvedListener(admin);
  ({ page } = await open());
  talk = volunteerTalk(page);
});

const entries = () => page.getByRole("list", { name: "Customers" }).getByRole("button");

/** A person writes on a phone, and the listener takes them from the list. */
async function taken() {
  const { page: customer } = await open({ viewport: { width: 360, height: 740 } });
  await customer.goto("/chat");
  await customerTalk(customer).say("I need somebody");
  await toDesk(page, login);
  await entries().first().click();
  await talk.message("I need somebody").waitFor();
  return customer;
}

describe("a report", () => {
  it("by the person blocks the two for good, and the person goes on waiting", async () => {
    const customer = await taken();
    await customer.getByRole("button", { name: "Report" }).click();
    const dialog = customer.getByRole("dialog", { name: "Report this conversation" });
    await dialog.getByRole("button", { name: "Send report" }).click();
    await dialog.getByRole("alert").filter({ hasText: "Please choose what happened." }).waitFor();
    await dialog.getByLabel("Insults or harassment").check();
    await dialog.getByLabel("Don’t match me with this listener again").check();
    expect(await violationsOf(customer)).toEqual([]);
    await dialog.getByRole("button", { name: "Send report" }).click();
    await customer.getByText("Thank you. The team has your report.").waitFor();
    await customer.getByText("You are next.").waitFor();
    await page.getByText("The conversation is back in the queue.").waitFor();
    // The listener still sees that somebody waits, and is told kindly that they can't take them.
    await page.getByRole("button", { name: "Waiting", exact: true }).click();
    await entries().first().click();
    await page.getByText("You are not matched with this person. Another listener will answer.").waitFor();
    await expect.poll(() => entries().count(), SOON).toBe(0);
  });
});
