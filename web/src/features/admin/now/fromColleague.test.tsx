import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { quietDesk } from "../../../test-support/quietDesk";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { NowSection } from "./NowSection";

it("does not say of somebody who was handed over that they have just come", async () => {
  const one = { locale: "te", risk: "none", offered: false, waited: 50_000 } as const;
  server.answers("readDesk", {
    ...quietDesk,
    people: [
      { ...one, uid: "asha", alias: "Calm Lotus 123", fromColleague: true },
      { ...one, uid: "ravi", alias: "Kind River 456" },
      { ...one, uid: "omar", alias: "Mild Cedar 789", fromColleague: true, waited: 60_000 },
    ],
  });
  await isHere({ claims: { safety: true } });
  show(<NowSection />, { at: "/admin/now" });
  const rows = within(await screen.findByRole("list", { name: "People who wait" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Calm Lotus 123Risk: None · Telugu · from a colleague",
    "Kind River 456Risk: None · Telugu · waiting since just now",
    "Mild Cedar 789Risk: None · Telugu · waiting for 1 min",
  ]);
});
