import { describe, expect, it, test } from "vitest";
import { appointmentForm, ISSUE_MAX } from "./forms";

const form = { name: "Asha K", email: "asha@example.com", issue: "I sleep badly." };
const fields = (value: unknown): readonly string[] =>
  appointmentForm.safeParse(value).error?.issues.map(({ path }) => path.join(".")) ?? [];

describe("asking for an appointment (spec section 5)", () => {
  it("accepts name, e-mail and issue, trimmed", () => {
    expect(
      appointmentForm.parse({ name: " Asha K ", email: " asha@example.com ", issue: "\nI sleep badly.\n" }),
    ).toEqual(form);
  });

  it("keeps the lines of the issue, and script tags as text", () => {
    const issue = "First.\n\n<script>alert(1)</script>\nనిద్ర పట్టదు";
    expect(appointmentForm.parse({ ...form, issue })).toMatchObject({ issue });
  });

  it("drops fields that it does not know", () => {
    expect(
      Object.keys(appointmentForm.parse({ ...form, status: "assigned", assigned: true, doctor: "Dr. X" })),
    ).toEqual(["name", "email", "issue"]);
  });

  test.each([
    ["name", ""],
    ["name", " \u200B"],
    ["name", "x".repeat(101)],
    ["name", undefined],
    ["name", 7],
    ["email", ""],
    ["email", "asha"],
    ["email", `${"a".repeat(250)}@b.co`],
    ["email", undefined],
    ["email", null],
    ["issue", ""],
    ["issue", "\n \u2060"],
    ["issue", "x".repeat(4_001)],
    ["issue", "x\u0000"],
    ["issue", "x\uDE00"],
    ["issue", undefined],
    ["issue", ["x"]],
  ])("%s %.20j is refused", (field, value) => {
    expect([...new Set(fields({ ...form, [field]: value }))]).toEqual([field]);
  });

  it("limits the issue to 4,000 characters", () => {
    expect(ISSUE_MAX).toBe(4_000);
    for (const letter of ["x", "న", "😔"]) expect(fields({ ...form, issue: letter.repeat(4_000) })).toEqual([]);
  });

  test.each([null, undefined, "x", [], 7])("%j is invalid", (value) => {
    expect(appointmentForm.safeParse(value).success).toBe(false);
  });
});
