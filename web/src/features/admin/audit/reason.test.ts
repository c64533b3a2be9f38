import { globSync, readFileSync } from "node:fs";
import { auditCodes } from "@thodu/domain/accounts/auditCodes";
import { auditEntry, type AuditAction } from "@thodu/domain/accounts/model";
import { describe, expect, it } from "vitest";
import { reasonOf } from "./reason";

describe("the reason of a line of the audit log", () => {
  it.each([
    ["person.look", "found", "found by a search"],
    ["person.look", "", ""],
    ["admin.make", "safety", "Safety"],
    ["plan.cancel", "daily-care", "Daily Care"],
    ["report.make", "threat", "Threats"],
    ["report.make", "hard", ""],
    ["report.make", "supervisor", ""],
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
    ["conversation.takeOver", "crisis.unanswered", "nobody had answered in the crisis"],
    ["appointment.cancel", "not-kept", "not kept in time"],
    ["call.end", "lost", "the connection was lost"],
    ["call.answer", "free", "the free call"],
    ["conversation.risk", "none to crisis", "None to Crisis"],
    ["case.decide", "no-action: I talked to both.", "No action: I talked to both."],
    ["case.decide", "warned", "Warned"],
    ["case.decide", "hours-over", "its hours are over, and nobody who came then still waits"],
    ["payment.refund", "order_1 pay_1: buys nothing", "order_1 pay_1: it bought nothing"],
    ["payment.dispute", "order_1 disp_1: under_review", "order_1 disp_1: being looked at by the bank"],
  ] as const)("%s, %j is in words", (action, reason, words) => {
    expect(reasonOf({ action, reason })).toBe(words);
  });

  it.each([
    ["supervisor", "warned: We spoke.", "Talked with them: We spoke."],
    ["hard", "no-action: We spoke.", "Nothing was needed: We spoke."],
    ["harassment", "warned: We spoke.", "Warned: We spoke."],
  ] as const)("says what was decided on a case as its page does: %s", (category, reason, words) => {
    expect(reasonOf({ action: "case.decide", reason }, category)).toBe(words);
  });

  it.each([
    ["block.lift", "found"],
    ["conversation.takeOver", "They wrote at 3."],
    ["payment.refund", "order_1: paid twice"],
    ["conversation.end", "constructor"],
  ] as const)("%s, %j is as it was written", (action, reason) => {
    expect(reasonOf({ action, reason })).toBe(reason);
  });
});

describe("every code of the audit log", () => {
  const coded = auditEntry.shape.action.options.flatMap((action) => {
    const codes: Readonly<Partial<Record<AuditAction, readonly string[]>>> = auditCodes;
    return (codes[action] ?? []).map((code) => [action, code] as const);
  });

  // All languages have the same keys (messages.test.ts).
  it.each(coded)("%s, %j has words", (action, code) => {
    expect(reasonOf({ action, reason: code })).not.toBe(code);
  });

  it("that the server writes is known", () => {
    const root = new URL("../../../../../functions/src/", import.meta.url).pathname;
    const written = globSync("**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] }).flatMap((file) =>
      [
        ...readFileSync(`${root}${file}`, "utf8").matchAll(/action: "([\w.]+)",[^{}]*?reason: [^,\n]*?"([\w.-]+)"/g),
      ].map(([, action, code]) => `${action}: ${code}`),
    );
    expect(written).not.toEqual([]);
    const known = coded.map(([action, code]) => `${action}: ${code}`);
    expect(written.filter((each) => !known.includes(each))).toEqual([]);
  });
});
