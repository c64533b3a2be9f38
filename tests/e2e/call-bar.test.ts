import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { hydrated, SOON, type Visitor } from "../support/browser";
import { devices } from "../support/devices";
import { approvedListener, customerAccount, quietCalls, toDashboard, toDesk } from "../support/listeners";
import { account, database, type Person } from "../support/people";
import { FAKE_MICROPHONE } from "../support/voice";

const device = devices({ flags: FAKE_MICROPHONE });
let admin: Person;

beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(quietCalls);

const inTalk = (page: Page) => page.locator('.live-call[data-phase="talking"]').waitFor({ timeout: 90_000 });

/** Two people who talk: a customer on /call, and a listener on their first page. */
async function talking(): Promise<{ readonly customer: Visitor; readonly listener: Visitor }> {
  const [customer, listener] = [
    await device({ permissions: ["microphone"] }),
    await device({ permissions: ["microphone"] }),
  ];
  const login = await approvedListener(admin);
  await toDesk(listener.page, login);
  await listener.page.goto("/volunteer-home");
  await listener.page.getByRole("switch", { name: "Take voice calls" }).click();
  const heard = async (): Promise<unknown> =>
    (await database().doc(`callListeners/${login.person.uid}`).get()).get("on");
  await expect.poll(heard, SOON).toBe(true);
  await toDashboard(customer.page, await customerAccount());
  await customer.page.goto("/call");
  await hydrated(customer.page, ".call");
  await customer.page.getByRole("button", { name: "Call Now (Free)" }).click();
  await listener.page.getByRole("button", { name: "Accept" }).click(SOON);
  await Promise.all([inTalk(customer.page), inTalk(listener.page)]);
  return { customer, listener };
}

const bar = (page: Page) => page.getByRole("complementary", { name: "Your call" });

it(
  "a call has its bar on every page until it is over, the title says it, and leaving asks",
  { timeout: 240_000 },
  async () => {
    const { customer, listener } = await talking();
    const { page } = customer;
    // The page of the call has its own controls.
    expect(await bar(page).count()).toBe(0);
    expect(await page.title()).toMatch(/^In a call · /);
    await page.getByRole("link", { name: "Support" }).first().click();
    await page.waitForURL("**/support");
    await bar(page).getByText("You are talking with a volunteer").waitFor(SOON);
    await bar(page).getByRole("button", { name: "Mute" }).click();
    await bar(page).getByText("Your microphone is off.").waitFor();
    expect(await page.title()).toMatch(/^In a call · .*Thodu/);

    // Leaving asks; who stays is still in the call.
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.evaluate(() => location.assign("/about"));
    await expect.poll(() => asked, SOON).toEqual(["beforeunload"]);
    await bar(page).getByText("You are talking with a volunteer").waitFor();

    for (const size of [
      { width: 320, height: 568 },
      { width: 1_280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await expect
        .poll(() =>
          bar(page)
            .getByRole("button", { name: "Hang up" })
            .evaluate((button) => {
              const { top, bottom, left, right } = button.getBoundingClientRect();
              return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
            }),
        )
        .toBe(true);
    }
    await bar(page).getByRole("button", { name: "Hang up" }).click();
    await bar(page).getByText("You hung up.").waitFor();
    expect(await page.title()).not.toContain("In a call");
    await listener.page.getByText("They hung up.").waitFor(SOON);
    await bar(page).getByRole("button", { name: "Close" }).click();
    await bar(page).waitFor({ state: "detached" });
  },
);

it(
  "a listener has the controls of their call on every page of theirs, on call and standby too",
  { timeout: 240_000 },
  async () => {
    const { page } = (await talking()).listener;
    const hangUp = page.getByRole("button", { name: "Hang up" });
    for (const [link, path] of [
      ["On call at night", "/volunteer-on-call"],
      ["Open the standby page", "/standby"],
    ] as const) {
      await page.getByRole("link", { name: link }).click();
      await page.waitForURL(`**${path}`);
      await expect.poll(() => hangUp.isVisible(), SOON).toBe(true);
    }
    await hangUp.click();
    await page.getByText("You hung up.").waitFor(SOON);
  },
);

it("quick exit asks nothing", { timeout: 240_000 }, async () => {
  const { page } = (await talking()).customer;
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.route("https://en.wikipedia.org/**", (route) => route.fulfill({ body: "elsewhere" }));
  await page.locator('[data-tool="exit"]').first().click();
  await page.waitForURL("https://en.wikipedia.org/**");
  expect(asked).toEqual([]);
});
