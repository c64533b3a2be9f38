import { cleanup, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { LoginScreen } from "../features/accounts/LoginScreen";
import { ProfileScreen } from "../features/accounts/ProfileScreen";
import { TherapyScreen } from "../features/appointments/TherapyScreen";
import { SettingsScreen } from "../features/accounts/SettingsScreen";
import { SupportScreen } from "../features/support/SupportScreen";
import { VolunteerLoginScreen } from "../features/volunteers/VolunteerLoginScreen";
import { VolunteerProfileScreen } from "../features/volunteers/VolunteerProfileScreen";
import { VolunteerSignupScreen } from "../features/volunteers/VolunteerSignupScreen";
import { confirmed, putRequest } from "../test-support/appointments";
import { isHere } from "../test-support/people";
import { show } from "../test-support/render";
import { server } from "../test-support/server";
import { store } from "../test-support/store";
import { BEFORE_LOAD, FORMS } from "./formStore";

const valueOf = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value;
const kept = (): string => sessionStorage.getItem(FORMS) ?? "";

/** Loads the page in another language: only what the tab has stored is left. That unmounts nothing. */
function loadsAgain(part: ReactNode, at: string) {
  window.dispatchEvent(new Event(BEFORE_LOAD));
  const stored = kept();
  cleanup();
  if (stored !== "") sessionStorage.setItem(FORMS, stored);
  return show(part, { at });
}

async function write(user: ReturnType<typeof show>, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, text] of Object.entries(fields)) {
    const field = document.querySelector(`#${id}`);
    if (field === null) throw new Error(`There is no field ${id}.`);
    await user.clear(field);
    await user.type(field, text);
  }
}

describe("a half-filled form stays while the page is loaded in another language", () => {
  it.each<[at: string, screen: ReactNode, fields: Readonly<Record<string, string>>]>([
    ["/login", <LoginScreen key="" />, { email: "asha@people.example" }],
    ["/volunteer-login", <VolunteerLoginScreen key="" />, { email: "asha@people.example" }],
    ["/volunteer-signup", <VolunteerSignupScreen key="" />, { email: "asha@people.example" }],
    ["/therapy", <TherapyScreen key="" />, { name: "Asha", email: "asha@people.example", issue: "I sleep badly." }],
  ])("%s", async (at, part, fields) => {
    await write(show(part, { at }), fields);
    loadsAgain(part, `/localized/hi${at}`);
    for (const [id, text] of Object.entries(fields)) await waitFor(() => expect(valueOf(id)).toBe(text));
  });

  it("on /therapy, also if the requests arrive after it", async () => {
    const uid = await isHere({ email: "asha@example.com" });
    putRequest(uid, "one", confirmed());
    const user = show(<TherapyScreen />, { at: "/therapy" });
    await user.click(await screen.findByRole("button", { name: "Ask for another appointment" }));
    await write(user, { issue: "I sleep badly." });
    loadsAgain(<TherapyScreen />, "/localized/hi/therapy");
    await screen.findByText(/Dr\. Meera Iyer/);
    expect(valueOf("issue")).toBe("I sleep badly.");
  });

  it("in the profile, which opens its form for it", async () => {
    const uid = await isHere({ email: "asha@example.com" });
    store.put(`users/${uid}`, { email: "asha@example.com", role: "customer", displayName: "Asha" });
    server.answers("readChannels", { keys: null, sms: false, email: true, calls: false });
    const user = show(<ProfileScreen />, { at: "/profile" });
    await user.click(await screen.findByRole("button", { name: "Edit" }));
    await screen.findByRole("button", { name: "Save" });
    await write(user, { fullName: "Asha Rao" });
    loadsAgain(<ProfileScreen />, "/localized/te/profile");
    await waitFor(() => expect(valueOf("fullName")).toBe("Asha Rao"));
  });

  it("over the name that the account has", async () => {
    const uid = await isHere({ email: "meera@example.com" });
    store.put(`users/${uid}`, { email: "meera@example.com", role: "customer", displayName: "Meera" });
    const user = show(<TherapyScreen />, { at: "/therapy" });
    await waitFor(() => expect(valueOf("name")).toBe("Meera"));
    await write(user, { name: "Meera Iyer" });
    loadsAgain(<TherapyScreen />, "/localized/te/therapy");
    await waitFor(() => expect(valueOf("email")).toBe("meera@example.com"));
    expect(valueOf("name")).toBe("Meera Iyer");
  });
});

it("opens again behind its button, and is deleted once it was sent", async () => {
  server.answers("contactSupport", { requestId: "one" });
  const user = show(<SupportScreen />, { at: "/support" });
  await user.click(screen.getByRole("button", { name: "Contact Support" }));
  await screen.findByRole("button", { name: "Send to the team" });
  await write(user, { message: "I paid twice." });
  loadsAgain(<SupportScreen />, "/localized/te/support");
  await waitFor(() => expect(valueOf("message")).toBe("I paid twice."));
  const again = loadsAgain(<SupportScreen />, "/support");
  await waitFor(() => expect(valueOf("message")).toBe("I paid twice."));
  await again.click(screen.getByRole("button", { name: "Send to the team" }));
  await screen.findByText(/^Your question is with our team\./);
  loadsAgain(<SupportScreen />, "/localized/hi/support");
  expect(valueOf("message")).toBeUndefined();
  expect(kept()).not.toContain("I paid twice.");
});

describe("a form that opens behind a button opens again with what was written", () => {
  it("of the trusted person, also before it was stored", async () => {
    const user = show(<SupportScreen />, { at: "/support" });
    await user.click(await screen.findByRole("button", { name: "Add somebody" }));
    await screen.findByRole("form", { name: "Somebody you trust" });
    await write(user, { name: "Amma", number: "98765 432" });
    loadsAgain(<SupportScreen />, "/localized/te/support");
    await waitFor(() => expect(valueOf("name")).toBe("Amma"));
    expect(valueOf("number")).toBe("98765 432");
  });

  it("of feedback", async () => {
    const user = show(<SettingsScreen />, { at: "/settings" });
    await user.click(screen.getByRole("button", { name: "Submit Feedback" }));
    await screen.findByRole("dialog", { name: "Submit Feedback" });
    await write(user, { feedback: "The letters are too small." });
    loadsAgain(<SettingsScreen />, "/localized/hi/settings");
    await waitFor(() => expect(valueOf("feedback")).toBe("The letters are too small."));
  });

  it("of a listener's profile, over what is stored", async () => {
    const uid = await isHere({ email: "meera@example.com", claims: { volunteer: true } });
    const record = { emailConfirmed: true, approved: true, phone: "", experience: "" };
    store.put(`volunteers/${uid}`, { ...record, email: "meera@example.com", name: "Meera", bio: "I speak Telugu." });
    const user = show(<VolunteerProfileScreen />, { at: "/volunteer-profile" });
    await user.click(await screen.findByRole("button", { name: "Edit Profile" }));
    await screen.findByRole("button", { name: "Save" });
    await write(user, { bio: "I speak Telugu and Hindi." });
    loadsAgain(<VolunteerProfileScreen />, "/localized/te/volunteer-profile");
    await waitFor(() => expect(valueOf("bio")).toBe("I speak Telugu and Hindi."));
    expect(valueOf("name")).toBe("Meera");
  });
});
