import { expect, it } from "vitest";
import { devices } from "../support/devices";
import { openInPieces } from "../support/inPieces";
import { shifts, watchShifts } from "../support/shifts";

const open = devices();

it.each(["/", "/chat", "/login", "/request-help"])("%s moves nothing while it arrives in pieces", async (path) => {
  const { page } = await open({ viewport: { width: 360, height: 740 } });
  await watchShifts(page);
  await openInPieces(page, path);
  // What a box at the right edge moves by as it grows is less.
  expect((await shifts(page)).filter(({ value }) => value >= 0.01)).toEqual([]);
});
