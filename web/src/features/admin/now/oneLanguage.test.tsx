import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { quietDesk } from "../../../test-support/quietDesk";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { NowSection } from "./NowSection";

it("says of one language whose wait is the longest, and not how many have left, which is known of all alone", async () => {
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
