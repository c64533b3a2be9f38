import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../test-support/render";
import { server, someId } from "../../../test-support/server";
import type { PrivateNote } from "../api";
import { NotesPanel } from "./NotesPanel";
import { useNotes } from "./useNotes";

const aNote = (noteId: string, changes: Partial<PrivateNote> = {}): PrivateNote => ({
  noteId,
  text: "Sleeps badly since the move.",
  kind: "note",
  at: Date.now(),
  mine: true,
  ...changes,
});

interface Given {
  readonly takesOver?: boolean;
  readonly shared?: boolean;
  readonly of?: string;
  /** When the last talk ended. */
  readonly lastEnd?: number;
}

function Panel({ takesOver = false, shared = false, of = "asha", lastEnd }: Given) {
  return (
    <NotesPanel
      conversationId={of}
      shared={shared}
      notes={useNotes(of, { claimId: takesOver || lastEnd !== undefined ? "claim-1" : null, lastEnd: lastEnd ?? null })}
    />
  );
}

const list = () => within(screen.getByRole("list", { name: "Private notes" }));
const field = () => screen.getByLabelText<HTMLTextAreaElement>("New note");
const press = () => screen.getByText("Private notes", { selector: "summary" });

it("reads the notes when it is opened, and shows the kind and author of each", async () => {
  server.answers("readNotes", {
    notes: [aNote("1"), aNote("2", { mine: false, kind: "wrap-up", text: "Went well." })],
  });
  const user = show(<Panel />);
  expect(server.asked("readNotes")).toEqual([]);
  await user.click(press());
  expect(await list().findByText("Sleeps badly since the move.")).toBeTruthy();
  expect(list().getByText(/^Note · by you · Today/)).toBeTruthy();
  expect(list().getByText(/^Wrap-up · by a colleague/)).toBeTruthy();
  expect(screen.getByText(/^For listeners only; the person never sees them\./)).toBeTruthy();
});

it("leaves out a colleague's note for the next listener while that is shown above", async () => {
  const left = aNote("left", { kind: "hand-over", mine: false, text: "Ask about her exam." });
  server.answers("readNotes", { notes: [aNote("new"), left] });
  const user = show(<Panel takesOver />);
  await user.click(press());
  expect(await list().findByText("Sleeps badly since the move.")).toBeTruthy();
  expect(list().queryByText("Ask about her exam.")).toBeNull();
});

it("leaves out how a crisis ended a moment ago, also if the reader wrote it, while that is shown above", async () => {
  const end = Date.now() - 3_600_000;
  const crisis = { agreed: "She calls her sister", whoKnows: "Her sister", linesGiven: true };
  const before = aNote("before", { kind: "wrap-up", text: "", crisis, at: end - 86_400_000 });
  server.answers("readNotes", { notes: [aNote("last", { kind: "wrap-up", text: "Now.", crisis, at: end }), before] });
  const user = show(<Panel lastEnd={end} />);
  await user.click(press());
  expect(await list().findByText("She calls her sister")).toBeTruthy();
  expect(list().queryByText("Now.")).toBeNull();
});

it("is open after a hand-over if a colleague has noted something, and stays as the reader left it", async () => {
  const left = aNote("left", { kind: "hand-over", mine: false, text: "Ask about her exam." });
  server.answers("readNotes", { notes: [aNote("1", { mine: false }), aNote("2"), left] });
  const user = show(<Panel takesOver />);
  await waitFor(() => expect(press().textContent).toBe("Private notes\u00a0(2)"));
  await waitFor(() => expect(press().closest("details")?.open).toBe(true));
  await user.click(press());
  await waitFor(() => expect(press().closest("details")?.open).toBe(false));
});

it("tries to read a colleague's note again until the network is back", async () => {
  server.isUnreachable("readNotes");
  show(<Panel takesOver />);
  await waitFor(() => expect(server.asked("readNotes")).toHaveLength(1));
  server.answers("readNotes", { notes: [aNote("1", { text: "Her sister is with her." })] });
  await waitFor(() => expect(server.asked("readNotes").length).toBeGreaterThan(1), { timeout: 5_000 });
  await waitFor(() => expect(list().getByText("Her sister is with her.")).toBeTruthy());
});

it("shows what was agreed at the end of a crisis", async () => {
  server.answers("readNotes", {
    notes: [
      aNote("1", { text: "", crisis: { agreed: "She calls her sister", whoKnows: "Her sister", linesGiven: true } }),
    ],
  });
  const user = show(<Panel />);
  await user.click(press());
  expect(await list().findByText("She calls her sister")).toBeTruthy();
  expect(list().getByText("Yes")).toBeTruthy();
});

it("stores a note, empties the field, and shows the note", async () => {
  server.answers("readNotes", { notes: [] });
  server.answers("addNote", {});
  const user = show(<Panel />);
  await user.click(press());
  await user.type(field(), "  Likes to walk.  ");
  server.answers("readNotes", { notes: [aNote("3", { text: "Likes to walk." })] });
  await user.click(screen.getByRole("button", { name: "Save note" }));
  expect(await list().findByText("Likes to walk.")).toBeTruthy();
  await waitFor(() => expect(field().value).toBe(""));
  expect(server.asked("addNote")).toEqual([{ noteId: someId, conversationId: "asha", text: "Likes to walk." }]);
});

it.each(["Control", "Meta"])("stores a note once by %s and Enter; Enter alone breaks the line", async (held) => {
  server.answers("readNotes", { notes: [] });
  const answer = server.isSlow("addNote", {});
  const user = show(<Panel />);
  await user.click(press());
  await user.type(field(), "Likes to walk.{Enter}Has a sister.");
  expect(server.asked("addNote")).toEqual([]);
  await user.keyboard(`{${held}>}{Enter}{Enter}{/${held}}`);
  answer();
  await waitFor(() => expect(field().value).toBe(""));
  expect(server.asked("addNote")).toMatchObject([{ text: "Likes to walk.\nHas a sister." }]);
});

it("keeps in the field what was written while a note was being stored", async () => {
  server.answers("readNotes", { notes: [] });
  const answer = server.isSlow("addNote", {});
  const user = show(<Panel />);
  await user.click(press());
  await user.type(field(), "Likes to walk.");
  await user.click(screen.getByRole("button", { name: "Save note" }));
  await user.clear(field());
  await user.type(field(), "Has a sister.");
  server.answers("readNotes", { notes: [aNote("3", { text: "Likes to walk." })] });
  answer();
  expect(await list().findByText("Likes to walk.")).toBeTruthy();
  expect(field().value).toBe("Has a sister.");
  cleanup();
  await show(<Panel />).click(press());
  expect(field().value).toBe("Has a sister.");
});

it("stores no empty note", async () => {
  server.answers("readNotes", { notes: [] });
  const user = show(<Panel />);
  await user.click(press());
  await user.type(field(), "   ");
  await user.click(screen.getByRole("button", { name: "Save note" }));
  expect(server.asked("addNote")).toEqual([]);
});

it("says that a note was not stored, leaves it in the field, and retries with the same id", async () => {
  server.answers("readNotes", { notes: [] });
  server.isUnreachable("addNote");
  const user = show(<Panel />);
  await user.click(press());
  await user.type(field(), "Likes to walk.");
  await user.click(screen.getByRole("button", { name: "Save note" }));
  expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
  expect(field().value).toBe("Likes to walk.");
  server.answers("addNote", {});
  await user.click(screen.getByRole("button", { name: "Save note" }));
  await waitFor(() => expect(field().value).toBe(""));
  const [first, second] = server.asked("addNote");
  expect(second).toEqual(first);
});

it("keeps a half-written note while the reader looks at another conversation, and across a reload", async () => {
  server.answers("readNotes", { notes: [] });
  server.answers("addNote", {});
  const user = show(<Panel />);
  await user.click(press());
  await user.type(field(), "Likes to walk.");
  cleanup();
  await show(<Panel of="bina" />).click(press());
  expect(field().value).toBe("");
  cleanup();
  const again = show(<Panel />);
  expect(field().value).toBe("Likes to walk.");
  await again.click(screen.getByRole("button", { name: "Save note" }));
  await waitFor(() => expect(field().value).toBe(""));
  cleanup();
  show(<Panel />);
  expect(field().value).toBe("");
});

it("says that the notes could not be read", async () => {
  server.refuses("readNotes", "NOT_CLAIMED");
  const user = show(<Panel />);
  await user.click(press());
  expect(await screen.findByText("This conversation is not yours at the moment.")).toBeTruthy();
});

it("says that the person agreed to summaries", () => {
  show(<Panel shared />);
  expect(screen.getByText("Private notes and summary")).toBeTruthy();
  expect(screen.getByText(/The person has agreed that you can read the summaries/)).toBeTruthy();
});
