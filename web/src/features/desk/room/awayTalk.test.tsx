import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answers } from "../../../test-support/availability";
import { heldBy, openDesk, person, somebodyWaits, talk } from "../../../test-support/desk";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { changeConversation } from "../../../test-support/stored";
import { DeskScreen } from "../DeskScreen";

const slot = () => within(screen.getByRole("region", { name: "Offers" }));
const isPresent = (uid: string): unknown => store.read(`conversations/asha/presence/${uid}`)?.["active"];
const atDesk = () => ({ availability: "online", seenAt: instant(Date.now()) });
const reads = () => server.asked("markConversationRead");
const field = () => talk().findByRole("textbox", { name: "Your reply" });

beforeEach(() => {
  answers("online");
  server.answers("readNotes", { notes: [] });
  server.answers("markConversationRead", {});
});

/** The desk of a listener with one open conversation. */
async function openTalk(record: Readonly<Record<string, unknown>> = atDesk()) {
  const desk = await openDesk(<DeskScreen />, {
    record,
    holds: (uid) => somebodyWaits("asha", { ...heldBy(uid), claimedAt: Date.now() - 60_000 }),
  });
  await desk.user.click(await person("Calm Lotus 1"));
  await talk().findByText("I can’t sleep");
  return desk;
}

it("is neither present nor read while its listener is away, and is again once they write in it", async () => {
  const { uid, user } = await openTalk();
  await waitFor(() => expect(isPresent(uid)).toBe(true));
  answers("away");
  await user.click(screen.getByRole("button", { name: "Away (break)" }));
  await waitFor(() => expect(isPresent(uid)).toBe(false));
  changeConversation("asha", { unreadByVolunteer: 1, lastSender: "customer" });
  await waitFor(() => expect(slot().getByText(/^Calm Lotus 1 has written to you/)).toBeTruthy());
  await new Promise((done) => setTimeout(done, 700));
  expect(reads()).toEqual([]);
  await user.type(await field(), "I am");
  await waitFor(() => expect(isPresent(uid)).toBe(true));
  await waitFor(() => expect(reads()).toEqual([{ conversationId: "asha" }]));
});

it("is present and read again once the listener ends the break", async () => {
  const { uid, user } = await openTalk({ availability: "away", seenAt: instant(Date.now()), onBreak: true });
  changeConversation("asha", { unreadByVolunteer: 1, lastSender: "customer" });
  await waitFor(() => expect(slot().getByText(/^Calm Lotus 1 has written to you/)).toBeTruthy());
  await new Promise((done) => setTimeout(done, 700));
  expect(reads()).toEqual([]);
  expect(isPresent(uid)).toBeUndefined();
  answers("busy");
  await user.click(screen.getByRole("button", { name: "Busy" }));
  await waitFor(() => expect(isPresent(uid)).toBe(true));
  await waitFor(() => expect(reads()).toEqual([{ conversationId: "asha" }]));
});

it("is not present during a break that is due, which the server begins", async () => {
  const { uid, user } = await openTalk();
  await waitFor(() => expect(isPresent(uid)).toBe(true));
  answers("away", Date.now() + 60_000);
  await user.click(screen.getByRole("button", { name: "Busy" }));
  await waitFor(() => expect(isPresent(uid)).toBe(false));
});

it("is present from the start if the listener takes somebody on during a break", async () => {
  const { uid, user } = await openDesk(<DeskScreen />, { record: { availability: "away", onBreak: true } });
  somebodyWaits();
  server.answers("claimConversation", ({ conversationId }) => {
    queueMicrotask(() => changeConversation(conversationId, { ...heldBy(uid), claimedAt: Date.now() + 1_000 }));
    return { claimId: "claim-1" };
  });
  await user.click(await person("Calm Lotus 1"));
  await talk().findByText("I can’t sleep");
  await waitFor(() => expect(isPresent(uid)).toBe(true));
});
