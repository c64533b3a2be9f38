import type { Page } from "playwright-core";
import { violationsOf } from "../support/axe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { customerTalk, volunteerTalk } from "../support/browser";
import { devices } from "../support/devices";
import { toDesk } from "../support/listeners";
import { phone, quietPhones } from "../support/onCall";
import { account, PASSWORD, type Person } from "../support/people";
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
});
