import type { Report } from "@thodu/domain/reports/model";
import { HOUR } from "@thodu/domain/time";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { putReport } from "../../../test-support/stored";
import { SafetySection } from "./SafetySection";

const byThodu = { by: "server", reporterId: "server", conversationId: "", reportedId: null } as const;
const crisis: Partial<Report> = {
  ...byThodu,
  category: "no-listener",
  waits: [{ language: "te", risk: "crisis", count: 1 }],
};

beforeEach(() => isHere({ claims: { safety: true } }));

const kindsShown = () =>
  screen.queryAllByText(/^(Insults or harassment|Threats|Somebody in a crisis ended the chat themselves)$/);

it("shows the open cases of one side, and those about a listener, each under its own address", async () => {
  putReport("person");
  putReport("listener", { by: "volunteer", category: "threat", reporterId: "ravi", reportedId: "asha" });
  putReport("server", { ...byThodu, category: "crisis-ended", ended: "chat" });
  const user = show(<SafetySection />, { at: "/admin/safety" });
  await waitFor(() => expect(kindsShown()).toHaveLength(3));
  for (const [tab, words] of [
    ["By people", "Insults or harassment"],
    ["By listeners", "Threats"],
    ["By Thodu", "Somebody in a crisis ended the chat themselves"],
    ["About a listener", "Insults or harassment"],
  ] as const) {
    await user.click(screen.getByRole("link", { name: tab }));
    await waitFor(() => expect(kindsShown().map(({ textContent }) => textContent)).toEqual([words]));
  }
  await user.click(screen.getByRole("link", { name: "All" }));
  await waitFor(() => expect(kindsShown()).toHaveLength(3));
});

it.each([
  ["open", /^First those in which somebody in a crisis may still be waiting, the newest of them first;/],
  ["rota", "The oldest first."],
  ["decided", "The case that was opened last comes first."],
])("says in which order a list stands: %s", async (list, words) => {
  show(<SafetySection />, { at: `/admin/safety?list=${list}` });
  expect(await screen.findByText(words)).toBeTruthy();
});

it.each<readonly [string, Partial<Report>, string, boolean]>([
  ["while that person may still be waiting", {}, "", true],
  ["not an hour later", { createdAt: Date.now() - HOUR }, "", false],
  ["not once it is closed", { status: "decided", decision: "no-action" }, "?list=decided", false],
])("marks somebody who waited in a crisis %s", async (_, changes, query, marks) => {
  putReport("crisis", { ...crisis, createdAt: Date.now(), ...changes });
  show(<SafetySection />, { at: `/admin/safety${query}` });
  const line = await screen.findByText("1 person, Telugu, risk: Crisis");
  expect(line.classList.contains("monitoring__crisis")).toBe(marks);
});
