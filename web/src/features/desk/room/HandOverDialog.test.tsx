import { act, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { HandOverDialog } from "./HandOverDialog";

afterEach(() => void vi.useRealTimers());

it("can go to a colleague who comes while nobody was there; until one is chosen, no press means something else", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  server.answers("listColleagues", { colleagues: [] });
  const user = show(
    <HandOverDialog
      conversationId="asha"
      alias="Calm Lotus 1"
      wasCrisis={false}
      locale="te"
      onDone={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  const asked = within(await screen.findByRole("dialog"));
  await asked.findByRole("heading", { name: "Nobody is here to hand over to" });
  const note = () => asked.getByLabelText<HTMLTextAreaElement>("A note for the next listener (optional)");
  await user.type(note(), "Her exam");
  server.isUnreachable("listColleagues");
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  server.answers("listColleagues", { colleagues: [{ uid: "ravi", name: "Ravi" }] });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await asked.findByText("Ravi has come. You can choose them now.")).toBeTruthy();
  expect(asked.getByRole("heading", { name: "Nobody is here to hand over to" })).toBeTruthy();
  expect(asked.getByRole("button", { name: "Return to queue" })).toBeTruthy();
  await user.selectOptions(asked.getByLabelText("Who should take over?"), "Ravi");
  expect(asked.getByRole("button", { name: "Hand over to Ravi" })).toBeTruthy();
  expect(note().value).toBe("Her exam");
  server.answers("releaseConversation", {});
  await user.click(asked.getByRole("button", { name: "Hand over to Ravi" }));
  expect(server.asked("releaseConversation")).toEqual([{ conversationId: "asha", to: "ravi", note: "Her exam" }]);
});
