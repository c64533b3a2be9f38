import { ALARM_OPEN_MAX } from "@thodu/domain/matching/position";
import { MINUTE } from "@thodu/domain/time";
import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openDesk, person, somebodyWaits } from "../../../test-support/desk";
import { DeskScreen } from "../DeskScreen";

const inOrder = (): readonly string[] =>
  screen.getAllByRole("listitem").flatMap((row) => row.textContent.match(/Calm Lotus \d/)?.[0] ?? []);

it("a person who gives no answer for 30 seconds moves ahead in the list, though nothing is stored", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], shouldAdvanceTime: true });
  await openDesk(<DeskScreen />);
  somebodyWaits("asked", { alias: "Calm Lotus 1", risk: "concern", alarm: { since: Date.now(), answer: null } });
  somebodyWaits("longer", { alias: "Calm Lotus 2", risk: "concern", waitingSince: Date.now() - 30 * MINUTE });
  await person("Calm Lotus 1");
  await person("Calm Lotus 2");
  expect(inOrder()).toEqual(["Calm Lotus 2", "Calm Lotus 1"]);
  // The list checks the time twice a minute.
  await act(() => vi.advanceTimersByTimeAsync(2 * ALARM_OPEN_MAX));
  expect(inOrder()).toEqual(["Calm Lotus 1", "Calm Lotus 2"]);
});
