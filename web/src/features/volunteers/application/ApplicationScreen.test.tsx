import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { currentSession } from "../../../lib/session";
import { accounts, isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, network, store } from "../../../test-support/store";
import { ApplicationScreen } from "./ApplicationScreen";

const record = { email: "meera@example.com", emailConfirmed: true, approved: false };
const whole = {
  name: "Meera",
  languages: ["en", "te"],
  hours: "3-5",
  why: "Somebody listened to me once.",
  experience: "",
  checks: true,
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => screen.getByRole("button", { name: "Send to the team" });
const step = () => screen.getAllByRole("listitem").find((each) => each.getAttribute("aria-current") === "step");

async function open(written: Record<string, unknown> | null, recorded: Record<string, unknown> | null = record) {
  const uid = await isHere({ email: "meera@example.com" });
  if (recorded) store.put(`volunteers/${uid}`, recorded);
  if (written) store.put(`applications/${uid}`, written);
  const user = show(<ApplicationScreen />, { at: "/volunteer-application" });
  return { uid, user };
}

async function write(written: Record<string, unknown> | null = null) {
  server.answers("saveApplication", {});
  const opened = await open(written);
  await screen.findByRole("button", { name: "Send to the team" });
  return opened;
}

describe("the state of an application", () => {
  it.each([
    ["draft", "Not sent yet", "You tell us about yourself"],
    ["asked", "The team has asked something", "You tell us about yourself"],
    ["sent", "Sent, waiting for the team", "The team reads it"],
  ])("is shown: %s", async (status, title, now) => {
    await open({ ...whole, status });
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(step()?.textContent).toContain(now);
    expect(step()?.textContent).toMatch(/now$/);
  });

  it.each([
    ["declined", "Declined"],
    ["ended", "The approval was revoked"],
  ])("is at no step if it was declined or ended: %s", async (status, title) => {
    await open({ ...whole, status });
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Where it stands" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Send to the team" })).toBeNull();
  });

  it("leads somebody who is approved to the login", async () => {
    await open({ ...whole, status: "approved" }, { ...record, approved: true });
    expect((await screen.findByRole("link", { name: "Volunteer Login" })).getAttribute("href")).toBe(
      "/volunteer-login",
    );
  });

  it("renews the claims of somebody who is approved, so that the bars lead to the desk at once", async () => {
    const { uid } = await open({ ...whole, status: "sent" });
    await screen.findByRole("heading", { name: "Sent, waiting for the team" });
    accounts.has({ uid, email: "meera@example.com", claims: { volunteer: true } });
    store.change(`volunteers/${uid}`, { approved: true });
    await waitFor(() => expect(currentSession().claims.volunteer).toBe(true));
  });

  it("changes while the page is open, with what the team wrote", async () => {
    const { uid } = await open({ ...whole, status: "sent" });
    await screen.findByRole("heading", { name: "Sent, waiting for the team" });
    store.change(`applications/${uid}`, { status: "asked", words: "Which hours do you mean?" });
    expect(await screen.findByRole("heading", { name: "The team has asked something" })).toBeTruthy();
    expect(screen.getByRole("figure").textContent).toContain("Which hours do you mean?");
    expect(await screen.findByRole("button", { name: "Send to the team" })).toBeTruthy();
  });

  it("shows what was written once it was sent", async () => {
    await open({ ...whole, status: "sent", sentAt: instant(Date.now()) });
    const fact = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;
    await screen.findByRole("heading", { name: "What you wrote" });
    expect(fact("Name")).toBe("Meera");
    expect(fact("Languages that you can listen in")).toBe("English, తెలుగు");
    expect(fact("Hours a week")).toBe("3 to 5");
    expect(fact("Experience (if any)")).toBe("Nothing written");
  });
});

describe("without an application", () => {
  it("says so, with a link to start one", async () => {
    await open(null, null);
    expect(await screen.findByText("This account has not applied as a volunteer.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Become a volunteer" }).getAttribute("href")).toBe("/volunteer-signup");
  });

  it("claims nothing while the store is slow or not available", async () => {
    const answer = store.isSlow();
    await open(null, null);
    expect(screen.getByText("Loading…")).toBeTruthy();
    expect(screen.queryByText("This account has not applied as a volunteer.")).toBeNull();
    network.goes();
    network.returns();
    answer();
    expect(await screen.findByText("This account has not applied as a volunteer.")).toBeTruthy();
  });

  it("says that it could not be loaded if it can't be read", async () => {
    await open({ status: "unheard-of" });
    expect(await screen.findByText("Your application could not be loaded.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send to the team" })).toBeNull();
  });
});

describe("writing an application", () => {
  it("begins with what is stored", async () => {
    await write({ ...whole, status: "draft" });
    expect(field("Name").value).toBe("Meera");
    expect(
      within(screen.getByRole("group", { name: "Languages that you can listen in" })).getAllByRole("checkbox", {
        checked: true,
      }),
    ).toHaveLength(2);
    expect(field("Hours a week").value).toBe("3-5");
    expect(screen.getByText("Everything is saved.")).toBeTruthy();
  });

  it("says nothing of an empty form", async () => {
    await write();
    expect(screen.queryByText("Everything is saved.")).toBeNull();
  });

  it("is saved while it is written, without blank fields", async () => {
    const { user } = await write();
    await user.type(field("Name"), "Meera");
    await user.type(field("Experience (if any)"), "   ");
    expect(screen.getByText("Saving…")).toBeTruthy();
    // Leaving the page saves at once, without the pause after the last key.
    fireEvent(window, new Event("pagehide"));
    await waitFor(() =>
      expect(server.asked("saveApplication").at(-1)).toMatchObject({ name: "Meera", experience: "" }),
    );
    expect(await screen.findByText("Everything is saved.")).toBeTruthy();
  });

  describe("and is left", () => {
    const hide = () => fireEvent(window, new Event("pagehide"));
    const saves = () => server.asked("saveApplication");

    /** Starts a save, and writes more meanwhile. */
    async function goesOn() {
      const { user } = await write();
      const lose = server.isLost("saveApplication");
      await user.type(field("Name"), "Me");
      hide();
      await waitFor(() => expect(saves()).toHaveLength(1));
      await user.type(field("Name"), "era");
      server.answers("saveApplication", {});
      return lose;
    }

    it("for another screen is saved", async () => {
      const { user } = await write();
      await user.type(field("Name"), "Meera");
      cleanup();
      await waitFor(() => expect(saves()).toEqual([expect.objectContaining({ name: "Meera" })]));
    });

    it("for another screen is saved after the present save, with what was written since", async () => {
      const lose = await goesOn();
      cleanup();
      expect(saves()).toHaveLength(1);
      lose();
      await waitFor(() => expect(saves().at(-1)).toMatchObject({ name: "Meera" }));
      expect(saves()).toHaveLength(2);
    });

    it("by closing the page is saved at once, whatever is being saved", async () => {
      await goesOn();
      hide();
      await waitFor(() => expect(saves().at(-1)).toMatchObject({ name: "Meera" }));
    });

    it("is not saved as that of somebody else who logged in meanwhile", async () => {
      const { user } = await write();
      await user.type(field("Name"), "Meera");
      await isHere();
      await screen.findByText("This account has not applied as a volunteer.");
      expect(saves()).toEqual([]);
    });
  });

  it("says that it is not saved, and continues when the network is back", async () => {
    const { user } = await write();
    network.goes();
    await user.type(field("Name"), "Meera");
    fireEvent(window, new Event("pagehide"));
    expect(await screen.findByText(/^Not saved yet: No connection right now\./)).toBeTruthy();
    network.returns();
    expect(await screen.findByText("Everything is saved.")).toBeTruthy();
    expect(field("Name").value).toBe("Meera");
  });
});

describe("sending an application", () => {
  it("names each missing field, and sends nothing", async () => {
    const { user } = await write();
    await user.click(send());
    for (const words of [
      "Name: Please fill this in.",
      "Languages that you can listen in: Please choose at least one.",
      "Hours a week: Please fill this in.",
      "Why do you want to listen?: Please fill this in.",
      "Being checked: We need your agreement to this.",
    ])
      expect(await screen.findByRole("link", { name: words })).toBeTruthy();
    expect(server.asked("sendApplication")).toEqual([]);
    await user.type(field("Name"), "M");
    expect(screen.queryByRole("link", { name: "Name: Please fill this in." })).toBeNull();
  });

  it("sends what is written, and moves the focus to the result", async () => {
    server.answers("sendApplication", {});
    const { user } = await write({ ...whole, status: "draft" });
    await user.type(field("Experience (if any)"), "My grandmother");
    await user.click(send());
    await waitFor(() => expect(server.asked("sendApplication")).toEqual([{ ...whole, experience: "My grandmother" }]));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your application as a volunteer" })),
    );
  });

  it("waits for a save in progress; afterwards nothing is saved any more", async () => {
    const { user } = await write({ ...whole, status: "draft" });
    const answer = server.isSlow("saveApplication", {});
    server.answers("sendApplication", {});
    await user.type(field("Experience (if any)"), "My grandmother");
    fireEvent(window, new Event("pagehide"));
    await waitFor(() => expect(server.asked("saveApplication")).toHaveLength(1));
    await user.type(field("Name"), " Rao");
    await user.click(send());
    const sending = screen.getByRole("button", { name: "Sending..." });
    expect(server.asked("sendApplication")).toEqual([]);
    answer();
    await waitFor(() =>
      expect(server.asked("sendApplication")).toEqual([{ ...whole, name: "Meera Rao", experience: "My grandmother" }]),
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your application as a volunteer" })),
    );
    expect(sending.getAttribute("aria-busy")).toBe("true");
    fireEvent(window, new Event("pagehide"));
    expect(server.asked("saveApplication")).toHaveLength(1);
  });

  it.each([
    [
      "it was answered meanwhile",
      () => server.refuses("sendApplication", "APPLICATION_CLOSED"),
      /^This application was sent or answered meanwhile\./,
    ],
    ["the network is gone", () => server.isUnreachable("sendApplication"), /^No connection right now\./],
  ])("says why it was not sent, and keeps what was written: %s", async (_why, given, words) => {
    given();
    const { user } = await write({ ...whole, status: "draft" });
    await user.click(send());
    expect(await screen.findByText(words)).toBeTruthy();
    expect(field("Why do you want to listen?").value).toBe("Somebody listened to me once.");
  });

  it("says no longer that there is no connection once there is one", async () => {
    const { user } = await write({ ...whole, status: "draft" });
    network.goes();
    await user.click(send());
    expect(await screen.findByText(/^No connection right now\./)).toBeTruthy();
    network.returns();
    expect(screen.queryByText(/^No connection right now\./)).toBeNull();
  });

  it("says no longer that there is no connection once something was saved", async () => {
    server.isUnreachable("sendApplication");
    const { user } = await write({ ...whole, status: "draft" });
    await user.type(field("Name"), " Rao");
    await user.click(send());
    expect(await screen.findByText(/^No connection right now\./)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/^No connection right now\./)).toBeNull(), { timeout: 5_000 });
    expect(server.asked("saveApplication")).toMatchObject([{ name: "Meera Rao" }]);
  });
});
