import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { putReport } from "../../../test-support/stored";
import { SafetySection } from "./SafetySection";

it("says of those for whom nobody could be reached how many they were, their language and their risk", async () => {
  const waits = [
    { language: "te", risk: "crisis", count: 1 },
    { language: "hi", risk: "none", count: 3 },
  ] as const;
  const about = { by: "server", reporterId: "server", conversationId: "", reportedId: null } as const;
  putReport("no-listener-7-crisis", { ...about, category: "no-listener", waits: [...waits] });
  await isHere({ claims: { safety: true } });
  show(<SafetySection />, { at: "/admin/safety" });
  const found = await screen.findByText("Somebody was waiting, and nobody on call could be reached");
  const row = found.closest("li") ?? document.body;
  expect(
    within(row)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["1 person, Telugu, risk: Crisis", "3 people, Hindi, risk: None"]);
});
