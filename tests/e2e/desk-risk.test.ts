import { CRISIS_UNANSWERED_MAX } from "@thodu/domain/matching/listenerTimeout";
import { Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SOON, volunteerTalk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { approvedListener, toDesk, type Login } from "../support/listeners";
import { account, database, listener, type Person } from "../support/people";
import { crowdedDesk, emptyDesk, someone } from "../support/stories";

const CRISIS = "I want to kill myself tonight";

const open = devices();
let admin: Person;
let login: Login;
let page: Page;

beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(async () => {
  await emptyDesk();
  login = await approvedListener(admin);
  page = (await open()).page;
});

const stored = (uid: string) => database().doc(`conversations/${uid}`);
const entries = () => page.getByRole("list", { name: "Customers" }).getByRole("button");

describe("the tab of who waits", () => {
  it("shows a crisis first, whoever else wrote later, and marks one whose page is gone", async () => {
    const [crisis, gone, concern] = [await someone(CRISIS), await someone(CRISIS), await someone()];
    const long = Timestamp.fromMillis(0);
    await crowdedDesk(40);
    await stored(crisis.person.uid).update({ lastMessageAt: long });
    await stored(gone.person.uid).update({
      lastMessageAt: long,
      waitingSince: null,
      gone: { at: Date.now(), waitingSince: Date.now() },
    });
    await stored(concern.person.uid).update({ lastMessageAt: long, risk: "concern" });
    await toDesk(page, login);
    await page.getByRole("button", { name: "Waiting", exact: true }).click();
    await expect.poll(async () => (await entries().allInnerTexts())[0], SOON).toContain(crisis.alias);
    const shown = await entries().allInnerTexts();
    expect(shown.length).toBeGreaterThan(20);
    expect(shown[1]).toContain(gone.alias);
    expect(shown[1]).toContain("Left just now");
    expect(shown[2]).toContain(concern.alias);
  });
});

describe("a crisis that its listener does not answer", () => {
  it("rings at a colleague, who takes it over by accepting", async () => {
    const [{ person, alias }, silent] = [await someone(CRISIS), await listener(admin)];
    const conversationId = person.uid;
    accepted(await call("claimConversation", { conversationId }, silent.token));
    const before = Date.now() - CRISIS_UNANSWERED_MAX - 1_000;
    await stored(conversationId).update({ unansweredSince: before, claimedAt: Timestamp.fromMillis(before) });
    await database().doc(`volunteers/${login.person.uid}`).update({ conductAt: Timestamp.now() });
    await toDesk(page, login);
    await page.getByRole("group", { name: "Your availability" }).getByRole("button", { name: "Online" }).click();
    const offer = page.getByRole("region", { name: `Offer: ${alias}` });
    await offer.getByText(`${alias}: no answer from their listener.`).waitFor();
    await offer.getByRole("button", { name: "Accept" }).click();
    await volunteerTalk(page).message(CRISIS).waitFor();
    expect((await stored(conversationId).get()).get("volunteerId")).toBe(login.person.uid);
  });
});

describe("the end of a conversation", () => {
  const dialog = () => page.getByRole("dialog");
  const press = (name: string) => dialog().getByRole("button", { name }).click();

  async function opened(text?: string): Promise<Person> {
    const { person, alias } = await someone(text);
    accepted(await call("claimConversation", { conversationId: person.uid }, login.person.token));
    await toDesk(page, login);
    await entries().filter({ hasText: alias }).click(SOON);
    // What they wrote counts as read half a second after it is seen; an ended conversation can't be marked any more.
    await expect
      .poll(async (): Promise<unknown> => (await stored(person.uid).get()).get("unreadByVolunteer"), SOON)
      .toBe(0);
    await page.getByRole("button", { name: "End conversation" }).click();
    return person;
  }
  const statusOf = async (uid: string): Promise<unknown> => (await stored(uid).get()).get("status");
  const problemAt = async (label: string): Promise<string | null> => {
    const id = await dialog().getByLabel(label).getAttribute("id");
    return page.locator(`[id="${id}-error"]`).textContent();
  };

  it("in a crisis comes after a second look: what was agreed, who knows, whether help lines were given", async () => {
    const { uid, token } = await opened(CRISIS);
    await dialog().getByLabel("How did it end?").selectOption("We talked, and it was enough for now");
    await press("Next");
    await dialog().getByRole("heading", { name: "Before you end: please check again" }).waitFor();
    await press("End conversation");
    for (const label of ["What did you agree on?", "Who else knows?", "Did you give the help lines"]) {
      await expect.poll(() => problemAt(label), SOON).toBe("Please fill this in.");
    }
    expect(await statusOf(uid)).toBe("active");
    await dialog().getByLabel("What did you agree on?").fill("She calls her sister now.");
    await dialog().getByLabel("Who else knows?").fill("Her sister.");
    await dialog().getByLabel("Did you give the help lines").selectOption("Yes");
    await press("End conversation");
    await page.getByText("The conversation has ended.").waitFor();
    expect(await statusOf(uid)).toBe("closed");
    const { docs } = await stored(uid).collection("notes").get();
    expect(docs.map((doc): unknown => doc.get("crisis"))).toEqual([
      { agreed: "She calls her sister now.", whoKnows: "Her sister.", linesGiven: true },
    ]);

    // They come back to the same listener, who reads it again.
    accepted(await call("sendMessage", { messageId: "again", text: "me again" }, token));
    accepted(await call("claimConversation", { conversationId: uid }, login.person.token));
    await entries().first().click(SOON);
    await page.getByText("Private notes").click();
    await page.getByText("She calls her sister now.").waitFor();
  });
});
