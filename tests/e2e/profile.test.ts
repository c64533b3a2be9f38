import { randomUUID } from "node:crypto";
import { Timestamp } from "firebase-admin/firestore";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { hydrated, SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices, emailAccount, signInTo, PASSWORD } from "../support/devices";
import { database, identity } from "../support/people";
import { suite } from "../support/suite";

const NEXT_PASSWORD = "another long password of these tests";
/** What the browser writes to the console when the identity service refuses, as it does here on purpose. */
const REFUSED = /accounts:(signInWithPassword|sendOobCode)/;

const open = devices({ onPurpose: (trouble) => REFUSED.test(trouble) });

async function device(email: string, to = "/profile"): Promise<Page> {
  const { page } = await open();
  await signInTo(page, email, to);
  return page;
}

/** As long as a finger does: what moves under it meanwhile is not pressed. */
const press = (on: Page | Locator, name: string) => on.getByRole("button", { name, exact: true }).click({ delay: 300 });
const says = (page: Page, words: string, role: "status" | "alert" = "status") =>
  page.getByRole(role).filter({ hasText: words }).first().waitFor();
const stands = (page: Page, words: string) => page.getByRole("definition").filter({ hasText: words }).waitFor();
const details = (page: Page) => page.getByRole("form", { name: "Name and email" });
const linkAsked = (address: string): string =>
  `Your email changes when you open the link that goes to ${address}. Nothing there after a few minutes? Check the spelling; an address that belongs to another account gets no link.`;
const user = async (uid: string) => (await database().doc(`users/${uid}`).get()).data();
const token = async (email: string, password: string) =>
  z
    .object({ idToken: z.optional(z.string()) })
    .parse(await (await identity("signInWithPassword", { email, password })).json()).idToken;

describe("name and e-mail", () => {
  it("keep what Save says and nothing that Cancel takes back, over a reload and on a second device", async () => {
    const { uid, email } = await emailAccount();
    const first = await device(email);
    await stands(first, "Not given yet");
    await press(first, "Edit");
    await details(first).getByLabel("Name", { exact: true }).fill("Ravi");
    await press(details(first), "Cancel");
    await stands(first, "Not given yet");
    expect(await user(uid)).toBeUndefined();

    await press(first, "Edit");
    expect(await details(first).getByLabel("Name", { exact: true }).inputValue()).toBe("");
    await press(details(first), "Save");
    await first.getByRole("link", { name: /^Name: / }).waitFor();
    await details(first).getByLabel("Name", { exact: true }).fill("Asha Rao");
    await press(details(first), "Save");
    await says(first, "Your name is saved.");
    await stands(first, "Asha Rao");
    expect(await user(uid)).toMatchObject({ displayName: "Asha Rao", email });
    await first.reload();
    await stands(first, "Asha Rao");

    const second = await device(email);
    await stands(second, "Asha Rao");
    await press(second, "Edit");
    await details(second).getByLabel("Name", { exact: true }).fill("Asha");
    await press(details(second), "Save");
    await expect.poll(() => first.getByRole("definition").first().textContent(), SOON).toBe("Asha");
  });

  /** The links that the identity service's stand-in would have mailed. */
  const links = async (email: string) => {
    const answer: unknown = await (
      await fetch(`http://${suite().auth}/emulator/v1/projects/${suite().project}/oobCodes`)
    ).json();
    const code = z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() });
    return z
      .object({ oobCodes: z.array(code) })
      .parse(answer)
      .oobCodes.filter((each) => each.email === email);
  };

  it("change to another address once its link is opened, and the records follow", async () => {
    const { uid, email } = await emailAccount();
    const next = `${randomUUID()}@people.example`;
    const person = accepted(await call("updateProfile", { displayName: "Asha" }, await token(email, PASSWORD)));
    expect(person).toEqual({});
    await database().doc(`volunteers/${uid}`).set({
      email,
      approved: false,
      name: "",
      phone: "",
      bio: "",
      experience: "",
      availability: "away",
      load: 0,
      capacity: 3,
    });
    const page = await device(email);
    await press(page, "Edit");
    const form = details(page);
    await form.getByLabel("Email", { exact: true }).fill(next);
    // Said under the field that it concerns; nothing is asked of the identity service without a password.
    await press(form, "Save");
    await form.getByRole("link", { name: "Current Password: Please fill this in." }).waitFor();
    await form.getByLabel("Current Password", { exact: true }).fill("not the password");
    await press(form, "Save");
    await form.getByRole("link", { name: "Current Password: This is not your current password." }).waitFor();
    const described = await form.getByLabel("Current Password", { exact: true }).getAttribute("aria-describedby");
    expect(described).toContain("currentPassword");
    expect(await links(email)).toEqual([]);

    await form.getByLabel("Current Password", { exact: true }).fill(PASSWORD);
    const asked = page.waitForRequest(/accounts:sendOobCode/);
    await press(form, "Save");
    await says(page, linkAsked(next));
    expect((await asked).headers()["x-firebase-locale"]).toBe("en");
    await stands(page, email);
    const [link, ...more] = await links(email);
    expect([link?.requestType, more]).toEqual(["VERIFY_AND_CHANGE_EMAIL", []]);
    await fetch(link?.oobLink ?? "");

    const second = await device(next);
    await stands(second, next);
    await expect.poll(() => user(uid), SOON).toMatchObject({ email: next });
    await expect
      .poll(async () => (await database().doc(`volunteers/${uid}`).get()).data(), SOON)
      .toMatchObject({ email: next, approved: false });
    expect(await user(uid)).toMatchObject({ displayName: "Asha", role: "customer" });
    expect(await token(email, PASSWORD)).toBeUndefined();
  });

  it("are not taken for missing while the line breaks before anything was heard", async () => {
    const { email } = await emailAccount();
    accepted(await call("updateProfile", { displayName: "Asha" }, await token(email, PASSWORD)));
    const visitor = await open();
    visitor.expectTrouble(/ERR_FAILED|Could not reach|cleardot\.gif/);
    const { page } = visitor;
    const heard = "**/google.firestore.v1.Firestore/Listen/**";
    await page.route(heard, (route) => route.abort());
    await signInTo(page, email, "/profile");
    const nameless = page.getByText("Not given yet").waitFor({ timeout: 6_000 });
    await expect(nameless).rejects.toThrow("Timeout");
    await page.unroute(heard);
    await stands(page, "Asha");
  });

  it("say nothing of whether somebody else has the new address", async () => {
    const { email } = await emailAccount();
    const { email: taken } = await emailAccount();
    accepted(await call("updateProfile", { displayName: "Asha" }, await token(email, PASSWORD)));
    const page = await device(email);
    await press(page, "Edit");
    const form = details(page);
    await form.getByLabel("Email", { exact: true }).fill(taken);
    await form.getByLabel("Current Password", { exact: true }).fill(PASSWORD);
    await press(form, "Save");
    await says(page, linkAsked(taken));
    expect(await page.getByText("Something went wrong").count()).toBe(0);
    expect([await links(email), await links(taken)]).toEqual([[], []]);
  });
});

describe("Change Password", () => {
  const fill = async (page: Page, current: string, next: string, again: string): Promise<void> => {
    const form = page.getByRole("form", { name: "Change Password" });
    await form.getByLabel("Current Password", { exact: true }).fill(current);
    await form.getByLabel("New Password", { exact: true }).fill(next);
    await form.getByLabel("Confirm New Password", { exact: true }).fill(again);
    await press(form, "Change Password");
  };

  it("wants the current one, twice the new one, and then logs in with that alone", async () => {
    const { email } = await emailAccount();
    const page = await device(email);
    await fill(page, PASSWORD, NEXT_PASSWORD, "something else");
    await says(page, "New password and confirmation don't match!", "alert");
    expect(await token(email, PASSWORD)).toBeTypeOf("string");

    await fill(page, "not the password", NEXT_PASSWORD, NEXT_PASSWORD);
    await page.getByRole("link", { name: "Current Password: This is not your current password." }).waitFor();
    expect(await token(email, NEXT_PASSWORD)).toBeUndefined();

    // On a slow line the change comes a second and more after the current password was asked for.
    await page.route(
      "**/accounts:update**",
      (route) => new Promise((done) => void setTimeout(() => void route.continue().then(done), 1_500)),
    );
    await fill(page, PASSWORD, NEXT_PASSWORD, NEXT_PASSWORD);
    await says(page, "Password changed successfully!");
    // Who changed it goes on.
    await press(page, "Edit");
    await details(page).getByLabel("Name", { exact: true }).fill("Asha Rao");
    const [request] = await Promise.all([page.waitForRequest("**/updateProfile"), press(details(page), "Save")]);
    expect((await request.response())?.status()).toBe(200);
    for (const field of ["Current Password", "New Password", "Confirm New Password"])
      expect(await page.getByLabel(field, { exact: true }).inputValue()).toBe("");

    const { page: other } = await open();
    await other.goto("/login?from=/profile");
    await hydrated(other);
    await other.getByLabel("Email", { exact: true }).fill(email);
    await other.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await press(other, "Login");
    await other.getByText("Invalid email or password").first().waitFor();
    await other.getByLabel("Password", { exact: true }).fill(NEXT_PASSWORD);
    await press(other, "Login");
    await other.waitForURL("**/profile");
  });
});

it("Recent Activity is told as it happens", async () => {
  const { uid, email } = await emailAccount();
  const page = await device(email);
  await page.getByText("Nothing yet. That is fine.").waitFor();
  const told = () => page.locator(".activity li > p:first-child").allTextContents();
  const idToken = await token(email, PASSWORD);
  const callId = randomUUID();
  accepted(await call("startCall", { callId }, idToken));
  // Whether it rings or is missed depends on who is at the desk; this one was answered and is over.
  const now = Timestamp.now();
  await database().doc(`calls/${callId}`).update({ status: "ended", answeredAt: now, endedAt: now });
  await expect.poll(told, SOON).toEqual(["You called a volunteer"]);
  accepted(await call("requestHelp", { requestId: randomUUID() }, idToken));
  await expect.poll(told, SOON).toEqual(["You asked for somebody to talk to", "You called a volunteer"]);
  accepted(await call("requestAppointment", { requestId: randomUUID(), name: "Asha", email, issue: "Sleep" }, idToken));
  accepted(
    await call("reportConversation", { reportId: randomUUID(), conversationId: uid, category: "other" }, idToken),
  );
  const all = [
    "You told our team about a conversation",
    "You asked for an appointment",
    "You asked for somebody to talk to",
    "You called a volunteer",
  ];
  await expect.poll(told, SOON).toEqual(all);
  await page.reload();
  await expect.poll(told, SOON).toEqual(all);
});

it("Notification Settings keep what Save Settings says over a reload and on a second device", async () => {
  const { uid, email } = await emailAccount();
  const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
  const shown = async (page: Page) => {
    await box(page, "Email Notifications").waitFor();
    return [await box(page, "Email Notifications").isChecked(), await box(page, "SMS Notifications").isChecked()];
  };
  const flip = async (page: Page): Promise<void> => {
    for (const name of ["Email Notifications", "SMS Notifications"]) await box(page, name).click();
  };
  const first = await device(email);
  expect(await shown(first)).toEqual([true, false]);
  await first.getByText("SMS notifications are not available yet.").waitFor();
  await flip(first);
  const card = first.getByRole("button", { name: "Save Settings" }).locator("..");
  await press(card, "Cancel");
  expect(await shown(first)).toEqual([true, false]);
  await flip(first);
  await press(first, "Save Settings");
  await says(first, "Settings saved.");
  expect((await database().doc(`users/${uid}/private/preferences`).get()).data()).toMatchObject({
    email: false,
    sms: true,
  });
  await first.reload();
  expect(await shown(first)).toEqual([false, true]);
  const second = await device(email);
  expect(await shown(second)).toEqual([false, true]);
  await second.reload();
  expect(await shown(second)).toEqual([false, true]);
});
