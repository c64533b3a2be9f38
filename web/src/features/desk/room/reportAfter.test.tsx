import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { heldBy, openDesk, person, somebodyWaits, talk } from "../../../test-support/desk";
import { server, someId } from "../../../test-support/server";
import { changeConversation } from "../../../test-support/stored";
import { DeskScreen } from "../DeskScreen";

const closed = { status: "closed", volunteerId: null, waitingSince: null } as const;
const report = async () => within(await screen.findByRole("dialog", { name: "Report this conversation" }));

async function open(id: string) {
  server.answers("reportConversation", { reportId: "one" });
  const { user } = await openDesk(<DeskScreen />, { holds: (uid) => somebodyWaits(id, heldBy(uid)) });
  await user.click(await person("Calm Lotus 1"));
  await talk().findByText("I can’t sleep");
  return user;
}

it("can be finished and sent although the person ends the conversation meanwhile", async () => {
  const user = await open("reported-1");
  await user.click(talk().getByRole("button", { name: "Report" }));
  const asked = await report();
  await user.click(asked.getByLabelText("Threats"));
  await user.type(asked.getByRole("textbox"), "They know my street.");
  changeConversation("reported-1", closed);
  await waitFor(() => expect(screen.getByText("The conversation has ended.")).toBeTruthy());
  await user.click((await report()).getByRole("button", { name: "Send report" }));
  await waitFor(() =>
    expect(server.asked("reportConversation")).toEqual([
      {
        reportId: someId,
        conversationId: "reported-1",
        category: "threat",
        note: "They know my street.",
        block: false,
      },
    ]),
  );
});

it("can be begun once the conversation is over", async () => {
  const user = await open("reported-2");
  changeConversation("reported-2", closed);
  await talk().findByText("The conversation has ended.");
  // Nothing beside it says what would be reported.
  await user.click(talk().getByRole("button", { name: "Report this conversation" }));
  const asked = await report();
  await user.click(asked.getByLabelText("Threats"));
  await user.click(asked.getByRole("button", { name: "Send report" }));
  await waitFor(() => expect(server.asked("reportConversation")).toMatchObject([{ conversationId: "reported-2" }]));
});

it("of somebody whose conversation is gone leaves nothing of the talk in the pane", async () => {
  const user = await open("reported-3");
  await user.click(talk().getByRole("button", { name: "Report" }));
  const asked = await report();
  await user.click(asked.getByLabelText("Threats"));
  changeConversation("reported-3", closed);
  await user.click(asked.getByRole("button", { name: "Send report" }));
  await waitFor(() => expect(talk().getByText("The conversation has ended.")).toBeTruthy());
  expect(screen.queryByRole("textbox", { name: "Your reply" })).toBeNull();
});
