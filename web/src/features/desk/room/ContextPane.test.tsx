import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { aConversation } from "../../../../../tests/support/domain";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { ContextPane } from "./ContextPane";
import { useNotes } from "./useNotes";

type Props = Parameters<typeof ContextPane>[0];
const onReply = vi.fn<(text: string) => void>();
const onBack = vi.fn();

function Pane({ takesOver = false, ...props }: Partial<Props> & { readonly takesOver?: boolean }) {
  const notes = useNotes("asha", { claimId: takesOver ? "claim-1" : null, lastEnd: null });
  return (
    <ContextPane
      conversationId="asha"
      alias="Calm Lotus 1"
      risk="none"
      locale="en"
      summary={null}
      beside
      onBack={onBack}
      onReply={onReply}
      {...props}
      notes={notes}
    />
  );
}

function open(props: Parameters<typeof Pane>[0] = {}) {
  onReply.mockReset();
  onBack.mockReset();
  return show(<Pane {...props} />);
}

const about = () => within(screen.getByRole("complementary", { name: "About Calm Lotus 1" }));

describe("facts", () => {
  const fact = (name: string) => about().getByText(name).nextElementSibling?.textContent;

  it("have their place before they are loaded", () => {
    open();
    const names = ["Language", "With you since", "Waits since", "Last talk ended"];
    expect(names.map(fact)).toEqual(["English", "–", "–", "–"]);
  });

  it("show the language, since when the person is here, and when their last talk ended", () => {
    const now = Date.now();
    open({ locale: "te", summary: aConversation({ claimedAt: now, endedAt: now - 24 * 3_600_000 }) });
    expect(fact("Language")).toBe("Telugu");
    expect(fact("With you since")).toMatch(/^Today, /);
    expect(fact("Last talk ended")).toMatch(/^Yesterday, /);
  });

  it("show since when the person has waited for an answer, also if a colleague had them before", () => {
    const now = new Date().setHours(12, 0);
    const waits = { status: "active", volunteerId: "me", unansweredSince: now - 12 * 60_000, claimedAt: now } as const;
    open({ summary: aConversation({ ...waits, lastMessageAt: now - 60_000 }) });
    expect(fact("Waits since")).toBe("Today, 11:48 am");
    cleanup();
    open({ summary: aConversation({ ...waits, lastSender: "volunteer", lastMessageAt: now + 1 }) });
    expect(fact("Waits since")).toBe("–");
  });
});

it.each(["none", "concern", "crisis"] as const)("a supervisor can be called whatever the level: %s", (risk) => {
  open({ risk });
  expect(about().getAllByRole("button", { name: "Call a supervisor" })).toHaveLength(1);
});

it.each(["none", "crisis"] as const)("the level and the supervisor stand above all that opens: %s", (risk) => {
  open({ risk });
  const urgent = about().getByRole("group", { name: "How serious is it?" }).closest(".desk__urgent");
  expect(urgent?.contains(about().getByRole("button", { name: "Call a supervisor" }))).toBe(true);
  for (const below of ["Saved replies", "Private notes"])
    expect(urgent?.compareDocumentPosition(about().getByText(below))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe("saved replies", () => {
  it("are in the person's language, and fold up once one was chosen", async () => {
    const user = open({ locale: "te" });
    await user.click(screen.getByText("Saved replies"));
    await user.click(about().getByRole("button", { name: /^నమస్తే/ }));
    expect(onReply.mock.calls).toEqual([["నమస్తే, మీరు రాసినందుకు సంతోషం. నేను మీతో ఉన్నాను."]]);
    expect(screen.getByText("Saved replies").closest("details")?.open).toBe(false);
  });

  it("stay open in a crisis, in which one needs several, and say that nothing is sent", async () => {
    const user = open({ risk: "crisis" });
    await user.click(screen.getByText("Saved replies"));
    const replies = screen.getByText("Saved replies").closest("details");
    expect(replies?.textContent).toContain("Nothing is sent until you press Send.");
    for (const name of [/^Are you safe/, /^That sounds really hard/])
      await user.click(about().getByRole("button", { name }));
    expect(onReply).toHaveBeenCalledTimes(2);
    expect(replies?.open).toBe(true);
  });

  const offered = () =>
    [...(screen.getByText("Saved replies").closest("details")?.querySelectorAll("button") ?? [])].map(
      ({ textContent }) => textContent,
    );

  it.each([
    ["en", "Are you thinking of ending your life?", /^Are you safe/],
    ["te", "మీ ప్రాణం తీసుకోవాలని ఆలోచిస్తున్నారా?", /సురక్షితంగా/],
    ["hi", "क्या आप अपनी जान लेने के बारे में सोच रहे हैं?", /सुरक्षित/],
  ] as const)(
    "are special ones in a crisis: the question, safety, help lines, no prices (%s)",
    (locale, asks, safe) => {
      open({ locale, risk: "crisis" });
      const all = offered();
      expect(all[0]).toBe(asks);
      expect(all[1]).toMatch(safe);
      expect(all.slice(0, 4).filter((each) => each.includes("14416") && each.includes("112"))).toHaveLength(1);
      expect(all.join(" ")).not.toMatch(/₹|plan|ప్లాన్|प्लान/);
    },
  );

  it("are the ordinary ones at another level, with what it costs", () => {
    open({ risk: "concern" });
    expect(offered()[0]).toBe("Hello, I am glad you wrote. I am here with you.");
    expect(offered().join(" ")).toContain("₹");
    // Somebody who can't write any more can still answer this question.
    expect(offered()).toContain("Are you thinking of ending your life?");
  });

  it("stand above the guide in a crisis, so that nobody has to scroll past it", () => {
    open({ risk: "crisis" });
    const replies = about().getByText("Saved replies");
    expect(replies.compareDocumentPosition(about().getByText("What helps now"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe("earlier talks", () => {
  const aNote = (noteId: string, kind: "wrap-up" | "note", daysAgo: number) => ({
    noteId,
    text: "Went well.",
    kind,
    at: Date.now() - daysAgo * 24 * 3_600_000,
    mine: true,
  });
  const times = () =>
    within(screen.getByRole("list", { name: "Earlier talks" }))
      .queryAllByRole("listitem")
      .map(({ textContent }) => textContent);

  it("lead to their note, which is among the private notes", async () => {
    server.answers("readNotes", { notes: [aNote("1", "wrap-up", 0)] });
    const user = open();
    await user.click(screen.getByText("Earlier talks"));
    await user.click(await about().findByRole("button", { name: /^Read the note of Today, / }));
    const summary = document.querySelector(".desk__notes-panel > summary");
    expect(summary?.parentElement?.hasAttribute("open")).toBe(true);
    expect(document.activeElement).toBe(summary);
  });

  it("are read on request: those with a readable note, newest first", async () => {
    server.answers("readNotes", {
      notes: [aNote("1", "wrap-up", 1), aNote("2", "note", 0), aNote("3", "wrap-up", 0)],
    });
    const user = open();
    expect(server.asked("readNotes")).toEqual([]);
    await user.click(screen.getByText("Earlier talks"));
    await waitFor(() =>
      expect(times()).toEqual([expect.stringMatching(/^Today, /), expect.stringMatching(/^Yesterday, /)]),
    );
  });

  it("are reported as none", async () => {
    server.answers("readNotes", { notes: [] });
    const user = open();
    await user.click(screen.getByText("Earlier talks"));
    expect(await screen.findByText("There is no earlier talk that you may read.")).toBeTruthy();
  });

  it("that could not be read are not reported as none", async () => {
    server.isUnreachable("readNotes");
    const user = open();
    await user.click(screen.getByText("Earlier talks"));
    expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
    expect(screen.queryByText("There is no earlier talk that you may read.")).toBeNull();
  });
});

describe("the level of risk", () => {
  it("is set here only if the pane stands beside the talk", () => {
    open({ beside: false });
    expect(screen.queryByRole("group", { name: "How serious is it?" })).toBeNull();
    open({ beside: true });
    expect(screen.getAllByRole("group", { name: "How serious is it?" })).toHaveLength(1);
  });

  it("shows the guide in a crisis, and not before", () => {
    open({ risk: "concern" });
    expect(screen.queryByText("What helps now")).toBeNull();
    open({ risk: "crisis" });
    expect(screen.getByText("What helps now")).toBeTruthy();
  });
});

describe("a crisis that begins while the listener", () => {
  const began = async (writes: boolean) => {
    const user = userEvent.setup();
    const { rerender } = render(<Pane />);
    await user.click(screen.getByText("Private notes"));
    if (writes) await user.type(screen.getByRole("textbox", { name: "New note" }), "Her sis");
    const scrolled = vi.spyOn(Element.prototype, "scrollTo").mockReturnValue();
    rerender(<Pane risk="crisis" />);
    return { user, scrolled };
  };

  it("reads brings the help into sight, at the top of the pane", async () => {
    const { scrolled } = await began(false);
    expect(scrolled.mock.calls).toEqual([[{ top: 0 }]]);
    expect(screen.queryByRole("button", { name: "What helps now" })).toBeNull();
  });

  it("writes a note leaves them in their field, and has a button to the help", async () => {
    const { user, scrolled } = await began(true);
    expect(scrolled).not.toHaveBeenCalled();
    await user.keyboard("ter");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "New note" }).value).toBe("Her sister");
    await user.click(screen.getByRole("button", { name: "What helps now" }));
    expect(scrolled.mock.calls).toEqual([[{ top: 0 }]]);
    expect(document.activeElement).toBe(screen.getByText("What helps now"));
    expect(screen.queryByRole("button", { name: "What helps now" })).toBeNull();
  });
});

describe("a note that the previous listener left for the next one", () => {
  const note = { noteId: "1", text: "Ask about her exam.", kind: "hand-over", at: Date.now(), mine: false } as const;

  it.each([true, false])("stands above the guide on risk, once: beside the talk %s", async (beside) => {
    server.answers("readNotes", { notes: [note] });
    open({ risk: "crisis", takesOver: true, beside });
    const left = await about().findByText("Ask about her exam.");
    const guide = about().getByText("What helps now");
    expect(left.compareDocumentPosition(guide) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

it("leads back to the conversation if it lies over it", async () => {
  const user = open({ beside: false });
  expect(about().getByRole("heading", { name: "Calm Lotus 1" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Back to the conversation" }));
  expect(onBack).toHaveBeenCalledTimes(1);
});
