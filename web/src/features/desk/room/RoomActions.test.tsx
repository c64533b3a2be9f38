import type { Risk } from "@thodu/domain/safety/levels";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { show } from "../../../test-support/render";
import { mediaIs } from "../../../test-support/screen";
import { server, someId } from "../../../test-support/server";
import { RoomActions, type Asked } from "./RoomActions";

const onDone = vi.fn();
const GONE = "No connection right now. Please check it and try again.";

function Actions({ risk, wasCrisis }: { readonly risk: Risk; readonly wasCrisis: boolean }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <RoomActions
      conversationId="asha"
      claimId="claim-1"
      onTold={vi.fn()}
      onAsked={vi.fn()}
      alias="Calm Lotus 1"
      risk={risk}
      wasCrisis={wasCrisis}
      locked={false}
      writtenAt={null}
      locale="te"
      asked={asked}
      onAsk={setAsked}
      onDone={onDone}
    />
  );
}

async function open(action: string, risk: Risk = "none", wasCrisis = risk === "crisis") {
  onDone.mockReset();
  const user = show(<Actions risk={risk} wasCrisis={wasCrisis} />);
  await user.click(screen.getByRole("button", { name: action }));
  return user;
}

const dialog = async () => within(await screen.findByRole("dialog"));

describe("a supervisor", () => {
  it("can be called from the menu on a phone", async () => {
    mediaIs("(width < 48rem)", true);
    server.answers("reportConversation", { reportId: "one" });
    const user = await open("Call a supervisor");
    const asked = await dialog();
    await user.click(asked.getByRole("button", { name: "Tell the team now" }));
    expect(await asked.findByText(/^The team was told that you need a supervisor/)).toBeTruthy();
  });

  it.each([
    ["crisis", /^Phone a supervisor: \+91/, /^Tell the team now/],
    ["concern", /^Tell the team now/, /^Phone a supervisor: \+91/],
  ] as const)("can be phoned, which is the first way in a crisis (%s)", async (risk, ...names) => {
    mediaIs("(width < 48rem)", true);
    await open("Call a supervisor", risk);
    const asked = await dialog();
    const ways = [asked.getByRole("link", { name: /^Phone/ }), asked.getByRole("button", { name: /^Tell/ })].toSorted(
      (one, other) => (one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1),
    );
    for (const [at, name] of names.entries()) expect(ways[at]?.textContent).toMatch(name);
  });
});

describe("returning to the queue", () => {
  it("asks once, and passes on the note", async () => {
    server.answers("releaseConversation", {});
    const user = await open("Return to queue");
    const asked = await dialog();
    expect(asked.getByRole("heading", { name: "Return the chat with Calm Lotus 1 to the queue?" })).toBeTruthy();
    await user.type(asked.getByLabelText("A note for the next listener (optional)"), " Ask about her exam. ");
    await user.click(asked.getByRole("button", { name: "Return to queue" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith("released"));
    expect(server.asked("releaseConversation")).toEqual([{ conversationId: "asha", note: "Ask about her exam." }]);
  });

  it("says in a crisis what would be better", async () => {
    await open("Return to queue", "crisis");
    const asked = await dialog();
    expect(asked.getByText(/^This person is in a crisis\. If a colleague is here, hand over to them/)).toBeTruthy();
    expect(asked.getByRole("button", { name: "Tell the team now" })).toBeTruthy();
    expect(asked.getByRole("link", { name: /^Phone a supervisor: \+91/ })).toBeTruthy();
  });

  it("says what the queue makes of a level that was lowered from a crisis a moment ago, and can raise it again", async () => {
    sessionStorage.setItem("thodu.lowered.claim-1", String(Date.now() - 60_000));
    server.answers("setRisk", {});
    const user = await open("Return to queue", "none", true);
    const asked = await dialog();
    expect(asked.queryByText(/^This person is in a crisis/)).toBeNull();
    expect(asked.getByText(/^This person was in a crisis a few minutes ago\. With the level ‘None’/)).toBeTruthy();
    await user.click(asked.getByRole("button", { name: "Set Crisis again" }));
    await waitFor(() =>
      expect(server.asked("setRisk")).toEqual([{ conversationId: "asha", level: "crisis", saw: "none" }]),
    );
  });

  it("says nothing of it once that is some time ago", async () => {
    sessionStorage.setItem("thodu.lowered.claim-1", String(Date.now() - 3_600_000));
    await open("Return to queue", "none", true);
    const asked = await dialog();
    expect(asked.queryByText(/in a crisis/)).toBeNull();
    expect(asked.getByText(/^The person is told that you had to leave/)).toBeTruthy();
  });

  it("can be cancelled", async () => {
    const user = await open("Return to queue");
    await user.click((await dialog()).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.asked("releaseConversation")).toEqual([]);
  });

  it("says that it was refused, and leaves the conversation open", async () => {
    server.refuses("releaseConversation", "NOT_CLAIMED");
    const user = await open("Return to queue");
    await user.click((await dialog()).getByRole("button", { name: "Return to queue" }));
    expect(await screen.findByText("This conversation is not yours at the moment.")).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe("text that could not be stored", () => {
  it("stays in the note of a hand-over", async () => {
    server.isUnreachable("releaseConversation");
    const user = await open("Return to queue");
    const asked = await dialog();
    const note = asked.getByLabelText<HTMLTextAreaElement>("A note for the next listener (optional)");
    await user.type(note, "Her exam is on Monday.");
    await user.click(asked.getByRole("button", { name: "Return to queue" }));
    expect((await asked.findByRole("alert")).textContent).toBe(GONE);
    expect(note.value).toBe("Her exam is on Monday.");
    expect(onDone).not.toHaveBeenCalled();
  });

  it("stays in the second look at a crisis, which can be sent again", async () => {
    server.isUnreachable("endConversation");
    const user = await open("End conversation", "crisis");
    const asked = await dialog();
    await user.selectOptions(asked.getByLabelText("How did it end?"), "Something else");
    await user.click(asked.getByRole("button", { name: "Next" }));
    const agreed = asked.getByLabelText<HTMLTextAreaElement>("What did you agree on?");
    await user.type(agreed, "She calls her sister");
    await user.type(asked.getByLabelText("Who else knows?"), "Her sister");
    await user.selectOptions(asked.getByLabelText(/^Did you give the help lines/), "Yes");
    await user.click(asked.getByRole("button", { name: "End conversation" }));
    expect((await asked.findByRole("alert")).textContent).toBe(GONE);
    expect(agreed.value).toBe("She calls her sister");
    server.answers("endConversation", {});
    await user.click(asked.getByRole("button", { name: "End conversation" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith("ended-agreed"));
    const [first, second] = server.asked("endConversation");
    expect(second).toEqual(first);
  });
});

describe("the second look at a crisis", () => {
  it("adds frequent answers by a press, and keeps them over a step back", async () => {
    server.answers("endConversation", {});
    const user = await open("End conversation", "crisis");
    const asked = await dialog();
    await user.selectOptions(asked.getByLabelText("How did it end?"), "Something else");
    await user.click(asked.getByRole("button", { name: "Next" }));
    const agreed = asked.getByLabelText<HTMLTextAreaElement>("What did you agree on?");
    await user.type(agreed, "She calls her sister.");
    await user.click(asked.getByRole("button", { name: "They write here again tomorrow." }));
    await user.click(asked.getByRole("button", { name: "A friend." }));
    await user.click(asked.getByRole("button", { name: "Back" }));
    await user.click(asked.getByRole("button", { name: "Next" }));
    await user.selectOptions(asked.getByLabelText(/^Did you give the help lines/), "Yes");
    await user.click(asked.getByRole("button", { name: "End conversation" }));
    const crisis = {
      agreed: "She calls her sister. They write here again tomorrow.",
      whoKnows: "A friend.",
      linesGiven: true,
    };
    await waitFor(() => expect(server.asked("endConversation")).toMatchObject([{ wrapUp: { crisis } }]));
  });
});

describe("text in a dialog", () => {
  it("is there again after a stray press outside it or Escape, for this person only", async () => {
    server.answers("releaseConversation", {});
    const label = "A note for the next listener (optional)";
    const user = await open("Return to queue");
    await user.type((await dialog()).getByLabelText(label), "Ask about her exam.");
    fireEvent.pointerDown(screen.getByRole("dialog"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(screen.getByRole("button", { name: "Return to queue" }));
    const asked = await dialog();
    expect(asked.getByLabelText<HTMLTextAreaElement>(label).value).toBe("Ask about her exam.");
    await user.click(asked.getByRole("button", { name: "Return to queue" }));
    await waitFor(() =>
      expect(server.asked("releaseConversation")).toEqual([{ conversationId: "asha", note: "Ask about her exam." }]),
    );
  });

  it("is there again in the second look at a crisis", async () => {
    const look = async (user: Awaited<ReturnType<typeof open>>) => {
      const asked = await dialog();
      await user.selectOptions(asked.getByLabelText("How did it end?"), "Something else");
      await user.click(asked.getByRole("button", { name: "Next" }));
      return asked.getByLabelText<HTMLTextAreaElement>("What did you agree on?");
    };
    const user = await open("End conversation", "crisis");
    await user.type(await look(user), "She calls her sister");
    fireEvent.pointerDown(screen.getByRole("dialog"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(screen.getByRole("button", { name: "End conversation" }));
    expect((await look(user)).value).toBe("She calls her sister");
  });
});

describe("ending", () => {
  it("asks how it ended, and does nothing until that is answered", async () => {
    server.answers("endConversation", {});
    const user = await open("End conversation");
    const asked = await dialog();
    await user.click(asked.getByRole("button", { name: "End conversation" }));
    expect(asked.getByText("Please fill this in.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(asked.getByLabelText("How did it end?")));
    expect(server.asked("endConversation")).toEqual([]);
    await user.selectOptions(asked.getByLabelText("How did it end?"), "Something else");
    await user.click(asked.getByRole("button", { name: "End conversation" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith("ended"));
    expect(server.asked("endConversation")).toEqual([{ conversationId: "asha", wrapUp: { outcome: "other" } }]);
  });

  it("asks for the second look after a lowered level too, unless the listener denies the crisis", async () => {
    server.answers("endConversation", {});
    const user = await open("End conversation", "none", true);
    const asked = await dialog();
    await user.selectOptions(asked.getByLabelText("How did it end?"), "Something else");
    await user.click(asked.getByRole("button", { name: "Next" }));
    await user.click(asked.getByRole("button", { name: "End conversation" }));
    expect(asked.getAllByText("Please fill this in.").length).toBeGreaterThan(0);
    expect(server.asked("endConversation")).toEqual([]);
    await user.click(asked.getByRole("checkbox", { name: "It was no crisis: nobody was in danger" }));
    await user.click(asked.getByRole("button", { name: "End conversation" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith("ended"));
    expect(server.asked("endConversation")).toEqual([{ conversationId: "asha", wrapUp: { outcome: "other" } }]);
  });

  it("tells the team that it was hard", async () => {
    server.answers("endConversation", {});
    server.answers("reportConversation", { reportId: "r" });
    const user = await open("End conversation");
    const asked = await dialog();
    await user.selectOptions(asked.getByLabelText("How did it end?"), "Something else");
    await user.click(asked.getByRole("checkbox", { name: /^That was hard for me\./ }));
    await user.click(asked.getByRole("button", { name: "End conversation" }));
    expect(await screen.findByText(/^The team knows, and somebody will be in touch\./)).toBeTruthy();
    expect(server.asked("reportConversation")).toEqual([
      { reportId: someId, conversationId: "asha", category: "hard" },
    ]);
  });

  it("asks for the second look in a crisis", async () => {
    server.answers("endConversation", {});
    const user = await open("End conversation", "crisis");
    const asked = await dialog();
    await user.selectOptions(asked.getByLabelText("How did it end?"), "Something else");
    await user.click(asked.getByRole("button", { name: "Next" }));
    expect(asked.getByRole("heading", { name: "Before you end: please check again" })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(asked.getByLabelText("What did you agree on?")));
    await user.click(asked.getByRole("button", { name: "End conversation" }));
    expect(asked.getAllByText("Please fill this in.")).toHaveLength(3);
    expect(server.asked("endConversation")).toEqual([]);
    await user.type(asked.getByLabelText("What did you agree on?"), "She calls her sister");
    await user.type(asked.getByLabelText("Who else knows?"), "Her sister");
    // A step back and forth loses nothing.
    await user.click(asked.getByRole("button", { name: "Back" }));
    expect(asked.getByLabelText<HTMLSelectElement>("How did it end?").value).toBe("other");
    await user.click(asked.getByRole("button", { name: "Next" }));
    await user.selectOptions(
      asked.getByLabelText("Did you give the help lines (Tele-MANAS 14416, emergency 112)?"),
      "Yes",
    );
    await user.click(asked.getByRole("button", { name: "End conversation" }));
    await waitFor(() =>
      expect(server.asked("endConversation")).toEqual([
        {
          conversationId: "asha",
          wrapUp: {
            outcome: "other",
            crisis: { agreed: "She calls her sister", whoKnows: "Her sister", linesGiven: true },
          },
        },
      ]),
    );
  });
});
