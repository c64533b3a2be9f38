import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aPlan } from "../../../../../tests/support/domain";
import { forgetCall, holdCall } from "../../../calls/held";
import { accounts, guestIsHere, isHere } from "../../../test-support/people";
import { momentInIndia } from "../../../lib/time";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, network, store } from "../../../test-support/store";
import { putRequest } from "../../../test-support/appointments";
import { putConversation } from "../../../test-support/stored";
import { PrivacyDialog } from "./PrivacyDialog";

const aSwitch = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name });
const press = (name: string) => screen.getByRole("button", { name });
const copy = {
  exportedAt: "2026-01-01T00:00:00.000Z",
  retention: {},
  account: {
    uid: "asha",
    email: null,
    emailConfirmed: false,
    createdAt: null,
    lastSignInAt: null,
    providers: [],
  },
  documents: [],
  next: null,
};

const saved = vi.fn<(file: string) => void>();

beforeEach(() => {
  saved.mockReset();
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:copy", revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved(this.download);
  });
});

async function open(guest = false) {
  const uid = await (guest ? guestIsHere() : isHere({ email: "asha@example.com" }));
  if (!guest) accounts.has({ uid, email: "asha@example.com", password: "secret-1" });
  store.put(`users/${uid}`, { email: "asha@example.com", role: "customer" });
  store.put(`users/${uid}/private/preferences`, {});
  const user = show(<PrivacyDialog uid={uid} open onClose={() => undefined} />, { at: "/settings" });
  return { uid, user };
}

describe("what others may see", () => {
  it("can be a neutral title, on this device at once and for the account", async () => {
    const { uid, user } = await open();
    await user.click(aSwitch("Neutral page title"));
    await waitFor(() => expect(document.title).toBe("Notes"));
    expect(aSwitch("Neutral page title").checked).toBe(true);
    await waitFor(() => expect(store.read(`users/${uid}/private/preferences`)).toMatchObject({ neutralTitle: true }));
    await user.click(aSwitch("Neutral page title"));
    await waitFor(() => expect(document.title).toBe("Settings · Thodu"));
  });

  it("includes a quick exit unless it is switched off, which is stored", async () => {
    const { uid, user } = await open();
    await waitFor(() => expect(aSwitch("Quick exit").disabled).toBe(false));
    expect(aSwitch("Quick exit").checked).toBe(true);
    await user.click(aSwitch("Quick exit"));
    await waitFor(() => expect(store.read(`users/${uid}/private/preferences`)).toMatchObject({ quickExit: false }));
  });

  it("keeps the quick exit if it could not be switched off", async () => {
    const { user } = await open();
    await waitFor(() => expect(aSwitch("Quick exit").disabled).toBe(false));
    network.goes();
    await user.click(aSwitch("Quick exit"));
    expect(await screen.findByText("This could not be saved. Please try again.")).toBeTruthy();
    await waitFor(() => expect(aSwitch("Quick exit").checked).toBe(true));
  });
});

describe("the summary for the next listener", () => {
  const NAME = "The next listener may read a short summary";

  it("is offered only once there is a conversation", async () => {
    const { uid } = await open();
    await waitFor(() => expect(aSwitch("Quick exit").disabled).toBe(false));
    expect(screen.queryByRole("switch", { name: NAME })).toBeNull();
    putConversation(uid);
    expect((await screen.findByRole<HTMLInputElement>("switch", { name: NAME })).checked).toBe(false);
  });

  it("is shared after the person agrees, who is thanked", async () => {
    server.answers("shareSummary", {});
    const { uid, user } = await open();
    putConversation(uid);
    await user.click(await screen.findByRole("switch", { name: NAME }));
    expect(await screen.findByText("Thank you. The next listener may read the summary.")).toBeTruthy();
    expect(server.asked("shareSummary")).toEqual([{ agreed: true }]);
  });

  it("can be withdrawn, and stays as it was if that failed", async () => {
    server.isUnreachable("shareSummary");
    const { uid, user } = await open();
    putConversation(uid, { summaryAgreedAt: Date.now() });
    const agreed = await screen.findByRole<HTMLInputElement>("switch", { name: NAME });
    await waitFor(() => expect(agreed.checked).toBe(true));
    await user.click(agreed);
    expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
    expect(agreed.checked).toBe(true);
    expect(server.asked("shareSummary")).toEqual([{ agreed: false }]);
    server.answers("shareSummary", {});
    await user.click(agreed);
    expect(await screen.findByText("From now on nobody else reads the summary.")).toBeTruthy();
  });
});

describe("a copy of the data", () => {
  it.each([
    ["Download to read", "my-data.html"],
    ["Download my data", "my-data.json"],
  ])("is saved as a file on this device: %s", async (name, file) => {
    server.answers("exportMyData", copy);
    const { user } = await open();
    await user.click(press(name));
    expect(await screen.findByText("Your data is on this device now.")).toBeTruthy();
    expect(saved.mock.calls).toEqual([[file]]);
  });

  it("that arrives late does not close a question that was opened meanwhile", async () => {
    const answer = server.isSlow("exportMyData", copy);
    const { user } = await open();
    await user.click(press("Download my data"));
    await user.click(press("Delete my account"));
    answer();
    await screen.findByText("Your data is on this device now.");
    expect(screen.getByRole("group", { name: /^Delete your account/ })).toBeTruthy();
  });

  it("that could not be loaded is reported, and no file is saved", async () => {
    server.refuses("exportMyData", "RATE_LIMITED");
    const { user } = await open();
    await user.click(press("Download my data"));
    expect(await screen.findByText("That was a little fast. Please wait a moment.")).toBeTruthy();
    expect(saved).not.toHaveBeenCalled();
  });
});

describe("the consent", () => {
  const SURE = "Withdraw your consent and end the conversation?";

  it("is withdrawn after a question, and not before", async () => {
    server.answers("withdrawConsent", {});
    const { user } = await open();
    await user.click(press("Withdraw consent"));
    const asked = within(screen.getByRole("group", { name: SURE }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group", { name: SURE })));
    expect(server.asked("withdrawConsent")).toEqual([]);
    await user.click(asked.getByRole("button", { name: "Withdraw consent" }));
    expect(await screen.findByText("Your consent is withdrawn.")).toBeTruthy();
    expect(screen.queryByRole("group", { name: SURE })).toBeNull();
  });

  it("that is withdrawn late closes only its own question", async () => {
    const answer = server.isSlow("withdrawConsent", {});
    const { user } = await open();
    await user.click(press("Withdraw consent"));
    const asked = within(screen.getByRole("group", { name: SURE }));
    await user.click(asked.getByRole("button", { name: "Withdraw consent" }));
    await user.click(press("Delete my account"));
    answer();
    await screen.findByText("Your consent is withdrawn.");
    expect(screen.getByRole("group", { name: /^Delete your account/ })).toBeTruthy();
  });

  it("is kept if the person decides so", async () => {
    const { user } = await open();
    await user.click(press("Withdraw consent"));
    await user.click(press("Don’t withdraw it"));
    expect(screen.queryByRole("group", { name: SURE })).toBeNull();
    expect(server.asked("withdrawConsent")).toEqual([]);
  });
});

describe("deleting the account", () => {
  const SURE = "Delete your account and everything in it? This can’t be undone.";
  const ask = async (guest = false) => {
    const opened = await open(guest);
    await opened.user.click(press("Delete my account"));
    await screen.findByRole("group", { name: SURE });
    return opened;
  };

  it("asks for the password, and says that nothing was deleted after a wrong one", async () => {
    const { user } = await ask();
    await user.type(screen.getByLabelText("Your password"), "guess");
    await user.click(press("Yes, delete it"));
    expect(
      await screen.findByRole("link", {
        name: "Your password: This is not your password. Nothing was deleted.",
      }),
    ).toBeTruthy();
    expect(server.asked("deleteMyAccount")).toEqual([]);
  });

  it("deletes what this device has stored too, after the server has deleted", async () => {
    server.answers("deleteMyAccount", {});
    localStorage.setItem("thodu/note", "[]");
    const { user } = await ask();
    await user.type(screen.getByLabelText("Your password"), "secret-1");
    await user.click(press("Yes, delete it"));
    await waitFor(() => expect(accounts.whoIsHere()).toBeNull());
    expect(localStorage.getItem("thodu/note")).toBeNull();
    expect(server.asked("deleteMyAccount")).toEqual([{}]);
  });

  it("asks a guest once, without a password, and says when it failed", async () => {
    server.refuses("deleteMyAccount", "RATE_LIMITED");
    const { uid, user } = await ask(true);
    expect(screen.queryByLabelText("Your password")).toBeNull();
    await user.click(press("Yes, delete it"));
    expect(await screen.findByText("That was a little fast. Please wait a moment.")).toBeTruthy();
    expect(accounts.whoIsHere()).toBe(uid);
  });

  it("says that a plan ends with it, and whom to call for a person who waits or is in danger", async () => {
    const { uid } = await ask();
    expect(screen.queryByRole("link", { name: /14416/ })).toBeNull();
    store.put(`premiumUsers/${uid}`, {
      ...aPlan({ userId: uid, planId: "daily-care" }),
      validUntil: instant(Date.UTC(2040, 2, 3, 12)),
    });
    expect(
      await screen.findByText(
        "Your plan until 3 March 2040 ends with your account. Nothing of it is paid back, and nothing more is charged.",
      ),
    ).toBeTruthy();
    putConversation(uid, { status: "waiting" });
    expect(await screen.findByText(/^You are waiting for a listener\. .* You can call right now, free/)).toBeTruthy();
    putConversation(uid, { status: "active", risk: "crisis" });
    expect(await screen.findByText(/^You can call right now, free/)).toBeTruthy();
    const lines = within(screen.getByRole("region", { name: "Help lines for you now" }));
    expect(lines.getByRole("link", { name: /^14416/ }).getAttribute("href")).toBe("tel:14416");
    expect(lines.getByRole("link", { name: /^112/ })).toBeTruthy();
  });

  it("says that a chat with a listener and a call end with it", async () => {
    const { uid } = await ask();
    const inTalk = "You are in a chat with a listener. If you delete your account, it ends.";
    const inCall = "You are in a call. If you delete your account, it ends.";
    expect([screen.queryByText(inTalk), screen.queryByText(inCall)]).toEqual([null, null]);
    holdCall({ callId: "call-1", uid, side: "customer", alias: "", muted: false });
    putConversation(uid, { status: "active" });
    expect(await screen.findByText(inTalk)).toBeTruthy();
    expect(screen.getByText(inCall)).toBeTruthy();
    forgetCall();
    putConversation(uid, { status: "closed" });
    await waitFor(() => expect([screen.queryByText(inTalk), screen.queryByText(inCall)]).toEqual([null, null]));
  });

  it("says which appointments are cancelled with it", async () => {
    const { uid } = await ask();
    const words = /^Your appointment with a therapist is cancelled with your account: /;
    const begin = Date.UTC(2040, 2, 3, 13);
    putRequest(uid, "agreed", { status: "confirmed", slotAt: instant(begin) });
    putRequest(uid, "past", { status: "confirmed", slotAt: instant(Date.UTC(2020, 2, 3, 13)) });
    putRequest(uid, "cancelled", { status: "cancelled", slotAt: instant(Date.UTC(2040, 2, 4, 13)) });
    putRequest(uid, "waits");
    expect((await screen.findAllByText(words)).map(({ textContent }) => textContent)).toEqual([
      `Your appointment with a therapist is cancelled with your account: ${momentInIndia(begin)}.`,
    ]);
  });

  it("can be cancelled", async () => {
    const { user } = await ask();
    await user.click(press("Keep my account"));
    expect(screen.queryByRole("group", { name: SURE })).toBeNull();
    expect(server.asked("deleteMyAccount")).toEqual([]);
  });
});
