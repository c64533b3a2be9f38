import { expect, it } from "vitest";
import { aConversation, heldBy, NOON, reportFacts } from "../../../tests/support/domain";
import { decideReport } from "./decide";

const report = (changes: Parameters<typeof reportFacts>[0]) =>
  decideReport(reportFacts({ conversation: null, ...changes }));
const urgent = { value: { report: { inCrisis: true } } };
const ordinary = { value: { report: expect.not.objectContaining({ inCrisis: true }) } };

it.each(["asha", "meera"])("a report by %s says that the person was in a crisis", (actor) => {
  const held = heldBy("meera");
  expect(report({ actor, conversation: { ...held, risk: "crisis" } })).toMatchObject(urgent);
  expect(report({ actor, conversation: { ...held, risk: "concern" } })).toMatchObject(ordinary);
});

it("so does one of a call in a crisis", () => {
  const call = { customerId: "asha", volunteerId: "ravi", answeredAt: NOON } as const;
  expect(report({ callId: "call-1", call: { ...call, allowance: "crisis" } })).toMatchObject(urgent);
  expect(report({ callId: "call-1", call: { ...call, allowance: "free" } })).toMatchObject(ordinary);
  const conversation = aConversation({ risk: "crisis", lastVolunteerId: "ravi" });
  expect(report({ callId: "call-1", call: { ...call, allowance: "plan" }, conversation })).toMatchObject(urgent);
});
