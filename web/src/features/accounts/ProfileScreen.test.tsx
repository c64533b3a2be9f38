import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { accounts, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, network, store } from "../../test-support/store";
import { putConversation } from "../../test-support/stored";
import { ProfileScreen } from "./ProfileScreen";

const EMAIL = "asha@example.com";
const PASSWORD = "secret-1";
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => screen.getByRole("button", { name });
const fact = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;

async function open(profile: Record<string, unknown> = {}, confirmed = true) {
  const uid = await isHere({ email: EMAIL, confirmed });
  accounts.has({ uid, email: EMAIL, password: PASSWORD });
  store.put(`users/${uid}`, { email: EMAIL, role: "customer", displayName: "Asha Rao", ...profile });
  server.answers("readChannels", { keys: null, sms: false, email: true, calls: false });
  const user = show(<ProfileScreen />, { at: "/profile" });
  await screen.findByRole("button", { name: "Edit" });
  return { uid, user };
}

describe("the page", () => {
  it("is not shown as empty while the store is slow", async () => {
    const answer = store.isSlow();
    const uid = await isHere({ email: EMAIL });
    store.put(`users/${uid}`, { email: EMAIL, role: "customer" });
    show(<ProfileScreen />);
    expect(screen.getByText("Loading...")).toBeTruthy();
    expect(screen.queryByText("Not given yet")).toBeNull();
    answer();
    expect(await screen.findByText("Not given yet")).toBeTruthy();
  });

  it("is not shown as empty without a network", async () => {
    network.goes();
    store.put(`users/${await isHere()}`, { email: EMAIL, role: "customer", displayName: "Asha Rao" });
    show(<ProfileScreen />);
    expect(screen.queryByText("Not given yet")).toBeNull();
    network.returns();
    expect(await screen.findByText("Asha Rao")).toBeTruthy();
  });

  it("shows the alias by which listeners know the person, never their name", async () => {
    await open();
    const card = await screen.findByRole("heading", { name: "What listeners see" });
    expect(card.parentElement?.textContent).toMatch(/[A-Z][a-z]+ [A-Z][a-z]+ \d+$/);
    expect(card.parentElement?.textContent).not.toContain("Asha");
  });

  it("offers the plans, or shows until when one runs", async () => {
    const { uid } = await open();
    expect(screen.getByRole("link", { name: "Go Premium" })).toBeTruthy();
    store.put(`premiumUsers/${uid}`, {
      userId: uid,
      planName: "Unlimited Support",
      amount: 2_999,
      paymentId: "pay_1",
      timestamp: new Date().toISOString(),
      planId: "unlimited-support",
      item: null,
      validUntil: instant(Date.UTC(2040, 2, 3, 12)),
      status: "active",
      terms: [],
    });
    expect(await screen.findByText("Active until 3 March 2040.")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Go Premium" })).toBeNull();
  });
});

describe("name and e-mail", () => {
  const edit = async () => {
    const opened = await open();
    await opened.user.click(press("Edit"));
    await screen.findByRole("button", { name: "Save" });
    return opened;
  };

  const details = () => within(screen.getByRole("form", { name: "Name and email" }));

  it("are shown, and edited from their present values", async () => {
    await edit();
    expect(field("Name").value).toBe("Asha Rao");
    expect(field("Email").value).toBe(EMAIL);
    expect(details().queryByLabelText("Current Password")).toBeNull();
  });

  it("a name is stored at once, without the password", async () => {
    const { uid, user } = await edit();
    server.answers("updateProfile", ({ displayName }) => {
      queueMicrotask(() => store.change(`users/${uid}`, { displayName }));
      return {};
    });
    await user.clear(field("Name"));
    await user.type(field("Name"), "Asha Devi");
    await user.click(press("Save"));
    expect(await screen.findByText("Your name is saved.")).toBeTruthy();
    expect(server.asked("updateProfile")).toEqual([{ displayName: "Asha Devi" }]);
    await waitFor(() => expect(fact("Name")).toBe("Asha Devi"));
  });

  it("a new e-mail asks for the password, and is changed only by the link", async () => {
    const { user } = await edit();
    await user.clear(field("Email"));
    await user.type(field("Email"), "new@example.com");
    await user.type(details().getByLabelText("Current Password"), PASSWORD);
    await user.click(press("Save"));
    expect(await screen.findByText(/when you open the link that goes to new@example\.com\./)).toBeTruthy();
    expect(accounts.sent()).toEqual(["change new@example.com"]);
    expect(fact("Email")).toBe(EMAIL);
  });

  it("have a password field of their own, besides that of the card below", async () => {
    const { user } = await edit();
    await user.type(field("Email"), "x");
    await waitFor(() => expect(screen.getAllByLabelText("Current Password")).toHaveLength(2));
    const [one, other] = screen.getAllByLabelText("Current Password");
    expect(one?.id).not.toBe(other?.id);
    await user.click(details().getByText("Current Password"));
    await waitFor(() => expect(document.activeElement).toBe(details().getByLabelText("Current Password")));
    await user.click(screen.getAllByText("Current Password").at(-1) ?? document.body);
    await waitFor(() => expect(document.activeElement).toBe(other));
  });

  it("a wrong password is shown at its field, and no link is sent", async () => {
    const { user } = await edit();
    await user.clear(field("Email"));
    await user.type(field("Email"), "new@example.com");
    await user.type(details().getByLabelText("Current Password"), "guess");
    await user.click(press("Save"));
    await screen.findByRole("link", { name: "Current Password: This is not your current password." });
    expect(details().getByLabelText("Current Password").getAttribute("aria-invalid")).toBe("true");
    expect(accounts.sent()).toEqual([]);
  });

  it("no longer ask for the password once the address is the old one again", async () => {
    const { user } = await edit();
    await user.type(field("Email"), "x");
    await user.click(press("Save"));
    expect(await screen.findByRole("link", { name: "Current Password: Please fill this in." })).toBeTruthy();
    await user.type(field("Email"), "{Backspace}");
    await waitFor(() => expect(details().queryByRole("alert")).toBeNull());
  });

  it.each([
    ["auth/invalid-new-email", ["Email: The email address is badly formatted."], /badly formatted/],
    ["auth/email-already-in-use", ["Email: The email address is already in use by another account."], /already in use/],
    ["auth/too-many-requests", [], /We have blocked all requests from this device/],
  ])("an error of the identity service is shown at its field, or at none: %s", async (code, at, words) => {
    const { user } = await edit();
    await user.clear(field("Email"));
    await user.type(field("Email"), "new@example.com");
    await user.type(details().getByLabelText("Current Password"), PASSWORD);
    accounts.refuse(code);
    await user.click(press("Save"));
    expect((await details().findByRole("alert")).textContent).toMatch(words);
    const links = details().queryAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(at);
  });

  it.each([
    ["an empty name", "Name", "", "Name: Please fill this in."],
    ["no address", "Email", "asha", "Email: Please write a full email address, like name@example.com."],
  ])("%s is reported, and nothing is stored", async (_what, name, typed, words) => {
    const { user } = await edit();
    await user.clear(field(name));
    if (typed !== "") await user.type(field(name), typed);
    await user.click(press("Save"));
    expect(await screen.findByRole("link", { name: words })).toBeTruthy();
    expect(server.asked("updateProfile")).toEqual([]);
  });

  it("a name that could not be saved stays as it was typed", async () => {
    const { user } = await edit();
    server.isUnreachable("updateProfile");
    await user.type(field("Name"), " Devi");
    await user.click(press("Save"));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("No connection right now."));
    expect(field("Name").value).toBe("Asha Rao Devi");
  });

  it("can be left unchanged with one press", async () => {
    const { user } = await edit();
    await user.type(field("Name"), " Devi");
    await user.click(details().getByRole("button", { name: "Cancel" }));
    expect(fact("Name")).toBe("Asha Rao");
  });
});

describe("the password", () => {
  const change = async (current: string, next: string, again = next) => {
    const opened = await open();
    await opened.user.type(await screen.findByLabelText("Current Password"), current);
    await opened.user.type(field("New Password"), next);
    await opened.user.type(field("Confirm New Password"), again);
    await opened.user.click(press("Change Password"));
    return opened;
  };

  it("is changed with the old one, and the fields are empty then", async () => {
    await change(PASSWORD, "other-2");
    expect(await screen.findByText("Password changed successfully!")).toBeTruthy();
    await waitFor(() => expect(field("New Password").value).toBe(""));
  });

  it("is not changed when the two new ones differ, which is said at the field and above", async () => {
    await change(PASSWORD, "other-2", "other-3");
    const words = "New password and confirmation don't match!";
    expect(await screen.findByRole("link", { name: `Confirm New Password: ${words}` })).toBeTruthy();
    expect(screen.getAllByText(words).length).toBeGreaterThan(1);
    expect(field("Confirm New Password").getAttribute("aria-invalid")).toBe("true");
  });

  it("is not changed without the old one", async () => {
    await change("guess", "other-2");
    expect(
      await screen.findByRole("link", { name: "Current Password: This is not your current password." }),
    ).toBeTruthy();
    expect(field("New Password").value).toBe("other-2");
  });
});

describe("which messages may leave Thodu", () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

  it("is chosen first and saved together", async () => {
    const { uid, user } = await open();
    const before = box("Email Notifications").checked;
    await user.click(box("Email Notifications"));
    expect(store.read(`users/${uid}/private/preferences`)?.["email"]).not.toBe(!before);
    await user.click(press("Save Settings"));
    expect(await screen.findByText("Settings saved.")).toBeTruthy();
    expect(store.read(`users/${uid}/private/preferences`)).toMatchObject({ email: !before });
  });

  it("returns to what is stored", async () => {
    const { user } = await open();
    const before = box("SMS Notifications").checked;
    await user.click(box("SMS Notifications"));
    expect(box("SMS Notifications").checked).toBe(!before);
    await user.click(press("Cancel"));
    expect(box("SMS Notifications").checked).toBe(before);
  });

  it("says that no SMS can be sent yet", async () => {
    await open();
    expect(await screen.findByText(/^SMS notifications are not available yet\./)).toBeTruthy();
    expect(box("SMS Notifications").getAttribute("aria-describedby")).not.toBeNull();
  });

  it("says that it could not be saved, and keeps the choice", async () => {
    const { user } = await open();
    const before = box("Email Notifications").checked;
    await user.click(box("Email Notifications"));
    network.goes();
    await user.click(press("Save Settings"));
    expect(await screen.findByText("Something went wrong. Please try again later.")).toBeTruthy();
    expect(box("Email Notifications").checked).toBe(!before);
  });

  it("by e-mail requires a confirmed address, and can send the link again", async () => {
    const { uid, user } = await open({}, false);
    store.put(`users/${uid}/private/preferences`, { email: true });
    expect(await screen.findByText(/^You will get emails once you have opened the link/)).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "Send the link again" }));
    expect(await screen.findByText(`We have sent a link to ${EMAIL}.`)).toBeTruthy();
    expect(accounts.sent()).toEqual(["confirm"]);
  });
});

describe("recent activity", () => {
  it("is shown as none yet, with kind words", async () => {
    await open({ createdAt: null });
    expect(await screen.findByText("Nothing yet. That is fine.")).toBeTruthy();
  });

  it("lists what was done and when, newest first, and nothing that was written", async () => {
    vi.setSystemTime(new Date().setHours(12)); // Just after midnight, a minute ago is yesterday.
    const { uid } = await open({ createdAt: instant(Date.now() - 2 * 86_400_000) });
    putConversation(uid, { createdAt: Date.now() - 60_000, lastMessageAt: Date.now() - 60_000 });
    const card = (await screen.findByRole("heading", { name: "Recent Activity" })).parentElement ?? document.body;
    await waitFor(() => expect(within(card).getAllByRole("listitem")).toHaveLength(2));
    const [first, second] = within(card).getAllByRole("listitem");
    expect(first?.textContent).toMatch(/^You began a chatToday, /);
    expect(second?.textContent).toMatch(/^You joined Thodu/);
  });

  it("is not shown as none if it can’t be read", async () => {
    store.refuses("calls");
    await open();
    await waitFor(() => expect(screen.getByText("Something went wrong. Please try again later.")).toBeTruthy(), {
      timeout: 20_000,
    });
    expect(screen.queryByText("Nothing yet. That is fine.")).toBeNull();
  }, 30_000);
});
