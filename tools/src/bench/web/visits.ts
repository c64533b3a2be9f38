import type { Page } from "playwright-core";

import { PASSWORD } from "../../seed/accounts";
import { PLAIN } from "./site";

export type Who = "nobody" | "customer" | "listener";
export const cpus = [4, 13] as const;
export type Cpu = (typeof cpus)[number];
type Limits = Readonly<Record<Cpu, number>>;

/** Milliseconds, from the speed table in docs/scaling.md's budgets (experience, 'Speed'). */
const PAINTED: Limits = { 4: 800, 13: 1_000 };
/** The chat and the desk. */
const TALK = { lcp: { 4: 800, 13: 1_100 }, listening: { 4: 2_000, 13: 3_000 } } as const;

export interface Route {
  readonly path: string;
  readonly who: Who;
  /** A selector for what is on the page only once the database has answered. */
  readonly live: string;
  readonly limits: {
    readonly lcp?: Limits;
    readonly composer?: Limits;
    readonly listening?: Limits;
    readonly slowest?: Limits;
    readonly echo?: Limits;
    /** Kilobytes of script in all, gzipped. */
    readonly script?: Limits;
  };
  /** Waits until the page is complete, and does what people do there. */
  readonly use: (page: Page) => Promise<void>;
}

const PATIENCE = { timeout: 60_000 };
const INPUT: Limits = { 4: 80, 13: 120 };
const still = async (page: Page): Promise<void> => {
  await page.waitForLoadState("load", PATIENCE);
};
const isNoted = (page: Page, name: "composer" | "listening") =>
  page.waitForFunction((key) => noted[key] !== null, name, PATIENCE);

const stillPage = (path: string): Route => ({ path, who: "nobody", live: "", limits: { lcp: PAINTED }, use: still });

export const routes: readonly Route[] = [
  { ...stillPage(PLAIN), limits: {} },
  stillPage("/"),
  stillPage("/help-lines"),
  stillPage("/login"),
  stillPage("/therapy"),
  stillPage("/go-premium"),
  {
    path: "/chat",
    who: "customer",
    live: "[data-message]",
    limits: {
      ...TALK,
      composer: { 4: 1_400, 13: 1_700 },
      slowest: INPUT,
      echo: { 4: 25, 13: 60 },
      script: { 4: 200, 13: 200 },
    },
    use: async (page) => {
      await isNoted(page, "composer");
      await isNoted(page, "listening");
      await page.locator("main textarea").pressSequentially("It was a long day", { delay: 40 });
      await page.getByRole("button", { name: "Send" }).tap();
      await page.waitForFunction(() => noted.echo !== null, undefined, PATIENCE);
    },
  },
  {
    path: "/volunteer-chat",
    who: "listener",
    live: ".desk__entry",
    limits: {
      ...TALK,
      slowest: INPUT,
      script: { 4: 240, 13: 240 },
    },
    use: async (page) => {
      await isNoted(page, "listening");
      await page.locator(".desk__entry").first().tap();
      await page.locator(".desk__room [data-message]").first().waitFor(PATIENCE);
    },
  },
];

const doors = {
  customer: { path: "/login", email: "premium@thodu.example", button: "Login", opens: "**/dashboard" },
  listener: {
    path: "/volunteer-login",
    email: "volunteer@thodu.example",
    button: "Sign In",
    opens: "**/volunteer-chat",
  },
} as const;

/** Logs somebody in as people do themselves. */
export async function logIn(page: Page, who: keyof typeof doors): Promise<void> {
  const { path, email, button, opens } = doors[who];
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__react")),
  );
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.waitForURL(opens);
}
