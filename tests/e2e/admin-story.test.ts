import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "../support/axe";
import { SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { chooseLanguage, devices, emailAccount, signInTo } from "../support/devices";
import { press, tabTo } from "../support/keyboard";
import { newOrder, pay, storedOrder, type Paid } from "../support/payments";
import { account, database, guest, listener, type Person, PASSWORD } from "../support/people";

const open = devices();
const name = () => `Asha ${randomUUID().slice(0, 6)}`;
let admin: Person;

beforeAll(async () => {
  admin = await account({ admin: true });
});

const section = (page: Page, of: string): Locator =>
  page.getByRole("navigation", { name: "Admin area" }).getByRole("link", { name: new RegExp(`^${of}`) });
const says = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words }).first().waitFor(SOON);

async function payer(called: string): Promise<Paid> {
  const person = await account();
  accepted(await call("updateProfile", { displayName: called }, person.token));
  const paid = await pay(await newOrder(person));
  accepted(await call("verifyPayment", { ...paid }, person.token));
  return paid;
}

async function openCase(note: string): Promise<string> {
  const [person, one, reportId] = [await guest(), await listener(admin), randomUUID()];
  accepted(await call("sendMessage", { messageId: randomUUID(), text: "hello" }, person.token));
  accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
  const said = { reportId, conversationId: person.uid, category: "harassment", note, block: false } as const;
  accepted(await call("reportConversation", said, person.token));
  return reportId;
}

/** Older cases of other tests would stand before this one's on the first page. */
async function noOtherCases(): Promise<void> {
  const { docs } = await database().collection("reports").where("status", "==", "open").get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

describe("an admin, with the keyboard alone", () => {
  it("finds a payer by a payment and refunds, decides a case, approves an applicant, and follows it in the audit", async () => {
    const [called, ravi, note] = [name(), name(), `They were rude (${randomUUID().slice(0, 8)}).`];
    const { orderId, paymentId } = await payer(called);
    await noOtherCases();
    const reportId = await openCase(note);
    const applicant = await account();
    accepted(await call("applyAsVolunteer", { name: ravi }, applicant.token));
    const adminAccount = await emailAccount({ admin: true });
    const { page } = await open();
    await signInTo(page, adminAccount.email, "/admin/now");

    await press(page, section(page, "People"));
    await page.getByRole("heading", { level: 1, name: "People" }).waitFor();
    await tabTo(page, page.getByLabel("Email, alias, ID or payment ID"));
    await page.keyboard.type(paymentId);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 2, name: called }).waitFor(SOON);
    await press(page, page.getByRole("link", { name: "Plan and payments" }));
    await press(page, page.getByRole("button", { name: `Refund ${orderId}` }));
    const dialog = page.getByRole("dialog");
    await dialog.getByText("the plan it paid for ends at once", { exact: false }).waitFor();
    await tabTo(page, dialog.getByLabel("Reason"));
    await page.keyboard.type("Paid by mistake");
    await press(page, dialog.getByRole("button", { name: "Refund" }));
    await says(page, "The money is on its way back.");
    expect(await storedOrder(orderId)).toMatchObject({ status: "refunded" });

    await press(page, section(page, "Safety"));
    await press(page, page.getByRole("listitem").filter({ hasText: note }).getByRole("button", { name: "Decide" }));
    await tabTo(page, dialog.getByLabel("Decision"));
    await page.keyboard.type("No action");
    await tabTo(page, dialog.getByLabel("Reason"));
    await page.keyboard.type("Talked to them.");
    await press(page, dialog.getByRole("button", { name: "Decide" }));
    await says(page, "The case is closed.");
    expect((await database().doc(`reports/${reportId}`).get()).data()).toMatchObject({ decision: "no-action" });

    await press(page, section(page, "Listeners"));
    await press(page, page.getByRole("link", { name: "Applications" }));
    await tabTo(page, page.getByLabel("Find by email"));
    await page.keyboard.type(applicant.email);
    await press(page, page.getByRole("button", { name: `Approve ${applicant.email}` }));
    await press(page, dialog.getByRole("button", { name: "Approve", exact: true }));
    await press(page, dialog.getByRole("button", { name: "Approve anyway" }));
    await says(page, `${applicant.email} can listen now.`);

    await press(page, section(page, "Audit"));
    await tabTo(page, page.getByLabel("Person, case or other ID"));
    await page.keyboard.type(adminAccount.uid);
    await page.keyboard.press("Enter");
    const log = page.getByRole("region", { name: "Audit log" });
    await log
      .getByRole("listitem")
      .filter({ hasText: `refunded a payment of ${called}` })
      .waitFor(SOON);
    await log.getByRole("listitem").filter({ hasText: "decided the case" }).waitFor();
    await log
      .getByRole("listitem")
      .filter({ hasText: `approved ${ravi} as a listener` })
      .waitFor(SOON);
    await press(page, log.getByRole("link", { name: called }).first());
    await page.getByRole("heading", { level: 2, name: called }).waitFor(SOON);
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe("the admin area", () => {
  it("opens with Now, and is linked from the dashboard", async () => {
    const { page } = await open();
    await page.goto("/login");
    await page.waitForFunction(() => document.querySelector("form") !== null);
    const { email } = await emailAccount({ admin: true });
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Login" }).click();
    await page.waitForURL("**/admin/now", SOON);
    await expect.poll(() => page.title(), SOON).toMatch(/^Now · Admin/);
    await page.goto("/dashboard");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Admin" }).click();
    await page.waitForURL("**/admin/now", SOON);
  });

  it("opens the address of a person in the chosen language", async () => {
    const { page } = await open();
    const { uid, email } = await emailAccount({ admin: true });
    await signInTo(page, email, "/admin/people");
    await page.getByRole("heading", { level: 1, name: "People" }).waitFor(SOON);
    for (const [language, heading] of [
      ["te", "వ్యక్తులు"],
      ["en", "People"],
    ] as const) {
      await chooseLanguage(page, language);
      await page.goto(`/admin/people/${uid}`);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor(SOON);
      await page.getByRole("heading", { level: 2, name: email }).waitFor(SOON);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    }
  });

  it("has the page of a list in the address, and shows at most three screens on a phone", async () => {
    const { page } = await open({ viewport: { width: 360, height: 740 } });
    const mark = randomUUID().slice(0, 8);
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        database()
          .doc(`feedback/${mark}-${at}`)
          .set({ userId: "u", text: `It helped ${mark} ${at}`, locale: "en", createdAt: new Date(Date.now() + at) }),
      ),
    );
    await signInTo(page, (await emailAccount({ admin: true })).email, "/admin/messages");
    await page.getByRole("link", { name: "Feedback" }).click();
    const list = page.getByRole("region", { name: "Feedback" });
    await expect.poll(() => list.getByRole("listitem").count(), SOON).toBe(8);
    await list.getByText(`It helped ${mark} 11`, { exact: true }).waitFor();
    await page.getByRole("link", { name: "Next page" }).click();
    await list.getByText(`It helped ${mark} 3`, { exact: true }).waitFor(SOON);
    expect(new URL(page.url()).searchParams.get("after")).toBe(`${mark}-4`);
    await page.reload();
    await list.getByText(`It helped ${mark} 0`, { exact: true }).waitFor(SOON);
    await page.getByRole("link", { name: "Back to the first page" }).click();
    await list.getByText(`It helped ${mark} 11`, { exact: true }).waitFor(SOON);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3 * 740);
  });
});
