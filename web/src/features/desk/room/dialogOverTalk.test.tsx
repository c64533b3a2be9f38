import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answers } from "../../../test-support/availability";
import { heldBy, openDesk, person, somebodyWaits, talk } from "../../../test-support/desk";
import { server } from "../../../test-support/server";
import { instant } from "../../../test-support/store";
import { changeConversation } from "../../../test-support/stored";
import { DeskScreen } from "../DeskScreen";

const reads = () => server.asked("markConversationRead");
/** Longer than a message has to be in view to count as read. */
const later = () => new Promise((done) => setTimeout(done, 700));

let made = 0;
let id = "";

beforeEach(() => {
  made += 1;
  id = `under-dialog-${made}`;
  answers("online");
  server.answers("readNotes", { notes: [] });
  server.answers("markConversationRead", {});
  server.answers("listColleagues", { colleagues: [] });
});

/** The desk of a listener with one open conversation. */
async function openTalk(risk: "none" | "crisis" = "none") {
  const desk = await openDesk(<DeskScreen />, {
    record: { availability: "online", seenAt: instant(Date.now()) },
    holds: (uid) => somebodyWaits(id, { ...heldBy(uid), risk, unreadByVolunteer: 0, claimedAt: Date.now() - 60_000 }),
  });
  await desk.user.click(await person("Calm Lotus 1"));
  await talk().findByText("I can’t sleep");
  return desk;
}

const personWrites = (at = Date.now()): void =>
  changeConversation(id, { unreadByVolunteer: 1, lastSender: "customer", lastMessageAt: at });

describe("a talk behind a dialog of the desk", () => {
  type User = Awaited<ReturnType<typeof openTalk>>["user"];
  const inTalk = (name: string) => async (user: User) => user.click(talk().getByRole("button", { name }));
  const atDesk = (name: string) => async (user: User) => user.click(screen.getByRole("button", { name }));

  it.each([
    ["to end it", "none", inTalk("End conversation")],
    ["to hand it over", "none", inTalk("Hand over")],
    ["to return it to the queue", "none", inTalk("Return to queue")],
    ["to report it", "none", inTalk("Report")],
    ["to go on a break", "crisis", atDesk("Away (break)")],
    ["of the shortcuts", "none", atDesk("Keyboard shortcuts")],
  ] as const)("%s is not read, and is once it is in view again", async (_what, risk, asks) => {
    const { user } = await openTalk(risk);
    await asks(user);
    const dialog = within(await screen.findByRole("dialog"));
    personWrites();
    await later();
    expect(reads()).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(reads()).toEqual([{ conversationId: id }]));
  });
});

describe("the dialog that ends a talk", () => {
  const pause = () => new Promise((done) => setTimeout(done, 600));

  /** The listener is about to end the talk. */
  async function aboutToEnd() {
    server.answers("endConversation", {});
    const { user } = await openTalk();
    await user.click(talk().getByRole("button", { name: "End conversation" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.selectOptions(dialog.getByLabelText("How did it end?"), "Something else");
    const end = () => user.click(dialog.getByRole("button", { name: "End conversation" }));
    const says = () =>
      dialog.getByText("They have just written.").closest<HTMLElement>("[style]")?.style.visibility === "visible";
    return { user, dialog, end, says };
  }

  it("says that the person has just written, and holds back the first press", async () => {
    const { dialog, end, says } = await aboutToEnd();
    expect(says()).toBe(false);
    personWrites();
    await waitFor(() => expect(says()).toBe(true));
    await end();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByText("They have just written.").parentElement));
    // The second press of a double one.
    await end();
    expect(server.asked("endConversation")).toEqual([]);
    await pause();
    personWrites(Date.now() + 5_000);
    await waitFor(() => expect(reads()).toEqual([]));
    await pause();
    await end();
    await pause();
    expect(server.asked("endConversation")).toEqual([]);
    await end();
    await waitFor(() => expect(server.asked("endConversation")).toHaveLength(1));
  });

  it("leads to the message, which is read then", async () => {
    const { user, dialog, says } = await aboutToEnd();
    personWrites();
    await waitFor(() => expect(says()).toBe(true));
    await user.click(dialog.getByRole("button", { name: "Read it first" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(reads()).toEqual([{ conversationId: id }]));
    expect(server.asked("endConversation")).toEqual([]);
  });
});
