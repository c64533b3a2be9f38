import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { hydrated, SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { placeOf } from "../support/layout";
import { approvedListener, customerAccount, quietCalls, signInAs, toDesk } from "../support/listeners";
import { account, database, listener, type Person } from "../support/people";
import { emptyDesk } from "../support/stories";
import { FAKE_MICROPHONE } from "../support/voice";

const device = devices({ flags: FAKE_MICROPHONE });
let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});

const anHourAgo = (): Date => new Date(Date.now() - 3_600_000);

beforeEach(async () => {
  await quietCalls();
  await emptyDesk();
});

it("a person in a call is told on any page that a listener has come to their chat", { timeout: 240_000 }, async () => {
  const taking = await device({ permissions: ["microphone"] });
  const login = await approvedListener(admin);
  await toDesk(taking.page, login);
  await taking.page.goto("/volunteer-home");
  await taking.page.getByRole("switch", { name: "Take voice calls" }).click();
  const isOn = async (): Promise<unknown> =>
    (await database().doc(`callListeners/${login.person.uid}`).get()).get("on");
  await expect.poll(isOn, SOON).toBe(true);

  const { page } = await device({ permissions: ["microphone"] });
  const customer = await customerAccount();
  await signInAs(page, customer);
  await page.goto("/chat");
  await hydrated(page, "main textarea");
  await page.getByRole("textbox").first().fill("I write first");
  await page.locator(".composer__send").click();
  await page.locator('[data-delivery="sent"]').waitFor(SOON);
  // The tab knows of the talk once it has received its summary, maybe after the message was accepted.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("thodu.openTalk")), SOON).toBe("yes");
  await page.goto("/call");
  await hydrated(page, ".call");
  await page.getByRole("button", { name: "Call Now (Free)" }).click();
  await taking.page.getByRole("button", { name: "Accept the call" }).click(SOON);
  await page.locator('.live-call[data-phase="talking"]').waitFor({ timeout: 90_000 });
  await page.getByRole("link", { name: "Support" }).first().click();
  await page.waitForURL("**/support");
  await page.setViewportSize({ width: 360, height: 740 });
  const hangUp = page.getByRole("complementary", { name: "Your call" }).getByRole("button", { name: "Hang up" });
  await expect.poll(async () => (await placeOf(hangUp)).whole, SOON).toBe(true);

  const helper = await listener(admin);
  accepted(await call("claimConversation", { conversationId: customer.person.uid }, helper.token));
  const openChat = page.locator(".talk-bar").getByRole("link");
  await expect.poll(async () => (await placeOf(openChat)).whole, SOON).toBe(true);
  expect((await placeOf(hangUp)).whole).toBe(true);

  // In a dialog too, also if the bar of the call was there first.
  const { uid } = customer.person;
  await database().doc(`conversations/${uid}`).update({ claimedAt: anHourAgo() });
  await page.goto("/settings");
  await hydrated(page, "main button");
  await hangUp.waitFor({ timeout: 90_000 });
  await page.locator(".talk-bar").getByText("Your conversation with a listener is open.").waitFor(SOON);
  await page.getByRole("button", { name: "Manage Privacy" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator(".call-bar").waitFor();
  expect(await dialog.locator(".talk-bar").count()).toBe(0);
  accepted(
    await call("sendMessage", { messageId: randomUUID(), text: "I am here", conversationId: uid }, helper.token),
  );
  await dialog.getByText("Your listener has written to you.").waitFor(SOON);
  await expect.poll(async () => (await placeOf(openChat)).whole, SOON).toBe(true);
  expect((await placeOf(hangUp)).whole).toBe(true);
});
