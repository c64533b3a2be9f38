import { aliasFor } from "@thodu/domain/chat/alias";
import { FREE_MESSAGES } from "@thodu/domain/chat/limits";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { accepted, call } from "../support/callables";
import { customerTalk, hydrated, launch, Visitor, volunteerTalk, SOON } from "../support/browser";
import { leftWithoutAnswer } from "../support/conversations";
import { approvedListener, signInAs, toDesk, type Login } from "../support/listeners";
import { account, adminAuth, database, PASSWORD, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

let browser: Browser;
let admin: Person;
let first: Login;
let second: Login;
let guest: Visitor;
let volunteer: Visitor;
let colleague: Visitor;

beforeAll(async () => {
  await emptyDesk();
  browser = await launch();
  admin = await account({ admin: true });
  [first, second] = [await approvedListener(admin), await approvedListener(admin)];
  [guest, volunteer, colleague] = [
    await Visitor.open(browser, { viewport: { width: 360, height: 740 } }),
    await Visitor.open(browser),
    await Visitor.open(browser),
  ];
});
afterAll(async () => {
  await browser.close();
});

const sent = z.object({ data: z.object({ conversationId: z.string() }) });

const storedTexts = async (customerId: string): Promise<readonly unknown[]> => {
  const { docs } = await database().collection(`conversations/${customerId}/chatMessages`).orderBy("timestamp").get();
  return docs.map((message) => String(message.get("text")));
};

/**
 * One guest and two listeners, from the first message to a login on another device; each part continues the one before.
 */
describe("a conversation", () => {
  let uid: string;
  let alias: string;
  const customer = () => customerTalk(guest.page);
  const listener = () => volunteerTalk(volunteer.page);

  it("begins with a guest who writes", async () => {
    const people = (await adminAuth().listUsers()).users.length;
    await guest.page.goto("/chat");
    await hydrated(guest.page);
    await customer().say("   ");
    const request = guest.page.waitForRequest("**/sendMessage");
    await customer().say("Hello, is anyone there?");
    uid = sent.parse((await request).postDataJSON()).data.conversationId;
    alias = aliasFor(uid);
    await customer().reaches("Hello, is anyone there?", "sent");
    await guest.page.getByText("Waiting for a listener").waitFor();
    await guest.page.getByText("Something calm to do").waitFor();
    // A blank message makes no guest, so there is one.
    expect((await adminAuth().listUsers()).users).toHaveLength(people + 1);
    expect(await storedTexts(uid)).toEqual(["Hello, is anyone there?"]);
  });

  it("is claimed by a listener", async () => {
    await toDesk(volunteer.page, first);
    await volunteer.page.getByRole("button", { name: "Mine", exact: true }).click();
    await volunteer.page.getByText("No active customers yet.").waitFor();
    await volunteer.page.getByRole("button", { name: "Waiting", exact: true }).click();
    await volunteer.page.getByRole("button", { name: alias }).click();
    await volunteer.page.getByRole("heading", { name: `Chat with ${alias}` }).waitFor();
    await listener().message("Hello, is anyone there?").waitFor();
    await guest.page.getByText("A listener is with you").waitFor();
    await customer().reaches("Hello, is anyone there?", "read");
    await volunteer.page.getByRole("button", { name: "Mine", exact: true }).click();
    await volunteer.page.getByRole("button", { name: alias }).getByText("Waits for you").waitFor();
    expect(await guest.page.getByText("A listener is with you").count()).toBeGreaterThan(0);
  });

  it("shows that the other side types, and stops by itself", async () => {
    const hint = guest.page.getByText("Volunteer is typing...");
    const theirs = volunteer.page.getByText(`${alias} is typing...`);
    // The hint ends two seconds after the last key, so it is awaited while the keys are pressed.
    await Promise.all([hint.waitFor(), listener().composer.pressSequentially("I am here", { delay: 200 })]);
    await hint.waitFor({ state: "detached" });
    await Promise.all([theirs.waitFor(), customer().composer.pressSequentially("Thank", { delay: 200 })]);
    await customer().composer.fill("");
    await theirs.waitFor({ state: "detached" });
    expect(await hint.count()).toBe(0);
  });

  it("goes to and fro, with ticks", async () => {
    await listener().composer.press("Enter");
    await customer().message("I am here").waitFor();
    await listener().reaches("I am here", "read");
    await Promise.all([guest.page.getByText("Volunteer is typing...").waitFor(), customer().say("It was a long day.")]);
    await listener().message("It was a long day.").waitFor();
    await customer().reaches("It was a long day.", "read");
    expect(await customer().ids()).toEqual(await listener().ids());
  });

  it("keeps over a reload what can’t be sent, and sends it once", async () => {
    guest.expectNetworkTrouble();
    await guest.page.route("**/sendMessage", (route) => route.abort());
    await customer().say("My network is bad tonight.");
    await customer().message("My network is bad tonight.").waitFor();
    await guest.page.reload();
    await hydrated(guest.page);
    await customer().message("My network is bad tonight.").waitFor();
    await guest.page.unroute("**/sendMessage");
    await customer().say("Now it is back.");
    await customer().reaches("Now it is back.", "read");
    const texts = (await storedTexts(uid)).slice(-2);
    expect(texts).toEqual(["My network is bad tonight.", "Now it is back."]);
    expect(await listener().texts()).toEqual(await customer().texts());
  });

  it("is taken over by a colleague who says why", async () => {
    await toDesk(colleague.page, second);
    await leftWithoutAnswer(uid);
    await colleague.page.getByRole("button", { name: "With others", exact: true }).click();
    await colleague.page.getByRole("button", { name: alias }).click();
    const dialog = colleague.page.getByRole("dialog", { name: `Take over the chat with ${alias}?` });
    await dialog.getByRole("button", { name: "Take over" }).click();
    await dialog.getByText("Please write a reason.").waitFor();
    await dialog.getByLabel("Why are you taking over?").fill("My shift, she goes home.");
    await dialog.getByRole("button", { name: "Take over" }).click();
    await volunteerTalk(colleague.page).message("Now it is back.").waitFor();
    expect(await volunteerTalk(colleague.page).ids()).toEqual(await customer().ids());
    await volunteer.page.getByText("Another listener has taken over this conversation.").waitFor();
    expect(await volunteer.page.getByRole("log").count()).toBe(0);
    await guest.page.getByText("Another listener is here now.").waitFor();
    await volunteerTalk(colleague.page).say("Good evening, I am with you now.");
    await customer().message("Good evening, I am with you now.").waitFor();
  });

  it("goes back to the queue when the listener’s approval is withdrawn", async () => {
    colleague.expectNetworkTrouble();
    // Requests that the desk makes before its page knows.
    colleague.expectTrouble(/status of 403/);
    accepted(await call("revokeVolunteer", { uid: second.person.uid }, admin.token));
    await colleague.page.waitForURL("**/volunteer-login");
    expect(await colleague.page.getByRole("log").count()).toBe(0);
    await guest.page.getByText("Your listener had to leave.").waitFor();
    await guest.page.getByText("Waiting for a listener").waitFor();
    await volunteer.page.getByRole("button", { name: "Waiting", exact: true }).click();
    await volunteer.page.getByRole("button", { name: alias }).click();
    await listener().message("Good evening, I am with you now.").waitFor();
  });

  it("reaches the limit with the last free message, and says so kindly", async () => {
    await database()
      .doc(`conversations/${uid}`)
      .update({ ownMessageCount: FREE_MESSAGES - 1 });
    await customer().say("The last of mine");
    await customer().reaches("The last of mine", "read");
    const modal = guest.page.getByRole("dialog", { name: "Go Premium to continue chatting" });
    await modal.getByRole("link", { name: "14416", exact: true }).waitFor();
    for (const plan of ["Pay As You Go", "Daily Care", "Deep Healing", "Unlimited Support"])
      await modal.getByRole("heading", { name: plan }).waitFor();
    await modal.getByRole("button", { name: "Close" }).click();
    await modal.waitFor({ state: "hidden" });
    expect(await customer().composer.isDisabled()).toBe(true);
    expect(await customer().composer.getAttribute("placeholder")).toBe("Go Premium to continue chatting...");
    await guest.page.getByRole("button", { name: "Send" }).click();
    await modal.getByRole("link", { name: "Go Premium Now" }).waitFor();
    await modal.getByRole("button", { name: "Close" }).click();
    expect((await database().doc(`conversations/${uid}`).get()).get("ownMessageCount")).toBe(FREE_MESSAGES);
    await listener().say("I can still write to you.");
    await customer().message("I can still write to you.").waitFor();
  });

  it("moves with the guest into an account, and to another device", async () => {
    const email = `${uid}@people.example`.toLowerCase();
    const before = await customer().ids();
    await guest.page.goto("/signup");
    await hydrated(guest.page);
    await guest.page.getByLabel("Full Name").fill("Ravi Teja");
    await guest.page.getByLabel("Email", { exact: true }).fill(email);
    await guest.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await guest.page.getByLabel("Confirm Password", { exact: true }).fill(PASSWORD);
    await guest.page.getByRole("button", { name: "Sign Up" }).click();
    await guest.page.waitForURL("**/login?from=/chat");

    const phone = await Visitor.open(browser, { viewport: { width: 360, height: 740 } });
    await signInAs(phone.page, { person: admin, email, password: PASSWORD });
    await phone.page.goto("/chat");
    const talk = customerTalk(phone.page);
    await talk.message("I can still write to you.").waitFor();
    expect(await talk.ids()).toEqual(before.slice(-30));
    await expect.poll(() => talk.composer.isDisabled(), SOON).toBe(true);
    expect(phone.troubles).toEqual([]);
  });

  it("ends, and both sides are told", async () => {
    await volunteer.page.getByRole("button", { name: "End conversation" }).click();
    await volunteer.page.getByLabel("How did it end?").selectOption("Something else");
    await volunteer.page.getByRole("dialog").getByRole("button", { name: "End conversation" }).click();
    await volunteer.page.getByText("The conversation has ended.").waitFor();
    expect((await database().doc(`conversations/${uid}`).get()).get("status")).toBe("closed");
  });

  it("left no error on any screen", () => {
    expect([...guest.troubles, ...volunteer.troubles, ...colleague.troubles]).toEqual([]);
  });
});
