import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrated } from "../support/browser";
import { devices, PASSWORD } from "../support/devices";
import { adminAuth, database } from "../support/people";

const DENIED = "Access denied. You're not an authorized volunteer.";
/** The browser writes to the console what these tests do on purpose: wrong credentials. */
const ON_PURPOSE = /accounts:signInWithPassword/;

const open = devices({ onPurpose: (trouble) => ON_PURPOSE.test(trouble) });

/** A browser of its own, so that two people can be here at once. */
const visitor = async (): Promise<Page> => (await open()).page;

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function fillIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await openForm(page, "/volunteer-login");
  await fillIn(page, email, password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Somebody who signs up as a volunteer in the browser; answers with their e-mail. */
async function applicant(page: Page): Promise<string> {
  const email = `${randomUUID()}@people.example`;
  await openForm(page, "/volunteer-signup");
  await fillIn(page, email);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.waitForURL("**/chat");
  return email;
}

/** An admin, logged in, in front of the applications. */
async function admin(): Promise<Page> {
  const email = `${randomUUID()}@people.example`;
  const { uid } = await adminAuth().createUser({ email, password: PASSWORD });
  await adminAuth().setCustomUserClaims(uid, { admin: true });
  const page = await visitor();
  await openForm(page, "/login?from=/admin/listeners");
  await fillIn(page, email);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/admin/listeners");
  return page;
}

/** Presses the button of a row, then that of the question that follows. */
async function decide(page: Page, decision: "Approve" | "Revoke", email: string): Promise<void> {
  const lists = page.getByRole("navigation", { name: "Which list" });
  await lists.getByRole("link", { name: decision === "Approve" ? "Applications" : "Approved listeners" }).click();
  await page.getByLabel("Find by email").fill(email);
  await page.getByRole("button", { name: `${decision} ${email}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: decision, exact: true }).click();
  if (decision === "Revoke") return;
  // Nobody has opened the link that was sent to the address.
  await dialog.getByText("This email has not been confirmed yet").waitFor();
  await dialog.getByRole("button", { name: "Approve anyway" }).click();
  // Whoever goes to the desk before the server has answered is sent away, and rightly.
  await page
    .getByRole("status")
    .filter({ hasText: `${email} can listen now.` })
    .waitFor();
}

const record = async (email: string): Promise<unknown> => {
  const { docs } = await database().collection("volunteers").where("email", "==", email).limit(1).get();
  return docs[0]?.data();
};

describe("a volunteer", () => {
  it("applies, is let in by an admin, and leaves at once when the approval ends", async () => {
    const volunteer = await visitor();
    const email = await applicant(volunteer);
    await volunteer.getByRole("status").filter({ hasText: "Your application is waiting for approval" }).waitFor();
    await volunteer.reload();
    await volunteer.getByText("Your application is waiting for approval. Until then").waitFor();
    expect(await record(email)).toMatchObject({ approved: false, email });

    await signIn(volunteer, email);
    await volunteer.getByRole("alert").filter({ hasText: DENIED }).waitFor();
    await volunteer.goto("/volunteer-home");
    await volunteer.waitForURL("**/volunteer-login");

    const office = await admin();
    await decide(office, "Approve", email);
    await office.getByRole("link", { name: "Approved listeners" }).click();
    await office.getByRole("region", { name: "Approved listeners" }).getByText(email).first().waitFor();

    await signIn(volunteer, email);
    await volunteer.waitForURL("**/volunteer-chat");
    await volunteer.getByText("Select a customer").first().waitFor();

    await decide(office, "Revoke", email);
    await volunteer.waitForURL("**/volunteer-login");
    await volunteer.getByRole("alert").filter({ hasText: "Your approval as a volunteer has ended" }).waitFor();
    await office
      .getByRole("status")
      .filter({ hasText: `${email} can no longer listen.` })
      .waitFor();

    await signIn(volunteer, email);
    await volunteer.getByRole("alert").filter({ hasText: DENIED }).waitFor();
    expect(await record(email)).toMatchObject({ approved: false });
  });

  it("keeps a profile, and forgets everything on this device at logout", async () => {
    const volunteer = await visitor();
    const email = await applicant(volunteer);
    await decide(await admin(), "Approve", email);
    expect(await record(email)).toMatchObject({ approved: true });

    // The token is older than the approval: the guard asks for a new one.
    await volunteer.goto("/volunteer-home");
    await volunteer.getByRole("link", { name: "View Profile" }).click();
    await volunteer.getByRole("button", { name: "Edit Profile" }).click();
    await volunteer.getByLabel("Phone").fill("12");
    await volunteer.getByRole("button", { name: "Save" }).click({ delay: 300 });
    await volunteer.getByRole("link", { name: /^Phone: Write a phone number/ }).click();
    await volunteer.getByLabel("Phone").and(volunteer.locator(":focus")).fill("+91 98480 22338");
    await volunteer.getByLabel("Name").fill("Meera");
    await volunteer.getByRole("button", { name: "Save" }).click({ delay: 300 });
    await volunteer.getByRole("button", { name: "Edit Profile" }).waitFor();
    await volunteer.getByRole("definition").filter({ hasText: "+91 98480 22338" }).waitFor();
    expect(await record(email)).toMatchObject({ name: "Meera", phone: "+91 98480 22338", approved: true });
    await volunteer.reload();
    await volunteer.getByRole("definition").filter({ hasText: "+91 98480 22338" }).waitFor();

    await volunteer.getByRole("button", { name: "Edit Profile" }).click();
    await volunteer.getByLabel("Phone").fill("");
    await volunteer.getByRole("button", { name: "Save" }).click({ delay: 300 });
    await volunteer.getByRole("button", { name: "Edit Profile" }).waitFor();
    await expect.poll(() => record(email)).toMatchObject({ name: "Meera", phone: "" });

    await volunteer.getByRole("link", { name: "Exit", exact: true }).click();
    await volunteer.getByRole("heading", { name: "Welcome, Meera" }).waitFor();
    await volunteer.getByRole("button", { name: "Logout" }).click();
    await volunteer.waitForURL(({ pathname }) => pathname === "/");
    expect(await volunteer.evaluate(() => localStorage.length)).toBe(0);
  });

  it("is asked to confirm the address, and the record follows once that is done", async () => {
    const volunteer = await visitor();
    const email = await applicant(volunteer);
    const { uid } = await adminAuth().getUserByEmail(email);
    const office = await admin();
    await office.getByRole("link", { name: "Applications" }).click();
    const row = office.locator(`[data-uid="${uid}"]`);
    await row.getByText("Email not confirmed").waitFor();
    await decide(office, "Approve", email);
    await volunteer.goto("/volunteer-home");
    const asks = volunteer.getByText(`Please open the link that we sent to ${email}.`);
    await asks.waitFor();
    await volunteer.getByRole("button", { name: "Send the link again" }).click();
    await volunteer
      .getByRole("status")
      .filter({ hasText: `We have sent a link to ${email}.` })
      .first()
      .waitFor();
    expect(await record(email)).toMatchObject({ approved: true, emailConfirmed: false });

    await adminAuth().updateUser(uid, { emailVerified: true });
    await volunteer.goto("/volunteer-profile");
    await volunteer
      .getByRole("definition")
      .filter({ hasText: `${email} (confirmed)` })
      .waitFor();
    await expect.poll(() => record(email), { timeout: 30_000 }).toMatchObject({ emailConfirmed: true });
    expect(await asks.count()).toBe(0);
  });

  it("keeps what they wrote as a guest", async () => {
    const volunteer = await visitor();
    await openForm(volunteer, "/chat");
    await volunteer.getByLabel("Your message").fill("Before I applied");
    await volunteer.getByRole("button", { name: "Send" }).click();
    await volunteer.getByText("Sent").first().waitFor({ state: "attached" });
    await applicant(volunteer);
    await volunteer.reload();
    await volunteer.getByText("Before I applied").waitFor();
    expect(await volunteer.getByRole("log").getByText("Before I applied").count()).toBe(1);
  });

  it("is told of wrong credentials until a field is focused", async () => {
    const stranger = await visitor();
    await signIn(stranger, `${randomUUID()}@people.example`);
    const words = stranger.getByText("Failed to log in. Please check your credentials.");
    await words.waitFor();
    await stranger.getByLabel("Password", { exact: true }).focus();
    await expect.poll(() => words.count()).toBe(0);
  });
});

describe("the pages of volunteers and admins", () => {
  it.each(["/volunteer-home", "/volunteer-chat", "/volunteer-profile"])(
    "%s sends a stranger to the login",
    async (path) => {
      const stranger = await visitor();
      await stranger.goto(path);
      await stranger.waitForURL("**/volunteer-login");
      expect(await stranger.getByRole("heading", { level: 1 }).textContent()).toBe("Volunteer Login");
    },
  );

  it("/admin tells a volunteer that it is for admins", async () => {
    const volunteer = await visitor();
    await applicant(volunteer);
    await volunteer.goto("/admin");
    await volunteer.getByRole("heading", { level: 1, name: "This page is for admins" }).waitFor();
    expect(await volunteer.getByRole("region").count()).toBe(0);
  });
});
