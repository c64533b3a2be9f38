import { expect, it } from "vitest";
import { waitingLine } from "./progress";

it("says in one line everything that is waited for, and for how long", () => {
  const waits = [
    { what: "the Firestore stand-in hidane", began: 0 },
    { what: "the pages", began: 39_000 },
  ];
  expect(waitingLine(42_400, waits)).toBe("Waiting for the Firestore stand-in hidane (42 s), the pages (3 s)");
});
