import type { Locator, Page, Response } from "playwright-core";
import { RECEIPT_WITHIN } from "@thodu/domain/oncall/page";
import { MINUTE } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { violationsOf } from "../support/axe";
import { customerTalk, SOON, volunteerTalk, type Visitor } from "../support/browser";
import { accepted, call } from "../support/callables";
import { callsTo, carrierTells } from "../support/carrier";
import { devices } from "../support/devices";
import { pushesTo } from "../support/mails";
import { nobodyOnCall, phone, ringsOf, withNumber } from "../support/onCall";
import { account, database, listener, PASSWORD, type Person } from "../support/people";
import { signInAt } from "../support/signedIn";
import { reachable, themes } from "./walk/visit";

/** In these stories two listeners claim at once, and one claim is refused. */
const open = devices({ onPurpose: (trouble) => /400 \(Bad Request\).*claimConversation/.test(trouble) });
const PHONE = { viewport: { width: 360, height: 740 } };
/** The time within which the other phones show how a ring ended, in milliseconds. */
const AT_ONCE = 10_000;
const OVER = "Nobody is waiting any more. Thank you for being there.";

const words = {
  en: {
    path: "/standby",
    onCall: "You are on call.",
    answer: "Answer",
    taken: "Answered. Thank you for being there.",
  },
  te: {
    path: "/localized/te/standby",
    onCall: "మీరు ఆన్ కాల్‌లో ఉన్నారు.",
    answer: "జవాబు ఇవ్వండి",
    taken: "జవాబు దొరికింది. అందుబాటులో ఉన్నందుకు ధన్యవాదాలు.",
  },
  hi: {
    path: "/localized/hi/standby",
    onCall: "आप ऑन कॉल हैं।",
    answer: "जवाब दें",
    taken: "जवाब मिल गया। मौजूद रहने के लिए धन्यवाद।",
  },
} as const;
type Words = (typeof words)[keyof typeof words];

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
nobodyOnCall();

interface Standby {
  readonly person: Person;
  readonly visitor: Visitor;
  readonly page: Page;
  readonly says: Words;
}
type Three = readonly [Standby, Standby, Standby];

/** The open standby page of a listener who is on call. */
async function standingBy(person: Person, says: Words): Promise<Standby> {
  const visitor = await open(PHONE);
  const { page } = visitor;
  await signInAt(page, person.email, PASSWORD);
  await page.goto(says.path);
  await page.getByText(says.onCall).waitFor();
  return { person, visitor, page, says };
}

/** Three phones in the order in which the pager chooses them if all else is equal. */
async function threePhones([a, b, c]: readonly [Words, Words, Words] = [words.en, words.en, words.en]): Promise<Three> {
  const people = await Promise.all([phone(admin), phone(admin), phone(admin)]);
  const [one, two, three] = people.toSorted((x, y) => (x.uid < y.uid ? -1 : 1));
  if (!one || !two || !three) throw new Error("No phones.");
  return Promise.all([standingBy(one, a), standingBy(two, b), standingBy(three, c)]);
}

async function waiting(text = "Is anybody there?"): Promise<Page> {
  const { page } = await open(PHONE);
  await page.goto("/chat");
  await customerTalk(page).say(text);
  return page;
}

/** The uid of the person for whom all of these phones ring. */
async function rungFor(phones: readonly Standby[]): Promise<string> {
  await Promise.all(phones.map(rings));
  const [ring] = await ringsOf(phones[0]?.person ?? admin);
  return ring?.customerId ?? "";
}

const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });
const rings = ({ page, says }: Standby) => button(page, says.answer).waitFor();
const isClaim = (response: Response): boolean =>
  response.url().endsWith("/claimConversation") && response.request().method() === "POST";

/** When an answer arrived, by the machine's clock. */
async function answeredAt(response: Response): Promise<number> {
  await response.finished();
  const { startTime, responseEnd } = response.request().timing();
  return startTime + responseEnd;
}

/** When a standby page showed how its ring ended, by the same clock; it rings no more. */
async function saidAt({ page, says }: Standby, end: string): Promise<number> {
  const said = await page.waitForFunction(
    (wanted) => (document.querySelector(".ring__ended")?.textContent === wanted ? Date.now() : null),
    end,
    { polling: 20 },
  );
  expect(await button(page, says.answer).count()).toBe(0);
  return (await said.jsonValue()) ?? Infinity;
}

/** How long after `since` the last of these phones showed how its ring ended. */
async function lastSays(phones: readonly Standby[], end: (says: Words) => string, since: number): Promise<number> {
  const times = await Promise.all(phones.map((each) => saidAt(each, end(each.says))));
  return Math.max(...times) - since;
}

/**
 * Holds the `claimConversation` requests of these pages until they are released, so that the order of clicks does not
 * matter.
 */
async function holdClaims(phones: readonly Standby[]) {
  const go = Promise.withResolvers<void>();
  const held: string[] = [];
  for (const { page } of phones)
    await page.route("**/claimConversation", async (route) => {
      if (route.request().method() === "POST") {
        held.push(page.url());
        await go.promise;
      }
      await route.continue();
    });
  return { held, goOn: () => go.resolve() };
}

describe("three phones and one guest", () => {
  it("the first listener who answers gets the person, the others are told at once, and the guest sees the listener", async () => {
    const phones = await threePhones();
    const [one, two, third] = phones;
    const guest = await waiting();
    await Promise.all(phones.map(rings));
    expect(await one.page.textContent("body")).not.toContain("Is anybody there?");
    const pressing = [one, two];
    const { held, goOn } = await holdClaims(pressing);
    const replies = Promise.all(pressing.map(({ page }) => page.waitForResponse(isClaim)));
    // One by touch, one only by keys.
    await button(one.page, "Answer").click();
    expect(await reachable(two.page, "Answer")).toBe(true);
    await two.page.keyboard.press("Enter");
    await expect.poll(() => held.length, SOON).toBe(2);
    goOn();
    const claims = await replies;
    expect(claims.filter((each) => each.ok())).toHaveLength(1);
    const at = claims.findIndex((each) => each.ok());
    const [winner, claim] = [pressing[at], claims[at]];
    if (!winner || !claim) throw new Error("Nobody has them.");
    const others = [third, ...pressing.filter((each) => each !== winner)];
    expect(await lastSays(others, ({ taken }) => taken, await answeredAt(claim))).toBeLessThan(AT_ONCE);
    await winner.page.waitForURL("**/volunteer-chat");
    await guest.getByText("A listener is here.").waitFor();
    const talk = volunteerTalk(winner.page);
    await talk.message("Is anybody there?").waitFor();
    await talk.say("I am here");
    await customerTalk(guest).message("I am here").waitFor();
    const states = (await Promise.all(phones.map(({ person }) => ringsOf(person)))).flat().map(({ state }) => state);
    expect(states.toSorted()).toEqual(["answered", "taken", "taken"]);
  });

  it("the guest leaves while it rings: all three stop at once", async () => {
    const phones = await threePhones();
    const guest = await waiting();
    await Promise.all(phones.map(rings));
    await button(guest, "Leave the queue").click();
    const ended = guest.waitForResponse((each) => each.url().endsWith("/endConversation") && each.ok());
    await button(guest.getByRole("dialog"), "Leave the queue").click();
    expect(await lastSays(phones, () => OVER, await answeredAt(await ended))).toBeLessThan(AT_ONCE);
    await guest.getByText("You left the queue.").first().waitFor();
  });

  it("in a crisis all ring at once; a claim after the desk was faster ends without an error, in each language", async () => {
    const phones = await threePhones([words.en, words.te, words.hi]);
    await waiting("I want to kill myself tonight");
    const customerId = await rungFor(phones);
    // They ring until all of them were checked.
    const ringing = (await Promise.all(phones.map(({ person }) => ringsOf(person)))).flat();
    const until = Timestamp.fromMillis(Date.now() + 10 * MINUTE);
    await Promise.all(ringing.map(({ id }) => database().doc(`rings/${id}`).update({ until })));
    for (const { page, says } of phones)
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page, colorScheme === "light" ? {} : { tags: ["cat.color"] })).toEqual([]);
        expect(await button(page, says.answer).count()).toBe(1);
      }
    const [late] = phones;
    const { held, goOn } = await holdClaims([late]);
    await button(late.page, late.says.answer).click();
    await expect.poll(() => held.length, SOON).toBe(1);
    const desk = await listener(admin);
    accepted(await call("claimConversation", { conversationId: customerId }, desk.token));
    const claimed = Date.now();
    const refused: number[] = [];
    late.page.on("response", (response) => isClaim(response) && refused.push(response.status()));
    goOn();
    expect(await lastSays(phones, ({ taken }) => taken, claimed)).toBeLessThan(AT_ONCE);
    // It reads once more whether their listener is one who does not answer.
    await expect.poll(() => refused, SOON).toEqual([400, 400]);
    expect(new URL(late.page.url()).pathname).toBe("/standby");
    expect(await late.page.getByRole("alert").count()).toBe(0);
  });
});

describe("a phone that sleeps", () => {
  it("is replaced by another and called; the first answer wins, and it rings no more once it wakes", async () => {
    const phones = await threePhones();
    const [dozing, awake, other] = phones;
    const number = await withNumber(dozing.person);
    const calls = async () => (await callsTo(number)).slice(1);
    const { docs } = await database().collection(`users/${dozing.person.uid}/devices`).get();
    const token = String(docs[0]?.get("token"));
    const before = (await pushesTo(token)).length;
    await dozing.visitor.cutNetwork(true);
    // Its last sign may be half a minute old.
    await database().doc(`onCall/${dozing.person.uid}`).update({ standbyAt: Timestamp.now() });
    const guest = await waiting();
    const customerId = await rungFor([awake, other]);
    const [asleep] = await ringsOf(dozing.person);
    const [instead] = await ringsOf(other.person);
    if (!asleep || !instead) throw new Error("No rings.");
    expect([asleep.customerId, asleep.state, asleep.shownAt]).toEqual([customerId, "ringing", null]);
    expect(instead.at - asleep.at).toBeGreaterThanOrEqual(RECEIPT_WITHIN - 1_000);
    expect((await database().doc(`pages/${customerId}`).get()).get("replaced")).toContain(dozing.person.uid);
    await vi.waitFor(async () => expect(await calls()).toHaveLength(1), SOON);
    const { sid = "" } = (await calls())[0] ?? {};
    expect((await carrierTells({ sid, status: "ringing", token: "guessed" }))[0]?.status).toBe(403);
    const told = await carrierTells({ sid, status: "ringing", times: 2 });
    expect(told.map(({ status }) => status)).toEqual([200, 200]);

    const claim = other.page.waitForResponse(isClaim);
    await button(other.page, "Answer").click();
    expect(await lastSays([awake], ({ taken }) => taken, await answeredAt(await claim))).toBeLessThan(AT_ONCE);
    expect((await calls()).map(({ status }) => status)).toEqual(["completed"]);
    const [late] = await carrierTells({ sid, status: "in-progress", digits: "1" });
    expect(late?.body).toContain(words.en.taken);
    await vi.waitFor(
      async () =>
        expect((await pushesTo(token)).slice(before).map(({ data }) => data["title"])).toEqual([
          "Somebody needs a listener now. Can you answer?",
          words.en.taken,
        ]),
      SOON,
    );
    await dozing.visitor.cutNetwork(false);
    await dozing.page.getByText("You are on call.").waitFor();
    expect(await button(dozing.page, "Answer").count()).toBe(0);
    const talk = volunteerTalk(other.page);
    await talk.say("I am here");
    await customerTalk(guest).message("I am here").waitFor();
  });
});

describe("a guest for whom all listeners have declined", () => {
  it("is told that nobody is here, with the help line and ways to be heard later", async () => {
    const phones = await threePhones();
    const guest = await waiting();
    const place = guest.locator(".chat__place");
    await place.getByText("No listener is here right now. We are phoning those who said we may.").waitFor();
    for (const { page } of phones) {
      await button(page, "Not now").click();
      await page.getByText("That is all right. We go on looking for somebody.").waitFor();
    }
    await place
      .getByText("No listener is free at the moment. What you write now is kept")
      .waitFor({ timeout: 120_000 });
    expect(await place.textContent()).not.toContain("We are phoning");
    const help = guest.locator(".chat__help").getByRole("link").first();
    expect([await help.isVisible(), await help.getAttribute("href")]).toEqual([true, "tel:14416"]);
    await button(guest, "Tell me when it is my turn").waitFor();
    const states = (await Promise.all(phones.map(({ person }) => ringsOf(person)))).flat().map(({ state }) => state);
    expect(states).toEqual(["declined", "declined", "declined"]);
  });
});
