import { DAY, kolkataDay } from "@thodu/domain/time";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aPlan } from "../../../../tests/support/domain";
import { confirmed, putRequest } from "../../test-support/appointments";
import { guestIsHere, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { instant, store } from "../../test-support/store";
import { changeConversation, putConversation } from "../../test-support/stored";
import { CallScreen } from "../calls/CallScreen";
import { GoPremiumScreen } from "./GoPremiumScreen";

const open = () => show(<GoPremiumScreen />, { at: "/go-premium" });
const reads = (title: string) => screen.findByRole("heading", { name: title });
const used = (uid: string): void => {
  putConversation(uid, { ownMessageCount: 19, locked: true });
  store.put(`freeCalls/${uid}`, { callId: "c1", at: instant(Date.now()) });
};
const has = (uid: string, planId: "daily-care" | "pay-as-you-go", item: "call" | null = null): void =>
  store.put(`premiumUsers/${uid}`, {
    ...aPlan({ userId: uid, planId, item }),
    validUntil: instant(Date.now() + 20 * 86_400_000),
  });

it("is free for a guest who has written once", async () => {
  putConversation(await guestIsHere(), { ownMessageCount: 1 });
  open();
  expect(await reads("You can still talk for free")).toBeTruthy();
  expect(screen.queryByText("Your plan")).toBeNull();
});

it("names what is still free if the free call is used", async () => {
  const uid = await isHere();
  store.put(`freeCalls/${uid}`, { callId: "c1", at: instant(Date.now()) });
  open();
  const BESIDE = "Your first 19 messages and one appointment are free, and help lines always are.";
  expect(await screen.findByText(BESIDE)).toBeTruthy();
});

it("does not promise the free appointment once it is used, until its person cancels it", async () => {
  const uid = await isHere();
  putRequest(uid, "one", confirmed());
  open();
  const BY_CALL = "Your first 19 messages and one call are free, and help lines always are.";
  expect(await screen.findByText(BY_CALL)).toBeTruthy();
  store.put(`freeCalls/${uid}`, { callId: "c1", at: instant(Date.now()) });
  expect(await screen.findByText("Your first 19 messages are free, and help lines always are.")).toBeTruthy();
  putRequest(uid, "one", { ...confirmed(), status: "cancelled" });
  expect(await screen.findByText(/^Your first 19 messages and one appointment are free/)).toBeTruthy();
});

it("changes the moment a crisis or a plan allows a talk", async () => {
  const uid = await isHere();
  used(uid);
  open();
  await reads("Help lines are always free");
  expect(screen.queryByText("You can still talk for free")).toBeNull();
  changeConversation(uid, { risk: "crisis" });
  await reads("You can go on talking");
  changeConversation(uid, { risk: "none", locked: true });
  await reads("Help lines are always free");
  has(uid, "daily-care");
  await reads("Your plan is running");
});

it("goes on to say 'no limit' in a crisis if a plan is bought, and that its minutes are not counted", async () => {
  const uid = await isHere();
  used(uid);
  changeConversation(uid, { risk: "crisis" });
  open();
  await reads("You can go on talking");
  has(uid, "daily-care");
  const own = within((await reads("Your plan")).closest<HTMLElement>(".card") ?? document.body);
  expect(await own.findByText("90 min of chat left today, or 30 min of calls left today")).toBeTruthy();
  const NOT_COUNTED = "There is no limit for you now, and none of your minutes are counted.";
  expect(own.getByText(NOT_COUNTED)).toBeTruthy();
  expect(screen.getByText(/^There is no limit for you now, and help lines are free/)).toBeTruthy();
  expect(screen.queryByText("Your plan is running")).toBeNull();
  changeConversation(uid, { risk: "concern" });
  await reads("Your plan is running");
  await waitFor(() => expect(own.queryByText(NOT_COUNTED)).toBeNull());
  expect(own.getByText("90 min of chat left today, or 30 min of calls left today")).toBeTruthy();
});

it("says nothing about the chat if only a call was bought", async () => {
  const uid = await isHere();
  used(uid);
  has(uid, "pay-as-you-go", "call");
  open();
  expect(await reads("Your plan")).toBeTruthy();
  expect(await reads("Help lines are always free")).toBeTruthy();
  show(<CallScreen />, { at: "/call" });
  expect(await screen.findByRole("button", { name: "Call Now" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/You can still write/)).toBeNull());
});

it("does not say that a used-up purchase is active, but does again after another purchase", async () => {
  const uid = await isHere();
  used(uid);
  const until = instant(Date.now() + 20 * 86_400_000);
  const term = (paymentId: string) => ({ planId: "pay-as-you-go", item: "chat", paymentId, from: instant(0), until });
  const plan = { ...aPlan({ userId: uid, planId: "pay-as-you-go", item: "chat" }), validUntil: until };
  store.put(`usage/${uid}_pay_1`, { chat: 30 * 60_000 });
  store.put(`premiumUsers/${uid}`, { ...plan, terms: [term("pay_1")] });
  open();
  await reads("Your plan");
  await reads("Help lines are always free");
  expect(screen.queryByText("Your plan is running")).toBeNull();
  store.put(`premiumUsers/${uid}`, { ...plan, paymentId: "pay_2", terms: [term("pay_1"), term("pay_2")] });
  await reads("Your plan is running");
});

describe("beside the button that sells one", () => {
  const card = () => within(screen.getByRole("heading", { name: "Pay As You Go" }).closest("li") ?? document.body);
  const FREE = /^Your first call is free, and you have not used it yet\./;

  it("the free call is named until it is used, and buying is not prevented", async () => {
    const uid = await isHere();
    putConversation(uid, { ownMessageCount: 19, locked: true });
    const user = open();
    expect(await card().findByText(FREE)).toBeTruthy();
    expect((await card().findByRole("link", { name: "To the call" })).getAttribute("href")).toBe("/call");
    await user.click(card().getByLabelText("One 30-min chat, ₹19"));
    expect(card().queryByText(FREE)).toBeNull();
    await user.click(card().getByLabelText("One 15-min call, ₹29"));
    store.put(`freeCalls/${uid}`, { callId: "c1", at: instant(Date.now()) });
    await waitFor(() => expect(card().queryByText(FREE)).toBeNull());
    expect(card().getByRole("button", { name: "Pay & Start Now" })).toBeTruthy();
  });

  it("a bought call that was not used is named until it is used", async () => {
    const uid = await isHere();
    used(uid);
    has(uid, "pay-as-you-go", "call");
    open();
    expect(await card().findByText(/^What you have bought already pays for calls\./)).toBeTruthy();
    store.put(`usage/${uid}_pay_1`, { call: 15 * 60_000 });
    await waitFor(() => expect(card().queryByText(/already pays/)).toBeNull());
  });

  it("nothing is promised of a monthly plan whose minutes of today are used up, except in a crisis", async () => {
    const uid = await isHere();
    used(uid);
    const until = Date.now() + 20 * DAY;
    const term = { planId: "daily-care", item: null, paymentId: "pay_1", from: instant(0), until: instant(until) };
    store.put(`premiumUsers/${uid}`, {
      ...aPlan({ userId: uid, planId: "daily-care" }),
      validUntil: instant(until),
      terms: [term],
    });
    open();
    changeConversation(uid, { risk: "crisis" });
    expect(await card().findByText(/^There is no limit for you now: you can call without paying\./)).toBeTruthy();
    changeConversation(uid, { risk: "none", locked: true });
    expect(await card().findByText(/^What you have bought already pays for calls\./)).toBeTruthy();
    store.put(`usage/${uid}_${kolkataDay(Date.now())}`, { call: 30 * 60_000 });
    expect(
      await card().findByText("Your plan gives no more calls today. New ones come at midnight (India time)."),
    ).toBeTruthy();
    expect(card().queryByText(/already pays/)).toBeNull();
    changeConversation(uid, { risk: "crisis" });
    expect(await card().findByText(/^There is no limit for you now: you can call without paying\./)).toBeTruthy();
  });

  it("nothing is said to somebody who is not signed in", async () => {
    open();
    // The line is in this part of the page.
    await act(async () => void (await import("./BeforeBuying")));
    expect(card().getByRole("button", { name: "Pay & Start Now" })).toBeTruthy();
    expect(card().queryByRole("link", { name: "To the call" })).toBeNull();
    expect(card().queryByText(FREE)).toBeNull();
  });
});
