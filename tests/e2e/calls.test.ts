import { aliasFor } from "@thodu/domain/chat/alias";
import { Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { hydrated, SOON, type Visitor } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { approvedListener, customerAccount, quietCalls, signInAs, toDesk, type Login } from "../support/listeners";
import { account, database, type Person } from "../support/people";
import { FAKE_MICROPHONE, keepPeers, restartIce, voiceOf } from "../support/voice";

const device = devices({ flags: FAKE_MICROPHONE });
let admin: Person;

beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(quietCalls);

async function someone(): Promise<Visitor> {
  const visitor = await device({ permissions: ["microphone"] });
  await keepPeers(visitor.page);
  return visitor;
}

const stored = async (path: string): Promise<unknown> => (await database().doc(path).get()).data();

/** A listener on their first page who takes calls; the server knows. */
async function takingCalls(): Promise<{ readonly page: Page; readonly login: Login }> {
  const { page } = await someone();
  const login = await approvedListener(admin);
  await toDesk(page, login);
  await page.goto("/volunteer-home");
  await hydrated(page, "main");
  await page.getByRole("switch", { name: "Take voice calls" }).click();
  await expect.poll(() => stored(`callListeners/${login.person.uid}`), SOON).toMatchObject({ on: true });
  return { page, login };
}

async function toCall(page: Page, button = "Call Now (Free)"): Promise<void> {
  await page.goto("/call");
  await hydrated(page, ".call");
  await page.getByRole("button", { name: button }).click();
}

const hasRelay = process.env["THODU_TURN_URLS"] !== undefined;

/** The time is for two browsers that start to talk on a busy machine, with functions that were never called before. */
const open = (page: Page) => page.locator('.live-call[data-phase="talking"]').waitFor({ timeout: 90_000 });

/** Waits until this many more packets went each way. */
async function bothHear(pages: readonly [Page, Page], more: number): Promise<void> {
  const before = await Promise.all(pages.map(voiceOf));
  for (const [index, page] of pages.entries()) {
    const { sent = 0, received = 0 } = before[index] ?? {};
    await expect.poll(async () => (await voiceOf(page)).sent - sent, SOON).toBeGreaterThan(more);
    await expect.poll(async () => (await voiceOf(page)).received - received, SOON).toBeGreaterThan(more);
  }
}

async function theCall(customerId: string) {
  const [found] = (await database().collection("calls").where("customerId", "==", customerId).get()).docs;
  if (!found) throw new Error("There is no call.");
  return found;
}

const connections = (page: Page): Promise<number> => page.evaluate(() => window.peers?.length ?? 0);

/** Reloads one side and waits until the two are connected again: then the other side has one more connection. */
async function reloaded(page: Page, other: Page): Promise<void> {
  const before = await connections(other);
  await page.reload();
  await expect.poll(() => connections(other), SOON).toBeGreaterThan(before);
  await Promise.all([open(page), open(other)]);
}

describe("a call", () => {
  it("rings, carries two voices over an ICE restart, and uses the free call", async () => {
    const listener = await takingCalls();
    const { page } = await someone();
    await toCall(page);
    await page.getByText("Calling a volunteer …").waitFor(SOON);
    const [rings] = (await database().collection("calls").where("volunteerId", "==", listener.login.person.uid).get())
      .docs;
    const alias = aliasFor(String(rings?.get("customerId")));
    await listener.page
      .getByRole("alert")
      .filter({ hasText: `${alias} is calling` })
      .waitFor(SOON);
    await listener.page.getByRole("button", { name: "Accept the call" }).click();
    await Promise.all([open(page), open(listener.page)]);

    const both = [page, listener.page] as const;
    await bothHear(both, 50);
    const before = await Promise.all(both.map(voiceOf));
    for (const { codecs, path, tellsAddress } of before) {
      expect([...new Set(codecs)]).toEqual(["audio/opus"]);
      // In a suite with a relay (docs/deploy.md) the audio uses only the relay.
      expect(path.map((kind) => kind === "relay")).toEqual([hasRelay, hasRelay]);
      expect(tellsAddress).toBe(!hasRelay);
    }
    await restartIce(page);
    for (const [index, each] of both.entries())
      await expect.poll(async () => (await voiceOf(each)).ufrag, SOON).not.toBe(before[index]?.ufrag);
    await bothHear(both, 50);

    // The call belongs to the page, not to the screen.
    await listener.page.getByRole("link", { name: "Go to Chat" }).click();
    await listener.page.getByText(`In a call with ${alias}`).waitFor();
    await page.getByRole("button", { name: "Mute" }).click();
    await page.getByText("Your microphone is off.").waitFor();
    await page.getByRole("button", { name: "Hang up" }).click();
    await page.getByRole("heading", { name: "You hung up." }).waitFor();
    await listener.page.getByText("They hung up.").waitFor(SOON);
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("link", { name: "Go Premium to Continue" }).click();
    await page.waitForURL(({ pathname }) => pathname === "/go-premium");
  });

  it("goes on after a reload of either side and of both, loses its limit in a crisis, and ends when a side stays away", async () => {
    const listener = await takingCalls();
    const customer = await customerAccount();
    const { uid, token } = customer.person;
    accepted(await call("sendMessage", { messageId: "first", text: "hello" }, token));
    const { page } = await someone();
    await signInAs(page, customer);
    await toCall(page);
    await listener.page.getByRole("button", { name: "Accept the call" }).click(SOON);
    const both = [page, listener.page] as const;
    await Promise.all(both.map(open));
    await bothHear(both, 20);

    // After a reload, a muted person stays muted.
    await page.getByRole("button", { name: "Mute" }).click();
    await page.getByText("Your microphone is off.").waitFor();
    await reloaded(page, listener.page);
    await page.getByText("Your microphone is off.").waitFor();
    await page.getByRole("button", { name: "Mute" }).click();
    await bothHear(both, 20);
    await reloaded(listener.page, page);
    await bothHear(both, 20);
    await Promise.all(both.map((each) => each.reload()));
    await Promise.all(both.map(open));
    await bothHear(both, 20);
    expect(await stored(`callPlaces/${uid}`)).toMatchObject({ callId: (await theCall(uid)).id });

    for (const each of both) await each.getByText(/^1\d minutes left$/).waitFor(SOON);
    accepted(await call("sendMessage", { messageId: "second", text: "i want to kill myself tonight" }, token));
    // The listener hears them and does not read the chat.
    await listener.page.getByText(/^The caller is in a crisis\./).waitFor(SOON);
    // On a small phone the bar still leaves room for the page.
    const size = listener.page.viewportSize() ?? { width: 1_280, height: 800 };
    await listener.page.setViewportSize({ width: 320, height: 568 });
    const heightOfBar = async () => (await listener.page.locator(".call-bar").boundingBox())?.height;
    await expect.poll(heightOfBar, SOON).toBeLessThan(150);
    await listener.page.setViewportSize(size);
    for (const each of both) await each.getByText(/left$/).waitFor({ state: "detached", ...SOON });
    await listener.page.getByRole("button", { name: "Crisis help" }).click();
    await listener.page.getByRole("dialog", { name: "If the caller is in danger" }).waitFor();
    await listener.page.keyboard.press("Escape");
    // The question at the end of such a call leaves the page and the call as they were.
    const hangUp = listener.page.locator(".call-bar").getByRole("button", { name: "Hang up" });
    await hangUp.click();
    const asked = listener.page.getByRole("dialog", { name: "End a call in a crisis?" });
    await asked.getByRole("button", { name: "Back to the call" }).click();
    await asked.waitFor({ state: "detached" });
    await hangUp.waitFor();
    expect((await theCall(uid)).data()).toMatchObject({ status: "active", allowance: "crisis" });

    await page.close();
    // Repeated, as a sign that was on its way when the page closed may arrive after the first time.
    await vi.waitFor(
      async () => {
        if ((await theCall(uid)).get("status") === "active")
          await database()
            .doc(`callPlaces/${uid}`)
            .update({ seenAt: Timestamp.fromMillis(Date.now() - 61_000) });
        expect((await theCall(uid)).data()).toMatchObject({ status: "ended", endedBy: "lost" });
      },
      { ...SOON, interval: 1_000 },
    );
    await listener.page.getByText("The connection was lost.").waitFor(SOON);
  });

  it("is not taken over by a second tab, and ends with the tab that held it", async () => {
    const listener = await takingCalls();
    const customer = await someone();
    await toCall(customer.page);
    await listener.page.getByRole("button", { name: "Accept the call" }).click(SOON);
    await Promise.all([open(customer.page), open(listener.page)]);
    const other = await customer.window();
    await other.goto("/call");
    // Another call would end that one.
    await other.getByText("You are in a call in another tab of this browser.").nth(1).waitFor(SOON);
    expect(await other.getByRole("button", { name: /^Call|Go Premium/ }).count()).toBe(0);
    expect(await other.locator(".live-call").count()).toBe(0);
    await bothHear([customer.page, listener.page], 20);
    await customer.page.getByRole("button", { name: "Hang up" }).click();
    await listener.page.getByText("They hung up.").waitFor(SOON);
    await customer.page.reload();
    await customer.page.getByRole("link", { name: "Go Premium to Continue" }).waitFor(SOON);
  });
});
