import { CRISIS_UNANSWERED_MAX } from "@thodu/domain/matching/listenerTimeout";
import { Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { volunteerTalk } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { approvedListener, toDesk, type Login } from "../support/listeners";
import { account, database, listener, type Person } from "../support/people";
import { emptyDesk, someone } from "../support/stories";

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

describe("a crisis that its listener does not answer", () => {
  it("is offered to a colleague, who takes it over by accepting", async () => {
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
