import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { hydrated, SOON } from "../support/browser";
import { accepted, call } from "../support/callables";
import { devices } from "../support/devices";
import { account, database, guest, listener } from "../support/people";

const open = devices();
let page: Page;

beforeEach(async () => {
  // Whoever waits from other tests leaves, so that the places are this test's own.
  const { docs } = await database().collection("conversations").where("status", "==", "waiting").get();
  await Promise.all(docs.map((doc) => doc.ref.update({ status: "closed", waitingSince: null, deskEpoch: "" })));
  ({ page } = await open());
});

describe("asking for help", () => {
  it("shows the place, keeps it over a reload, and tells when somebody has come", async () => {
    const before = await guest();
    accepted(await call("requestHelp", { requestId: randomUUID() }, before.token));
    await page.goto("/request-help");
    await hydrated(page, ".help-request");
    await page.getByRole("button", { name: "Request Now" }).click();
    await page.getByRole("status").filter({ hasText: "Your request has been submitted!" }).waitFor(SOON);
    await page.getByText("There is one person before you.").waitFor(SOON);
    await page.reload();
    await page.getByText("There is one person before you.").waitFor(SOON);

    const { docs } = await database().collection("conversations").where("status", "==", "waiting").get();
    const own = docs.map((doc) => doc.id).find((id) => id !== before.uid) ?? "";
    expect(docs).toHaveLength(2);
    const one = await listener(await account({ admin: true }));
    accepted(await call("claimConversation", { conversationId: own }, one.token));
    await page.getByRole("heading", { name: "Somebody is here for you" }).waitFor(SOON);
    await page.getByText("A listener is here. They speak English, Telugu, Hindi. They are waiting").waitFor();
    await expect.poll(() => page.title(), SOON).toBe("A listener is here · Thodu");
    await page.getByRole("link", { name: "Open the chat" }).click();
    await page.waitForURL("**/chat");
    await page.getByRole("textbox", { name: "Your message" }).waitFor(SOON);
  });

  it("may be taken back: the place is given up, here and in the chat", async () => {
    await page.goto("/request-help");
    await hydrated(page, ".help-request");
    await page.getByRole("button", { name: "Request Now" }).click();
    await page.getByText("You are next.").waitFor(SOON);
    await page.getByRole("button", { name: "Leave the queue" }).click();
    await page.getByRole("status").filter({ hasText: "You left the queue." }).waitFor(SOON);
    await page.getByRole("button", { name: "Request Now" }).waitFor(SOON);
    const waiting = async () =>
      (await database().collection("conversations").where("status", "==", "waiting").get()).size;
    expect(await waiting()).toBe(0);

    await page.getByRole("button", { name: "Request Now" }).click();
    await page.getByText("You are next.").waitFor(SOON);
    await page.getByRole("link", { name: "Open the chat" }).click();
    await page.getByText("You are next.").waitFor(SOON);
    await page.getByRole("textbox", { name: "Your message" }).fill("I may not stay");
    await page.getByRole("textbox", { name: "Your message" }).press("Enter");
    await page.getByText("Sent", { exact: true }).waitFor(SOON);
    await page.getByRole("button", { name: "Leave the queue" }).click();
    const dialog = page.getByRole("dialog", { name: "Leave the queue?" });
    await dialog.getByRole("button", { name: "Keep waiting" }).click();
    await page.getByRole("button", { name: "Leave the queue" }).click();
    await dialog.getByRole("button", { name: "Leave the queue" }).click();
    await page.getByText("You left the queue. You can come back whenever you want.").waitFor(SOON);
    await expect.poll(waiting, SOON).toBe(0);
    await page.getByText("You left the queue. You can write again whenever you want.").waitFor(SOON);
    expect(await page.getByText("You ended this conversation.").count()).toBe(0);
    // Asked at the end: may the next listener read a summary?
    await page.getByRole("switch", { name: "The next listener may read a short summary" }).check();
    await page.getByText("Thank you. The next listener may read the summary.").waitFor(SOON);
    await page.getByRole("switch", { name: "The next listener may read a short summary" }).uncheck();
    await page.getByText("From now on nobody else reads the summary.").waitFor(SOON);
  });
});
