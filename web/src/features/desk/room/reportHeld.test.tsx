import type { Risk } from "@thodu/domain/safety/levels";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { heldBy, openDesk, person, somebodyWaits, talk } from "../../../test-support/desk";
import { server } from "../../../test-support/server";
import { DeskScreen } from "../DeskScreen";

const ENDS = /^This ends the contact now\. The person goes back to the queue/;
const BETTER = /^This person is in a crisis\. It is better to hand over first/;

const report = async () => within(await screen.findByRole("dialog", { name: "Report this conversation" }));

/** The listener has written a report about the person whom they hold. */
async function write(risk: Risk) {
  server.answers("reportConversation", { reportId: "one" });
  server.answers("listColleagues", { colleagues: [] });
  const { user } = await openDesk(<DeskScreen />, {
    holds: (uid) => somebodyWaits("held-1", { ...heldBy(uid), risk }),
  });
  await user.click(await person("Calm Lotus 1"));
  await talk().findByText("I can’t sleep");
  await user.click(talk().getByRole("button", { name: "Report" }));
  const asked = await report();
  await user.click(asked.getByLabelText("Threats"));
  await user.type(asked.getByLabelText("Anything to add? (optional)"), "They know my street.");
  return { user, asked, part: () => user.click(asked.getByRole("checkbox", { name: /^Don’t match me/ })) };
}

describe("a report that parts the listener from the person whom they hold", () => {
  it("says that this ends the contact, and so does its button", async () => {
    const { user, asked, part } = await write("none");
    expect(asked.queryByText(ENDS)).toBeNull();
    await part();
    expect(asked.getByText(ENDS)).toBeTruthy();
    expect(asked.queryByText(BETTER)).toBeNull();
    expect(asked.queryByRole("button", { name: "Send report" })).toBeNull();
    await user.click(asked.getByRole("button", { name: "Report and return to the queue" }));
    await waitFor(() => expect(server.asked("reportConversation")).toMatchObject([{ block: true }]));
  });

  it("can be sent without that in a crisis, and the listener stays", async () => {
    const { user, asked, part } = await write("crisis");
    await part();
    expect(asked.getByText(BETTER)).toBeTruthy();
    await user.click(asked.getByRole("button", { name: "Report, and stay for now" }));
    await waitFor(() =>
      expect(server.asked("reportConversation")).toMatchObject([{ note: "They know my street.", block: false }]),
    );
    expect(talk().getByRole("heading", { name: "Chat with Calm Lotus 1" })).toBeTruthy();
  });

  it("waits in a crisis while the person is handed over, with what was written", async () => {
    const { user, asked, part } = await write("crisis");
    await part();
    await user.click(asked.getByRole("button", { name: "Hand over first" }));
    const handOver = within(await screen.findByRole("dialog", { name: /Hand over|Nobody/ }));
    expect(server.asked("reportConversation")).toEqual([]);
    await user.click(await handOver.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(talk().getByRole("button", { name: "Report" }));
    const again = await report();
    expect(again.getByLabelText<HTMLInputElement>("Threats").checked).toBe(true);
    expect(again.getByLabelText<HTMLTextAreaElement>("Anything to add? (optional)").value).toBe("They know my street.");
    // Cancelled, it is given up.
    await user.click(again.getByRole("button", { name: "Cancel" }));
    await user.click(talk().getByRole("button", { name: "Report" }));
    expect((await report()).getByLabelText<HTMLInputElement>("Threats").checked).toBe(false);
  });
});
