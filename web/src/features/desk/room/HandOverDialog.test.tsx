import { act, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { HandOverDialog } from "./HandOverDialog";

afterEach(() => void vi.useRealTimers());

it("goes to a colleague who comes while nobody was there, and keeps the note", async () => {
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
  expect(await asked.findByRole("button", { name: "Hand over to Ravi" })).toBeTruthy();
  expect(note().value).toBe("Her exam");
});
