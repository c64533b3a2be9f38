import type { Page } from "playwright-core";
import * as z from "zod/mini";
import { hydrated } from "./browser";
import { identity } from "./people";

const session = z.object({ idToken: z.string(), refreshToken: z.string(), localId: z.string() });

/** Where the client of the identity service stores who is signed in, in a build for the suite. */
const KEY = "firebase:authUser:demo:[DEFAULT]";

/**
 * Signs a person in on this device: it is left as after their own login, without its pages. Tests of accounts cover the
 * login itself.
 */
export async function signInAt(page: Page, email: string, password: string): Promise<void> {
  const reply = await identity("signInWithPassword", { email, password });
  const { idToken: accessToken, refreshToken, localId: uid } = session.parse(await reply.json());
  const tokens = { accessToken, refreshToken, expirationTime: Date.now() + 3_600_000 };
  const user = { uid, email, emailVerified: false, isAnonymous: false, stsTokenManager: tokens };
  // A page of the site without a script.
  await page.goto("/robots.txt");
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      localStorage.setItem("thodu.session", "user");
    },
    [KEY, JSON.stringify(user)] as const,
  );
}

/** Logs a person in on the login page; for what the login itself causes. */
export async function logInByPage(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL("**/dashboard");
}
