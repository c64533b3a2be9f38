import { expect, it } from "vitest";
import { reportContracts } from "./contracts";
import { writtenCaseId, writtenOf } from "./written";

const ID = "3f2b6c1e-90aa-4c51-8d4e-2b7a7f3a91bc";

it.each(["question", "feedback", "request"] as const)(
  "leads from a case back to the text that opened it: %s",
  (kind) => {
    expect(writtenOf(writtenCaseId(`${kind}-${ID}`), "danger-written")).toEqual({ kind, id: ID });
  },
);

it("allows to decide and reopen a case, however long the text's id is", () => {
  const reportId = writtenCaseId(`question-${"x".repeat(128)}`);
  const decision = { reportId, decision: "no-action", reason: "Called." };
  expect(reportContracts.decideCase.input.safeParse(decision).success).toBe(true);
  expect(reportContracts.reopenCase.input.safeParse({ reportId }).success).toBe(true);
});

it.each([
  ["of another kind", ID, "danger-written"],
  ["of a text that is not known", `written-letter-${ID}`, "danger-written"],
  // Clients choose the ids of their reports.
  ["that only has such a name", `written-question-${ID}`, "harassment"],
] as const)("leads nowhere from a case %s", (_, id, category) => {
  expect(writtenOf(id, category)).toBeNull();
});
