import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { putConversation } from "../../test-support/stored";
import { RequestHelpScreen } from "./RequestHelpScreen";

const MINUTE = 60_000;

it.each([
  ["no place while the question is open", 0, null],
  ["that they are among the first once it has been open for half a minute", MINUTE, "You are among the first."],
])("somebody who is asked whether they are in danger reads %s", async (_, ago, words) => {
  const position = 3;
  server.answers("requestHelp", { position });
  server.answers("readQueue", {
    position,
    anyone: true,
    onCall: false,
    expected: null,
    usually: [],
    toldUntil: null,
    later: null,
    laterTime: null,
  });
  const uid = await guestIsHere();
  const alarm = { since: Date.now() - ago, answer: null };
  putConversation(uid, { alarm, waitingSince: Date.now() - 10 * MINUTE });
  show(<RequestHelpScreen />, { at: "/request-help" });
  await screen.findByText(words === null ? "Few listeners are here now." : "We ask the next listener who is free.");
  if (words !== null) expect(screen.getByText(words)).toBeTruthy();
  await waitFor(() => expect(server.asked("readQueue").length).toBeGreaterThan(0));
  expect(screen.queryByText(/before you|You are next|Checking your place/)).toBeNull();
});
