import { expect, it } from "vitest";
import { hasWords, withoutWords } from "./auditWords";

it("finds the lines that have a text written by an admin", () => {
  expect(hasWords({ actor: "admin", action: "case.decide" })).toBe(true);
  expect(hasWords({ actor: "admin", action: "payment.refund" })).toBe(true);
  expect(hasWords({ actor: "server", action: "payment.refund" })).toBe(false);
  expect(hasWords({ actor: "admin", action: "volunteer.revoke" })).toBe(true);
  expect(hasWords({ actor: "admin", action: "volunteer.approve" })).toBe(false);
});

it("keeps the decision and the order, and removes the text", () => {
  const left = (action: "case.decide" | "payment.refund" | "block.lift", reason: string) =>
    withoutWords({ action, reason });
  expect(left("case.decide", "no-action: Asha said: no.")).toBe("no-action");
  expect(left("payment.refund", "order_1: They asked.")).toBe("order_1");
  expect(left("payment.refund", "They asked.")).toBe("");
  expect(left("block.lift", "Asha: we made up.")).toBe("");
});
