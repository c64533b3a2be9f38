import { premiumUser } from "@thodu/domain/plans/planTerm";
import type { FrameLocator, Locator, Page } from "playwright-core";
import { hydrated, SOON, type Visitor } from "./browser";
import { customerAccount, signInAs, type Login } from "./listeners";
import { database } from "./people";

export const ACTIVATED = "🎉 Payment Successful and Plan Activated!";
export const CANCELLED = "Oops 😔 Payment was cancelled or failed. Please try again.";

export interface Shopper extends Login {
  readonly visitor: Visitor;
  readonly page: Page;
}

/** A person with an account, on the page with the plans. */
export async function shopperOn(visitor: Visitor): Promise<Shopper> {
  const login = await customerAccount();
  await signInAs(visitor.page, login);
  await toPlans(visitor.page);
  return { ...login, visitor, page: visitor.page };
}

export async function toPlans(page: Page): Promise<void> {
  await page.goto("/go-premium");
  await hydrated(page, ".plan button");
}

export const card = (page: Page, title: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
export const begin = (page: Page, title: string): Promise<void> =>
  card(page, title).locator(".plan__pay").getByRole("button").click();
export const checkout = (page: Page): FrameLocator => page.frameLocator("iframe.razorpay-checkout-frame");
export const press = (page: Page, name: string): Promise<void> => checkout(page).getByRole("button", { name }).click();
export const says = (page: Page, words: string): Promise<void> =>
  page.locator(".toast", { hasText: words }).waitFor(SOON);

/** The id of this person's one order. */
export async function onlyOrder({ person: { uid } }: Login): Promise<string> {
  const { docs, size } = await database().collection("orders").where("userId", "==", uid).limit(20).get();
  const [one] = docs;
  if (!one || size > 1) throw new Error(`There are ${size} orders.`);
  return one.id;
}

export const planOf = async ({ person: { uid } }: Login) => {
  const stored = await database().doc(`premiumUsers/${uid}`).get();
  return stored.exists ? premiumUser.parse(stored.data()) : null;
};
