import { DAY, kolkataDay, MINUTE } from "@thodu/domain/time";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPlan } from "../../../../tests/support/domain";
import { guestIsHere, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { instant, store } from "../../test-support/store";
import { changeConversation, putConversation } from "../../test-support/stored";
import { CallScreen } from "./CallScreen";

const FREE = "This call is free for you, up to 15 minutes. It counts only if somebody answers.";
const PAID = "What you have bought pays for this call.";
const NO_LIMIT = "There is no limit for you now: you can call without paying.";

const open = () => show(<CallScreen />, { at: "/call" });
const button = () => screen.getByRole("button", { name: /^Call Now/ });
/** What a call costs, as it belongs to the button. */
const cost = () => document.getElementById(button().getAttribute("aria-describedby") ?? "");
const says = (words: string) => waitFor(() => expect(cost()?.textContent).toBe(words));
const has = (uid: string, planId: "daily-care" | "pay-as-you-go", until: number): void => {
  const item = planId === "pay-as-you-go" ? "call" : null;
  const term = { planId, item, paymentId: "pay_1", from: instant(0), until: instant(until) };
  store.put(`premiumUsers/${uid}`, {
    ...aPlan({ userId: uid, planId, item, paymentId: "pay_1" }),
    validUntil: instant(until),
    terms: [term],
  });
};

it("is said above the button: the free call, and how long it may last", async () => {
  await guestIsHere();
  open();
  await says(FREE);
  expect(cost()?.compareDocumentPosition(button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole("button", { name: "Call Now (Free)" })).toBeTruthy();
});

it("is not said before it is known, but has its room", async () => {
  const answer = store.isSlow();
  const uid = await isHere();
  has(uid, "daily-care", Date.now() + 20 * DAY);
  open();
  expect(cost()?.textContent).toBe("");
  const room = cost()?.dataset["room"] ?? "";
  expect(room.length).toBeGreaterThanOrEqual(FREE.length);
  answer();
  await says(PAID);
  expect(cost()?.dataset["room"]).toBe(room);
});

it.each([
  ["tomorrow", 20 * DAY, "Today’s call minutes are used up. New ones come at midnight (India time)."],
  ["no more", 0, "Today’s call minutes are used up. Your plan is paid only until today."],
] as const)("is paid by the plan until its minutes of today are used up: new ones %s", async (_, runs, words) => {
  const uid = await isHere();
  const midnight = Date.parse(`${kolkataDay(Date.now())}T00:00:00+05:30`) + DAY;
  has(uid, "daily-care", midnight + runs);
  open();
  await says(PAID);
  store.put(`usage/${uid}_${kolkataDay(Date.now())}`, { call: 30 * MINUTE });
  await says(words);
  // The server knows of a crisis of a call, the page does not.
  expect(button().textContent).toBe("Call Now");
});

it("is paid by a call that was bought", async () => {
  const uid = await isHere();
  has(uid, "pay-as-you-go", Date.now() + DAY);
  open();
  await says(PAID);
  expect(button().textContent).toBe("Call Now");
});

it("is nothing in a crisis, with a plan or without", async () => {
  const uid = await isHere();
  putConversation(uid, { risk: "crisis" });
  store.put(`freeCalls/${uid}`, { at: instant(Date.now()) });
  open();
  await says(NO_LIMIT);
  has(uid, "daily-care", Date.now() + 20 * DAY);
  changeConversation(uid, { risk: "none" });
  await says(PAID);
  changeConversation(uid, { risk: "crisis" });
  await says(NO_LIMIT);
  expect(button().textContent).toBe("Call Now");
});
