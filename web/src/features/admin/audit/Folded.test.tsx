import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { mediaIs } from "../../../test-support/screen";
import { AuditSection } from "./AuditSection";

it.each([
  ["a phone", true, "", false, true],
  ["a phone while one is set", true, "?by=thodu&from=2026-01-15", true, true],
  ["a wide screen", false, "", true, false],
])("on %s the filters are open or folded", async (_, narrow, query, isOpen, canFold) => {
  mediaIs("(width < 48rem)", narrow);
  await isHere({ claims: { admin: true } });
  const user = show(<AuditSection />, { at: `/admin/audit${query}` });
  const words = await screen.findByText("Filters");
  const details = words.closest("details");
  expect(details?.open).toBe(isOpen);
  expect(words.hidden).toBe(!canFold);
  if (isOpen || !canFold) return;
  await user.click(words);
  expect(details?.open).toBe(true);
  await user.type(screen.getByLabelText(/^Person, case/), "pay_1");
  expect(details?.open).toBe(true);
});
