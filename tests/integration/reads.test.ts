import { PAGE } from "@thodu/domain/chat/limits";
import type { ChatMessage, Conversation } from "@thodu/domain/chat/model";
import { SECOND } from "@thodu/domain/time";
import { Timestamp, type DocumentReference } from "firebase-admin/firestore";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { customerTalk, launch, Visitor } from "../support/browser";
import { aConversation, aMessage, heldBy } from "../support/domain";
import { approvedListener, customerAccount, signInAs, toDesk, type Login } from "../support/listeners";
import { account, database } from "../support/people";
import { Reads } from "../support/reads";
import { emptyDesk } from "../support/stories";

/** Reads must not grow with what is stored; `npm run test:slow -- load` tries the full size. */
const [MESSAGES, CONVERSATIONS] = process.env["THODU_TESTS"] === "whole" ? [10_000, 1_000] : [500, 200];
/** A page and one more document. */
const MOST = PAGE + 1;

/** Writes in bulk without the delays that a real store would need. */
const inBulk = () => database().bulkWriter({ throttling: false });

let browser: Browser;
let listener: Login;
const written: DocumentReference[] = [];

beforeAll(async () => {
  browser = await launch();
  listener = await approvedListener(await account({ admin: true }));
});
// People left over from another test would be read again, as these tests write to them or offer them.
beforeEach(emptyDesk);
afterAll(async () => {
  await browser.close();
  const bulk = inBulk();
  for (const ref of written) void bulk.delete(ref);
  await bulk.close();
});

/** Writes documents in bulk; instants of the model are stored as times. */
async function fill(documents: readonly (readonly [path: string, data: object])[]): Promise<void> {
  const bulk = inBulk();
  for (const [path, data] of documents) {
    const ref = database().doc(path);
    written.push(ref);
    void bulk.set(ref, data);
  }
  await bulk.close();
}

const at = (millis: number) => Timestamp.fromMillis(millis);
const storedSummary = ({ createdAt, lastMessageAt, waitingSince, ...rest }: Conversation) => ({
  ...rest,
  createdAt: at(createdAt),
  lastMessageAt: at(lastMessageAt),
  waitingSince: waitingSince === null ? null : at(waitingSince),
});
const storedMessage = ({ timestamp, ...rest }: ChatMessage) => ({ ...rest, timestamp: at(timestamp) });

/** The stamp of the desk's list, which the first conversation of all draws. */
async function deskEpoch(): Promise<string> {
  const desk = database().doc("desk/current");
  if (!(await desk.get()).exists) await desk.create({ epoch: "epoch-of-reads" });
  return String((await desk.get()).get("epoch"));
}

describe(`opening a chat with ${MESSAGES} messages`, () => {
  async function open(summary: (uid: string) => Conversation): Promise<readonly string[]> {
    const customer = await customerAccount();
    const { uid } = customer.person;
    const conversation = summary(uid);
    const began = conversation.createdAt;
    // Without it, the page's question for the place would write it, and the summary would be read once more.
    const stood = { place: 0, desk: 0, since: conversation.waitingSince ?? began };
    await fill([
      [
        `conversations/${uid}`,
        storedSummary({
          ...conversation,
          lastMessageAt: began + MESSAGES * SECOND,
          ownMessageCount: MESSAGES,
          unreadByVolunteer: 0,
        }),
      ],
      [`conversationInternals/${uid}`, { stood }],
      ...Array.from({ length: MESSAGES }, (_, n) => {
        const { volunteerId, claimId } = conversation;
        const message = aMessage({
          text: `message ${n}`,
          sender: uid,
          volunteerId,
          claimId,
          timestamp: began + n * SECOND,
          ownMessageNumber: n + 1,
        });
        return [`conversations/${uid}/chatMessages/m${n}`, storedMessage(message)] as const;
      }),
    ]);
    const visitor = await Visitor.open(browser);
    await signInAs(visitor.page, customer);
    await visitor.page.close();
    const page = await visitor.window();
    const reads = await Reads.of(page);
    await page.goto("/chat");
    await customerTalk(page)
      .message(`message ${MESSAGES - 1}`)
      .waitFor();
    await vi.waitFor(() => expect(reads.paths()).toContain(`conversations/${uid}`), { timeout: 20_000 });
    expect(await customerTalk(page).messages.count()).toBe(PAGE);
    const summaries = () => reads.paths().filter((path) => path === `conversations/${uid}`);
    const before = summaries().length;
    // When this arrives, everything that the page asked for at its start has arrived.
    await database().doc(`conversations/${uid}`).update({ unreadByVolunteer: 1 });
    await vi.waitFor(() => expect(summaries().length).toBeGreaterThan(before), { timeout: 20_000 });
    const paths = reads.paths();
    await visitor.close();
    return paths.slice(0, -1);
  }

  it("reads its newest page and its summary", async () => {
    const paths = await open(() => aConversation({ waitSignAt: Date.now() }));
    expect(paths.filter((path) => path.includes("/chatMessages/"))).toHaveLength(PAGE);
    expect(paths.length).toBeLessThanOrEqual(MOST);
  });

  it("reads no more if a listener holds it", async () => {
    const paths = await open(() => heldBy(listener.person.uid));
    expect(paths.length).toBeLessThanOrEqual(MOST);
  });
});

describe(`opening an inbox with ${CONVERSATIONS} conversations`, () => {
  it("reads its newest page, a page of people who wait, the version of the desk and the own record", async () => {
    const stamp = await deskEpoch();
    await fill(
      Array.from({ length: CONVERSATIONS }, (_, n) => {
        const since = Date.now() - n * SECOND;
        const conversation = aConversation({
          deskEpoch: stamp,
          alias: `Reads ${n}`,
          lastMessageAt: since,
          waitingSince: since,
        });
        return [`conversations/reads-${n}`, storedSummary(conversation)] as const;
      }),
    );
    const visitor = await Visitor.open(browser);
    await toDesk(visitor.page, listener);
    await visitor.page.close();
    const page = await visitor.window();
    const reads = await Reads.of(page);
    await page.goto("/volunteer-chat");
    // The longest wait stands first; the newest conversations are read for the counts.
    await page.getByRole("button", { name: `Reads ${CONVERSATIONS - 1}` }).waitFor();
    await vi.waitFor(() => expect(reads.paths()).toContain("conversations/reads-0"), { timeout: 20_000 });
    await database().doc("conversations/reads-0").update({ unreadByVolunteer: 2 });
    await vi.waitFor(() => expect(reads.paths().filter((path) => path === "conversations/reads-0")).toHaveLength(2), {
      timeout: 20_000,
    });
    const paths = reads.paths().slice(0, -1);
    // Among them are the stamp, and the listener's own record for the page's guard.
    expect(paths.filter((path) => path.startsWith("conversations/")).length).toBeGreaterThanOrEqual(MOST - 3);
    const again = paths.filter((path, nth) => paths.indexOf(path) < nth || !path.startsWith("conversations/reads-"));
    expect(paths.length, `Read again, or of others: ${again.join(", ")}`).toBeLessThanOrEqual(MOST + PAGE - 2);
    await visitor.close();
  });
});
