import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { kept, OPEN_TALK } from "../../lib/storage";
import { guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { store } from "../../test-support/store";
import { changeConversation, putConversation } from "../../test-support/stored";
import { GuestTalk } from "./GuestTalk";

const TALK = /^You have a chat open as a guest\./;

async function comes(status: "waiting" | "closed") {
  const uid = await guestIsHere();
  putConversation(uid, { status });
  return { uid, answer: store.isSlow(`conversations/${uid}`) };
}

it("warns of a talk that this tab knows of, before the server has answered", async () => {
  const { uid, answer } = await comes("waiting");
  kept.set(OPEN_TALK, "yes");
  show(<GuestTalk to="/signup" />);
  expect(screen.getByText(TALK)).toBeTruthy();
  answer();
  changeConversation(uid, { status: "closed" });
  await waitFor(() => expect(screen.queryByText(TALK)).toBeNull());
});

it("follows the server's answer, even if this tab still knows of a talk", async () => {
  const { answer } = await comes("closed");
  kept.set(OPEN_TALK, "yes");
  show(<GuestTalk to="/signup" />);
  answer();
  await waitFor(() => expect(screen.queryByText(TALK)).toBeNull());
});

it("says nothing when this tab knows of no talk", async () => {
  await comes("waiting");
  show(<GuestTalk to="/signup" />);
  expect(screen.queryByText(TALK)).toBeNull();
});
