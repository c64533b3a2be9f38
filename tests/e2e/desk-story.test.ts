import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { violationsOf } from "../support/axe";
import { SOON, volunteerTalk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { load, summary } from "../support/claims";
import { devices } from "../support/devices";
import { press, tabTo } from "../support/keyboard";
import { approvedListener, toDesk, type Login } from "../support/listeners";
import { account, database, listener, type Person } from "../support/people";
import { shifts, watchShifts } from "../support/shifts";
import { emptyDesk, someone } from "../support/stories";

const CRISIS = "I want to kill myself tonight";
const NOTE = "Her sister is on the way; ask whether she has come.";

const open = devices();
let admin: Person;
let login: Login;
let colleague: Person;

beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(async () => {
  await emptyDesk();
  [login, colleague] = [await approvedListener(admin), await listener(admin)];
  for (const each of [login.person, colleague]) accepted(await call("agreeToConduct", {}, each.token));
  // Room for two more than the three with whom the story begins.
  await database().doc(`volunteers/${login.person.uid}`).update({ capacity: 5 });
});

/** Types a command into the palette, and presses Enter once it is found. */
async function command(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "What do you want to do?" }).waitFor(SOON);
  await page.keyboard.type(words);
  await page.getByRole("dialog").getByRole("option", { selected: true }).waitFor(SOON);
  await page.keyboard.press("Enter");
}

const offerTo = (page: Page, alias: string) => page.getByRole("region", { name: `Offer: ${alias}` });

/** A person comes, and is offered once the queue has run. */
async function offered(page: Page, text: string) {
  const one = await someone(text);
  accepted(await call("readQueue", {}, one.person.token));
  await offerTo(page, one.alias).waitFor(SOON);
  return one;
}

/**
 * Presses a key until the offer is gone: for half a second a new offer ignores keys that may be meant for something
 * else.
 */
const answer = (page: Page, alias: string, key: "Alt+a" | "Alt+p") =>
  expect
    .poll(async () => {
      await page.keyboard.press(key);
      return offerTo(page, alias).count();
    }, SOON)
    .toBe(0);

it("a listener with three talks accepts an offer and passes one on, stays with a crisis, and hands over, by keyboard alone", async () => {
  const talks = [await someone("from one"), await someone("from two"), await someone("from three")];
  for (const { person } of talks)
    accepted(await call("claimConversation", { conversationId: person.uid }, login.person.token));
  const [one, two] = talks;
  const { page } = await open({ viewport: { width: 1_280, height: 800 } });
  await watchShifts(page);
  await toDesk(page, login);
  const talk = volunteerTalk(page);

  // Three talks: each is opened and answered.
  for (const [nth, { alias, person }] of talks.entries()) {
    await command(page, `open ${alias}`);
    await talk.message(["from one", "from two", "from three"][nth] ?? "").waitFor(SOON);
    await page.keyboard.press("r");
    await expect.poll(() => talk.composer.evaluate((field) => field === document.activeElement), SOON).toBe(true);
    await page.keyboard.type(`Good evening, ${nth + 1}`);
    await page.keyboard.press("Enter");
    await talk.reaches(`Good evening, ${nth + 1}`, "sent");
    await expect.poll(async () => (await summary(person.uid)).unreadByVolunteer, SOON).toBe(0);
  }

  // Two offers, one after the other: one is accepted, the other goes on to a colleague. Nothing moves meanwhile.
  await command(page, "availability: online");
  const online = page.getByRole("group", { name: "Your availability" }).getByRole("button", { name: "Online" });
  await expect.poll(() => online.getAttribute("aria-pressed"), SOON).toBe("true");
  const before = await shifts(page);
  const four = await offered(page, "from four");
  await answer(page, four.alias, "Alt+a");
  await talk.message("from four").waitFor(SOON);
  await expect.poll(async () => (await summary(four.person.uid)).volunteerId, SOON).toBe(login.person.uid);
  const five = await offered(page, "from five");
  const moved = (await shifts(page)).slice(before.length).filter(({ what }) => what.includes("desk__slot"));
  expect(moved).toEqual([]);
  await answer(page, five.alias, "Alt+p");
  expect((await summary(five.person.uid)).volunteerId).toBeNull();
  await talk.message("from four").waitFor();

  // One of the three is in a crisis: a line in the place of offers says so and leads there.
  if (!one || !two) throw new Error("There are three talks.");
  accepted(await call("sendMessage", { messageId: randomUUID(), text: CRISIS }, one.person.token));
  const slot = page.getByRole("region", { name: "Offers" });
  await slot.getByText(`${one.alias} is in a crisis and waits for your answer.`).waitFor(SOON);
  await press(page, slot.getByRole("button", { name: "Open the chat" }));
  await talk.message(CRISIS).waitFor(SOON);
  await page.keyboard.press("r");
  await expect.poll(() => talk.composer.evaluate((field) => field === document.activeElement), SOON).toBe(true);
  await page.keyboard.type("I am here. Is somebody with you?");
  await page.keyboard.press("Enter");
  await talk.reaches("I am here. Is somebody with you?", "sent");
  // Nobody else is offered while it lasts.
  const six = await someone("from six");
  accepted(await call("readQueue", {}, six.person.token));
  await slot.getByText("You are with somebody in a crisis. You get no other offers while it lasts.").waitFor(SOON);
  expect(await offerTo(page, six.alias).count()).toBe(0);

  // Only the person who is handed over is to wait for the colleague.
  for (const { person } of [five, six])
    accepted(await call("endConversation", { conversationId: person.uid }, person.token));

  // A colleague comes and is asked, with a note: the talk stays, also if they can't take it.
  accepted(await call("setAvailability", { availability: "online" }, colleague.token));
  const about = { conversationId: one.person.uid };
  const asksColleague = async (note: string) => {
    await command(page, "hand over");
    const dialog = page.getByRole("dialog");
    const handOver = dialog.getByRole("button", { name: /^Hand over to / });
    await handOver.waitFor(SOON);
    await tabTo(page, dialog.getByLabel("A note for the next listener (optional)"));
    await page.keyboard.type(note);
    await press(page, handOver);
    await page.getByText(/ is being asked to take over\. Until then this person stays with you\./).waitFor(SOON);
    await expect.poll(async () => (await summary(one.person.uid)).offer?.to, SOON).toBe(colleague.uid);
    expect((await summary(one.person.uid)).volunteerId).toBe(login.person.uid);
    expect(await load(login.person)).toBe(4);
  };
  await asksColleague(NOTE);
  expect(await violationsOf(page)).toEqual([]);
  accepted(await call("passOffer", about, colleague.token));
  await page.getByText(` did not take over the chat with ${one.alias}. It is still with you.`).waitFor(SOON);

  // Asked again, the colleague takes over.
  await asksColleague("Now with her sister.");
  accepted(await call("claimConversation", about, colleague.token));
  await page.getByText(/ has taken over this conversation\.$/).waitFor(SOON);
  expect(await load(login.person)).toBe(3);
  expect(await violationsOf(page)).toEqual([]);

  // The others are still there, and the next one is a command away.
  await command(page, `open ${two.alias}`);
  await talk.message("from two").waitFor(SOON);
});
