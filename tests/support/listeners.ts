import type { Page } from "playwright-core";
import { hydrated } from "./browser";
import { account, database, listener, PASSWORD, type Person } from "./people";

export interface Login {
  readonly person: Person;
  readonly email: string;
  readonly password: string;
}

const loginOf = (person: Person): Login => ({ person, email: person.email, password: PASSWORD });

/** An approved listener of this test alone, whom a browser can log in. */
export const approvedListener = async (admin: Person): Promise<Login> => loginOf(await listener(admin));

export const customerAccount = async (person?: Person): Promise<Login> => loginOf(person ?? (await account()));

async function fillIn(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

/** Logs a listener in and waits for the desk. */
export async function toDesk(page: Page, login: Login): Promise<void> {
  await page.goto("/volunteer-login");
  await hydrated(page);
  await fillIn(page, login);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/volunteer-chat");
  await page.getByRole("group", { name: "Which conversations" }).waitFor();
}

/** Logs a customer in and waits for the dashboard. */
export async function toDashboard(page: Page, login: Login): Promise<void> {
  await page.goto("/login");
  await hydrated(page);
  await fillIn(page, login);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL("**/dashboard");
  // What tells the next page, before any script of Firebase, that somebody is signed in.
  await page.waitForFunction(() => localStorage.getItem("thodu.session") !== null);
}

/**
 * Nobody takes calls and nobody is in one: a test has its own listeners. A call that an earlier test left ringing would go
 * on to them when its 45 seconds are over.
 */
export async function quietCalls(): Promise<void> {
  const open = await database().collection("calls").where("status", "in", ["ringing", "active"]).get();
  await Promise.all(open.docs.map((doc) => doc.ref.update({ status: "cancelled", ringUntil: null })));
  for (const name of ["callListeners", "callPlaces"]) {
    const { docs } = await database().collection(name).get();
    await Promise.all(docs.map((doc) => doc.ref.delete()));
  }
}
