import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hydrated } from "../support/browser";
import { devices, emailAccount, signInTo } from "../support/devices";
import { database, PASSWORD } from "../support/people";

const DENIED = "Access denied. You're not an authorized volunteer.";

const open = devices();

/** A device of its own, so that two people can be here at once. */
const visitor = async (): Promise<Page> => (await open()).page;

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
}

async function signIn(page: Page, email: string): Promise<void> {
  await openForm(page, "/volunteer-login");
  await fillIn(page, email);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** A person who signs up as a volunteer in the browser; returns their e-mail. */
async function applicant(page: Page): Promise<string> {
  const email = `${randomUUID()}@people.example`;
  await openForm(page, "/volunteer-signup");
  await fillIn(page, email);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.waitForURL("**/chat");
  return email;
}

/** An admin who is logged in, on the page of applications. */
async function admin(): Promise<Page> {
  const { email } = await emailAccount({ admin: true });
  const page = await visitor();
  await signInTo(page, email, "/admin/listeners");
  return page;
}

/** Presses the button of a row, then that of the question that follows. */
async function decide(page: Page, decision: "Approve" | "Revoke", email: string): Promise<void> {
  const lists = page.getByRole("navigation", { name: "Which list" });
  await lists.getByRole("link", { name: decision === "Approve" ? "Applications" : "Approved listeners" }).click();
  await page.getByLabel("Find by email").fill(email);
  await page.getByRole("button", { name: `${decision} ${email}` }).click();
  const dialog = page.getByRole("dialog");
  if (decision === "Revoke") await dialog.getByLabel("Reason").fill("They asked for it.");
  await dialog.getByRole("button", { name: decision, exact: true }).click();
  if (decision === "Revoke") return;
  // Nobody has opened the link sent to the address.
  await dialog.getByText("This email has not been confirmed yet").waitFor();
  await dialog.getByRole("button", { name: "Approve anyway" }).click();
  // A person who goes to the desk before the server has answered is rightly sent away.
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
  it("applies, is approved by an admin, and leaves at once when the approval ends", async () => {
    const device = await open();
    const volunteer = device.page;
    const email = await applicant(volunteer);
    await volunteer.getByRole("status").filter({ hasText: "Thank you for offering to listen" }).waitFor();
    await volunteer.reload();
    await volunteer.getByText("Your application is not sent yet").waitFor();
    expect(await record(email)).toMatchObject({ approved: false, email });

    await signIn(volunteer, email);
    await volunteer.getByRole("alert").filter({ hasText: DENIED }).waitFor();
    await volunteer.goto("/volunteer-home");
    await volunteer.waitForURL("**/volunteer-login");

    const adminPage = await admin();
    await decide(adminPage, "Approve", email);
    await adminPage.getByRole("link", { name: "Approved listeners" }).click();
    await adminPage.getByRole("region", { name: "Approved listeners" }).getByText(email).first().waitFor();

    await signIn(volunteer, email);
    await volunteer.waitForURL("**/volunteer-chat");
    await volunteer.getByText("Select a customer").first().waitFor();

    // The server refuses at once; requests of the desk before the page knows get a 403.
    device.expectTrouble(/status of 403/);
    await decide(adminPage, "Revoke", email);
    await volunteer.waitForURL("**/volunteer-login");
    await volunteer.getByRole("alert").filter({ hasText: "Your approval as a volunteer has ended" }).waitFor();
    await adminPage
      .getByRole("status")
      .filter({ hasText: `${email} can no longer listen.` })
      .waitFor();

    await signIn(volunteer, email);
    await volunteer.getByRole("alert").filter({ hasText: DENIED }).waitFor();
    expect(await record(email)).toMatchObject({ approved: false });
  });
});

describe("the pages of volunteers", () => {
  it("send a person without an account to the login", async () => {
    const stranger = await visitor();
    for (const path of ["/volunteer-home", "/volunteer-chat", "/volunteer-profile"]) {
      await stranger.goto(path);
      await stranger.waitForURL("**/volunteer-login");
      expect(await stranger.getByRole("heading", { level: 1 }).textContent()).toBe("Volunteer Login");
    }
  });
});
