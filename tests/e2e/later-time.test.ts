import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { violationsOf } from "../support/axe";
import { hydrated, SOON } from "../support/browser";
import { devices } from "../support/devices";
import { overflowOf } from "../support/layout";
import { approvedListener, toDesk } from "../support/listeners";
import { quietPhones } from "../support/onCall";
import { account, database } from "../support/people";
import { emptyDesk } from "../support/stories";

const open = devices({ keepsPages: true });
const PHONE = { viewport: { width: 360, height: 740 } };

beforeEach(async () => {
  await emptyDesk();
  await quietPhones();
});

/**
 * Checks a part of the page with axe, without the breathing circle: its text fades in and out and is hidden from screen
 * readers.
 */
async function soundOnAPhone(page: Page, part: string): Promise<void> {
  expect(await violationsOf(page, { include: part, exclude: ".breathe__circle" })).toEqual([]);
  expect((await overflowOf(page)).aside).toBeLessThanOrEqual(0);
}

it("a guest asks for a time tomorrow, a listener takes it at the desk, and the guest is shown that", async () => {
  const { page: chat } = await open(PHONE);
  await chat.goto("/chat");
  await hydrated(chat, ".composer");
  await chat.getByRole("textbox").first().fill("I can not sleep");
  await chat.locator(".composer__send").click();
  await chat.getByRole("button", { name: "Choose a time later" }).click(SOON);
  await chat.getByLabel("When (India time)").selectOption({ index: 20 });
  await chat.locator(".later-time input").fill(`${randomUUID()}@thodu.example`);
  await soundOnAPhone(chat, ".chat__waiting");
  await chat.locator(".later-time").getByRole("button", { name: "By email" }).click();
  await chat.getByText(/^You asked for .*\(India time\)\./).waitFor(SOON);
  await soundOnAPhone(chat, ".chat__waiting");

  const { page: desk } = await open(PHONE);
  await toDesk(desk, await approvedListener(await account({ admin: true })));
  const times = desk.locator(".later-times");
  await times.locator("summary").click(SOON);
  await soundOnAPhone(desk, ".later-times");
  const alias = (await times.getByRole("listitem").first().innerText()).match(/[A-Z][a-z]+ [A-Z][a-z]+ \d+/)?.[0];
  const { docs } = await database().collection("conversations").where("status", "==", "waiting").get();
  expect(docs.map((doc): unknown => doc.get("alias"))).toEqual([alias]);
  await times.getByRole("button", { name: "Take it" }).click();
  await times.getByText("It is yours. We remind you ten minutes before.").waitFor(SOON);
  await times.getByRole("button", { name: "Return it" }).waitFor();

  await chat.getByText(/^A listener will be here for you: /).waitFor(SOON);
});
