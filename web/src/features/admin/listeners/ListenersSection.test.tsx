import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { putApplicant, putApplication } from "../../../test-support/applicants";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant } from "../../../test-support/store";
import { ListenersSection } from "./ListenersSection";

const NOW = Date.now();
// On the same day, also shortly after midnight.
const SENT = NOW - 1_000;

const person = putApplicant;
const application = (uid: string, changes: Readonly<Record<string, unknown>> = {}): void =>
  putApplication(uid, { sentAt: instant(SENT), ...changes });

async function open(query = "") {
  const uid = await isHere({ claims: { admin: true } });
  return { uid, user: show(<ListenersSection />, { at: `/admin/listeners${query}` }) };
}

const row = async (uid: string) =>
  within((await screen.findByRole("link", { name: `${uid}@example.com` })).closest("li") ?? document.body);
const dialog = async () => within(await screen.findByRole("dialog"));

it("leads from an application back to the list that the admin came from", async () => {
  person("meera");
  const { user } = await open("?list=applications");
  await user.click((await row("meera")).getByRole("link", { name: /^Read the application/ }));
  await user.click(await screen.findByRole("link", { name: "Back to the lists" }));
  expect(location.search).toBe("?list=applications");
  expect(await row("meera")).toBeTruthy();
});

it("leads from a listener to the log line that says who approved them", async () => {
  person("meera", { approved: true, decidedAt: instant(NOW) });
  await open("?list=listeners");
  const link = (await row("meera")).getByRole("link", { name: "Who decided" });
  expect(link.getAttribute("href")).toBe("/admin/audit?person=meera&action=volunteer.approve");
});

describe("applications to decide", () => {
  it("are reported as none", async () => {
    await open();
    expect(await screen.findByText(/^No application that was sent is waiting for an answer\./)).toBeTruthy();
  });

  it("are sorted with the longest waiting first, and link to the whole application", async () => {
    application("late", { name: "Late", sentAt: instant(NOW) });
    application("early", { name: "Early", sentAt: instant(NOW - 7_200_000) });
    await open();
    const list = within(await screen.findByRole("region", { name: "To decide" }));
    await waitFor(() =>
      expect(list.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Early", "Late"]),
    );
    expect(list.getAllByRole("listitem")[0]?.textContent).toContain("English, Telugu · Hours a week: 3 to 5");
    expect(list.getByRole("link", { name: "Early" }).getAttribute("href")).toBe("/admin/listeners?application=early");
  });
});

describe("one application", () => {
  const openOne = async (record: Record<string, unknown> = {}) => {
    person("meera", record);
    application("meera");
    const opened = await open("?application=meera");
    await screen.findByRole("heading", { name: "Application of Meera Iyer" });
    return opened;
  };

  it("is shown in full, with whether the address is confirmed", async () => {
    await openOne({ emailConfirmed: false });
    const fact = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;
    expect(fact("State")).toBe("Sent, waiting for the team");
    expect(fact("Email")).toBe("meera@example.com (not confirmed)");
    expect(fact("Why they want to listen")).toBe("Somebody listened to me once.");
    expect(fact("Experience (if any)")).toBe("Nothing written");
    expect(fact("Agrees to being checked")).toBe("Yes");
  });

  it("is answered with the written text, after a dialog that says what follows", async () => {
    server.answers("answerApplication", {});
    const { user } = await openOne();
    await user.click(screen.getByRole("radio", { name: "Ask back" }));
    await user.type(screen.getByLabelText("Words to the applicant"), " Which hours? ");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    const asked = await dialog();
    expect(asked.getByText(/^They read your question on their page/)).toBeTruthy();
    expect(server.asked("answerApplication")).toEqual([]);
    await user.click(asked.getByRole("button", { name: "Ask back" }));
    expect(await screen.findByText("Asked. The applicant has been notified.")).toBeTruthy();
    expect(server.asked("answerApplication")).toEqual([
      { uid: "meera", sentAt: SENT, answer: { answer: "ask", words: "Which hours?" } },
    ]);
  });

  it.each([
    ["nothing was chosen", null, /What do you decide\?$/],
    ["a refusal has no words", "Decline", /Please write what they should read\.$/],
  ])("is not answered if %s", async (_why, choice, words) => {
    const { user } = await openOne();
    if (choice !== null) await user.click(screen.getByRole("radio", { name: choice }));
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect((await screen.findAllByRole("link", { name: words })).length).toBeGreaterThan(0);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("warns before an unconfirmed address is approved", async () => {
    const { user } = await openOne({ emailConfirmed: false });
    await user.click(screen.getByRole("radio", { name: "Approve" }));
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect((await dialog()).getByText(/^This email has not been confirmed yet/)).toBeTruthy();
  });

  it("that was answered meanwhile says so, and keeps the text", async () => {
    server.refuses("answerApplication", "APPLICATION_CLOSED");
    const { user } = await openOne();
    await user.click(screen.getByRole("radio", { name: "Decline" }));
    await user.type(screen.getByLabelText("Words to the applicant"), "Not now.");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await user.click((await dialog()).getByRole("button", { name: "Decline" }));
    expect(await screen.findByText(/^This application was sent or answered meanwhile\./)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Words to the applicant").value).toBe("Not now.");
  });

  it("that was not sent is approved on its own page, after a warning", async () => {
    person("meera");
    application("meera", { status: "draft", sentAt: null, why: "" });
    server.answers("approveVolunteer", { uid: "meera", approved: true });
    const { user } = await open("?list=applications&application=meera");
    await user.click(await screen.findByRole("button", { name: "Approve" }));
    const asked = await dialog();
    expect(asked.getByText(/^Their application has not been sent\./)).toBeTruthy();
    await user.click(asked.getByRole("button", { name: "Approve anyway" }));
    await waitFor(() => expect(server.asked("approveVolunteer")).toMatchObject([{ uid: "meera" }]));
    expect(await screen.findByText("meera@example.com can listen now.")).toBeTruthy();
  });

  it("of somebody whose approval was revoked says so", async () => {
    person("meera", { decidedAt: instant(NOW) });
    await open("?application=meera");
    expect(await screen.findByText(/^The approval was revoked/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Approve" })).toBeTruthy();
  });

  it("that does not exist is reported so, and one's own is decided by others", async () => {
    await open("?application=nobody");
    expect(await screen.findByText("Nobody has this ID.")).toBeTruthy();
  });
});

describe("the lists of applicants and listeners", () => {
  it.each([
    ["applications", "Nobody is waiting to be approved."],
    ["listeners", "Nobody is approved yet."],
    ["revoked", "Nobody’s approval was revoked."],
  ])("are reported as empty: %s", async (list, words) => {
    await open(`?list=${list}`);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("can be searched by the beginning of an address", async () => {
    person("meera");
    person("ravi");
    const { user } = await open("?list=applications");
    await row("ravi");
    await user.type(screen.getByRole("searchbox", { name: "Find by email" }), "MEE");
    await waitFor(() => expect(screen.queryByRole("link", { name: "ravi@example.com" })).toBeNull());
    expect(await screen.findByRole("link", { name: "meera@example.com" })).toBeTruthy();
    await user.type(screen.getByRole("searchbox"), "x");
    expect(await screen.findByText("No address in this list begins like this.")).toBeTruthy();
  });

  it("keep a row, and the focus in it, while the filter removes others", async () => {
    person("meera");
    person("ravi");
    const { user } = await open("?list=applications");
    const approve = (await row("meera")).getByRole("button", { name: /^Approve/ });
    await user.type(screen.getByRole("searchbox", { name: "Find by email" }), "mee");
    approve.focus();
    await waitFor(() => expect(screen.queryByRole("link", { name: "ravi@example.com" })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(approve));
  });

  it("say when an application was sent, and when it was not", async () => {
    person("meera");
    person("ravi");
    application("ravi");
    await open("?list=applications");
    await (await row("meera")).findByText(/^Signed up: Today · Not sent yet$/);
    await (await row("ravi")).findByText(/^Sent: Today · Sent, waiting for the team$/);
    expect(screen.queryByText(/Applied:/)).toBeNull();
  });

  it("warn before an approval if nothing was sent", async () => {
    person("meera");
    server.answers("approveVolunteer", { uid: "meera", approved: true });
    const { user } = await open("?list=applications");
    await (await row("meera")).findByText(/Not sent yet/);
    await user.click((await row("meera")).getByRole("button", { name: /^Approve/ }));
    const asked = await dialog();
    expect(asked.getByText(/^Their application has not been sent\./)).toBeTruthy();
    await user.click(asked.getByRole("button", { name: "Approve anyway" }));
    await waitFor(() => expect(server.asked("approveVolunteer")).toHaveLength(1));
  });

  it("show revoked ones apart, also among many, where they can be approved again", async () => {
    for (let nth = 0; nth < 9; nth += 1)
      person(`r${nth}`, { appliedAt: instant(NOW - nth), decidedAt: instant(NOW - nth) });
    person("meera", { appliedAt: instant(NOW - 60_000) });
    const { user } = await open("?list=applications");
    await row("meera");
    const emails = () =>
      screen.queryAllByRole("link", { name: /@example\.com$/ }).map(({ textContent }) => textContent);
    const named = () => emails().filter((each) => !each.startsWith("Read"));
    expect(named()).toEqual(["meera@example.com"]);
    await user.click(screen.getByRole("link", { name: "Revoked" }));
    await waitFor(() => expect(named()).toHaveLength(8));
    expect((await row("r0")).getByText(/Approval revoked: Today$/)).toBeTruthy();
    expect((await row("r0")).getByRole("button", { name: /^Approve/ })).toBeTruthy();
    await user.type(screen.getByRole("searchbox", { name: "Find by email" }), "me");
    await screen.findByText("No address in this list begins like this.");
  });

  it("let an admin approve after a question, which removes the row", async () => {
    person("meera");
    application("meera");
    server.answers("approveVolunteer", ({ ...whom }) => {
      queueMicrotask(() => person("meera", { approved: true }));
      return { uid: "uid" in whom ? whom.uid : "", approved: true };
    });
    const { user } = await open("?list=applications");
    await user.click((await row("meera")).getByRole("button", { name: /^Approve/ }));
    const asked = await dialog();
    expect(asked.getByText(/^They can log in as a volunteer at once/)).toBeTruthy();
    await user.click(asked.getByRole("button", { name: "Approve" }));
    expect(await screen.findByText("meera@example.com can listen now.")).toBeTruthy();
    expect(server.asked("approveVolunteer")).toMatchObject([{ uid: "meera" }]);
    expect(await screen.findByText("Nobody is waiting to be approved.")).toBeTruthy();
  });

  it("ask twice if the address is not confirmed", async () => {
    person("meera", { emailConfirmed: false });
    server.answers("approveVolunteer", { uid: "meera", approved: true });
    const { user } = await open("?list=applications");
    expect((await row("meera")).getByText("Email not confirmed")).toBeTruthy();
    await user.click((await row("meera")).getByRole("button", { name: /^Approve/ }));
    await user.click((await dialog()).getByRole("button", { name: "Approve" }));
    expect(server.asked("approveVolunteer")).toEqual([]);
    await user.click((await dialog()).getByRole("button", { name: "Approve anyway" }));
    await waitFor(() => expect(server.asked("approveVolunteer")).toHaveLength(1));
  });

  it("let an admin revoke after a question, which says what becomes of that listener's people", async () => {
    person("meera", { approved: true, load: 2 });
    server.isUnreachable("revokeVolunteer");
    const { user } = await open("?list=listeners");
    expect((await row("meera")).getByText("In 2 conversations")).toBeTruthy();
    await user.click((await row("meera")).getByRole("button", { name: /^Revoke/ }));
    const asked = await dialog();
    expect(asked.getByText(/go back to the queue and are told/)).toBeTruthy();
    expect(asked.getByRole("alert").textContent).toBe("They are with 2 people right now.");
    expect(asked.getByText("Required. It is kept in the audit log.")).toBeTruthy();
    await user.click(asked.getByRole("button", { name: "Revoke" }));
    expect(await asked.findByText("Please write a reason.")).toBeTruthy();
    expect(server.asked("revokeVolunteer")).toEqual([]);
    await user.type(asked.getByLabelText("Reason"), " They asked. ");
    await user.click(asked.getByRole("button", { name: "Revoke" }));
    await waitFor(() =>
      expect(server.asked("revokeVolunteer")).toMatchObject([{ uid: "meera", reason: "They asked." }]),
    );
    expect((await (await row("meera")).findByRole("alert")).textContent).toMatch(/^No connection right now\./);
  });

  it("leave the decision about oneself to somebody else", async () => {
    const { uid } = await open("?list=listeners");
    person(uid, { approved: true });
    expect((await row(uid)).getByText(/^You can’t decide about your own account\./)).toBeTruthy();
    expect((await row(uid)).queryByRole("button")).toBeNull();
  });
});
