import { expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { DAY } from "../time";
import { isReasonOver } from "./refundWords";

const refund = (reason: string, days: number) => isReasonOver({ reason, createdAt: NOON - days * DAY }, NOON);

it("removes an admin's text on a refund after 90 days", () => {
  expect([refund("She insisted.", 89), refund("She insisted.", 90)]).toEqual([false, true]);
});

it.each(["amount", "again", "gone", ""])("keeps a reason of the server: %j", (reason) => {
  expect(refund(reason, 200)).toBe(false);
});
