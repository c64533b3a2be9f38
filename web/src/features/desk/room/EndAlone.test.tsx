import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { heldBy, openDesk, person, somebodyWaits, talk } from "../../../test-support/desk";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { changeConversation } from "../../../test-support/stored";
import { DeskScreen } from "../DeskScreen";
import { EndDialog } from "./EndDialog";

const onDone = vi.fn();
/** A new one in every test. */
let claimId = "";
let claims = 0;
beforeEach(() => {
  onDone.mockReset();
  claims += 1;
  claimId = `claim-${claims}`;
});

describe("ending a crisis", () => {
  const lookAgain = async (whoKnows: string, lines: "Yes" | "No") => {
    server.answers("endConversation", {});
    const user = show(
      <EndDialog
        conversationId="asha"
        claimId={claimId}
        alias="Calm Lotus 1"
        risk="crisis"
        wasCrisis
        locked={false}
        onTold={vi.fn()}
        onClose={vi.fn()}
        onDone={onDone}
      />,
    );
    const asked = within(await screen.findByRole("dialog"));
    await user.selectOptions(asked.getByLabelText("How did it end?"), "Something else");
    await user.click(asked.getByRole("button", { name: "Next" }));
    await user.click(asked.getByRole("button", { name: "They write here again tomorrow." }));
    await user.click(asked.getByRole("button", { name: whoKnows }));
    await user.selectOptions(asked.getByLabelText(/^Did you give the help lines/), lines);
    await user.click(asked.getByRole("button", { name: "End conversation" }));
    return { user, asked };
  };
  const ALONE = /^Nobody knows, and no help lines were given\. Would you rather call a supervisor first\?$/;

  it("asks once whether to call a supervisor first, if nobody knows and no help lines were given", async () => {
    const { user, asked } = await lookAgain("Nobody.", "No");
    await waitFor(() => expect(document.activeElement).toBe(asked.getByText(ALONE)));
    expect(server.asked("endConversation")).toEqual([]);
    expect(asked.getByRole("button", { name: "Tell the team now" })).toBeTruthy();
    expect(asked.getByRole("link", { name: /^Phone a supervisor: \+91/ })).toBeTruthy();
    await user.click(asked.getByRole("button", { name: "Back" }));
    expect(asked.queryByText(ALONE)).toBeNull();
    await user.click(asked.getByRole("button", { name: "End conversation" }));
    const crisis = { agreed: "They write here again tomorrow.", whoKnows: "Nobody.", linesGiven: false };
    await waitFor(() => expect(server.asked("endConversation")).toMatchObject([{ wrapUp: { crisis } }]));
    expect(onDone).toHaveBeenCalledWith("ended-agreed");
  });

  it("does not ask again when the dialog is opened again", async () => {
    await lookAgain("Nobody.", "No");
    cleanup();
    await lookAgain("Nobody.", "No");
    await waitFor(() => expect(onDone).toHaveBeenCalledWith("ended-agreed"));
  });

  it("can be ended from that question too", async () => {
    const { user, asked } = await lookAgain("Nobody.", "No");
    await user.click(asked.getByRole("button", { name: "End anyway" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith("ended-agreed"));
    expect(server.asked("endConversation")).toHaveLength(1);
  });

  it.each([
    ["Nobody.", "Yes"],
    ["A friend.", "No"],
  ] as const)("does not ask back where somebody can help: %s, lines given: %s", async (whoKnows, lines) => {
    await lookAgain(whoKnows, lines);
    await waitFor(() => expect(onDone).toHaveBeenCalledWith("ended-agreed"));
    expect(screen.queryByText(ALONE)).toBeNull();
  });
});

it("says what is stored, also when the conversation is known to have ended before the answer arrives", async () => {
  const answer = server.isSlow("endConversation", {});
  const { user } = await openDesk(<DeskScreen />, {
    holds: (uid) => somebodyWaits("alone-1", { ...heldBy(uid), risk: "crisis", unreadByVolunteer: 0, claimId }),
  });
  await user.click(await person("Calm Lotus 1"));
  await user.click(await talk().findByRole("button", { name: "End conversation" }));
  const asked = within(await screen.findByRole("dialog"));
  await user.selectOptions(asked.getByLabelText("How did it end?"), "Something else");
  await user.click(asked.getByRole("button", { name: "Next" }));
  await user.click(asked.getByRole("button", { name: "They write here again tomorrow." }));
  await user.click(asked.getByRole("button", { name: "A friend." }));
  await user.selectOptions(asked.getByLabelText(/^Did you give the help lines/), "Yes");
  await user.click(asked.getByRole("button", { name: "End conversation" }));
  changeConversation("alone-1", { status: "closed", volunteerId: null, risk: "none", notice: "ended-by-listener" });
  await talk().findByText("The conversation has ended.");
  await act(async () => Promise.resolve(answer()));
  expect(await talk().findByText(/^The conversation has ended\. What you agreed on is kept/)).toBeTruthy();
});
