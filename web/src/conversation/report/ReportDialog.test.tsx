import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { show } from "../../test-support/render";
import { server, someId } from "../../test-support/server";
import { store } from "../../test-support/store";
import { putMessage } from "../../test-support/stored";
import { ReportDialog } from "./ReportDialog";

const send = () => screen.getByRole("button", { name: "Send report" });
const kind = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

function open(side: "customer" | "volunteer" = "customer") {
  const heard = { closed: vi.fn(), blocked: vi.fn() };
  const user = show(
    <ReportDialog open side={side} conversationId="asha" onClose={heard.closed} onBlocked={heard.blocked} />,
  );
  return { user, ...heard };
}

/** A page whose button opens the dialog. */
function Reopened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Report
      </button>
      <ReportDialog open={isOpen} side="customer" conversationId="asha" onClose={() => setOpen(false)} />
    </>
  );
}

describe("what happened", () => {
  it("has to be chosen; the dialog says so until it is", async () => {
    const { user } = open();
    await user.click(send());
    expect(screen.getByRole("alert").textContent).toBe("Please choose what happened.");
    expect(server.asked("reportConversation")).toEqual([]);
    await user.click(kind("Threats"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is brought into sight with the error, and gets the focus, each time that it is missing", async () => {
    const shown = vi.spyOn(Element.prototype, "scrollIntoView");
    const { user } = open();
    for (const times of [1, 2]) {
      await user.click(send());
      await waitFor(() => expect(document.activeElement).toBe(kind("Insults or harassment")));
      expect(shown.mock.instances).toEqual(Array(times).fill(screen.getByRole("group", { name: "What happened?" })));
    }
  });

  it("is asked again without the old error when the dialog is opened again", async () => {
    const user = show(<Reopened />);
    await user.click(screen.getByRole("button", { name: "Report" }));
    await user.click(send());
    expect(screen.getByRole("alert")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Report" }));
    expect(send()).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is sent with the note, and the person is thanked", async () => {
    server.answers("reportConversation", { reportId: "one" });
    const { user, closed, blocked } = open();
    await user.click(kind("Asking to meet or talk elsewhere"));
    await user.type(screen.getByLabelText("Anything to add? (optional)"), "  He asked where I live. ");
    await user.click(send());
    expect(await screen.findByText("Thank you. The team has your report.")).toBeTruthy();
    expect(server.asked("reportConversation")).toEqual([
      { reportId: someId, conversationId: "asha", category: "contact", note: "He asked where I live.", block: false },
    ]);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(blocked).not.toHaveBeenCalled();
  });

  it("names who reads it, for each side", () => {
    open("customer");
    expect(screen.getByText(/The listener is not told that it was you\./)).toBeTruthy();
    open("volunteer");
    expect(screen.getByText(/If the person may be in danger, stay with them first\./)).toBeTruthy();
  });
});

it("does not say that the two are parted when no listener had come", async () => {
  server.answers("reportConversation", { reportId: "one", parted: false });
  const { user, blocked } = open();
  await user.click(kind("Something else"));
  await user.click(screen.getByRole("checkbox"));
  await user.click(send());
  expect(await screen.findByText("Thank you. The team has your report.")).toBeTruthy();
  expect(blocked).not.toHaveBeenCalled();
});

it("parts the two for good if asked to", async () => {
  server.answers("reportConversation", { reportId: "one" });
  const { user, blocked } = open("volunteer");
  await user.click(kind("Something else"));
  await user.click(screen.getByRole("checkbox", { name: "Don’t match me with this person again" }));
  await user.click(send());
  await waitFor(() => expect(blocked).toHaveBeenCalledTimes(1));
  expect(server.asked("reportConversation")).toEqual([
    { reportId: someId, conversationId: "asha", category: "other", block: true },
  ]);
});

describe("a report that does not arrive", () => {
  it("says so, keeps the text, and sends it again under the same id", async () => {
    server.isUnreachable("reportConversation");
    const { user, closed } = open();
    await user.click(kind("Threats"));
    await user.click(send());
    expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
    expect(closed).not.toHaveBeenCalled();
    expect(kind("Threats").checked).toBe(true);
    server.answers("reportConversation", { reportId: "one" });
    await user.click(send());
    await waitFor(() => expect(closed).toHaveBeenCalled());
    const [first, second] = server.asked("reportConversation");
    expect(second).toEqual(first);
  });

  it("is sent under another id after its id was used for something else", async () => {
    server.refuses("reportConversation", "ID_REUSED");
    const { user, closed } = open();
    await user.click(kind("Threats"));
    await user.click(send());
    expect(await screen.findByText("This was already sent with different content.")).toBeTruthy();
    server.answers("reportConversation", { reportId: "two" });
    await user.click(send());
    await waitFor(() => expect(closed).toHaveBeenCalled());
    const [first, second] = server.asked("reportConversation");
    expect(second).not.toEqual(first);
  });
});

describe("which listener is meant", () => {
  const wrote = (id: string, volunteerId: string, text: string, minutesAgo: number): void =>
    putMessage("asha", id, { sender: "volunteer", volunteerId, text, timestamp: Date.now() - minutesAgo * 60_000 });
  const LONG = "I am here for you, and you can take all the time that you need tonight.";

  it("is asked when more than one wrote, with the last message of each: the latest is preselected", async () => {
    wrote("m1", "ravi", "Good night", 90);
    wrote("m2", "meera", "Hello", 20);
    wrote("m3", "meera", LONG, 10);
    server.answers("reportConversation", { reportId: "one" });
    const { user } = open();
    const [latest, before] = await screen.findAllByRole<HTMLInputElement>("radio", { name: /^Last wrote \(/ });
    expect(latest?.closest("label")?.textContent).toContain(`“${LONG.slice(0, 60)}…”`);
    expect(latest?.checked).toBe(true);
    await user.click(before ?? document.body);
    await user.click(kind("Insults or harassment"));
    await user.click(send());
    await waitFor(() => expect(server.asked("reportConversation")).toHaveLength(1));
    expect(server.asked("reportConversation")[0]).toMatchObject({ messageId: "m1" });
  });

  it.each([
    ["only one wrote", () => wrote("m1", "ravi", "Good night", 90)],
    ["it can’t be read", () => store.refuses("conversations/asha/chatMessages")],
  ])("is not asked when %s", async (_what, given) => {
    given();
    server.answers("reportConversation", { reportId: "one" });
    const { user } = open();
    await user.click(kind("Threats"));
    await user.click(send());
    await waitFor(() => expect(server.asked("reportConversation")).toHaveLength(1));
    expect(screen.queryByText("Which listener do you mean?")).toBeNull();
    expect(server.asked("reportConversation")[0]).not.toHaveProperty("messageId");
  });
});
