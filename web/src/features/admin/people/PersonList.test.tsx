import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { show } from "../../../test-support/render";
import { CasesOf } from "./PersonLists";
import { PersonList } from "./PersonList";

const SAYS_SO = "The newest 10 are shown.";
const rows = (count: number): readonly string[] => Array.from({ length: count }, (_, nth) => `order_${nth}`);
const list = (count: number) => (
  <PersonList title="Orders" rows={rows(count)} idOf={(id) => id}>
    {(id) => id}
  </PersonList>
);
const aCase = (nth: number) => ({
  reportId: `case_${nth}`,
  category: "other" as const,
  by: "customer" as const,
  status: "open" as const,
  decision: null,
  createdAt: Date.UTC(2026, 2, 3, 12),
});

it("says that a list of ten may not be complete", () => {
  show(list(10));
  expect(screen.getAllByRole("listitem")).toHaveLength(10);
  expect(screen.getByText(SAYS_SO)).toBeTruthy();
});

it("does not say so if it is complete", () => {
  show(list(9));
  expect(screen.queryByText(SAYS_SO)).toBeNull();
});

it("says so of cases too", () => {
  show(<CasesOf cases={Array.from({ length: 10 }, (_, nth) => aCase(nth))} />);
  expect(screen.getByText(SAYS_SO)).toBeTruthy();
});

it("says what ended in a crisis that its person ended", () => {
  show(<CasesOf cases={[{ ...aCase(1), category: "crisis-ended", by: "server", ended: "queue" }]} />);
  expect(screen.getByRole("link", { name: "Somebody in a crisis left the queue before a listener came" })).toBeTruthy();
});
