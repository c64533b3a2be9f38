import type { Page } from "playwright-core";
import { SOON } from "./browser";
import { account, database, listener, PASSWORD, type Person } from "./people";
import { signInAt } from "./signedIn";

export interface Login {
  readonly person: Person;
  readonly email: string;
  readonly password: string;
}

const loginOf = (person: Person): Login => ({ person, email: person.email, password: PASSWORD });

/** An approved listener for this test only, whom a browser can log in. */
export const approvedListener = async (admin: Person): Promise<Login> => loginOf(await listener(admin));

export const customerAccount = async (person?: Person): Promise<Login> => loginOf(person ?? (await account()));

/** Signs a listener in and waits for the desk. */
export async function toDesk(page: Page, { email, password }: Login): Promise<void> {
  await signInAt(page, email, password);
  await page.goto("/volunteer-chat");
  await page.getByRole("group", { name: "Which conversations" }).waitFor();
}

/** Signs a customer in; the next page knows them. */
export const signInAs = (page: Page, { email, password }: Login): Promise<void> => signInAt(page, email, password);

/**
 * Clears calls and listeners who take them, so that a test has only its own. Otherwise a call that an earlier test left
 * ringing would ring them after its 45 seconds.
 */
export async function quietCalls(): Promise<void> {
  const open = await database().collection("calls").where("status", "in", ["ringing", "active"]).get();
  await Promise.all(open.docs.map((doc) => doc.ref.update({ status: "cancelled", ringUntil: null })));
  for (const name of ["callListeners", "callPlaces"]) {
    const { docs } = await database().collection(name).get();
    await Promise.all(docs.map((doc) => doc.ref.delete()));
  }
}

/** Chooses Online at the desk. Until the server has answered the choice is disabled, and its answer ends a break. */
export async function goOnline(page: Page): Promise<void> {
  const online = page.locator(".desk__availability .desk__tab").first();
  await online.click();
  await online.and(page.locator('[aria-pressed="true"]:not([aria-disabled])')).waitFor(SOON);
}
