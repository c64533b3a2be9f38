import { expect, it } from "vitest";
import { devices } from "../support/devices";
import { openInPieces } from "../support/inPieces";
import { shifts, watchShifts } from "../support/shifts";

const open = devices();

it.each(["/", "/chat", "/login", "/request-help"])("%s moves nothing while it loads in parts", async (path) => {
  const { page } = await open({ viewport: { width: 360, height: 740 } });
  await watchShifts(page);
  await openInPieces(page, path);
  // A box at the right edge that grows shifts by less than this.
  expect((await shifts(page)).filter(({ value }) => value >= 0.01)).toEqual([]);
});
