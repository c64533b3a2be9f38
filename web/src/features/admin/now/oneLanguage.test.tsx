import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { quietDesk } from "../../../test-support/quietDesk";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { NowSection } from "./NowSection";

it("names the longest wait of one language, but not how many have left, which is only known for all", async () => {
  const one = { alias: "Soft Cloud 789", locale: "te", risk: "crisis", waited: 60_000, offered: false } as const;
  server.answers("readDesk", {
    ...quietDesk,
    people: [
      { ...one, uid: "asha" },
      { ...one, uid: "kiran" },
    ],
    more: 5,
    leftOther: 2,
    longestInLanguage: { uid: "ravi", alias: "Kind River 456", waited: 9 * 60_000 },
  });
  await isHere({ claims: { safety: true } });
  show(<NowSection />, { at: "/admin/now?language=te" });
  const link = await screen.findByRole("link", { name: "Kind River 456" });
  expect(link.closest("p")?.textContent).toContain("9 min");
  expect(screen.queryByText(/left the page/)).toBeNull();
});

it("says who waits in a crisis in another language than the chosen one, and for how long", async () => {
  const crisis = { uid: "ravi", alias: "Calm Lotus 123", locale: "en", waited: 25 * 60_000 } as const;
  const calm = { locale: "te", risk: "none", waited: 60_000, offered: false } as const;
  server.answers("readDesk", {
    ...quietDesk,
    people: [
      { ...calm, uid: "asha", alias: "Soft Cloud 789" },
      { ...calm, uid: "kiran", alias: "Kind River 456" },
    ],
    firstInCrisis: [crisis],
    longestInLanguage: { uid: "asha", alias: "Soft Cloud 789", waited: 60_000 },
  });
  await isHere({ claims: { safety: true } });
  show(<NowSection />, { at: "/admin/now?language=te" });
  const words = await screen.findByText("In a crisis in English, 25 min:");
  expect(words.closest("p")?.textContent).toContain("Calm Lotus 123");
  expect(screen.getByText(/Somebody in a crisis waits/)).toBeTruthy();
  expect(screen.getByText(/^Longest wait in Telugu: 1 min/)).toBeTruthy();
});
