import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { ListenersSection } from "./ListenersSection";

const NOW = Date.now();

const person = (changes: Record<string, unknown>): void =>
  store.put("volunteers/meera", {
    email: "meera@example.com",
    emailConfirmed: true,
    approved: false,
    name: "Meera Iyer",
    appliedAt: instant(NOW),
    ...changes,
  });

const application = (changes: Record<string, unknown>): void =>
  store.put("applications/meera", { name: "Meera Iyer", status: "sent", sentAt: instant(NOW), ...changes });

async function open(query: string) {
  await isHere({ claims: { admin: true } });
  return show(<ListenersSection />, { at: `/admin/listeners${query}` });
}

const fact = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;

describe("the application of somebody whose approval was revoked", () => {
  it.each([
    ["sent", NOW, "Sent, waiting for the team"],
    ["draft", null, "Not sent yet"],
    ["ended", NOW, "The approval was revoked · Who decided, and why"],
  ])("has the state that it got since: %s", async (status, sentAt, words) => {
    person({ decidedAt: instant(NOW - 60_000) });
    application({ status, sentAt: sentAt === null ? null : instant(sentAt) });
    await open("?application=meera");
    await screen.findByRole("heading", { name: "Application of Meera Iyer" });
    expect(fact("State")).toBe(words);
  });
});

describe("who decided on an application is a line of the audit log that its page links to", () => {
  const link = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");

  it.each([
    ["approved", true, "Who decided", "volunteer.approve"],
    ["declined", false, "Who decided", "volunteer.decline"],
    ["ended", false, "Who decided, and why", "volunteer.revoke"],
  ])("%s", async (status, approved, name, action) => {
    person({ approved, ...(status !== "declined" && { decidedAt: instant(NOW) }) });
    application({ status, answeredAt: instant(NOW) });
    await open("?application=meera");
    expect(await link(name)).toBe(`/admin/audit?person=meera&action=${action}`);
  });

  it("also from the list, for who was declined", async () => {
    person({});
    application({ status: "declined", answeredAt: instant(NOW) });
    await open("?list=applications");
    expect(await link("Who decided")).toBe("/admin/audit?person=meera&action=volunteer.decline");
  });

  it("and not linked to before anybody has decided", async () => {
    person({});
    application({});
    await open("?application=meera");
    await screen.findByText("Sent, waiting for the team");
    expect(screen.queryByRole("link", { name: /^Who decided/ })).toBeNull();
  });
});

describe("a decision about a listener", () => {
  const decideBy = async (name: "Approve" | "Revoke", list: string) => {
    const user = await open(`?list=${list}`);
    const row = within((await screen.findByRole("link", { name: "meera@example.com" })).closest("li") ?? document.body);
    // The answer names the application that was seen.
    if (list === "applications") await row.findByText(/waiting for the team/);
    await user.click(row.getByRole("button", { name: new RegExp(`^${name}`) }));
    const asked = within(await screen.findByRole("dialog"));
    if (name === "Revoke") await user.type(asked.getByLabelText("Reason"), "They asked.");
    await user.click(asked.getByRole("button", { name }));
    return user;
  };

  it("can be undone if it is the admin's own", async () => {
    person({});
    application({});
    server.answers("approveVolunteer", { uid: "meera", approved: true });
    server.answers("revokeVolunteer", { uid: "meera", approved: false });
    const user = await decideBy("Approve", "applications");
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(server.asked("revokeVolunteer")).toHaveLength(1));
  });

  it.each([
    ["Approve", "applications", "meera@example.com can listen now.", 0],
    ["Revoke", "listeners", "meera@example.com can no longer listen.", 0],
    [
      "Revoke",
      "listeners",
      "meera@example.com can no longer listen. The people they were talking with are back in the queue.",
      2,
    ],
  ] as const)(
    "that a colleague had made before is not undone by who came second: %s",
    async (name, list, words, load) => {
      person({ approved: name === "Revoke", load });
      application({});
      server.answers("approveVolunteer", { uid: "meera", approved: true, changed: false });
      server.answers("revokeVolunteer", { uid: "meera", approved: false, changed: false });
      await decideBy(name, list);
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    },
  );

  it("shows what a colleague has decided meanwhile, and keeps the reason", async () => {
    const before = NOW - 60_000;
    person({ approved: true, decidedAt: instant(before) });
    server.refuses("revokeVolunteer", "APPLICATION_CLOSED");
    const user = await open("?list=listeners");
    const revoke = async () => {
      await user.click(await screen.findByRole("button", { name: /^Revoke/ }));
      return within(await screen.findByRole("dialog"));
    };
    const asked = await revoke();
    await user.type(asked.getByLabelText("Reason"), "They asked.");
    // Revoked by a colleague, and then approved again.
    person({ approved: true, decidedAt: instant(NOW) });
    await user.click(asked.getByRole("button", { name: "Revoke" }));
    expect(await screen.findByText(/^Meanwhile a colleague has approved meera@example\.com\./)).toBeTruthy();
    expect((await revoke()).getByLabelText<HTMLTextAreaElement>("Reason").value).toBe("They asked.");
    server.answers("revokeVolunteer", { uid: "meera", approved: false });
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Revoke" }));
    await waitFor(() =>
      expect(server.asked("revokeVolunteer")).toEqual(
        [before, NOW].map((decidedAt) => ({ uid: "meera", reason: "They asked.", saw: { decidedAt } })),
      ),
    );
  });

  it("approves nobody whose application a colleague has answered meanwhile", async () => {
    person({});
    application({});
    server.refuses("approveVolunteer", "APPLICATION_CLOSED");
    await decideBy("Approve", "applications");
    expect(await screen.findByText(/^Meanwhile a colleague has decided about meera@example\.com\./)).toBeTruthy();
    const saw = { decidedAt: null, answeredAt: null };
    expect(server.asked("approveVolunteer")).toEqual([{ uid: "meera", saw }]);
  });
});
