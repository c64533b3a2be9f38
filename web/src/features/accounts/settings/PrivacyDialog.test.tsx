import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aPlan } from "../../../../../tests/support/domain";
import { accounts, guestIsHere, isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, network, store } from "../../../test-support/store";
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
  it("is a neutral title on this device, at once and for the account", async () => {
    const { uid, user } = await open();
    await user.click(aSwitch("Neutral page title"));
    expect(document.title).toBe("Notes");
    expect(aSwitch("Neutral page title").checked).toBe(true);
    await waitFor(() => expect(store.read(`users/${uid}/private/preferences`)).toMatchObject({ neutralTitle: true }));
    await user.click(aSwitch("Neutral page title"));
    expect(document.title).toBe("Settings · Thodu");
  });

  it("has a quick exit unless it is switched off, which is stored", async () => {
    const { uid, user } = await open();
    await waitFor(() => expect(aSwitch("Quick exit").disabled).toBe(false));
    expect(aSwitch("Quick exit").checked).toBe(true);
    await user.click(aSwitch("Quick exit"));
    await waitFor(() => expect(store.read(`users/${uid}/private/preferences`)).toMatchObject({ quickExit: false }));
  });

  it("keeps the quick exit when it could not be switched off", async () => {
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

  it("is asked about only once there is a conversation", async () => {
    const { uid } = await open();
    await waitFor(() => expect(aSwitch("Quick exit").disabled).toBe(false));
    expect(screen.queryByRole("switch", { name: NAME })).toBeNull();
    putConversation(uid);
    expect((await screen.findByRole<HTMLInputElement>("switch", { name: NAME })).checked).toBe(false);
  });

  it("is shared when it is agreed to, and thanked for", async () => {
    server.answers("shareSummary", {});
    const { uid, user } = await open();
    putConversation(uid);
    await user.click(await screen.findByRole("switch", { name: NAME }));
    expect(await screen.findByText("Thank you. The next listener may read the summary.")).toBeTruthy();
    expect(server.asked("shareSummary")).toEqual([{ agreed: true }]);
  });

  it("is taken back, and stays as it was where that did not arrive", async () => {
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

describe("a copy", () => {
  it.each([
    ["Download to read", "my-data.html"],
    ["Download my data", "my-data.json"],
  ])("comes as a file of this device: %s", async (name, file) => {
    server.answers("exportMyData", copy);
    const { user } = await open();
    await user.click(press(name));
    expect(await screen.findByText("Your data is on this device now.")).toBeTruthy();
    expect(saved.mock.calls).toEqual([[file]]);
  });

  it("that comes late closes no question that was asked meanwhile", async () => {
    const answer = server.isSlow("exportMyData", copy);
    const { user } = await open();
    await user.click(press("Download my data"));
    await user.click(press("Delete my account"));
    answer();
    await screen.findByText("Your data is on this device now.");
    expect(screen.getByRole("group", { name: /^Delete your account/ })).toBeTruthy();
  });

  it("that could not be had is said, and no file is made", async () => {
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
    expect(document.activeElement).toBe(screen.getByRole("group", { name: SURE }));
    expect(server.asked("withdrawConsent")).toEqual([]);
    await user.click(asked.getByRole("button", { name: "Withdraw consent" }));
    expect(await screen.findByText("Your consent is withdrawn.")).toBeTruthy();
    expect(screen.queryByRole("group", { name: SURE })).toBeNull();
  });

  it("that is withdrawn late closes its own question alone", async () => {
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

  it("is kept by whoever thinks better of it", async () => {
    const { user } = await open();
    await user.click(press("Withdraw consent"));
    await user.click(press("Don’t withdraw it"));
    expect(screen.queryByRole("group", { name: SURE })).toBeNull();
    expect(server.asked("withdrawConsent")).toEqual([]);
  });
});

describe("the end of an account", () => {
  const SURE = "Delete your account and everything in it? This can’t be undone.";
  const ask = async (guest = false) => {
    const opened = await open(guest);
    await opened.user.click(press("Delete my account"));
    await screen.findByRole("group", { name: SURE });
    return opened;
  };

  it("asks its owner for the password, and says that a wrong one deleted nothing", async () => {
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

  it("forgets the person on this device too, once the server has", async () => {
    server.answers("deleteMyAccount", {});
    localStorage.setItem("thodu/note", "[]");
    const { user } = await ask();
    await user.type(screen.getByLabelText("Your password"), "secret-1");
    await user.click(press("Yes, delete it"));
    await waitFor(() => expect(accounts.whoIsHere()).toBeNull());
    expect(localStorage.getItem("thodu/note")).toBeNull();
    expect(server.asked("deleteMyAccount")).toEqual([{}]);
  });

  it("asks a guest once, without a password, and says that it did not work", async () => {
    server.refuses("deleteMyAccount", "RATE_LIMITED");
    const { uid, user } = await ask(true);
    expect(screen.queryByLabelText("Your password")).toBeNull();
    await user.click(press("Yes, delete it"));
    expect(await screen.findByText("That was a little fast. Please wait a moment.")).toBeTruthy();
    expect(accounts.whoIsHere()).toBe(uid);
  });

  it("says that a plan ends with it, and whom they can call while they wait or are in danger", async () => {
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

  it("is called off", async () => {
    const { user } = await ask();
    await user.click(press("Keep my account"));
    expect(screen.queryByRole("group", { name: SURE })).toBeNull();
    expect(server.asked("deleteMyAccount")).toEqual([]);
  });
});
