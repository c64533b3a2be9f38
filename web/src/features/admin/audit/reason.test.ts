import { describe, expect, it } from "vitest";
import { reasonOf } from "./reason";

describe("the reason of a line of the audit log", () => {
  it.each([
    ["person.look", "found", "found by a search"],
    ["person.look", "", ""],
    ["admin.make", "safety", "Safety"],
    ["plan.cancel", "daily-care", "Daily Care"],
    ["report.make", "hard", "A listener found this hard"],
    ["conversation.end", "listened", "We talked, and it was enough for now"],
    ["conversation.end", "queue", ""],
    ["appointment.assign", "2026-03-05 Dr. Meera Rao", "5 March 2026 with Dr. Meera Rao"],
    [
      "appointment.move",
      "2026-03-02 Dr. Meera Rao > 2026-03-05 Dr. Asha",
      "from 2 March 2026 with Dr. Meera Rao to 5 March 2026 with Dr. Asha",
    ],
    ["appointment.move", "", ""],
    ["conversation.requeue", "listener.silent", "the listener fell silent"],
    ["appointment.cancel", "not-kept", "not kept in time"],
    ["call.end", "lost", "the connection was lost"],
    ["call.answer", "free", "the free call"],
    ["conversation.risk", "none to crisis", "None to Crisis"],
    ["case.decide", "no-action: I talked to both.", "No action: I talked to both."],
    ["case.decide", "warned", "Warned"],
    ["payment.refund", "order_1 pay_1: buys nothing", "order_1 pay_1: it bought nothing"],
    ["payment.dispute", "order_1 disp_1: under_review", "order_1 disp_1: being looked at by the bank"],
  ] as const)("%s, %j is in words", (action, reason, words) => {
    expect(reasonOf({ action, reason })).toBe(words);
  });

  it.each([
    ["block.lift", "found"],
    ["conversation.takeOver", "lost"],
    ["payment.refund", "order_1: paid twice"],
    ["conversation.end", "constructor"],
  ] as const)("%s, %j is as it was written", (action, reason) => {
    expect(reasonOf({ action, reason })).toBe(reason);
  });
});
