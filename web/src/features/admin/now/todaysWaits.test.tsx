import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { quietDesk } from "../../../test-support/quietDesk";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { NowSection } from "./NowSection";

const MINUTE = 60_000;

it.each([
  [12 * MINUTE, "half were answered within 8 min, 90 % within 12 min"],
  [null, "half were answered within 8 min; more than one in ten left or still wait"],
])("says of today's waits how long half and most had to wait: %s", async (p90, words) => {
  server.answers("readDesk", { ...quietDesk, today: { p50: 8 * MINUTE, p90 } });
  await isHere({ claims: { safety: true } });
  show(<NowSection />, { at: "/admin/now?list=figures" });
  expect((await screen.findByText("Waits today")).parentElement?.querySelector("dd")?.textContent).toBe(words);
});
