import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Over, Talked } from "../../calls/state";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { useReport } from "./useReport";

function AfterCall({ over, talked }: { readonly over: Over; readonly talked: Talked | null }) {
  const { button, dialog } = useReport({ side: "customer", over, talked });
  return (
    <>
      <p>The call is over.</p>
      {button}
      {dialog}
    </>
  );
}

const talked = { callId: "call-1", customerId: "asha" };

it("names the call in which the two talked", async () => {
  server.answers("reportConversation", { reportId: "one" });
  const user = show(<AfterCall over={{ why: "ended", by: "customer" }} talked={talked} />);
  await user.click(screen.getByRole("button", { name: "Report" }));
  await user.click(await screen.findByRole("radio", { name: "Sexual remarks" }));
  expect(screen.getByRole("heading", { name: "Report this call" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Send report" }));
  await waitFor(() => expect(server.asked("reportConversation")).toHaveLength(1));
  expect(server.asked("reportConversation")[0]).toMatchObject({
    conversationId: "asha",
    callId: "call-1",
    category: "sexual",
    block: false,
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it.each([
  ["that nobody answered", { why: "ended", by: "customer" }, null],
  ["that found nobody", { why: "missed" }, null],
  ["that goes on without this page", { why: "no-microphone", problem: "busy" }, talked],
] as const)("is offered after no call %s", (_what, over, before) => {
  show(<AfterCall over={over} talked={before} />);
  expect(screen.getByText("The call is over.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Report" })).toBeNull();
});
