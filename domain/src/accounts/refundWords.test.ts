import { expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { DAY } from "../time";
import { isReasonOver } from "./refundWords";

const refund = (reason: string, days: number) => isReasonOver({ reason, createdAt: NOON - days * DAY }, NOON);

it("lets what an admin wrote of a refund go after 90 days", () => {
  expect([refund("She insisted.", 89), refund("She insisted.", 90)]).toEqual([false, true]);
});

it.each(["amount", "again", "gone", ""])("keeps what the server says for itself: %j", (reason) => {
  expect(refund(reason, 200)).toBe(false);
});
