import type { Risk } from "@thodu/domain/safety/levels";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { heldBy, openDesk, person, somebodyWaits, talk } from "../../../test-support/desk";
import { field, openRoom, sent } from "../../../test-support/room";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { changeConversation } from "../../../test-support/stored";
import { DeskScreen } from "../DeskScreen";
import { EndDialog } from "./EndDialog";

const CRISIS_BEGAN = "This conversation has become a crisis meanwhile. Please read what they wrote first.";
const PERSON_WROTE = "They have written meanwhile. Please read it first.";

let isNow: (risk: Risk) => void = () => undefined;
const onDone = vi.fn();
beforeEach(() => void onDone.mockReset());

async function open(first: Risk, before: boolean, locked = false) {
  function Ends() {
    const [risk, setRisk] = useState(first);
    isNow = (next) => act(() => setRisk(next));
    return (
      <EndDialog
        conversationId="refused"
        claimId="claim-1"
        onTold={vi.fn()}
        alias="Calm Lotus 1"
        risk={risk}
        wasCrisis={before || risk === "crisis"}
        locked={locked}
        onClose={vi.fn()}
        onDone={onDone}
      />
    );
  }
  const user = show(<Ends />);
  const asked = within(await screen.findByRole("dialog"));
  const end = () => user.click(asked.getByRole("button", { name: "End conversation" }));
  const lookAgain = async (): Promise<void> => {
    await user.type(asked.getByLabelText("What did you agree on?"), "She calls her sister");
    await user.type(asked.getByLabelText("Who else knows?"), "Her sister");
    await user.selectOptions(asked.getByLabelText(/^Did you give the help lines/), "Yes");
    await end();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith("ended-agreed"));
  };
  return { user, asked, end, lookAgain };
}

const crisis = { agreed: "She calls her sister", whoKnows: "Her sister", linesGiven: true };

it("does not promise that a person without free messages can open it again by writing", async () => {
  const { asked } = await open("none", false, true);
  expect(asked.getByText(/^The person is told\. They have no free messages left/)).toBeTruthy();
});

describe("an end that was refused because a crisis has begun", () => {
  it("keeps what was written, and asks for the second look once the page knows of the crisis", async () => {
    server.refuses("endConversation", "CRISIS_BEGAN");
    const { user, asked, end, lookAgain } = await open("none", false);
    await user.selectOptions(asked.getByLabelText("How did it end?"), "Something else");
    await user.type(asked.getByRole("textbox"), "Her exam is on Monday.");
    await end();
    expect((await asked.findByRole("alert")).textContent).toBe(CRISIS_BEGAN);
    expect(asked.queryByLabelText("What did you agree on?")).toBeNull();
    isNow("crisis");
    expect(asked.getByRole("heading", { name: "Before you end: please check again" })).toBeTruthy();
    expect(asked.getByRole("alert").textContent).toBe(CRISIS_BEGAN);
    // The listener can go back from there, and forward again.
    await user.click(asked.getByRole("button", { name: "Back" }));
    expect(asked.getByLabelText<HTMLSelectElement>("How did it end?").value).toBe("other");
    await user.click(asked.getByRole("button", { name: "Next" }));
    server.answers("endConversation", {});
    await lookAgain();
    expect(server.asked("endConversation").at(-1)).toEqual({
      conversationId: "refused",
      wrapUp: { outcome: "other", note: "Her exam is on Monday.", crisis },
    });
  });
});

it("asks about the crisis also if it began after the listener had said that there was none", async () => {
  server.answers("endConversation", {});
  const { user, asked, lookAgain } = await open("none", true);
  await user.selectOptions(asked.getByLabelText("How did it end?"), "Something else");
  await user.click(asked.getByRole("button", { name: "Next" }));
  await user.click(asked.getByRole("checkbox", { name: "It was no crisis: nobody was in danger" }));
  isNow("crisis");
  await lookAgain();
  expect(server.asked("endConversation")).toEqual([
    { conversationId: "refused", wrapUp: { outcome: "other", crisis } },
  ]);
});

describe("ending the chat of somebody who fell silent", () => {
  /** The listener has answered, has asked whether the person is still there, and may now end the chat. */
  async function fallsSilent() {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"], shouldAdvanceTime: true });
    server.answers("sendMessage", sent);
    const lastMessageAt = Date.now();
    const room = await openRoom({ risk: "concern", lastSender: "volunteer", lastMessageAt });
    await screen.findByText("I can’t sleep");
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    await room.user.click(await screen.findByRole("button", { name: "Ask ‘still there?’" }));
    await act(() => vi.advanceTimersByTimeAsync(3 * 60_000));
    const end = async () => room.user.click(await screen.findByRole("button", { name: "End this chat" }));
    return { ...room, end, lastMessageAt };
  }

  it.each([
    ["CRISIS_BEGAN", CRISIS_BEGAN],
    ["PERSON_WROTE", PERSON_WROTE],
  ] as const)("says what its listener saw, and why it was refused: %s", async (reason, words) => {
    server.refuses("endConversation", reason);
    const { id, left, end, lastMessageAt } = await fallsSilent();
    await end();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(server.asked("endConversation")).toEqual([
      { conversationId: id, wrapUp: { outcome: "unanswered" }, saw: { risk: "concern", lastMessageAt } },
    ]);
    expect(left).not.toHaveBeenCalled();
    expect(field()).toBeTruthy();
  });
});

it("sends with the end what the listener had in view", async () => {
  server.answers("endConversation", {});
  const { uid, user } = await openDesk(<DeskScreen />);
  somebodyWaits("refused", { ...heldBy(uid), unreadByVolunteer: 0 });
  await user.click(screen.getByRole("button", { name: "Mine" }));
  await user.click(await person("Calm Lotus 1"));
  await talk().findByText("I can’t sleep");
  await user.click(talk().getByRole("button", { name: "End conversation" }));
  const lastMessageAt = Date.now() + 5_000;
  changeConversation("refused", { risk: "concern", lastMessageAt });
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Concern" }).getAttribute("aria-pressed")).toBe("true"),
  );
  const asked = within(await screen.findByRole("dialog"));
  await user.selectOptions(asked.getByLabelText("How did it end?"), "The person stopped answering");
  await user.click(asked.getByRole("button", { name: "End conversation" }));
  await waitFor(() => expect(server.asked("endConversation")).toHaveLength(1));
  expect(server.asked("endConversation")).toMatchObject([{ saw: { risk: "concern", lastMessageAt } }]);
});
