import { Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { customerTalk, hydrated, SOON } from "../support/browser";
import { devices } from "../support/devices";
import { listenersOf } from "../support/firestoreTargets";
import { customerAccount, toDashboard } from "../support/listeners";
import { adminAuth, database } from "../support/people";
import { longTalk } from "../support/stories";

const DAY = 24 * 60 * 60_000;

const open = devices();
let page: Page;
let uid: string;

/** Somebody with an account, who has written once. */
beforeEach(async () => {
  const customer = await customerAccount();
  uid = customer.person.uid;
  page = (await open()).page;
  await longTalk(uid, 1);
  await toDashboard(page, customer);
});

const conversation = () => database().doc(`conversations/${uid}`);
const useFreeCall = () => database().doc(`freeCalls/${uid}`).set({ callId: "before", at: Timestamp.now() });
const givePlan = (planId: string, item: string | null = null) =>
  database()
    .doc(`premiumUsers/${uid}`)
    .set({ userId: uid, planId, item, status: "active", validUntil: Timestamp.fromMillis(Date.now() + 20 * DAY) });

async function visit(path: string, ready: string): Promise<void> {
  await page.goto(path);
  await hydrated(page, ready);
}

const says = (words: string) => page.getByText(words).first().waitFor(SOON);
const count = (words: string) => page.getByText(words).count();

describe("whoever has used what is free", () => {
  beforeEach(async () => {
    await conversation().update({ locked: true, ownMessageCount: 19 });
    await useFreeCall();
  });

  it("is not told that they can still talk for free, nor go on writing", async () => {
    await visit("/go-premium", ".plan button");
    await page.getByRole("heading", { name: "Help lines are always free" }).waitFor(SOON);
    await says("Your 19 free messages are used up.");
    expect(await page.getByText("You can still talk for free").count()).toBe(0);
    await visit("/call", ".call");
    await says("Your free call and your free messages have been used.");
    expect(await page.getByText("You can still write").count()).toBe(0);
    expect(await page.getByRole("link", { name: "Chat Now" }).count()).toBe(0);
  });

  it("who asks for help is not told that they can write, and has the plans beside the chat", async () => {
    await visit("/request-help", ".help-request");
    await page.getByRole("button", { name: "Request Now" }).click();
    await page.getByRole("heading", { name: "You are in the queue" }).waitFor(SOON);
    await says("A volunteer will write to you in the chat, where you can read it.");
    await page.getByRole("main").getByRole("link", { name: "See the plans" }).waitFor(SOON);
    expect(await count("You can already write there")).toBe(0);
  });

  it("is led to the help lines while a therapist is looked for", async () => {
    const { email = "" } = await adminAuth().getUser(uid);
    const asked = {
      userId: uid,
      name: "Asha",
      email,
      issue: "Sleep",
      status: "pending",
      assigned: false,
      createdAt: Timestamp.now(),
    };
    await database().doc(`appointmentRequests/${uid}`).set(asked);
    await visit("/therapy", ".therapy");
    await page.getByRole("heading", { name: "Your request is with us" }).waitFor(SOON);
    await page.getByRole("main").getByRole("link", { name: "Help lines" }).waitFor(SOON);
    expect(await page.getByRole("link", { name: "Talk to a volunteer meanwhile" }).count()).toBe(0);
  });

  it("reads otherwise the moment a plan or a crisis lets them talk", async () => {
    await visit("/go-premium", ".plan button");
    await page.getByRole("heading", { name: "Help lines are always free" }).waitFor(SOON);
    await conversation().update({ risk: "crisis" });
    await page.getByRole("heading", { name: "You can go on talking" }).waitFor(SOON);
    await givePlan("daily-care");
    await page.getByRole("heading", { name: "Your plan is running" }).waitFor(SOON);
    expect(await count("You can go on talking")).toBe(0);
  });

  it("with a call alone that was bought, still has no words for the chat", async () => {
    await givePlan("pay-as-you-go", "call");
    await visit("/go-premium", ".plan button");
    await page.getByRole("heading", { name: "Help lines are always free" }).waitFor(SOON);
    await visit("/call", ".call");
    await page.getByRole("button", { name: "Call Now", exact: true }).waitFor(SOON);
    expect(await count("You can still write")).toBe(0);
  });
});

it("whoever has free messages left is told so, and may write once the free call is used", async () => {
  await useFreeCall();
  await visit("/go-premium", ".plan button");
  await page.getByRole("heading", { name: "You can still talk for free" }).waitFor(SOON);
  await visit("/call", ".call");
  await says("Your free call has been used. You can still write to a volunteer");
  expect(await count("your free messages have been used")).toBe(0);
});

it.each(["/", "/get-started"])("whoever is signed in is not told on %s that it takes no account", async (path) => {
  const note = page.getByText("No account, no name.").filter({ visible: true });
  await page.goto(path);
  expect(await note.count()).toBe(0);
  const guest = await open();
  await guest.page.goto(path);
  await guest.page.getByText("No account, no name.").first().waitFor();
});

it("a guest reads on the plans what is still free", async () => {
  const guest = await open();
  await guest.page.goto("/chat");
  await customerTalk(guest.page).say("Hello");
  await customerTalk(guest.page).reaches("Hello", "sent");
  await guest.page.goto("/go-premium");
  await guest.page.getByRole("heading", { name: "You can still talk for free" }).waitFor(SOON);
  expect(await guest.page.getByText("Your plan").count()).toBe(0);
});

it("the menu of the chat looks up the plan when it is opened", async () => {
  await givePlan("unlimited-support");
  await page.setViewportSize({ width: 360, height: 740 });
  const asked = listenersOf(page);
  await visit("/chat", ".composer");
  await customerTalk(page).messages.first().waitFor(SOON);
  expect(asked.map(({ what }) => what)).not.toContain(`premiumUsers/${uid}`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Your plan", exact: true }).waitFor(SOON);
});

it("whoever has a monthly plan is asked nowhere to go premium", async () => {
  await givePlan("unlimited-support");
  for (const [path, ready] of [
    ["/profile", ".profile"],
    ["/settings", "main"],
    ["/support", "main"],
    ["/call", ".call"],
  ] as const) {
    await visit(path, ready);
    await page
      .getByRole("navigation")
      .getByRole("link", { name: "Your plan", exact: true })
      .waitFor({ ...SOON, state: "attached" });
    if (path === "/profile") await says("You have this plan until");
    await expect.poll(() => page.getByText("Go Premium").count(), SOON).toBe(0);
  }
  await visit("/go-premium", ".plan button");
  await page.getByRole("heading", { name: "Your plan is running" }).waitFor(SOON);
  await page.getByRole("heading", { level: 1, name: "Plans", exact: true }).waitFor(SOON);
});
