import { describe, expect, it } from "vitest";
import { customerTalk, hydrated, SOON } from "../support/browser";
import { devices, emailAccount, logIn } from "../support/devices";

/** Refused on purpose. */
const open = devices({ onPurpose: (trouble) => /accounts:(signInWithPassword|sendOobCode)/.test(trouble) });

describe("what is wrong is said as long as it is wrong", () => {
  it("forgot password is never red and green at once", async () => {
    const { page } = await open();
    await page.goto("/login");
    await hydrated(page);
    const forgot = page.getByRole("button", { name: "Forgot" });
    const missing = page.getByText("Please write your email first. The link goes to that address.");
    const sent = page.getByText("a link to set a new password is on its way");
    await forgot.click();
    await missing.first().waitFor();
    await page.getByLabel("Email", { exact: true }).fill("asha@people.example");
    await expect.poll(() => missing.count(), SOON).toBe(0);
    await forgot.click();
    await sent.waitFor();
    expect(await page.getByRole("alert").filter({ visible: true }).count()).toBe(0);
    await page.getByLabel("Email", { exact: true }).fill("");
    await forgot.click();
    await missing.first().waitFor();
    expect(await sent.count()).toBe(0);
  });

  it("a refused login is forgotten once another is written", async () => {
    const { page } = await open();
    await page.goto("/login");
    await hydrated(page);
    await page.getByLabel("Email", { exact: true }).fill("nobody@people.example");
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Login" }).click();
    const refused = page.getByRole("main").getByRole("alert");
    await refused.waitFor();
    await page.getByLabel("Password", { exact: true }).fill("another one");
    await expect.poll(() => refused.count(), SOON).toBe(0);
  });

  it("passwords that differ agree again, whichever of the two is mended", async () => {
    const { page } = await open();
    await page.goto("/signup");
    await hydrated(page);
    await page.getByLabel("Full Name").fill("Asha");
    await page.getByLabel("Email", { exact: true }).fill("asha@people.example");
    await page.getByLabel("Password", { exact: true }).fill("one long password");
    await page.getByLabel("Confirm Password").fill("another long password");
    await page.getByRole("main").getByRole("button", { name: "Sign Up" }).click();
    const differ = page.getByRole("main").getByText("Passwords do not match");
    await differ.first().waitFor();
    await page.getByLabel("Password", { exact: true }).fill("another long password");
    await expect.poll(() => differ.count(), SOON).toBe(0);
  });

  it("a report says no longer that nothing is chosen once something is, nor when it is opened again", async () => {
    const { page } = await open();
    await page.goto("/chat");
    const talk = customerTalk(page);
    await talk.say("Hello there");
    await talk.reaches("Hello there", "sent");
    const dialog = page.getByRole("dialog", { name: "Report this conversation" });
    const missing = dialog.getByText("Please choose what happened.");
    await page.getByRole("button", { name: "Report" }).click();
    await dialog.getByRole("button", { name: "Send report" }).click();
    await missing.waitFor();
    await dialog.getByLabel("Insults or harassment").check();
    await expect.poll(() => missing.count(), SOON).toBe(0);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Report" }).click();
    await dialog.getByRole("button", { name: "Send report" }).click();
    await missing.waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Report" }).click();
    await dialog.getByRole("button", { name: "Send report" }).waitFor();
    expect(await missing.count()).toBe(0);
  });

  it("the password for a new address is no longer asked for once the address is the old one", async () => {
    const { email } = await emailAccount();
    const { page } = await open();
    await logIn(page, email, "/profile");
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const form = page.getByRole("form", { name: "Name and email" });
    await form.getByLabel("Name", { exact: true }).fill("Asha");
    await form.getByLabel("Email", { exact: true }).fill("other@people.example");
    await form.getByRole("button", { name: "Save", exact: true }).click();
    const asked = form.getByRole("alert");
    await asked.waitFor();
    await form.getByLabel("Email", { exact: true }).fill(email);
    await expect.poll(() => asked.count(), SOON).toBe(0);
  });
});
