import type { Conversation } from "@thodu/domain/chat/model";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { heldBy, openDesk, person, somebodyWaits, talk } from "../../../test-support/desk";
import { server } from "../../../test-support/server";
import { changeConversation } from "../../../test-support/stored";
import { DeskScreen } from "../DeskScreen";

const NOTED = "Her exam is on Monday.";
const kept = () =>
  screen.findByRole<HTMLTextAreaElement>("textbox", { name: "What you had noted about Calm Lotus 1 and not saved" });
const dialog = async () => within(await screen.findByRole("dialog"));

let made = 0;
/** A new id for each test, because the page remembers which conversations were left recently. */
const someId = (): string => `overtaken-${(made += 1)}`;

async function open(id: string) {
  const { uid, user } = await openDesk(<DeskScreen />);
  somebodyWaits(id, { ...heldBy(uid), unreadByVolunteer: 0 });
  await user.click(screen.getByRole("button", { name: "Mine" }));
  await user.click(await person("Calm Lotus 1"));
  await talk().findByText("I can’t sleep");
  return user;
}

/** The listener has pressed 'End conversation', with a note, and the server has not answered. */
async function ends(id: string) {
  const user = await open(id);
  server.isSlow("endConversation", {});
  await user.click(talk().getByRole("button", { name: "End conversation" }));
  const asked = await dialog();
  await user.selectOptions(asked.getByLabelText("How did it end?"), "Something else");
  await user.type(asked.getByRole("textbox"), NOTED);
  await user.click(asked.getByRole("button", { name: "End conversation" }));
  await waitFor(() => expect(server.asked("endConversation")).toHaveLength(1));
}

/** The listener has pressed 'Return to queue', with a note, and the server has not answered. */
async function returns(id: string) {
  const user = await open(id);
  server.isSlow("releaseConversation", {});
  await user.click(talk().getByRole("button", { name: "Return to queue" }));
  const asked = await dialog();
  await user.type(asked.getByRole("textbox"), NOTED);
  await user.click(asked.getByRole("button", { name: "Return to queue" }));
  await waitFor(() => expect(server.asked("releaseConversation")).toHaveLength(1));
}

const closed = { status: "closed", volunteerId: null } as const;
const byPerson: Partial<Conversation> = { ...closed, notice: "ended-by-customer" };
const byListener: Partial<Conversation> = { ...closed, notice: "ended-by-listener" };

describe("a note for an end or a hand-over", () => {
  it.each([
    ["an end, where the person ended it first", ends, byPerson],
    ["an end, where a colleague took over first", ends, heldBy("ravi")],
    ["a hand-over, where the person ended it first", returns, byPerson],
    ["a hand-over, where a colleague took over first", returns, heldBy("ravi")],
  ])("is kept when it was for %s", async (_of, leaves, change) => {
    const id = someId();
    await leaves(id);
    changeConversation(id, change);
    expect((await kept()).value).toBe(NOTED);
  });

  it("is stored, and no longer kept here, if the end arrives before its answer", async () => {
    const id = someId();
    await ends(id);
    changeConversation(id, byListener);
    await talk().findByText("The conversation has ended.");
    expect(JSON.stringify(localStorage)).not.toContain(NOTED);
    await act(async () => Promise.resolve());
    expect(screen.queryByRole("textbox", { name: /^What you had noted/ })).toBeNull();
  });
});
