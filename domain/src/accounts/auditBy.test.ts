import { expect, it } from "vitest";
import { adminActions, doerOf, isBy } from "./auditBy";

const line = (actor: string, action: Parameters<typeof isBy>[1]["action"], reason = "", about?: string) => ({
  actor,
  action,
  reason,
  ...(about !== undefined && { about }),
});

it.each([
  ["a refund by an admin", line("anita", "payment.refund"), true, false],
  ["a refund that the server makes by itself", line("server", "payment.refund"), false, true],
  ["a decision", line("anita", "case.decide", "warned: Talked."), true, false],
  ["a role that the command gave", line("make-admin", "admin.make"), true, false],
  ["what a listener does", line("meera", "conversation.claim"), false, false],
  ["what a person does", line("asha", "plan.cancel"), false, false],
  ["somebody put back by a block", line("anita", "conversation.requeue", "block"), true, false],
  ["somebody put back by a report of their own", line("asha", "conversation.requeue", "report"), false, false],
  ["somebody put back by the silence of a listener", line("server", "conversation.requeue"), false, true],
  ["a request that its person cancelled", line("server", "appointment.cancel", "by-person"), false, false],
  ["an appointment that an admin moved", line("anita", "appointment.move", "", "asha"), true, false],
  ["an appointment that its person moved", line("asha", "appointment.move", "", "asha"), false, false],
  ["the same as it was recorded before", line("server", "appointment.move", "", "asha"), false, false],
  ["an appointment that nobody kept", line("server", "appointment.cancel", "not-kept"), false, true],
])("%s is by admins or by the server", (_, found, admins, server) => {
  expect([isBy("admins", found), isBy("server", found)]).toEqual([admins, server]);
});

it.each([
  ["asha", line("asha", "appointment.move", "", "asha")],
  ["asha", line("server", "appointment.move", "", "asha")],
  ["anita", line("anita", "appointment.move", "", "asha")],
  ["asha", line("server", "appointment.cancel", "by-person", "asha")],
  ["server", line("server", "appointment.cancel", "not-kept", "asha")],
  ["server", line("server", "appointment.assign", "", "asha")],
])("names %s as the one who did what %j records", (doer, entry) => {
  expect(doerOf(entry)).toBe(doer);
});

it("lists the actions for one query, which allows at most thirty", () => {
  expect(adminActions).toContain("payment.refund");
  expect(adminActions).not.toContain("conversation.claim");
  expect(adminActions.length).toBeLessThanOrEqual(30);
});
