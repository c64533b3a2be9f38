import { MINUTE } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { holdsFor } from "./useFresh";

it("an answer is fresh for a minute after its arrival, even if the clock is set back", () => {
  expect(holdsFor(1_000, 1_000)).toBe(MINUTE);
  expect(holdsFor(1_000, 21_000)).toBe(MINUTE - 20_000);
  expect(holdsFor(1_000, 1_000 + 2 * MINUTE)).toBe(0);
  expect(holdsFor(1_000, 0)).toBe(MINUTE);
});
