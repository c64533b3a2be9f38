import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { forgetReader } from "../../../lib/sessionEnd";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { TicketsSection } from "./TicketsSection";

const question = (id: string, text: string, minutesAgo: number, changes: Record<string, unknown> = {}): void =>
  store.put(`supportRequests/${id}`, {
    userId: "asha",
    text,
    locale: "te",
    createdAt: instant(Date.now() - minutesAgo * 60_000),
    status: "open",
    reply: null,
    repliedAt: null,
    ...changes,
  });

async function open(query = "") {
  await isHere({ claims: { admin: true } });
  return show(<TicketsSection />, { at: `/admin/messages${query}` });
}

const rows = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

/** The field of the answer to 'I paid twice.' */
const answerField = async () =>
  within(await screen.findByRole("form", { name: "I paid twice.", hidden: true })).getByLabelText<HTMLTextAreaElement>(
    "Your answer",
  );

describe("questions", () => {
  it("are reported as none", async () => {
    await open();
    expect(await screen.findByText(/^No question is waiting\. .*“Support”/)).toBeTruthy();
  });

  it("are sorted with the longest waiting first, with day and language; answered ones are gone", async () => {
    question("new", "Where is my plan?", 5);
    question("old", "I paid twice.", 60);
    question("done", "Thanks", 90, { status: "answered", reply: "Welcome" });
    await open();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toMatch(/^I paid twice\..*(Today|Yesterday), \d+:\d+\s[ap]m · Telugu/);
    expect(rows()[1]).toContain("Where is my plan?");
  });

  it("are answered in a field, and then leave the list", async () => {
    question("one", "I paid twice.", 5);
    server.answers("replySupport", ({ requestId, reply }) => {
      queueMicrotask(() => store.change("supportRequests/one", { status: "answered", reply }));
      return { requestId };
    });
    const user = await open();
    const form = within(await screen.findByRole("form", { name: "I paid twice.", hidden: true }));
    await user.type(form.getByLabelText("Your answer"), "It is on its way back.");
    await user.click(form.getByRole("button", { name: "Answer", hidden: true }));
    expect(await screen.findByText("Answered. The person has been notified.")).toBeTruthy();
    expect(server.asked("replySupport")).toEqual([{ requestId: "one", reply: "It is on its way back." }]);
    expect(await screen.findByText(/^No question is waiting\. .*“Support”/)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("are not answered with an empty text, and each has its own field", async () => {
    question("one", "I paid twice.", 5);
    question("two", "Where is my plan?", 1);
    const user = await open();
    const form = within(await screen.findByRole("form", { name: "Where is my plan?", hidden: true }));
    await user.click(form.getByRole("button", { name: "Answer", hidden: true }));
    const problem = await form.findByRole("link", { name: "Your answer: Please fill this in.", hidden: true });
    expect(problem.getAttribute("href")).toBe("#reply-two");
    expect(server.asked("replySupport")).toEqual([]);
    expect(screen.getAllByRole("alert", { hidden: true })).toHaveLength(1);
  });

  it("keep a half-written answer while the admin visits the person's page, until it is sent", async () => {
    question("one", "I paid twice.", 5);
    const user = await open();
    await user.type(await answerField(), "I have looked");
    cleanup();
    const again = show(<TicketsSection />, { at: "/admin/messages" });
    expect((await answerField()).value).toBe("I have looked");
    server.answers("replySupport", ({ requestId }) => ({ requestId }));
    await again.click(screen.getByRole("button", { name: "Answer", hidden: true }));
    await screen.findByText("Answered. The person has been notified.");
    cleanup();
    show(<TicketsSection />, { at: "/admin/messages" });
    expect((await answerField()).value).toBe("");
  });

  it("keep a half-written answer on the device until it is emptied or the admin logs out", async () => {
    question("one", "I paid twice.", 5);
    const user = await open();
    const stored = (): readonly string[] => Object.values<string>({ ...localStorage });
    await user.type(await answerField(), "I have looked");
    expect(stored()).toContain("I have looked");
    await user.clear(await answerField());
    expect(stored()).not.toContain("I have looked");
    await user.type(await answerField(), "It is paid back");
    cleanup();
    forgetReader();
    show(<TicketsSection />, { at: "/admin/messages" });
    expect((await answerField()).value).toBe("");
  });

  it("keep an answer that did not reach the server", async () => {
    question("one", "I paid twice.", 5);
    server.isUnreachable("replySupport");
    const user = await open();
    const form = within(await screen.findByRole("form", { name: "I paid twice.", hidden: true }));
    await user.type(form.getByLabelText("Your answer"), "Soon.");
    await user.click(form.getByRole("button", { name: "Answer", hidden: true }));
    expect(await form.findByText(/^No connection right now\./)).toBeTruthy();
    expect(form.getByLabelText<HTMLTextAreaElement>("Your answer").value).toBe("Soon.");
  });

  it("answered by a colleague meanwhile show the unsent text, and say that it was not sent", async () => {
    question("one", "I paid twice.", 5);
    const user = await open();
    const form = within(await screen.findByRole("form", { name: "I paid twice.", hidden: true }));
    await user.type(form.getByLabelText("Your answer"), "It is on its way back.");
    store.change("supportRequests/one", { status: "answered", reply: "Done." });
    const notice = await screen.findByRole("alert");
    expect(notice.textContent).toContain("A colleague answered “I paid twice.” before you did.");
    expect(notice.textContent).toContain("It is on its way back.");
    await user.click(within(notice).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(Object.values({ ...localStorage })).not.toContain("It is on its way back.");
  });

  it("answered by a colleague at the same moment show the refused text", async () => {
    question("one", "I paid twice.", 5);
    server.refuses("replySupport", "ID_REUSED");
    const user = await open();
    const form = within(await screen.findByRole("form", { name: "I paid twice.", hidden: true }));
    await user.type(form.getByLabelText("Your answer"), "It is on its way back.");
    const pressed = user.click(form.getByRole("button", { name: "Answer", hidden: true }));
    store.change("supportRequests/one", { status: "answered", reply: "Done." });
    await pressed;
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("It is on its way back."));
  });

  describe("whose answer was stored, but whose reply was lost", () => {
    const REPLY = "It is on its way back.";
    const goes = (reply = REPLY): void => store.change("supportRequests/one", { status: "answered", reply });

    async function loses() {
      question("one", "I paid twice.", 5);
      const lose = server.isLost("replySupport");
      const user = await open();
      const form = within(await screen.findByRole("form", { name: "I paid twice.", hidden: true }));
      await user.type(form.getByLabelText("Your answer"), REPLY);
      await user.click(form.getByRole("button", { name: "Answer", hidden: true }));
      await waitFor(() => expect(server.asked("replySupport")).toHaveLength(1));
      return lose;
    }

    it.each(["before", "after"])("are not attributed to a colleague: gone %s the reply was lost", async (when) => {
      const lose = await loses();
      server.answers("replySupport", ({ requestId }) => ({ requestId }));
      if (when === "before") goes();
      lose();
      if (when === "after") {
        await screen.findByText(/^No connection right now\./);
        goes();
      }
      expect(await screen.findByText("Answered. The person has been notified.")).toBeTruthy();
      expect(screen.queryByText(/^A colleague answered/)).toBeNull();
      expect(server.asked("replySupport").at(-1)).toEqual({ requestId: "one", reply: REPLY });
    });

    it("are attributed to a colleague if the answer was not stored", async () => {
      const lose = await loses();
      server.refuses("replySupport", "ID_REUSED");
      goes("Done.");
      lose();
      const notice = (await screen.findByText(/^A colleague answered/)).closest("[role=alert]");
      expect(notice?.textContent).toContain(REPLY);
    });
  });

  it("that can’t be loaded are reported so, and loaded again", async () => {
    store.refuses("supportRequests");
    question("one", "I paid twice.", 5);
    const user = await open();
    await waitFor(() => expect(screen.getByText("This could not be loaded.")).toBeTruthy(), { timeout: 20_000 });
    store.allows("supportRequests");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  }, 30_000);
});

describe("answered questions", () => {
  it("are reported as none, and listed with their answers, last answered first", async () => {
    await open("?list=answered");
    expect(await screen.findByText("No question has been answered yet.")).toBeTruthy();
    const answered = (id: string, text: string, reply: string, minutesAgo: number): void =>
      question(id, text, 600, { status: "answered", reply, repliedAt: instant(Date.now() - minutesAgo * 60_000) });
    answered("old", "I paid twice.", "It is on its way back.", 60);
    answered("new", "Where is my plan?", "On your profile.", 1);
    question("open", "Hello?", 2);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toMatch(/^Where is my plan\?.*Answer: On your profile\./);
    expect(screen.queryByLabelText("Your answer")).toBeNull();
  });
});

describe("feedback", () => {
  it("is reported as none, and listed newest first", async () => {
    await open("?list=feedback");
    expect(await screen.findByText("No feedback yet.")).toBeTruthy();
    const told = (id: string, text: string, minutesAgo: number): void =>
      store.put(`feedback/${id}`, {
        userId: "asha",
        text,
        locale: "en",
        createdAt: instant(Date.now() - minutesAgo * 60_000),
      });
    told("old", "The night was long.", 60);
    told("new", "Somebody listened.", 1);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toContain("Somebody listened.");
    expect(screen.queryByLabelText("Your answer")).toBeNull();
  });
});

describe("the feedback of a link", () => {
  it("is shown alone, with a link to all feedback", async () => {
    const told = (id: string, text: string): void =>
      store.put(`feedback/${id}`, { userId: "asha", text, locale: "en", createdAt: instant(Date.now()) });
    told("one", "I want to kill myself.");
    told("two", "Somebody listened.");
    await open("?list=feedback&find=one");
    expect(await screen.findByText("I want to kill myself.")).toBeTruthy();
    expect(screen.queryByText("Somebody listened.")).toBeNull();
    expect(screen.getByRole("link", { name: "All feedback" }).getAttribute("href")).toBe(
      "/admin/messages?list=feedback",
    );
  });

  it("is reported as not found", async () => {
    await open("?list=feedback&find=none");
    expect(await screen.findByText("No feedback has this ID.")).toBeTruthy();
  });
});

describe("the question of a link", () => {
  it("is shown alone and can be answered, and shows its answer afterwards", async () => {
    question("one", "I paid twice.", 5);
    question("two", "Where is my plan?", 6);
    await open("?find=one");
    expect(await screen.findByText("I paid twice.")).toBeTruthy();
    expect(screen.queryByText("Where is my plan?")).toBeNull();
    expect(screen.getByRole("button", { name: "Answer", hidden: true })).toBeTruthy();
    question("one", "I paid twice.", 5, { status: "answered", reply: "It is on its way back." });
    expect(await screen.findByText("It is on its way back.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Answer", hidden: true })).toBeNull();
    expect(screen.getByRole("link", { name: "All questions" }).getAttribute("href")).toBe("/admin/messages");
  });

  it("is reported as not found", async () => {
    await open("?find=none");
    expect(await screen.findByText("No question has this ID.")).toBeTruthy();
  });
});
