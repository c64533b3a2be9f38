import type { Page } from "playwright-core";
import { violationsOf } from "../support/axe";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { customerTalk, SOON, type Visitor, volunteerTalk, type Talk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { approvedListener, toDesk, type Login } from "../support/listeners";
import { account, database, type Person } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

/** What was read is told half a second later, and may be on its way when the conversation is handed over. */
const open = devices({
  onPurpose: (trouble) => trouble.includes("400 (Bad Request)") && trouble.includes("/markConversationRead"),
});
let admin: Person;
let login: Login;
let visitor: Visitor;
let page: Page;
let talk: Talk;

beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(async () => {
  await emptyDesk();
  login = await approvedListener(admin);
  visitor = await open();
  page = visitor.page;
  talk = volunteerTalk(page);
});

const summary = async (uid: string) => (await database().doc(`conversations/${uid}`).get()).data();
const record = async ({ person }: Login) => (await database().doc(`volunteers/${person.uid}`).get()).data();
const availability = (name: string, on: Page = page) =>
  on.getByRole("group", { name: "Your availability" }).getByRole("button", { name });
const offer = (alias: string, on: Page = page) => on.getByRole("region", { name: `Offer: ${alias}` });

/** The first time one agrees to the code of conduct. */
async function goOnline(on: Page = page): Promise<void> {
  await availability("Online", on).click();
  const conduct = on.getByRole("dialog", { name: "Before your first conversation" });
  await conduct.waitFor();
  for (const point of await conduct.getByRole("checkbox").all()) await point.check();
  await conduct.getByRole("button", { name: "I agree" }).click();
  await expect.poll(() => availability("Online", on).getAttribute("aria-pressed"), SOON).toBe("true");
}

describe("an offer", () => {
  it("reaches a listener who is online, tells the person their place, and is accepted", async () => {
    await toDesk(page, login);
    await goOnline();
    const customer = await open({ viewport: { width: 360, height: 740 } });
    const writer = customerTalk(customer.page);
    await customer.page.goto("/chat");
    await writer.say("Is anybody there?");
    await customer.page.getByText("You are next.").waitFor();
    await page.getByText("is waiting for you.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Alt+A");
    await talk.message("Is anybody there?").waitFor();
    await talk.say("I am here");
    await writer.message("I am here").waitFor();
    expect(await customer.page.getByText("You are next.").count()).toBe(0);
  });

  it("of somebody who is in the list already is shown to whoever comes online, and again after a reload", async () => {
    const { alias } = await someone();
    await toDesk(page, login);
    const entry = page.getByRole("list", { name: "Customers" }).getByRole("button", { name: alias });
    await entry.waitFor();
    await goOnline();
    await offer(alias).waitFor();
    await page.reload();
    await entry.waitFor();
    await expect.poll(() => offer(alias).count(), SOON).toBe(1);
  });

  it("goes on to a colleague when it is passed", async () => {
    const colleague = await open();
    const second = await approvedListener(admin);
    await toDesk(page, login);
    await goOnline();
    await toDesk(colleague.page, second);
    await goOnline(colleague.page);
    const { person, alias } = await someone();
    accepted(await call("readQueue", {}, person.token));
    await offer(alias).getByRole("button", { name: "Not now" }).click();
    await offer(alias, colleague.page).getByRole("button", { name: "Accept" }).click();
    await expect
      .poll(() => summary(person.uid), SOON)
      .toMatchObject({ status: "active", volunteerId: second.person.uid });
    expect(await offer(alias).count()).toBe(0);
  });
});

describe("availability", () => {
  it("is kept by the server, with the languages one listens in, and ends when one leaves the desk", async () => {
    await toDesk(page, login);
    await availability("Busy").click();
    await expect.poll(() => record(login), SOON).toMatchObject({ availability: "busy" });
    await page.getByText("I listen in: English, Telugu, Hindi").click();
    await page.getByLabel("Hindi").uncheck();
    await expect.poll(() => record(login), SOON).toMatchObject({ languages: ["en", "te"], availability: "busy" });
    await page.getByRole("link", { name: "Home" }).first().click();
    await expect.poll(() => record(login), SOON).toMatchObject({ availability: "away" });
  });

  it("comes with a reminder of a break after an hour and a half", async () => {
    await toDesk(page, login);
    await goOnline();
    expect(await page.getByText("A short break helps").count()).toBe(0);
    await database()
      .doc(`volunteers/${login.person.uid}`)
      .update({ stretchSince: new Date(Date.now() - 91 * 60_000) });
    await availability("Busy").click();
    await page.getByText("A short break helps").waitFor();
    await expect.poll(() => record(login), SOON).toMatchObject({ availability: "busy" });
  });

  it("is refused after four hours at a stretch, with the time from which one may come back", async () => {
    await toDesk(page, login);
    await goOnline();
    await database()
      .doc(`volunteers/${login.person.uid}`)
      .update({ stretchSince: new Date(Date.now() - 4 * 3_600_000) });
    await availability("Busy").click();
    await page.getByText("You have listened for four hours.").waitFor();
    await expect.poll(() => record(login), SOON).toMatchObject({ availability: "away" });
  });
});

describe("the code of conduct", () => {
  it("is agreed to before one first goes online, point by point, and once", async () => {
    await toDesk(page, login);
    await availability("Online").click();
    const conduct = page.getByRole("dialog", { name: "Before your first conversation" });
    await conduct.getByRole("button", { name: "I agree" }).click();
    await conduct.getByRole("alert").filter({ hasText: "Please tick every point first." }).waitFor();
    expect(await record(login)).toMatchObject({ availability: "away" });
    await conduct.getByRole("button", { name: "Later" }).click();
    await goOnline();
    await availability("Away (break)").click();
    await expect.poll(() => availability("Away (break)").getAttribute("aria-pressed"), SOON).toBe("true");
    await availability("Online").click();
    await expect.poll(() => availability("Online").getAttribute("aria-pressed"), SOON).toBe("true");
  });
});

describe("somebody new", () => {
  const waiting = (alias: string) => page.getByRole("list", { name: "Customers" }).getByRole("button", { name: alias });
  const conduct = () => page.getByRole("dialog", { name: "Before your first conversation" });

  it("is taken only after the code of conduct that was put off, and at once when it is agreed to", async () => {
    const { person, alias } = await someone("Is there a listener?");
    await toDesk(page, login);
    await availability("Online").click();
    await conduct().getByRole("button", { name: "Later" }).click();
    await waiting(alias).click();
    await conduct().getByRole("button", { name: "Later" }).click();
    await conduct().waitFor({ state: "detached" });
    expect(await summary(person.uid)).toMatchObject({ status: "waiting" });
    await waiting(alias).click();
    for (const point of await conduct().getByRole("checkbox").all()) await point.check();
    await conduct().getByRole("button", { name: "I agree" }).click();
    await talk.message("Is there a listener?").waitFor();
    expect(await summary(person.uid)).toMatchObject({ status: "active", volunteerId: login.person.uid });
    expect((await record(login))?.["conductAt"]).toBeDefined();
  });

  it("is not taken during the break after four hours, and the desk says until when", async () => {
    const { person, alias } = await someone("Is there a listener?");
    const now = Date.now();
    await database()
      .doc(`volunteers/${login.person.uid}`)
      .update({ seenAt: new Date(now), stretchSince: new Date(now - 4 * 3_600_000) });
    await toDesk(page, login);
    // Their record is here.
    await expect.poll(() => availability("Online").isEnabled(), SOON).toBe(true);
    await waiting(alias).click();
    await page.getByRole("alert").filter({ hasText: "You have listened for four hours." }).waitFor();
    expect(await summary(person.uid)).toMatchObject({ status: "waiting" });
  });
});

describe("in the room", () => {
  const picked = async (text: string) => {
    const { person, alias } = await someone(text);
    await page.getByRole("list", { name: "Customers" }).getByRole("button", { name: alias }).click();
    await talk.message(text).waitFor();
    // A mark of having read that is under way is refused once the conversation is a colleague's.
    await expect.poll(() => summary(person.uid), SOON).toMatchObject({ unreadByVolunteer: 0 });
    return { person, alias };
  };

  it("one hands over to a colleague with a note", async () => {
    const colleague = await open();
    const second = await approvedListener(admin);
    await database().doc(`volunteers/${second.person.uid}`).update({ name: "Kiran Kumar" });
    await toDesk(colleague.page, second);
    await goOnline(colleague.page);
    await toDesk(page, login);
    const { person, alias } = await picked("I would rather talk to somebody else");
    await page.getByRole("button", { name: "Hand over", exact: true }).click();
    await page.getByLabel("Who should take over?").selectOption("Kiran Kumar");
    await page.getByLabel("A note for the next listener (optional)").fill("Exams next week.");
    await page
      .getByRole("dialog", { name: `Hand the chat with ${alias} over to Kiran Kumar?` })
      .getByRole("button", { name: "Hand over to Kiran Kumar" })
      .click();
    await page.getByText("Handed over to Kiran Kumar. They are asked first.").waitFor();
    await offer(alias, colleague.page).getByText("from a colleague").waitFor();
    await offer(alias, colleague.page).getByRole("button", { name: "Accept" }).click();
    await volunteerTalk(colleague.page).message("I would rather talk").waitFor();
    // What was left for them opens by itself.
    await colleague.page.getByText("Exams next week.").waitFor();
    expect(await summary(person.uid)).toMatchObject({ status: "active", volunteerId: second.person.uid });
  });

  it("one sees what a colleague wrote before as a colleague’s", async () => {
    const before = await approvedListener(admin);
    const { person, alias } = await someone("Is somebody there?");
    const conversationId = person.uid;
    accepted(await call("claimConversation", { conversationId }, before.person.token));
    accepted(
      await call("sendMessage", { messageId: "hers", text: "I am with you", conversationId }, before.person.token),
    );
    accepted(await call("releaseConversation", { conversationId, to: login.person.uid }, before.person.token));
    accepted(await call("claimConversation", { conversationId }, login.person.token));
    await toDesk(page, login);
    await page.getByRole("searchbox", { name: "Find by alias" }).fill(alias.split(" ")[1]?.toLowerCase() ?? "");
    await page.getByRole("list", { name: "Customers" }).getByRole("button", { name: alias }).click();
    await talk.message("I am with you").getByText("A colleague:").waitFor();
    await talk.say("I am with you now");
    await talk.message("I am with you now").getByText("You:").waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it("one reads the summary of an earlier talk where the person agreed", async () => {
    const before = await approvedListener(admin);
    const { person, alias } = await someone("I was here before");
    accepted(await call("claimConversation", { conversationId: person.uid }, before.person.token));
    accepted(
      await call(
        "endConversation",
        { conversationId: person.uid, wrapUp: { outcome: "listened", note: "Worried about exams." } },
        before.person.token,
      ),
    );
    accepted(await call("sendMessage", { messageId: "again", text: "me again" }, person.token));
    await toDesk(page, login);
    await page.getByRole("list", { name: "Customers" }).getByRole("button", { name: alias }).click();
    await talk.message("me again").waitFor();
    const read = page.waitForResponse(
      (response) => response.url().endsWith("/readNotes") && response.request().method() === "POST",
    );
    await page.getByText("Private notes").click();
    await read;
    accepted(await call("shareSummary", { agreed: true }, person.token));
    await page.getByText("The person has agreed that you can read the summaries of earlier conversations.").waitFor();
    expect(await page.getByText("Worried about exams.").count()).toBe(0);
    await page.getByText("Private notes and summary").click();
    await page.getByText("Private notes and summary").click();
    await page.getByText("Worried about exams.").waitFor();
  });

  it("a number is held back and explained, a saved reply is at hand, and the end asks how one is", async () => {
    visitor.expectTrouble(/status of 400/);
    await toDesk(page, login);
    const { person } = await picked("Can we talk on the phone?");
    await talk.say("Sure, 98480 22338");
    const heldBack = page.getByRole("alert").filter({ hasText: "can’t be sent here" });
    await heldBack.waitFor();
    expect(await talk.composer.inputValue()).toBe("Sure, 98480 22338");
    await talk.composer.fill("Sure, 98480 2233");
    await heldBack.waitFor({ state: "detached" });
    await talk.say("Sure, 98480 22338");
    await heldBack.waitFor();
    await talk.composer.fill("");
    await heldBack.waitFor({ state: "detached" });
    await page.getByText("Saved replies").click();
    await page.getByRole("button", { name: "Take your time." }).click();
    expect(await talk.composer.inputValue()).toBe("Take your time. There is no right way to say it.");
    await talk.composer.press("Enter");
    await talk.reaches("Take your time.", "sent");
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "End conversation" }).click();
    await page.getByLabel("How did it end?").selectOption("We talked, and it was enough for now");
    await page.getByLabel("That was hard for me.").check();
    await page.getByRole("dialog").getByRole("button", { name: "End conversation" }).click();
    await page.getByText("The team knows").waitFor();
    const hard = await database().collection("reports").where("conversationId", "==", person.uid).get();
    expect(hard.docs.map((doc): unknown => doc.get("category"))).toEqual(["hard"]);
  });
});
