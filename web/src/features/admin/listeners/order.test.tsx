import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { putApplicant } from "../../../test-support/applicants";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant } from "../../../test-support/store";
import { ListenersSection } from "./ListenersSection";

const NOW = Date.now();

beforeEach(() => {
  for (const [nth, [uid, heard]] of [
    ["meera", 3] as const,
    ["ravi", 12] as const,
    ["kiran", undefined] as const,
  ].entries())
    putApplicant(uid, { approved: true, appliedAt: instant(NOW - nth * 1_000), ...(heard !== undefined && { heard }) });
});

async function open(query: string) {
  await isHere({ claims: { admin: true } });
  return show(<ListenersSection />, { at: `/admin/listeners?list=listeners${query}` });
}

const rows = () =>
  screen.getAllByRole("listitem").flatMap((row) => {
    const uid = row.querySelector("[data-uid]")?.getAttribute("data-uid");
    return uid ? [[uid, /accepted so far: (\d+)/.exec(row.textContent)?.[1]]] : [];
  });

it("says of each listener how many people they have accepted, and puts those with the most first on request", async () => {
  const user = await open("");
  await waitFor(() =>
    expect(rows()).toEqual([
      ["meera", "3"],
      ["ravi", "12"],
      ["kiran", "0"],
    ]),
  );
  await user.click(screen.getByRole("link", { name: "Most people accepted first" }));
  await waitFor(() =>
    expect(rows()).toEqual([
      ["ravi", "12"],
      ["meera", "3"],
    ]),
  );
  expect(screen.getByText("Listeners who have never accepted anybody are not in this order.")).toBeTruthy();
});

it("is still in that order on the way back from an application", async () => {
  const user = await open("&order=heard");
  await user.click((await screen.findAllByRole("link", { name: /^Read the application/ }))[0] ?? document.body);
  await user.click(await screen.findByRole("link", { name: "Back to the lists" }));
  expect(location.search).toBe("?list=listeners&order=heard");
});

it("offers no order while it is filtered by an address", async () => {
  const user = await open("&order=heard");
  await user.type(screen.getByRole("searchbox", { name: "Find by email" }), "ki");
  await waitFor(() => expect(rows()).toEqual([["kiran", "0"]]));
  expect(screen.queryByRole("link", { name: "Most people accepted first" })).toBeNull();
});
