import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { putConversation } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";

const block = () => screen.queryByRole("checkbox", { name: "Don’t match me with this listener again" });

it.each([
  ["first waits, and nobody has come", {}, false],
  ["waits again after their listener had to leave", { notice: "listener-left" as const }, true],
  ["waits again after a listener gave them back", { givenBackAt: Date.now() }, true],
  ["waits again after an earlier talk", { endedAt: Date.now() }, true],
])("a report of somebody who %s", async (_, changes, isOffered) => {
  putConversation(await guestIsHere(), changes);
  const user = show(<ChatScreen />, { at: "/chat" });
  await user.click(await screen.findByRole("button", { name: "Report" }));
  await screen.findByRole("dialog", { name: "Report this conversation" });
  await waitFor(() => expect(block() !== null).toBe(isOffered));
});
