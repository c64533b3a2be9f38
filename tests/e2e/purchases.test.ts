import type { PremiumUser } from "@thodu/domain/plans/entitlement";
import { shortReference } from "@thodu/domain/reference";
import { DAY } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { SOON } from "../support/browser";
import {
  ACTIVATED,
  begin,
  CANCELLED,
  card,
  checkout,
  onlyOrder,
  planOf,
  press,
  says,
  shopperOn,
} from "../support/checkout";
import { devices } from "../support/devices";

const open = devices();

/** When everything that somebody bought is over. */
const lastDay = (plan: PremiumUser | null): number =>
  Math.max(0, plan?.validUntil ?? 0, ...(plan?.terms ?? []).map(({ until }) => until));

it.each([
  ["call", "Start your call", "/call"],
  ["chat", "Go to chat", "/chat"],
])("one %s, paid, has a reference, a receipt and its next step", async (item, step, path) => {
  const person = await shopperOn(await open());
  const { page } = person;
  if (item === "chat") await page.getByText("One 30-min chat, ₹19").click();
  await begin(page, "Pay As You Go");
  await press(page, "Pay by UPI");
  await says(page, ACTIVATED);
  const paymentId = (await planOf(person))?.paymentId ?? "";
  await page.getByText(shortReference(paymentId), { exact: true }).waitFor();
  const steps = page.getByRole("main").getByRole("link", { name: /^(Start your call|Go to chat)$/ });
  expect(await steps.allTextContents()).toEqual([step]);
  expect(await steps.getAttribute("href")).toBe(path);
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

it("a plan that one has already is asked once, and adds a month", async () => {
  const person = await shopperOn(await open());
  const { page } = person;
  await begin(page, "Daily Care");
  await press(page, "Pay by UPI");
  await says(page, ACTIVATED);
  await card(page, "Daily Care").getByText("Your current plan").waitFor();
  const before = (await planOf(person))?.validUntil ?? 0;
  const dialog = page.getByRole("dialog", { name: "Buy Daily Care again?" });
  await begin(page, "Daily Care");
  await dialog.getByText(/^You have this plan until .*20\d\d; buying again adds a month\.$/).waitFor();
  await dialog.getByRole("button", { name: "Not now" }).click();
  await onlyOrder(person);
  expect(await checkout(page).locator("body").count()).toBe(0);
  await begin(page, "Deep Healing");
  await page
    .getByRole("dialog", { name: "Buy Deep Healing as well?" })
    .getByRole("button", { name: "Buy it as well" })
    .click();
  await press(page, "Close without paying");
  await says(page, CANCELLED);
  await begin(page, "Daily Care");
  await dialog.getByRole("button", { name: "Buy another month" }).click();
  await press(page, "Pay by UPI");
  await expect.poll(async () => lastDay(await planOf(person)), SOON).toBeGreaterThan(before + 27 * DAY);
});
