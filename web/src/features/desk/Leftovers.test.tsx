import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { claimsGoTo, heldBy, openDesk, person, somebodyWaits, talk } from "../../test-support/desk";
import { server } from "../../test-support/server";
import { changeConversation } from "../../test-support/stored";
import { DeskScreen } from "./DeskScreen";

const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your reply" });
const TAKEN = "Another listener has taken over this conversation.";
const KEPT = /^What you last wrote to .+ was not sent\. It is kept in the reply box/;

/** A listener has written to Asha what could not go out. */
async function written() {
  const { uid, user } = await openDesk(<DeskScreen />);
  somebodyWaits("asha", heldBy(uid));
  somebodyWaits("bina", { alias: "Kind River 2", ...heldBy(uid) });
  await user.click(screen.getByRole("button", { name: "Mine" }));
  await user.click(await person("Calm Lotus 1"));
  await talk().findByText("I can’t sleep");
  server.isUnreachable("sendMessage");
  await user.type(await field(), "Still with you{Enter}");
  await waitFor(() => expect(server.asked("sendMessage").length).toBeGreaterThan(0));
  return { uid, user };
}

it("that did not go out before the talk was lost are in the reply box when one talks again, unsent", async () => {
  const { uid, user } = await written();
  changeConversation("asha", heldBy("ravi"));
  await talk().findByText(TAKEN);
  expect(await screen.findByText(KEPT)).toBeTruthy();
  const before = server.asked("sendMessage").length;
  server.answers("sendMessage", { messageId: "any", remaining: null, locked: false });
  changeConversation("asha", {
    status: "waiting",
    volunteerId: null,
    waitingSince: Date.now(),
    waitSignAt: Date.now(),
  });
  claimsGoTo(uid);
  await user.click(screen.getByRole("button", { name: "Waiting" }));
  await user.click(await person("Calm Lotus 1"));
  expect((await field()).value).toBe("Still with you");
  expect(server.asked("sendMessage").slice(before)).toEqual([]);
});

it("are kept too where another conversation is open by then", async () => {
  const { user } = await written();
  await user.click(await person("Kind River 2"));
  await talk().findByRole("heading", { name: "Chat with Kind River 2" });
  changeConversation("asha", heldBy("ravi"));
  expect(await screen.findByText(KEPT)).toBeTruthy();
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain("Still with you"));
  expect(Object.keys(localStorage).filter((key) => key.includes("unsent/"))).toEqual([]);
});

it("leave the talk that is open where it is when a claim of somebody else fails", async () => {
  const { uid, user } = await openDesk(<DeskScreen />);
  somebodyWaits("asha", heldBy(uid));
  somebodyWaits("bina", { alias: "Kind River 2" });
  await user.click(await person("Calm Lotus 1"));
  await talk().findByText("I can’t sleep");
  server.refuses("claimConversation", "TAKEN");
  await user.click(screen.getByRole("button", { name: "Waiting" }));
  await user.click(await person("Kind River 2"));
  expect(await screen.findByText("Another listener is already with this person.")).toBeTruthy();
  expect(talk().getByRole("heading", { name: "Chat with Calm Lotus 1" })).toBeTruthy();
});
