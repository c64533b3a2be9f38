import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { isAwaited } from "../../test-support/people";
import { show } from "../../test-support/render";
import { putConversation, putMessage } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";
import { hintWritten } from "./writtenHint";

const hinted = (): boolean => "written" in document.documentElement.dataset;

it("that somebody has agreed by writing stays until it is known who is here, and what they wrote", async () => {
  hintWritten(true);
  const { uid, comes } = isAwaited({ guest: true });
  putConversation(uid, { consent: 1 });
  putMessage(uid, "first", { text: "I can’t sleep" });
  const removed: boolean[] = [];
  const watcher = new MutationObserver(() => removed.push(!hinted()));
  watcher.observe(document.documentElement, { attributes: true });
  show(<ChatScreen />, { at: "/chat" });
  // The live part is here.
  await waitFor(() => expect(document.querySelector(".typing")).not.toBeNull());
  expect(hinted()).toBe(true);
  await comes();
  await screen.findByText("I can’t sleep");
  expect(hinted()).toBe(true);
  expect(removed).not.toContain(true);
  watcher.disconnect();
});
