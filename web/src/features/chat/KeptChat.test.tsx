import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aPlan } from "../../../../tests/support/domain";
import { guestIsHere, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, network, store } from "../../test-support/store";
import { changeConversation, putConversation, putMessage } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
const open = () => show(<ChatScreen />, { at: "/chat" });
const OLD = "No connection. You were waiting for a listener.";
const QUESTION = "Are you thinking of ending your life?";
const NOTE = "A small note for yourself";

/** Reloads the page without a network. */
function reloadOffline(): void {
  cleanup();
  network.goes();
  open();
}

describe("a reload without a network", () => {
  it("shows that the person was waiting, as something old", async () => {
    const uid = await guestIsHere();
    putConversation(uid);
    putMessage(uid, "first", { text: "I can’t sleep" });
    open();
    await screen.findByText("I can’t sleep");
    reloadOffline();
    expect(await screen.findByText(OLD)).toBeTruthy();
    expect(screen.getByText("I can’t sleep")).toBeTruthy();
    // What a person can do by themselves needs no network.
    expect(await screen.findByText("Something calm to do")).toBeTruthy();
    expect(await screen.findByText(NOTE)).toBeTruthy();
    changeConversation(uid, { status: "active", volunteerId: "meera", waitingSince: null });
    network.returns();
    expect(await screen.findByText("A listener is with you")).toBeTruthy();
  });

  it("does so for a person who has written nothing yet", async () => {
    putConversation(await guestIsHere(), { ownMessageCount: 0 });
    open();
    await screen.findByText("Waiting for a listener");
    reloadOffline();
    expect(await screen.findByText(OLD)).toBeTruthy();
  });

  it("keeps the question whether they are in danger, and their answer", async () => {
    server.isUnreachable("answerAlarm");
    const uid = await guestIsHere();
    putConversation(uid, { alarm: { since: 1, raisedLevel: true, answer: null } });
    putMessage(uid, "first", { text: "I can’t go on" });
    const user = open();
    await screen.findByRole("heading", { name: QUESTION });
    network.goes();
    await user.click(screen.getByRole("button", { name: "Yes" }));
    reloadOffline();
    expect(await screen.findByRole("heading", { name: QUESTION })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Yes" }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByText(/^Your answer is kept and goes out once there is a connection\./)).toBeTruthy();
    expect(screen.queryByText("Something calm to do")).toBeNull();
    // Meanwhile a listener has ruled danger out.
    changeConversation(uid, { alarm: { since: 1, raisedLevel: true, answer: "listener" } });
    network.returns();
    await waitFor(() => expect(screen.queryByRole("heading", { name: QUESTION })).toBeNull());
  });

  it("keeps the composer locked after all free messages were used, until a plan opens it", async () => {
    const uid = await isHere();
    putConversation(uid, { ownMessageCount: 19, locked: true });
    putMessage(uid, "first", { text: "I can’t sleep" });
    open();
    await waitFor(() => expect(field().readOnly).toBe(true));
    reloadOffline();
    await screen.findByText(OLD);
    expect(field().readOnly).toBe(true);
    const plan = { ...aPlan({ userId: uid, planId: "daily-care" }), validUntil: instant(Date.now() + 3_600_000) };
    store.put(`premiumUsers/${uid}`, plan);
    network.returns();
    await waitFor(() => expect(field().readOnly).toBe(false));
    reloadOffline();
    await screen.findByText(OLD);
    await act(async () => Promise.resolve());
    expect(field().readOnly).toBe(false);
  });
});
