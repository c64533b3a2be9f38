import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { TALK_IN_ACCOUNT } from "../../lib/talkInAccount";
import { tellTabs } from "../../lib/tabs";
import { guestIsHere, isHere, resetPeople } from "../../test-support/people";
import { aQueue } from "../../test-support/queue";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { putConversation, putMessage } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";

const open = () => show(<ChatScreen />, { at: "/chat" });
const hint = () =>
  screen.queryByText(/^Your chat is kept\. A listener may write in it meanwhile\. Log in to go on with it\./);
const signsUpElsewhere = (uid: string) => isHere({ uid, email: "asha@example.com" });
const sessionEnds = () => act(async () => Promise.resolve(resetPeople()));
const isTold = () => act(async () => Promise.resolve(tellTabs(TALK_IN_ACCOUNT, true)));

async function guestTalks(): Promise<string> {
  server.answers("readQueue", aQueue());
  const uid = await guestIsHere();
  putConversation(uid);
  putMessage(uid, "first", { text: "I can’t sleep" });
  open();
  await screen.findByText("I can’t sleep");
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  return uid;
}

it.each(["before", "after"])(
  "a sign-up in another tab, heard of %s the session ends, shows where the talk goes on",
  async (when) => {
    await signsUpElsewhere(await guestTalks());
    expect(hint()).toBeNull();
    if (when === "before") await isTold();
    await sessionEnds();
    if (when === "after") await isTold();
    await waitFor(() => expect(hint()).not.toBeNull());
    // Also after a reload of this tab.
    cleanup();
    open();
    await waitFor(() => expect(hint()).not.toBeNull());
  },
);

it("a session that ends otherwise, or a tab without a talk, shows nothing", async () => {
  await guestTalks();
  await sessionEnds();
  expect(hint()).toBeNull();
  cleanup();
  open();
  await isTold();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(hint()).toBeNull();
});
