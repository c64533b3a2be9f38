import type { Locator, Page } from "playwright-core";
import { beforeAll, beforeEach, expect } from "vitest";
import { hydrated, SOON, type Visitor } from "./browser";
import { devices } from "./devices";
import { placeOf } from "./layout";
import { approvedListener, customerAccount, quietCalls, signInAs, toDesk, type Login } from "./listeners";
import { account, database, type Person } from "./people";
import { FAKE_MICROPHONE } from "./voice";

export const inTalk = (page: Page) => page.locator('.live-call[data-phase="talking"]').waitFor({ timeout: 90_000 });

export const bar = (page: Page) => page.getByRole("complementary", { name: "Your call" });

export const isWhole = async (...found: readonly Locator[]): Promise<void> => {
  for (const each of found) await expect.poll(async () => (await placeOf(each)).whole, SOON).toBe(true);
};

interface CallPages {
  /** A listener on their first page who takes calls. */
  readonly takingCalls: () => Promise<{ readonly listener: Visitor; readonly login: Login }>;
  /** A customer on /call who rings whoever takes calls. */
  readonly calling: () => Promise<Visitor>;
}

/** The pages of the two sides of a call, for the tests of a file. `flags`: more ones for the browser. */
export function callPages(flags: readonly string[] = []): CallPages {
  const device = devices({ flags: [...FAKE_MICROPHONE, ...flags] });
  let admin: Person;
  beforeAll(async () => {
    admin = await account({ admin: true });
  });
  beforeEach(quietCalls);
  return {
    takingCalls: async () => {
      const listener = await device({ permissions: ["microphone"] });
      const login = await approvedListener(admin);
      await toDesk(listener.page, login);
      await listener.page.goto("/volunteer-home");
      await listener.page.getByRole("switch", { name: "Take voice calls" }).click();
      const heard = async (): Promise<unknown> =>
        (await database().doc(`callListeners/${login.person.uid}`).get()).get("on");
      await expect.poll(heard, SOON).toBe(true);
      return { listener, login };
    },
    calling: async () => {
      const customer = await device({ permissions: ["microphone"] });
      await signInAs(customer.page, await customerAccount());
      await customer.page.goto("/call");
      await hydrated(customer.page, ".call");
      await customer.page.getByRole("button", { name: "Call Now (Free)" }).click();
      return customer;
    },
  };
}
