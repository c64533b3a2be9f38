import { shortReference } from "@thodu/domain/reference";
import { expect, it } from "vitest";
import { SOON } from "../support/browser";
import { ACTIVATED, begin, checkout, planOf, press, says, shopperOn } from "../support/checkout";
import { devices } from "../support/devices";

const open = devices();

it("one chat, paid, has a reference, a receipt and its next step", async () => {
  const person = await shopperOn(await open());
  const { page } = person;
  await page.getByText("One 30-min chat, ₹19").click();
  await begin(page, "Pay As You Go");
  await checkout(page).getByText("₹19.00").waitFor();
  await press(page, "Pay by UPI");
  await says(page, ACTIVATED);
  const paymentId = (await planOf(person))?.paymentId ?? "";
  await page.getByText(shortReference(paymentId), { exact: true }).waitFor();
  const steps = page.getByRole("main").getByRole("link", { name: /^(Start your call|Go to chat)$/ });
  expect(await steps.allTextContents()).toEqual(["Go to chat"]);
  expect(await steps.getAttribute("href")).toBe("/chat");
  await page.getByRole("link", { name: "Receipt", exact: true }).click();
  const receipt = page.getByRole("dialog", { name: "Receipt" });
  await receipt.getByText(paymentId, { exact: true }).waitFor(SOON);
  await receipt.getByText(shortReference(paymentId), { exact: true }).waitFor();
  await receipt.getByRole("button", { name: "Print" }).waitFor();
  await page.goto("/notifications");
  await page.getByText(`Reference: ${shortReference(paymentId)}.`).waitFor(SOON);
  await page.goto("/profile?show=payments");
  const heading = page.getByRole("heading", { name: "Payments", exact: true });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? Infinity, SOON).toBeLessThan(700);
});
