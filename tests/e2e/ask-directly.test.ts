import type { Page } from "playwright-core";
import { violationsOf } from "../support/axe";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SOON, volunteerTalk, type Visitor } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { placeOf } from "../support/layout";
import { approvedListener, toDesk, type Login } from "../support/listeners";
import { account, database, type Person } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

const QUESTION = "Are you thinking of ending your life?";

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
  ({ page } = visitor);
});

const stored = (uid: string) => database().doc(`conversations/${uid}`);
const line = () => page.getByRole("region", { name: "Ask directly?" });
const press = (name: "Yes" | "No") => line().getByRole("button", { name }).click();
const composer = () => volunteerTalk(page).composer;

const pick = (alias: string) =>
  page.getByRole("list", { name: "Customers" }).getByRole("button").filter({ hasText: alias }).click(SOON);

/** Opens the conversation of somebody whose messages may tell of danger, and who has said `answer` to that. */
async function opened(answer: "no" | null = null): Promise<Person & { readonly alias: string }> {
  const { person, alias } = await someone();
  accepted(await call("claimConversation", { conversationId: person.uid }, login.person.token));
  await stored(person.uid).update({ risk: "concern", alarm: { since: Date.now(), answer } });
  await toDesk(page, login);
  await pick(alias);
  return { ...person, alias };
}

describe("a listener of somebody who may be in danger", () => {
  it("is offered the question, asks it in their own words, and says what they heard: a crisis", async () => {
    const { uid, alias } = await opened();
    await line().waitFor(SOON);
    await page.reload();
    await pick(alias);
    await line().waitFor(SOON);
    expect(await violationsOf(page, { include: ".desk__alarm" })).toEqual([]);
    await composer().fill("I am here.");
    await press("Yes");
    expect(await composer().inputValue()).toBe(`I am here.\n${QUESTION}`);
    await line().getByText("Are they thinking of it?").waitFor();
    await press("Yes");
    await page.getByText("What helps now").waitFor(SOON);
    await expect.poll(() => line().count(), SOON).toBe(0);
    expect((await stored(uid).get()).data()).toMatchObject({ risk: "crisis", alarm: null });
  });

  it("rules danger out by no, which holds for the talk", async () => {
    const { uid, token } = await opened();
    await press("No");
    await expect.poll(() => line().count(), SOON).toBe(0);
    expect((await stored(uid).get()).data()).toMatchObject({ risk: "none", alarm: { answer: "listener" } });
    accepted(await call("sendMessage", { messageId: "later", text: "I feel so hopeless about everything" }, token));
    expect((await stored(uid).get()).data()).toMatchObject({ risk: "none", alarm: { answer: "listener" } });
    accepted(await call("sendMessage", { messageId: "last", text: "I want to kill myself tonight" }, token));
    await page.getByText("What helps now").waitFor(SOON);
  });

  it("reads what the person said while they waited", async () => {
    await opened("no");
    await page.getByText("they said no").waitFor(SOON);
    expect(await line().count()).toBe(0);
  });

  it("keeps the line where the answer does not get through", async () => {
    visitor.expectNetworkTrouble();
    const { uid } = await opened();
    await line().waitFor(SOON);
    await visitor.cutNetwork(true);
    await press("No");
    await line().getByRole("alert").waitFor(SOON);
    await visitor.cutNetwork(false);
    await press("No");
    await expect.poll(() => line().count(), SOON).toBe(0);
    expect((await stored(uid).get()).get("alarm.answer")).toBe("listener");
  });

  it("has the line, the newest message and the composer in sight on a phone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await opened();
    await line().waitFor(SOON);
    for (const each of [line(), composer(), page.locator(".bubble").last()])
      await expect.poll(async () => (await placeOf(each)).whole, SOON).toBe(true);
  });
});
