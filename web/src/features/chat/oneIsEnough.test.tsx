import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aPlan } from "../../../../tests/support/domain";
import { guestIsHere, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { changeConversation, putConversation, putMessage } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
const openChat = () => show(<ChatScreen />, { at: "/chat" });

describe("that one message is enough is said to a person who comes back and still waits", () => {
  const enough = () => screen.queryByText(/^One message is enough until someone is here;/);
  const three = (uid: string): void => {
    putConversation(uid, { ownMessageCount: 3 });
    for (const nth of [1, 2, 3]) putMessage(uid, `m${nth}`, { text: `Line ${nth}`, timestamp: Date.now() + nth });
  };
  const plan = (uid: string, validUntil: number): void =>
    store.put(`premiumUsers/${uid}`, {
      ...aPlan({ userId: uid, planId: "daily-care" }),
      validUntil: instant(validUntil),
    });

  it("as a guest", async () => {
    three(await guestIsHere());
    openChat();
    expect(
      await screen.findByText("One message is enough until someone is here; 16 are left for your talk."),
    ).toBeTruthy();
  });

  it("with an account whose plan is over, but not with a running one", async () => {
    const uid = await isHere();
    three(uid);
    plan(uid, Date.now() + 3_600_000);
    openChat();
    await screen.findByText("Line 3");
    await act(async () => Promise.resolve());
    expect(enough()).toBeNull();
    plan(uid, Date.now() - 60_000);
    await waitFor(() => expect(enough()).toBeTruthy());
  });

  it("from the third unanswered message on, until a listener has come", async () => {
    const uid = await guestIsHere();
    putConversation(uid, { ownMessageCount: 2 });
    for (const nth of [1, 2]) putMessage(uid, `m${nth}`, { text: `Line ${nth}`, timestamp: Date.now() + nth });
    server.answers("sendMessage", { messageId: "any", remaining: 16, locked: false });
    const user = openChat();
    await screen.findByText("Line 2");
    await act(async () => Promise.resolve());
    expect(enough()).toBeNull();
    await user.type(field(), "Line 3{Enter}");
    await waitFor(() => expect(enough()?.textContent).toContain("; 16 are left"));
    changeConversation(uid, { status: "active", volunteerId: "meera", claimId: "claim-1", waitingSince: null });
    await screen.findByText("A listener is with you");
    expect(enough()).toBeNull();
  });

  it("but not in a crisis", async () => {
    const uid = await guestIsHere();
    three(uid);
    openChat();
    await waitFor(() => expect(enough()).toBeTruthy());
    changeConversation(uid, { risk: "crisis" });
    await waitFor(() => expect(enough()).toBeNull());
  });
});
