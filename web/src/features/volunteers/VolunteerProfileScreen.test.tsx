import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { store } from "../../test-support/store";
import { VolunteerProfileScreen } from "./VolunteerProfileScreen";

const record = {
  email: "meera@example.com",
  emailConfirmed: true,
  approved: true,
  name: "Meera",
  phone: "",
  bio: "I speak Telugu.",
  experience: "",
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => screen.getByRole("button", { name });
const fact = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;

async function open(changes: Record<string, unknown> = {}) {
  const uid = await isHere({ email: "meera@example.com", claims: { volunteer: true } });
  store.put(`volunteers/${uid}`, { ...record, ...changes });
  const user = show(<VolunteerProfileScreen />, { at: "/volunteer-profile" });
  await screen.findByRole("button", { name: "Edit Profile" });
  return { uid, user };
}

async function edit() {
  const opened = await open();
  await opened.user.click(press("Edit Profile"));
  await screen.findByRole("button", { name: "Save" });
  return opened;
}

describe("read", () => {
  it("shows what is known, and which fields were not filled in yet", async () => {
    await open();
    expect(fact("Name")).toBe("Meera");
    expect(fact("Email")).toBe("meera@example.com (confirmed)");
    expect(fact("Phone")).toBe("Not written yet");
    expect(fact("Bio")).toBe("I speak Telugu.");
    expect(screen.getByRole("link", { name: "Exit" }).getAttribute("href")).toBe("/volunteer-home");
  });

  it("says that it is loading while the store is slow", async () => {
    const answer = store.isSlow();
    const uid = await isHere({ claims: { volunteer: true } });
    store.put(`volunteers/${uid}`, record);
    show(<VolunteerProfileScreen />);
    expect(screen.getByText("Loading…")).toBeTruthy();
    expect(screen.queryByText("Not written yet")).toBeNull();
    answer();
    expect(await screen.findByRole("button", { name: "Edit Profile" })).toBeTruthy();
  });

  it("says that it could not be loaded, and tries again until it is", async () => {
    const uid = await isHere({ claims: { volunteer: true } });
    const user = show(<VolunteerProfileScreen />);
    expect(await screen.findByText("Your profile could not be loaded.")).toBeTruthy();
    await user.click(press("Try again"));
    expect(await screen.findByText("Your profile could not be loaded.")).toBeTruthy();
    store.put(`volunteers/${uid}`, record);
    expect(await screen.findByRole("button", { name: "Edit Profile" })).toBeTruthy();
  });
});

describe("edited", () => {
  it("begins with what is stored; the address can't be changed", async () => {
    await edit();
    expect(field("Name").value).toBe("Meera");
    expect(field("Email").readOnly).toBe(true);
    expect(field("Bio").value).toBe("I speak Telugu.");
  });

  it("is saved, and then shown again with a message", async () => {
    const { uid, user } = await edit();
    server.answers("applyAsVolunteer", (profile) => {
      queueMicrotask(() => store.change(`volunteers/${uid}`, profile));
      return { approved: true };
    });
    await user.clear(field("Bio"));
    await user.type(field("Phone"), "+91 98480 22338");
    await user.click(press("Save"));
    expect(await screen.findByText("Your profile is saved.")).toBeTruthy();
    expect(server.asked("applyAsVolunteer")).toEqual([
      { name: "Meera", phone: "+91 98480 22338", bio: "", experience: "" },
    ]);
    await waitFor(() => expect(fact("Phone")).toBe("+91 98480 22338"));
    expect(fact("Bio")).toBe("Not written yet");
  });

  it("is not saved with an invalid phone number, which is reported at its field", async () => {
    const { user } = await edit();
    await user.type(field("Phone"), "call me");
    await user.click(press("Save"));
    const words = "Write a phone number of 6 to 20 digits, such as +91 98480 22338.";
    expect(await screen.findByRole("link", { name: `Phone: ${words}` })).toBeTruthy();
    expect(field("Phone").getAttribute("aria-invalid")).toBe("true");
    expect(server.asked("applyAsVolunteer")).toEqual([]);
  });

  it.each([
    ["NETWORK", () => server.isUnreachable("applyAsVolunteer"), "No connection right now."],
    ["BUSY", () => server.refuses("applyAsVolunteer", "BUSY"), "Many people are here right now."],
  ])("keeps what was typed if the server can’t save it: %s", async (_why, given, words) => {
    given();
    const { user } = await edit();
    await user.type(field("Name"), " Rao");
    await user.click(press("Save"));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(words));
    expect(field("Name").value).toBe("Meera Rao");
  });

  it("keeps what was typed, whatever happens to the record meanwhile", async () => {
    const { uid, user } = await edit();
    await user.type(field("Name"), " Rao");
    store.change(`volunteers/${uid}`, { name: "Somebody", load: 2 });
    expect(field("Name").value).toBe("Meera Rao");
  });
});

describe("leaving", () => {
  it("leaves at once if nothing was changed", async () => {
    const { user } = await edit();
    await user.click(press("Exit"));
    await waitFor(() => expect(location.pathname).toBe("/volunteer-home"));
  });

  it("asks before unsaved changes are given up", async () => {
    const { user } = await edit();
    await user.type(field("Name"), " Rao");
    await user.click(press("Exit"));
    const asked = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
    await user.click(asked.getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(field("Name").value).toBe("Meera Rao");
    await user.click(press("Exit"));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(location.pathname).toBe("/volunteer-home"));
    expect(server.asked("applyAsVolunteer")).toEqual([]);
  });
});
