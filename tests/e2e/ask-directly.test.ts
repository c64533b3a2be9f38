import { violationsOf } from "../support/axe";
import { describe, expect, it } from "vitest";
import { SOON, volunteerTalk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { placeOf } from "../support/layout";
import { approvedListener, toDesk } from "../support/listeners";
import { account, database } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

const QUESTION = "Are you thinking of ending your life?";

const open = devices();

/** A listener on a phone who opens the conversation of a person in this state. */
async function opened(state: object) {
  await emptyDesk();
  const login = await approvedListener(await account({ admin: true }));
  const { person, alias } = await someone();
  accepted(await call("claimConversation", { conversationId: person.uid }, login.person.token));
  const stored = database().doc(`conversations/${person.uid}`);
  await stored.update(state);
  const { page } = await open({ viewport: { width: 360, height: 740 } });
  await toDesk(page, login);
  await page.getByRole("list", { name: "Customers" }).getByRole("button", { name: alias }).click(SOON);
  return { page, stored };
}

describe("a listener of a person who may be in danger", () => {
  it("is offered the question, asks it in their own words on a phone, and reports the answer: a crisis", async () => {
    const { page, stored } = await opened({ risk: "concern", alarm: { since: Date.now(), answer: null } });
    const line = () => page.getByRole("region", { name: "Ask directly?" });
    const press = () => line().getByRole("button", { name: "Yes" }).click();
    const { composer } = volunteerTalk(page);
    await line().waitFor(SOON);
    for (const each of [line(), composer, page.locator(".bubble").last()])
      await expect.poll(async () => (await placeOf(each)).whole, SOON).toBe(true);
    await page.setViewportSize({ width: 1_280, height: 800 });
    expect(await violationsOf(page, { include: ".desk__alarm" })).toEqual([]);
    await composer.fill("I am here.");
    await press();
    expect(await composer.inputValue()).toBe(`I am here.\n${QUESTION}`);
    await line().getByText("Are they thinking of it?").waitFor();
    await press();
    await page.getByText("What helps now").waitFor(SOON);
    await expect.poll(() => line().count(), SOON).toBe(0);
    expect((await stored.get()).data()).toMatchObject({ risk: "crisis", alarm: null });
  });

  it("reads that the person answered Yes to the page, beside what they wrote", async () => {
    const { page, stored } = await opened({ risk: "crisis", saidYes: true });
    const told = page.getByText("We asked whether they are thinking of ending their life. They said yes.");
    for (const each of [told, volunteerTalk(page).composer, page.locator(".bubble").last()])
      await expect.poll(async () => (await placeOf(each)).whole, SOON).toBe(true);
    // Also once they have lowered the level.
    await stored.update({ risk: "none", alarm: { since: Date.now(), answer: "listener" } });
    await page.getByRole("button", { name: "None", pressed: true }).waitFor(SOON);
    expect(await told.count()).toBe(1);
  });
});
