import type { Page } from "playwright-core";
import { violationsOf } from "../support/axe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { customerTalk, SOON, volunteerTalk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { toDesk } from "../support/listeners";
import { phone, quietPhones, ringsOf } from "../support/onCall";
import { account, database, listener, PASSWORD, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";

/** Two claims at once, of which one is refused, is what these stories are about. */
const open = devices({ onPurpose: (trouble) => /400 \(Bad Request\).*claimConversation/.test(trouble) });
const PHONE = { viewport: { width: 360, height: 740 } };
const TAKEN = "Answered. Thank you for being there.";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(async () => {
  await emptyDesk();
  await quietPhones();
});
afterAll(quietPhones);

interface Standby {
  readonly person: Person;
  readonly page: Page;
}

/** A phone with the open standby page of a listener who is on call. */
async function standingBy(): Promise<Standby> {
  const person = await phone(admin);
  const { page } = await open(PHONE);
  await toDesk(page, { person, email: person.email, password: PASSWORD });
  await page.goto("/standby");
  await page.getByText("You are on call.").waitFor();
  return { person, page };
}

async function waiting(): Promise<Page> {
  const { page } = await open(PHONE);
  await page.goto("/chat");
  await customerTalk(page).say("Is anybody there?");
  return page;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const rings = ({ page }: Standby) => button(page, "Answer").waitFor();

describe("three phones and one guest", () => {
  it("the first who answers has them, the others read so, and the guest sees the listener", async () => {
    const phones = [await standingBy(), await standingBy()];
    const guest = await waiting();
    await Promise.all(phones.map(rings));
    const [one, other] = phones;
    if (!one || !other) throw new Error("No phones.");
    expect(await violationsOf(one.page)).toEqual([]);
    expect(await one.page.textContent("body")).not.toContain("Is anybody there?");
    await button(one.page, "Answer").click();
    await one.page.waitForURL("**/volunteer-chat");
    const answered = Date.now();
    await other.page.getByText(TAKEN).waitFor();
    expect(Date.now() - answered).toBeLessThan(2_000);
    const talk = volunteerTalk(one.page);
    await talk.message("Is anybody there?").waitFor();
    await talk.say("I am here");
    await customerTalk(guest).message("I am here").waitFor();
  });

  it("declined by both, it rings at the third", async () => {
    const [one, other] = [await standingBy(), await standingBy()];
    await waiting();
    await Promise.all([rings(one), rings(other)]);
    const third = await phone(admin);
    for (const { page } of [one, other]) {
      await button(page, "Not now").click();
      await page.getByText("That is all right. We are asking somebody else.").waitFor();
    }
    await expect
      .poll(async () => (await database().collection("rings").where("uid", "==", third.uid).get()).size, SOON)
      .toBe(1);
  });

  it("a phone whose listener dozes keeps nobody waiting", async () => {
    const [dozing, other] = [await standingBy(), await phone(admin)];
    await waiting();
    await rings(dozing);
    const { docs } = await database().collection("rings").where("uid", "==", other.uid).get();
    const conversationId = String(docs[0]?.get("customerId"));
    accepted(await call("claimConversation", { conversationId }, other.token));
    await dozing.page.getByText(TAKEN).waitFor();
    expect(await button(dozing.page, "Answer").count()).toBe(0);
    expect((await database().doc(`onCall/${dozing.person.uid}`).get()).get("missed")).toBe(0);
  });

  it("phones that give no receipt have the next one rung at once", async () => {
    const one = await standingBy();
    // The least likely to answer, so the last to be rung.
    await database().doc(`onCall/${one.person.uid}`).update({ rung: 30, answered: 0, ratedAt: Date.now() });
    const dozing = [await phone(admin), await phone(admin)];
    await waiting();
    await rings(one);
    const { docs } = await database().collection("pages").where("endedAt", "==", null).get();
    expect(docs[0]?.get("replaced")).toEqual(expect.arrayContaining(dozing.map(({ uid }) => uid)));
    const shown = async () =>
      (await ringsOf(one.person)).map(({ wave, shownAt }) => ({ wave, shown: shownAt !== null }));
    await expect.poll(shown, SOON).toEqual([{ wave: 1, shown: true }]);
    expect((await database().doc(`onCall/${one.person.uid}`).get()).get("reached")).toHaveLength(1);
  });

  it("the guest leaves while it rings", async () => {
    const one = await standingBy();
    const guest = await waiting();
    await rings(one);
    await button(guest, "Leave the queue").click();
    await guest.getByRole("dialog").getByRole("button", { name: "Leave the queue" }).click();
    await one.page.getByText("Nobody is waiting any more.").waitFor();
    expect(await button(one.page, "Answer").count()).toBe(0);
  });

  it("a listener at the desk is faster", async () => {
    const one = await standingBy();
    const atDesk = await listener(admin);
    await waiting();
    await rings(one);
    const { docs } = await database().collection("pages").where("endedAt", "==", null).get();
    accepted(await call("claimConversation", { conversationId: docs[0]?.id ?? "" }, atDesk.token));
    await one.page.getByText(TAKEN).waitFor();
    expect(await button(one.page, "Answer").count()).toBe(0);
  });
});

it("a listener says that their phone may ring, and answers the test ring", async () => {
  const person = await listener(admin);
  const { page } = await open(PHONE);
  await toDesk(page, { person, email: person.email, password: PASSWORD });
  await page.goto("/volunteer-on-call");
  await page.getByLabel("My phone may ring").check();
  // It begins with those of the desk.
  for (const language of ["English", "Telugu", "Hindi"])
    await page.getByLabel(language, { exact: true }).selectOption("none");
  await button(page, "Save").click();
  await page.getByRole("alert").filter({ hasText: "Choose at least one language" }).waitFor();
  await page.getByLabel("Telugu", { exact: true }).selectOption("Well");
  await button(page, "Save").click();
  await page.getByText("Saved.").waitFor();
  expect((await database().doc(`onCall/${person.uid}`).get()).get("on")).toBe(true);
  await button(page, "Ring now").click();
  await button(page, "I am here").click();
  await page.getByText("A test ring has arrived on your phone.").waitFor();
});
