import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SOON, type Visitor } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { approvedListener, toDesk, type Login } from "../support/listeners";
import { account, database, type Person } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

const CRISIS = "I want to kill myself tonight";

const open = devices();
let admin: Person;
let login: Login;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(async () => {
  await emptyDesk();
  login = await approvedListener(admin);
  visitor = await open();
  page = visitor.page;
});

const entries = () => page.getByRole("list", { name: "Customers" }).getByRole("button");
const dialog = () => page.getByRole("dialog");
const press = (name: string) => dialog().getByRole("button", { name }).click();

/** A conversation of the listener on their desk; answers with whose. */
async function held(text: string): Promise<Person & { readonly alias: string }> {
  const { person, alias } = await someone(text);
  accepted(await call("claimConversation", { conversationId: person.uid }, login.person.token));
  await toDesk(page, login);
  await entries().filter({ hasText: alias }).click(SOON);
  const unread = async (): Promise<unknown> =>
    (await database().doc(`conversations/${person.uid}`).get()).get("unreadByVolunteer");
  await expect.poll(unread, SOON).toBe(0);
  return { ...person, alias };
}

describe("what a listener wrote, when it can’t be stored", () => {
  it("stays in the second look at a crisis, which says why and can be sent again", async () => {
    const { uid } = await held(CRISIS);
    await page.getByRole("button", { name: "End conversation" }).click();
    await dialog().getByLabel("How did it end?").selectOption("We talked, and it was enough for now");
    await press("Next");
    await dialog().getByLabel("What did you agree on?").fill("She calls her sister now.");
    await dialog().getByLabel("Who else knows?").fill("Her sister.");
    await dialog().getByLabel("Did you give the help lines").selectOption("Yes");
    visitor.expectNetworkTrouble();
    await page.route("**/endConversation", (route) => route.abort());
    await press("End conversation");
    await dialog().getByRole("alert").getByText("No connection right now.").waitFor(SOON);
    expect(await dialog().getByLabel("What did you agree on?").inputValue()).toBe("She calls her sister now.");
    await page.unroute("**/endConversation");
    await press("End conversation");
    await page.getByText("The conversation has ended.").waitFor(SOON);
    const { docs } = await database().collection(`conversations/${uid}/notes`).get();
    expect(docs.map((doc): unknown => doc.get("crisis.agreed"))).toEqual(["She calls her sister now."]);
  });

  it("stays in the note of a hand-over", async () => {
    await held("Hello");
    await page.getByRole("button", { name: "Return to queue" }).click();
    const note = dialog().getByLabel("A note for the next listener");
    await note.fill("Her exam is on Monday.");
    visitor.expectNetworkTrouble();
    await page.route("**/releaseConversation", (route) => route.abort());
    await press("Return to queue");
    await dialog().getByRole("alert").getByText("No connection right now.").waitFor(SOON);
    expect(await note.inputValue()).toBe("Her exam is on Monday.");
  });
});

it("a note that is half written stays while one looks at somebody else, and over another language", async () => {
  const first = await held("Hello");
  const second = await someone("Good evening");
  accepted(await call("claimConversation", { conversationId: second.person.uid }, login.person.token));
  await page.getByText("Private notes").first().click();
  const note = page.locator('.desk__notes textarea[name="note"]');
  await note.fill("Her exam is on Monday.");
  await entries().filter({ hasText: second.alias }).click(SOON);
  await expect.poll(() => page.locator(".desk__name").first().textContent(), SOON).toContain(second.alias);
  expect(await note.inputValue()).toBe("");
  await entries().filter({ hasText: first.alias }).click();
  await expect.poll(() => note.inputValue(), SOON).toBe("Her exam is on Monday.");
  await page.locator('[popovertarget="languages"]').click();
  await page.locator('[data-language="te"]:visible').click();
  await page.waitForFunction(() => document.documentElement.lang === "te");
  await page.locator(".desk__entry").filter({ hasText: first.alias }).click(SOON);
  await expect.poll(() => note.inputValue(), SOON).toBe("Her exam is on Monday.");
  await page.locator(".desk__notes form button").click();
  await page.locator(".desk__private-note").getByText("Her exam is on Monday.").waitFor(SOON);
  expect(await note.inputValue()).toBe("");
});
