import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SOON, volunteerTalk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { approvedListener, toDesk } from "../support/listeners";
import { account, type Person } from "../support/people";
import { signInAt } from "../support/signedIn";
import { shifts, watchShifts } from "../support/shifts";
import { crowdedDesk, emptyDesk, someone } from "../support/stories";

const open = devices();
let admin: Person;

beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(emptyDesk);

/** More than fit into the window of a phone. */
const LINES = 14;
/** Lines that can be told apart also with the time of day after them. */
const nth = (line: number): string => `Line ${line} of ${LINES}.`;
/** The shift that the texts of the selected row cause: the name of the holder stands before its language. */
const OWN_ROW = 0.001;

describe.each([
  ["a phone", { width: 360, height: 740 }],
  ["a desktop", { width: 1_280, height: 800 }],
])("the desk on %s", (_, viewport) => {
  it("moves nothing while a conversation is claimed and loads", async () => {
    const { person, alias } = await someone(nth(1));
    for (let line = 2; line <= LINES; line += 1)
      accepted(await call("sendMessage", { messageId: randomUUID(), text: nth(line) }, person.token));
    const { page } = await open({ viewport });
    await watchShifts(page);
    await toDesk(page, await approvedListener(admin));
    const entry = page.getByRole("list", { name: "Customers" }).getByRole("button", { name: alias });
    await entry.waitFor();
    // The listener's own record may arrive after the list; its languages stand beside links.
    await page.getByText(/^I listen in:/).waitFor();
    const before = await shifts(page);
    await entry.click();
    await volunteerTalk(page).message(nth(LINES)).waitFor();
    await page.getByRole("group", { name: "How serious is it?" }).waitFor();
    const moved = (await shifts(page)).slice(before.length);
    expect(moved.filter(({ value }) => value >= OWN_ROW)).toEqual([]);
  });
});

it.each([
  ["a phone", { width: 360, height: 740 }],
  ["a low phone", { width: 360, height: 600 }],
  ["a tablet", { width: 820, height: 1_180 }],
  ["a desktop", { width: 1_280, height: 800 }],
])("on %s the desk takes the place of the frame that the page begins with", async (_, viewport) => {
  const { email, password } = await approvedListener(admin);
  const { page } = await open({ viewport });
  await signInAt(page, email, password);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/accounts:lookup/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/volunteer-chat");
  await page.getByRole("heading", { name: "Checking permissions..." }).waitFor();
  const before = await placesOf(page);
  answer();
  await page.getByRole("group", { name: "Which conversations" }).waitFor();
  expect(before).toEqual(await placesOf(page));
});

/**
 * How far down the parts of the desk begin and end, in whole pixels; null for one that is not shown. Beside one another
 * they may stand elsewhere once the listener's languages are known.
 */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [
      ".desk__bar",
      ".desk__title",
      ".desk__languages",
      ".desk__slot",
      ".desk__side > .desk__tabs",
      ".desk__find",
      ".desk__unfold",
      ".desk__list",
      ".desk__room",
    ].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      const places = box && [box.top, box.bottom].map(Math.round);
      return [part, box && box.height > 0 ? places : null];
    }),
  );

it("the desk is as high as the window of a phone, however many wait", async () => {
  await crowdedDesk(20);
  const { page } = await open({ viewport: { width: 360, height: 740 } });
  await toDesk(page, await approvedListener(admin));
  await expect.poll(() => page.locator(".desk__entry").count(), SOON).toBeGreaterThanOrEqual(20);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});
