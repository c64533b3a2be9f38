import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SOON, volunteerTalk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { approvedListener, toDesk } from "../support/listeners";
import { account, type Person } from "../support/people";
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

it("the desk is as high as the window of a phone, however many wait", async () => {
  await crowdedDesk(20);
  const { page } = await open({ viewport: { width: 360, height: 740 } });
  await toDesk(page, await approvedListener(admin));
  await expect.poll(() => page.locator(".desk__entry").count(), SOON).toBeGreaterThanOrEqual(20);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});
