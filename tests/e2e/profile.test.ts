import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { hydrated, SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices, emailAccount, signInTo } from "../support/devices";
import { database, identity, PASSWORD } from "../support/people";
import { logInByPage } from "../support/signedIn";
import { suite } from "../support/suite";

const NEXT_PASSWORD = "another long password of these tests";
/** The browser's console message when the identity service refuses, as it does here on purpose. */
const REFUSED = /accounts:(signInWithPassword|sendOobCode)/;

const open = devices({ onPurpose: (trouble) => REFUSED.test(trouble) });

async function device(email: string): Promise<Page> {
  const { page } = await open();
  await signInTo(page, email, "/profile");
  return page;
}

/** Presses for as long as a finger does; if the button moves meanwhile, it is not pressed. */
const press = (on: Page | Locator, name: string) => on.getByRole("button", { name, exact: true }).click({ delay: 300 });
const says = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words }).first().waitFor();
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
  /** The links that the stand-in of the identity service would have mailed. */
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

  it("change to another address once its link is opened, and the records are updated", async () => {
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
    await form.getByLabel("Current Password", { exact: true }).fill(PASSWORD);
    const asked = page.waitForRequest(/accounts:sendOobCode/);
    await press(form, "Save");
    await says(page, linkAsked(next));
    expect((await asked).headers()["x-firebase-locale"]).toBe("en");
    await stands(page, email);
    const [link, ...more] = await links(email);
    expect([link?.requestType, more]).toEqual(["VERIFY_AND_CHANGE_EMAIL", []]);
    await fetch(link?.oobLink ?? "");

    // The records are updated at the login.
    const { page: second } = await open();
    await logInByPage(second, next, PASSWORD);
    await expect.poll(() => user(uid), SOON).toMatchObject({ email: next });
    await expect
      .poll(async () => (await database().doc(`volunteers/${uid}`).get()).data(), SOON)
      .toMatchObject({ email: next, approved: false });
    await second.goto("/profile");
    await stands(second, next);
    expect(await user(uid)).toMatchObject({ displayName: "Asha", role: "customer" });
    expect(await token(email, PASSWORD)).toBeUndefined();
  });

  it("do not reveal whether somebody else has the new address", async () => {
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

  it("asks for the current one, and then logs in with the new one alone", async () => {
    const { email } = await emailAccount();
    const page = await device(email);
    await fill(page, "not the password", NEXT_PASSWORD, NEXT_PASSWORD);
    await page.getByRole("link", { name: "Current Password: This is not your current password." }).waitFor();
    expect(await token(email, NEXT_PASSWORD)).toBeUndefined();

    // On a slow line the change comes more than a second after the current password was asked for.
    await page.route(
      "**/accounts:update**",
      (route) => new Promise((done) => void setTimeout(() => void route.continue().then(done), 1_500)),
    );
    await fill(page, PASSWORD, NEXT_PASSWORD, NEXT_PASSWORD);
    await says(page, "Password changed successfully!");
    // The device on which it was changed stays logged in.
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
