import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { ELSEWHERE } from "../../web/src/ui/elsewhere";
import { SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { approvedListener, toDesk } from "../support/listeners";
import { account, database, type Person } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

const open = devices();
let admin: Person;

beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(emptyDesk);

// Requests of a page that is gone do not survive an interception, so only this one has it: its page still stands then.
const exit = async (page: Page): Promise<void> => {
  await page.route(`${new URL(ELSEWHERE).origin}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  );
  await page.locator('[data-tool="exit"]').first().click();
  await page.waitForURL(ELSEWHERE);
};

it.each([
  ["goes to another site", async (page: Page) => void (await page.goto("about:blank"))],
  ["leaves by quick exit", exit],
  ["closes the page", (page: Page) => page.close()],
])("a listener who %s no longer counts as being with the person", async (_, leave) => {
  const login = await approvedListener(admin);
  const { person } = await someone("I want to kill myself tonight");
  accepted(await call("claimConversation", { conversationId: person.uid }, login.person.token));
  accepted(await call("agreeToConduct", {}, login.person.token));
  const { page, context } = await open();
  // A tab that stays, as a browser does whose other tab is closed.
  await context.newPage();
  await page.bringToFront();
  await toDesk(page, login);
  await page.locator(".desk__tab").first().click();
  await page.locator(".desk__entry").first().click();
  const isThere = async (): Promise<unknown> =>
    (await database().doc(`conversations/${person.uid}/presence/${login.person.uid}`).get()).get("active");
  await expect.poll(isThere, SOON).toBe(true);
  // The request that says so was prepared before this sign had arrived.
  await leave(page);
  await expect.poll(isThere, SOON).toBe(false);
});
