import { screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { mediaIs } from "../../test-support/screen";
import { server } from "../../test-support/server";
import { network, store } from "../../test-support/store";
import { KeepConversation } from "./settings/KeepConversation";
import { SettingsScreen } from "./SettingsScreen";

const aSwitch = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name });
const preferences = (uid: string) => `users/${uid}/private/preferences`;

async function open(stored: Readonly<Record<string, boolean>> = {}) {
  const uid = await isHere();
  store.put(preferences(uid), stored);
  const user = show(<SettingsScreen />, { at: "/settings" });
  await waitFor(() => expect(aSwitch("Notifications").disabled).toBe(false));
  return { uid, user };
}

describe("dark mode", () => {
  it("is stored as darkMode, and follows the device until something is chosen", async () => {
    mediaIs("(prefers-color-scheme: dark)", true);
    const { user } = await open();
    expect(aSwitch("Dark Mode").checked).toBe(true);
    expect(screen.getByText("Follows this device at the moment.")).toBeTruthy();
    await user.click(aSwitch("Dark Mode"));
    expect(localStorage.getItem("darkMode")).not.toBeNull();
    expect(aSwitch("Dark Mode").checked).toBe(false);
    await user.click(screen.getByRole("button", { name: "Follow this device" }));
    expect(aSwitch("Dark Mode").checked).toBe(true);
  });

  it("works without an account too", async () => {
    const user = show(<SettingsScreen />);
    await user.click(aSwitch("Dark Mode"));
    expect(aSwitch("Dark Mode").checked).toBe(true);
  });
});

describe("notifications", () => {
  it("are on unless they were switched off, and a change is stored at once", async () => {
    const { uid, user } = await open();
    expect(aSwitch("Notifications").checked).toBe(true);
    await user.click(aSwitch("Notifications"));
    await waitFor(() => expect(store.read(preferences(uid))).toMatchObject({ inApp: false }));
    expect(aSwitch("Notifications").checked).toBe(false);
  });

  it("show what was stored on another device", async () => {
    const { uid } = await open({ details: true });
    expect(aSwitch("Say what it is about").checked).toBe(true);
    store.put(preferences(uid), { details: false });
    await waitFor(() => expect(aSwitch("Say what it is about").checked).toBe(false));
  });

  it("say that a change could not be saved, and show what is stored", async () => {
    const { uid, user } = await open();
    network.goes();
    await user.click(aSwitch("Notifications"));
    expect(await screen.findByText("This could not be saved. Please try again.")).toBeTruthy();
    await waitFor(() => expect(aSwitch("Notifications").checked).toBe(true));
    expect(store.read(preferences(uid))).not.toHaveProperty("inApp");
  });

  it("can’t be changed before they are loaded", async () => {
    const answer = store.isSlow();
    await isHere();
    show(<SettingsScreen />);
    expect(aSwitch("Notifications").disabled).toBe(true);
    answer();
    await waitFor(() => expect(aSwitch("Notifications").disabled).toBe(false));
  });
});

describe("how long a conversation is kept", () => {
  async function openKeeping(keepConversation?: string) {
    const uid = await isHere();
    store.put(`users/${uid}`, {
      email: "asha@example.com",
      role: "customer",
      ...(keepConversation && { keepConversation }),
    });
    return show(<KeepConversation />);
  }
  const choice = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Keep my conversation" });
  const chosen = () => choice().selectedOptions[0]?.textContent;

  it("is for ever unless something else was chosen; the choice is stored", async () => {
    const user = await openKeeping();
    await waitFor(() => expect(choice().disabled).toBe(false));
    expect(chosen()).toBe("Until I delete it");
    server.answers("updateProfile", {});
    await user.selectOptions(choice(), "30 days");
    expect(await screen.findByText("Saved.")).toBeTruthy();
    expect(server.asked("updateProfile")).toEqual([{ keepConversation: "30-days" }]);
  });

  it("shows what was chosen on another device", async () => {
    await openKeeping("90-days");
    await waitFor(() => expect(choice().disabled).toBe(false));
    expect(chosen()).toBe("90 days");
  });

  it("shows a choice while it is being stored, and what is stored if that failed", async () => {
    const user = await openKeeping();
    await waitFor(() => expect(choice().disabled).toBe(false));
    server.isUnreachable("updateProfile");
    await user.selectOptions(choice(), "30 days");
    expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
    expect(chosen()).toBe("Until I delete it");
  });

  it("says nothing about guests until it is known whether the person is one", () => {
    // In the prerendered page the session is still loading.
    expect(renderToString(<KeepConversation />)).toBe("");
  });

  it("is not a guest’s choice, which they are told", () => {
    show(<KeepConversation />);
    expect(screen.getByText(/your conversation is deleted 30 days after the last message/)).toBeTruthy();
    expect(screen.queryByRole("combobox")).toBeNull();
  });
});

describe("feedback whose dialog was closed before the answer", () => {
  const TEXT = "The night was long.";
  const SENT = "Thank you. We read everything.";
  const dialog = (name: string) => screen.findByRole("dialog", { name });

  async function send(danger?: true) {
    const answer = server.isSlow("submitFeedback", { feedbackId: "one", ...(danger && { danger }) });
    const { user } = await open();
    const press = (name: string) => user.click(screen.getByRole("button", { name }));
    await press("Submit Feedback");
    const feedback = within(await dialog("Submit Feedback"));
    await user.type(feedback.getByLabelText("Your feedback"), TEXT);
    await user.click(feedback.getByRole("button", { name: "Send feedback" }));
    await waitFor(() => expect(server.asked("submitFeedback")).toHaveLength(1));
    await user.click(feedback.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    return { answer, press };
  }

  it("shows the help lines all the same if it tells of danger", async () => {
    const { answer } = await send(true);
    answer();
    const help = await screen.findByRole("region", { name: "You don’t have to wait for an answer here" });
    expect(within(help).getByRole("link", { name: /14416/ })).toBeTruthy();
  });

  it.each(["Manage Privacy", "Submit Feedback"])("does not close a dialog that was opened since: %s", async (name) => {
    const { answer, press } = await send();
    await press(name);
    await dialog(name);
    answer();
    await screen.findByText(SENT);
    expect(await dialog(name)).toBeTruthy();
  });
});
