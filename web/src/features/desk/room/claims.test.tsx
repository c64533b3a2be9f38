import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { heldBy, openDesk, person, somebodyWaits, talk } from "../../../test-support/desk";
import { server } from "../../../test-support/server";
import { changeConversation } from "../../../test-support/stored";
import { leaveOut } from "../../../lib/notMatched";
import { DeskScreen } from "../DeskScreen";

it("keeps the reason of a refused take-over for the next try", async () => {
  const { user } = await openDesk(<DeskScreen />);
  somebodyWaits("taken", heldBy("ravi"));
  await user.click(screen.getByRole("button", { name: "With others" }));
  await user.click(await person("Calm Lotus 1"));
  const asked = within(await screen.findByRole("dialog"));
  await user.type(asked.getByLabelText("Why are you taking over?"), "Ravi fell asleep");
  server.refuses("claimConversation", "TAKEN");
  await user.click(asked.getByRole("button", { name: "Take over" }));
  await screen.findByText("Another listener is already with this person.");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(await person("Calm Lotus 1"));
  const again = within(await screen.findByRole("dialog"));
  expect(again.getByLabelText<HTMLTextAreaElement>("Why are you taking over?").value).toBe("Ravi fell asleep");
  server.answers("claimConversation", { claimId: "claim-1" });
  await user.click(again.getByRole("button", { name: "Take over" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const tried = { conversationId: "taken", takeOver: true, reason: "Ravi fell asleep" };
  expect(server.asked("claimConversation")).toEqual([tried, tried]);
});

it("shows somebody again who was parted by a report, once the server offers them to this listener", async () => {
  const { uid, user } = await openDesk(<DeskScreen />);
  somebodyWaits("lifted");
  const answer = server.isSlow("claimConversation", { claimId: "claim-1" });
  await user.click(await person("Calm Lotus 1"));
  await waitFor(() => expect(server.asked("claimConversation")).toHaveLength(1));
  act(() => leaveOut("lifted"));
  changeConversation("lifted", heldBy(uid));
  answer();
  await talk().findByText("I can’t sleep");
  await user.click(screen.getByRole("button", { name: "Mine" }));
  expect(await person("Calm Lotus 1")).toBeTruthy();
});
