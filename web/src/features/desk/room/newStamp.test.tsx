import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { heldBy, openDesk, person, somebodyWaits, talk } from "../../../test-support/desk";
import { server } from "../../../test-support/server";
import { store } from "../../../test-support/store";
import { changeConversation } from "../../../test-support/stored";
import { DeskScreen } from "../DeskScreen";

const GONE = /^Calm Lotus 1, who was in a crisis, is no longer with you/;
const unsent = () => Object.keys(localStorage).filter((key) => key.includes("unsent/"));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});

/**
 * A listener holds two conversations: one in a crisis, to which a message is still being sent, and one that is open.
 * Then somebody’s approval is withdrawn: the list already has the new stamp, and these two still have the old one.
 */
async function stampChanges() {
  const { uid, user } = await openDesk(<DeskScreen />);
  somebodyWaits("stamped-asha", { ...heldBy(uid), risk: "crisis" });
  somebodyWaits("stamped-bina", { ...heldBy(uid), alias: "Kind River 2" });
  await user.click(screen.getByRole("button", { name: "All" }));
  await user.click(await person("Calm Lotus 1"));
  await talk().findByText("I can’t sleep");
  server.isUnreachable("sendMessage");
  await user.type(await screen.findByRole("textbox", { name: "Your reply" }), "Still with you{Enter}");
  await waitFor(() => expect(server.asked("sendMessage").length).toBeGreaterThan(0));
  await user.click(await person("Kind River 2"));
  await talk().findByRole("heading", { name: "Chat with Kind River 2" });
  somebodyWaits("stamped-chand", { alias: "Soft Cloud 3", deskEpoch: "epoch-1" });
  store.put("desk/current", { epoch: "epoch-1" });
  await person("Soft Cloud 3");
}

const stamped = (): void =>
  ["stamped-asha", "stamped-bina"].forEach((id) => changeConversation(id, { deskEpoch: "epoch-1" }));

describe("a conversation that the listener holds", () => {
  it("is still held while conversations get the new stamp", async () => {
    await stampChanges();
    expect(screen.queryByText(GONE)).toBeNull();
    expect(unsent()).toHaveLength(1);
    stamped();
    await person("Calm Lotus 1");
    await vi.advanceTimersByTimeAsync(6_000);
    expect(screen.queryByText(GONE)).toBeNull();
    expect(unsent()).toHaveLength(1);
  });

  it("is reported as gone if it has no new stamp after some seconds, until it has one", async () => {
    await stampChanges();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await screen.findByText(GONE)).toBeTruthy();
    stamped();
    await waitFor(() => expect(screen.queryByText(GONE)).toBeNull());
  });
});
