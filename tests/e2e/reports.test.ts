import type { Page } from "playwright-core";
import { violationsOf } from "../support/axe";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { customerTalk, SOON, volunteerTalk, type Talk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { approvedListener, toDesk, type Login } from "../support/listeners";
import { account, database, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

/** A claim that is refused, and a page that marks a talk read while another device of its listener gives it up. */
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

/** Somebody on a phone writes, and the listener takes them from the list. */
async function taken() {
  const { page: customer } = await open({ viewport: { width: 360, height: 740 } });
  const writer = customerTalk(customer);
  await customer.goto("/chat");
  await writer.say("I need somebody");
  await toDesk(page, login);
  await entries().first().click();
  await talk.message("I need somebody").waitFor();
  return { customer, writer };
}

describe("a report", () => {
  it("by the person parts the two for good, and the person goes on waiting", async () => {
    const { customer } = await taken();
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
    // The listener still sees that somebody waits, and learns kindly that it is not for them.
    await page.getByRole("button", { name: "Waiting", exact: true }).click();
    await entries().first().click();
    await page.getByText("You are not matched with this person. Another listener will answer.").waitFor();
    await expect.poll(() => entries().count(), SOON).toBe(0);
  });

  it("by the listener takes the person out of their list at once, also after a reload", async () => {
    await taken();
    await page.getByRole("button", { name: "Report" }).click();
    const dialog = page.getByRole("dialog", { name: "Report this conversation" });
    await dialog.getByLabel("Insults or harassment").check();
    await dialog.getByLabel("Don’t match me with this person again").check();
    await dialog.getByRole("button", { name: "Send report" }).click();
    await page.getByText("Thank you. The team has your report.").waitFor();
    await expect.poll(() => entries().count(), SOON).toBe(0);
    await page.reload();
    await page.getByText("No active customers yet.").waitFor(SOON);
    expect(await entries().count()).toBe(0);
  });

  it("asks the person whom they mean when several listeners wrote", async () => {
    const { customer, writer } = await taken();
    await talk.say("I am unkind");
    await writer.message("I am unkind").waitFor();
    const conversationId =
      (await database().collection("conversations").where("volunteerId", "==", login.person.uid).get()).docs[0]?.id ??
      "";
    accepted(await call("releaseConversation", { conversationId }, login.person.token));
    const { person: next } = await approvedListener(admin);
    accepted(await call("claimConversation", { conversationId }, next.token));
    accepted(await call("sendMessage", { messageId: "kind", text: "I am kind", conversationId }, next.token));
    await writer.message("I am kind").waitFor();
    await customer.getByRole("button", { name: "Report" }).click();
    const dialog = customer.getByRole("dialog", { name: "Report this conversation" });
    await dialog.getByRole("group", { name: "Which listener do you mean?" }).waitFor();
    expect(await dialog.getByLabel("I am kind").isChecked()).toBe(true);
    await dialog.getByLabel("I am unkind").check();
    await dialog.getByLabel("Insults or harassment").check();
    expect(await violationsOf(customer)).toEqual([]);
    await dialog.getByRole("button", { name: "Send report" }).click();
    await customer.getByText("Thank you. The team has your report.").waitFor();
    const made = await database().collection("reports").where("conversationId", "==", conversationId).get();
    expect(made.docs.map((doc): unknown => doc.get("reportedId"))).toEqual([login.person.uid]);
  });

  it("is taken of a talk that has ended, where there was a listener", async () => {
    const { customer, writer } = await taken();
    await talk.say("I am here");
    await writer.message("I am here").waitFor();
    await page.getByRole("button", { name: "End conversation" }).click();
    await page.getByLabel("How did it end?").selectOption("Something else");
    await page.getByRole("dialog").getByRole("button", { name: "End conversation" }).click();
    await customer.getByRole("button", { name: "End conversation" }).waitFor({ state: "detached" });
    await customer.getByRole("button", { name: "Report" }).click();
    const dialog = customer.getByRole("dialog", { name: "Report this conversation" });
    await dialog.getByLabel("Insults or harassment").check();
    await dialog.getByRole("button", { name: "Send report" }).click();
    await customer.getByText("Thank you. The team has your report.").waitFor();
    const made = await database().collection("reports").where("reportedId", "==", login.person.uid).get();
    expect(made.docs.map((doc): unknown => doc.get("by"))).toEqual(["customer"]);
  });
});
