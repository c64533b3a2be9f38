import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant, store } from "../../../test-support/store";
import { putReport } from "../../../test-support/stored";
import { SafetySection } from "./SafetySection";

const NOON = Date.UTC(2026, 0, 15, 6, 30);
const CUT = /^Of some kinds only the 100 oldest open cases are listed\./;

it("says that newer cases are not listed if there are more than the list holds", async () => {
  for (let nth = 0; nth < 99; nth += 1) putReport(`case-${nth}`, { createdAt: NOON + nth });
  await isHere({ claims: { safety: true } });
  show(<SafetySection />, { at: "/admin/safety" });
  const list = within(await screen.findByRole("region", { name: "Cases" }));
  expect(await list.findAllByRole("listitem")).toHaveLength(5);
  expect(list.queryByText(CUT)).toBeNull();
  // One that can't be read takes a place too.
  store.put("reports/unreadable", { status: "open", category: "other", createdAt: instant(NOON) });
  expect(await list.findByText(CUT)).toBeTruthy();
});

it("shows another page, and those of another filter, without reading the open cases again", async () => {
  for (let nth = 0; nth < 6; nth += 1) putReport(`case-${nth}`, { createdAt: NOON + nth });
  const thodu = { by: "server", reporterId: "server", conversationId: "", reportedId: null } as const;
  putReport("ended", { ...thodu, category: "crisis-ended", ended: "chat" });
  await isHere({ claims: { safety: true } });
  const user = show(<SafetySection />, { at: "/admin/safety" });
  const list = within(await screen.findByRole("region", { name: "Cases" }));
  expect(await list.findAllByRole("listitem")).toHaveLength(5);
  // From here on nothing that is newly subscribed to is answered.
  store.isSlow("reports");
  await user.click(list.getByRole("link", { name: "Next page" }));
  await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(2));
  await user.click(screen.getByRole("link", { name: "By Thodu" }));
  await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(1));
});
