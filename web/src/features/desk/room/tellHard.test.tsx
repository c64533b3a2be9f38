import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { RoomActions } from "./RoomActions";

const onDone = vi.fn();

/** Ends a conversation that was marked as hard. */
async function pressEnd(conversationId: string, alias: string): Promise<ReturnType<typeof show>> {
  onDone.mockClear();
  const user = show(
    <RoomActions
      conversationId={conversationId}
      claimId="claim-1"
      onTold={vi.fn()}
      onAsked={vi.fn()}
      alias={alias}
      risk="none"
      wasCrisis={false}
      locked={false}
      writtenAt={null}
      locale="en"
      asked="end"
      onAsk={vi.fn()}
      onDone={onDone}
    />,
  );
  const asked = within(await screen.findByRole("dialog"));
  await user.selectOptions(asked.getByLabelText("How did it end?"), "Something else");
  await user.click(asked.getByRole("checkbox", { name: /^That was hard for me\./ }));
  await user.click(asked.getByRole("button", { name: "End conversation" }));
  return user;
}

/** Ends a conversation that was marked as hard; the request that tells the team is lost. */
async function endHard(conversationId: string, alias: string): Promise<ReturnType<typeof show>> {
  server.answers("endConversation", {});
  server.isUnreachable("reportConversation");
  const user = await pressEnd(conversationId, alias);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith("ended"));
  await screen.findByRole("button", { name: `Tell the team: ${alias}` });
  // The server pauses the listener's next offer because of it.
  expect(server.asked("endConversation").at(-1)).toMatchObject({ wrapUp: { outcome: "other", hard: true } });
  return user;
}

it("tells the team on a second try if the first was lost after the end", async () => {
  const user = await endHard("asha", "Calm Lotus 1");
  expect(screen.getByText(/^The team does not know yet that it was hard for you\. No connection/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Tell the team: Calm Lotus 1" }));
  await waitFor(() => expect(server.asked("reportConversation")).toHaveLength(2));
  server.answers("reportConversation", { reportId: "r" });
  await user.click(await screen.findByRole("button", { name: "Tell the team: Calm Lotus 1" }));
  expect(await screen.findByText(/^The team knows, and somebody will be in touch\./)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Tell the team: Calm Lotus 1" })).toBeNull();
  const [first, ...others] = server.asked("reportConversation");
  expect(others).toEqual([first, first]);
});

it("keeps an unsent request of one conversation while another one ends", async () => {
  await endHard("asha", "Calm Lotus 1");
  cleanup();
  await endHard("bina", "Kind River 2");
  expect(screen.getByRole("button", { name: "Tell the team: Calm Lotus 1" })).toBeTruthy();
});

it("tells the team also if the answer to the end is lost and the conversation is gone by then", async () => {
  const lose = server.isLost("endConversation");
  server.answers("reportConversation", { reportId: "r" });
  await pressEnd("asha", "Calm Lotus 1");
  await waitFor(() => expect(server.asked("endConversation")).toHaveLength(1));
  cleanup();
  await act(async () => Promise.resolve(lose()));
  expect(await screen.findByText(/^The team knows, and somebody will be in touch\./)).toBeTruthy();
});

it("tells the team also if the listener no longer held the conversation", async () => {
  server.refuses("endConversation", "NOT_CLAIMED");
  server.answers("reportConversation", { reportId: "r" });
  await pressEnd("asha", "Calm Lotus 1");
  expect(await screen.findByText(/^The team knows, and somebody will be in touch\./)).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});

it("does not tell the team if the end was refused, and uses the same id across retries", async () => {
  server.refuses("endConversation", "PERSON_WROTE");
  const user = await pressEnd("asha", "Calm Lotus 1");
  const asked = within(await screen.findByRole("dialog"));
  await asked.findByText("They have written meanwhile. Please read it first.");
  expect(server.asked("reportConversation")).toEqual([]);
  server.isUnreachable("endConversation");
  server.isUnreachable("reportConversation");
  await user.click(asked.getByRole("button", { name: "End conversation" }));
  await screen.findByRole("button", { name: "Tell the team: Calm Lotus 1" });
  await asked.findByText("No connection right now. Please check it and try again.");
  server.answers("endConversation", {});
  server.answers("reportConversation", { reportId: "r" });
  await user.click(asked.getByRole("button", { name: "End conversation" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith("ended"));
  expect(screen.queryByRole("button", { name: "Tell the team: Calm Lotus 1" })).toBeNull();
  const [first, ...others] = server.asked("reportConversation");
  expect(others).toEqual([first]);
});
