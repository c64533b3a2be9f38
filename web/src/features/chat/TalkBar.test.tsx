import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { TalkBar } from "../../app/TalkBar";
import { kept, OPEN_TALK } from "../../lib/storage";
import { guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { network } from "../../test-support/store";
import { changeConversation, putConversation } from "../../test-support/stored";
import { Dialog } from "../../ui/Dialog";
import { ChatScreen } from "./ChatScreen";

const place = { position: 1, anyone: true, expected: null, onCall: false, usually: [] };
const nothingChosen = { toldUntil: null, later: null, laterTime: null };
const held = { status: "active", volunteerId: "meera", claimId: "claim-1", waitingSince: null } as const;
const bar = () => screen.queryByRole("complementary", { name: "Your chat" });

beforeEach(() => server.answers("readQueue", { ...place, ...nothingChosen }));

/** The chat was seen in this tab before, with the talk as it is stored. */
async function seen(changes: Parameters<typeof putConversation>[1] = {}): Promise<string> {
  const uid = await guestIsHere();
  putConversation(uid, changes);
  kept.set(OPEN_TALK, "yes");
  return uid;
}

describe("on a page that is not the chat", () => {
  it("says that one waits, and keeps the place", async () => {
    await seen();
    show(<TalkBar pathname="/therapy" />);
    expect(await screen.findByText("You are waiting for a listener.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open the chat" }).getAttribute("href")).toBe("/chat");
    await waitFor(() => expect(server.asked("readQueue").length).toBeGreaterThan(0));
  });

  it("says that a listener came, in the tab too, and that they wrote", async () => {
    const uid = await seen();
    show(<TalkBar pathname="/therapy" />);
    await screen.findByText("You are waiting for a listener.");
    changeConversation(uid, held);
    expect(await screen.findByText("A listener is with you.")).toBeTruthy();
    await waitFor(() => expect(document.title).toBe("A listener is here · Thodu"));
    changeConversation(uid, { unreadByCustomer: 1 });
    expect((await screen.findByText("Your listener has written to you.")).getAttribute("role")).toBe("status");
  });

  it("is in the dialog that lies over the page once a listener came", async () => {
    const uid = await seen();
    show(
      <>
        <Dialog open title="Booked" onClose={() => undefined}>
          <p>On Sunday</p>
        </Dialog>
        <TalkBar pathname="/therapy" />
      </>,
    );
    await screen.findByText("You are waiting for a listener.");
    const dialog = within(screen.getByRole("dialog", { name: "Booked" }));
    expect(dialog.queryByRole("complementary")).toBeNull();
    changeConversation(uid, held);
    expect(await dialog.findByText("A listener is with you.")).toBeTruthy();
  });

  it("claims nothing without a network", async () => {
    await seen(held);
    show(<TalkBar pathname="/therapy" />);
    await screen.findByText("A listener is with you.");
    network.goes();
    expect(await screen.findByText("No connection. What you wrote in the chat is kept.")).toBeTruthy();
    expect(screen.queryByText("A listener is with you.")).toBeNull();
  });

  it("goes when the talk ends, and stays away", async () => {
    const uid = await seen(held);
    show(<TalkBar pathname="/therapy" />);
    await screen.findByText("A listener is with you.");
    changeConversation(uid, { status: "closed" });
    await waitFor(() => expect(bar()).toBeNull());
    expect(kept.get(OPEN_TALK)).toBeNull();
  });
});

it("is known of once the chat has shown a talk that is open, and no more once it ended", async () => {
  const uid = await guestIsHere();
  putConversation(uid);
  show(<ChatScreen />, { at: "/chat" });
  await waitFor(() => expect(kept.get(OPEN_TALK)).toBe("yes"));
  changeConversation(uid, { status: "closed" });
  await waitFor(() => expect(kept.get(OPEN_TALK)).toBeNull());
});
