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

/** A page that opens it from a button. */
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
  it("has to be chosen, which is said until it is", async () => {
    const { user } = open();
    await user.click(send());
    expect(screen.getByRole("alert").textContent).toBe("Please choose what happened.");
    expect(server.asked("reportConversation")).toEqual([]);
    await user.click(kind("Threats"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is asked anew when it is opened again: nothing of the last time is wrong", async () => {
    const user = show(<Reopened />);
    await user.click(screen.getByRole("button", { name: "Report" }));
    await user.click(send());
    expect(screen.getByRole("alert")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Report" }));
    expect(send()).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is sent with what was added, and thanked for", async () => {
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

  it("says to each side who reads it", () => {
    open("customer");
    expect(screen.getByText(/The listener is not told that it was you\./)).toBeTruthy();
    open("volunteer");
    expect(screen.getByText(/If the person may be in danger, stay with them first\./)).toBeTruthy();
  });
});

it("says nothing of a parting where no listener had come from whom to part", async () => {
  server.answers("reportConversation", { reportId: "one", parted: false });
  const { user, blocked } = open();
  await user.click(kind("Something else"));
  await user.click(screen.getByRole("checkbox"));
  await user.click(send());
  expect(await screen.findByText("Thank you. The team has your report.")).toBeTruthy();
  expect(blocked).not.toHaveBeenCalled();
});

it("parts the two for good where that is wished", async () => {
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
  it("is said, kept, and sent again as the same one", async () => {
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

  it("is another one where its id was used for something else", async () => {
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

  it("is asked where more than one wrote, by what they wrote last: the latest is meant", async () => {
    wrote("m1", "ravi", "Good night", 90);
    wrote("m2", "meera", "Hello", 20);
    wrote("m3", "meera", LONG, 10);
    server.answers("reportConversation", { reportId: "one" });
    const { user } = open();
    const [latest, before] = await screen.findAllByRole<HTMLInputElement>("radio", { name: /^Last wrote Today|Last/ });
    expect(latest?.closest("label")?.textContent).toContain(`“${LONG.slice(0, 60)}…”`);
    expect(latest?.checked).toBe(true);
    await user.click(before ?? document.body);
    await user.click(kind("Insults or harassment"));
    await user.click(send());
    await waitFor(() => expect(server.asked("reportConversation")).toHaveLength(1));
    expect(server.asked("reportConversation")[0]).toMatchObject({ messageId: "m1" });
  });

  it.each([
    ["one wrote", () => wrote("m1", "ravi", "Good night", 90)],
    ["it can’t be read", () => store.refuses("conversations/asha/chatMessages")],
  ])("is not asked where only %s", async (_what, given) => {
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
