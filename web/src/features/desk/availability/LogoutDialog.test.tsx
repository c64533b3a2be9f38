import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { logoutVolunteer } from "../../../app/logout";
import { heldBy, openDesk, person } from "../../../test-support/desk";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { store } from "../../../test-support/store";
import { putConversation } from "../../../test-support/stored";
import { mayLeave } from "../../../lib/formStore";
import { keepDraft } from "../../../conversation/drafts";
import { NONE, put } from "../../../calls/state";
import { holdPage } from "../../calls/holdPage";
import { DeskScreen } from "../DeskScreen";

let left = vi.spyOn(location, "assign");
beforeEach(() => {
  left = vi.spyOn(location, "assign").mockReturnValue();
  server.answers("setAvailability", { availability: "away", restUntil: null, stretch: 0 });
});

async function logoutWhileHolding(...risks: readonly ("none" | "crisis")[]) {
  const desk = await openDesk(<DeskScreen />);
  for (const [index, risk] of risks.entries())
    putConversation(`asha-${index}`, { alias: `Calm Lotus ${index}`, ...heldBy(desk.uid), risk });
  await desk.user.click(screen.getByRole("button", { name: "Mine" }));
  for (const index of risks.keys()) await person(`Calm Lotus ${index}`);
  await logoutVolunteer();
  return { ...desk, asks: within(await screen.findByRole("dialog")) };
}

it("asks a listener who logs out while holding somebody in a crisis to stay, and stays", async () => {
  const { user, asks } = await logoutWhileHolding("crisis");
  expect(asks.getByRole("heading", { name: "Log out while somebody is with you?" })).toBeTruthy();
  expect(asks.getByText(/^Calm Lotus 0 is in a crisis\./)).toBeTruthy();
  await user.click(asks.getByRole("button", { name: "Stay" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(server.asked("releaseConversation")).toEqual([]);
  expect(left).not.toHaveBeenCalled();
});

it("releases the person to the queue, with a note, before the listener is logged out", async () => {
  const { user, asks } = await logoutWhileHolding("none");
  expect(asks.queryByText(/crisis/)).toBeNull();
  server.answers("releaseConversation", {});
  await user.type(asks.getByLabelText(/note for the next listener/), "Ask about her exam.");
  await user.click(asks.getByRole("button", { name: "Return to the queue and log out" }));
  await waitFor(() => expect(left).toHaveBeenCalledWith("/"));
  expect(server.asked("releaseConversation")).toEqual([{ conversationId: "asha-0", note: "Ask about her exam." }]);
});

it("releases everybody whom they hold", async () => {
  const { user, asks } = await logoutWhileHolding("none", "crisis");
  expect(asks.getByRole("heading", { name: "Log out while 2 people are with you?" })).toBeTruthy();
  server.answers("releaseConversation", {});
  await user.click(asks.getByRole("button", { name: "Return to the queue and log out" }));
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  const returned = server.asked("releaseConversation").map((input) => JSON.stringify(input));
  expect(returned.toSorted()).toEqual(['{"conversationId":"asha-0"}', '{"conversationId":"asha-1"}']);
});

it("sends the note about a person in a crisis with their conversation alone, if there are others", async () => {
  const { user, asks } = await logoutWhileHolding("none", "crisis");
  server.answers("releaseConversation", {});
  expect(asks.getAllByRole("textbox")).toHaveLength(1);
  await user.type(asks.getByLabelText(/^Calm Lotus 1: A note for the next listener/), "Her sister is with her.");
  await user.click(asks.getByRole("button", { name: "Return to the queue and log out" }));
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  expect(server.asked("releaseConversation")).toEqual(
    expect.arrayContaining([
      { conversationId: "asha-0" },
      { conversationId: "asha-1", note: "Her sister is with her." },
    ]),
  );
});

it("does not log out if a person could not be released, and says why", async () => {
  const { user, asks } = await logoutWhileHolding("none");
  server.isUnreachable("releaseConversation");
  await user.click(asks.getByRole("button", { name: "Return to the queue and log out" }));
  expect(await asks.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
  expect(left).not.toHaveBeenCalled();
});

it("asks nothing during a call, which has to end first and says so itself", async () => {
  const desk = await openDesk(<DeskScreen />);
  putConversation("asha-0", { alias: "Calm Lotus 0", ...heldBy(desk.uid) });
  await desk.user.click(screen.getByRole("button", { name: "Mine" }));
  await person("Calm Lotus 0");
  act(() => put({ phase: "talking", side: "volunteer" }));
  const free = holdPage();
  await logoutVolunteer();
  expect(await screen.findByText("Hang up before you log out. Logging out would end the call.")).toBeTruthy();
  // The dialog is loaded on its own; if it were asked, it would be shown once it is here.
  await act(async () => void (await import("./LogoutDialog")));
  expect(screen.queryByRole("dialog")).toBeNull();
  free();
  act(() => put(NONE));
  expect(left).not.toHaveBeenCalled();
});

it("asks nothing if the listener holds nobody", async () => {
  await openDesk(<DeskScreen />);
  await logoutVolunteer();
  await waitFor(() => expect(left).toHaveBeenCalledWith("/"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("asks also before the desk knows whom the listener holds", async () => {
  const answer = store.isSlow();
  const uid = await isHere({ claims: { volunteer: true } });
  store.put("desk/current", { epoch: "epoch-0" });
  putConversation("asha-0", { alias: "Calm Lotus 0", ...heldBy(uid) });
  const user = show(<DeskScreen />, { at: "/volunteer-chat" });
  await screen.findByRole("heading", { name: "Volunteer chat" });
  await logoutVolunteer();
  expect(left).not.toHaveBeenCalled();
  answer();
  server.answers("releaseConversation", {});
  const asks = within(await screen.findByRole("dialog", { name: "Log out while somebody is with you?" }));
  await user.click(asks.getByRole("button", { name: "Return to the queue and log out" }));
  await waitFor(() => expect(left).toHaveBeenCalledWith("/"));
  expect(server.asked("releaseConversation")).toEqual([{ conversationId: "asha-0" }]);
});

it("asks from the moment at which the desk is shown", async () => {
  const uid = await isHere({ claims: { volunteer: true } });
  store.put("desk/current", { epoch: "epoch-0" });
  putConversation("asha-0", { alias: "Calm Lotus 0", ...heldBy(uid) });
  const { promise: stopped, resolve } = Promise.withResolvers<boolean>();
  // Called between the change of the page and the effects that React runs after it has painted.
  const observer = new MutationObserver(() => {
    if (!screen.queryByRole("heading", { name: "Volunteer chat" })) return;
    observer.disconnect();
    resolve(!mayLeave("logout"));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  show(<DeskScreen />, { at: "/volunteer-chat" });
  expect(await stopped).toBe(true);
  expect(await screen.findByRole("dialog", { name: "Log out while somebody is with you?" })).toBeTruthy();
});

it("asks about unsent messages first; after one answer about those they hold by then the logout follows", async () => {
  const desk = await openDesk(<DeskScreen />);
  keepDraft(desk.uid, "asha-0", "I am so");
  server.answers("releaseConversation", {});
  await logoutVolunteer();
  const anyway = await screen.findByRole("button", { name: "Log out and delete it" });
  expect(screen.queryByRole("dialog")).toBeNull();
  putConversation("asha-1", { alias: "Calm Lotus 1", ...heldBy(desk.uid) });
  await desk.user.click(screen.getByRole("button", { name: "Mine" }));
  await person("Calm Lotus 1");
  await desk.user.click(anyway);
  const asks = within(await screen.findByRole("dialog", { name: "Log out while somebody is with you?" }));
  expect(left).not.toHaveBeenCalled();
  await desk.user.click(asks.getByRole("button", { name: "Return to the queue and log out" }));
  await waitFor(() => expect(left).toHaveBeenCalledWith("/"));
  expect(server.asked("releaseConversation")).toEqual([{ conversationId: "asha-1" }]);
});
