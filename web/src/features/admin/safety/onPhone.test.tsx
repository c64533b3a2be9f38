import type { Report } from "@thodu/domain/reports/model";
import { aliasFor } from "@thodu/domain/chat/alias";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { mediaIs } from "../../../test-support/screen";
import { server } from "../../../test-support/server";
import { putReport } from "../../../test-support/stored";
import { SafetySection } from "./SafetySection";

const NOON = Date.UTC(2026, 0, 15, 6, 30);
const ASHA = aliasFor("asha");
const byServer = { by: "server", reporterId: "server", conversationId: "", reportedId: null } as const;

beforeEach(() => {
  mediaIs("(width < 40rem)", true);
  // A case of another year is shown with its year.
  vi.useFakeTimers({ toFake: ["Date"], now: NOON + 30 * 86_400_000 });
});

async function open(changes: Partial<Report>, query = "") {
  putReport("one", { createdAt: NOON, ...changes });
  await isHere({ claims: { safety: true } });
  const user = show(<SafetySection />, { at: `/admin/safety${query}` });
  const list = within(await screen.findByRole("region", { name: "Cases" }));
  return { user, row: (await list.findAllByRole("listitem"))[0] ?? document.body };
}

const briefOf = (row: HTMLElement) => row.querySelector("summary")?.textContent;

it("folds a case to what it is about, who, since when and what is due, and opens it in place", async () => {
  const { user, row } = await open({ category: "threat", note: "They threatened me." });
  expect(briefOf(row)).toBe(`Threats, ${ASHA} · 15 January, 12:00 pm · Decide`);
  expect(within(row).queryByText("They threatened me.")).toBeNull();
  expect(within(row).queryByRole("button", { name: "Decide" })).toBeNull();
  await user.click(within(row).getByText("Threats"));
  expect(await within(row).findByText("They threatened me.")).toBeTruthy();
  // Its name is not said twice, and the button still refers to it.
  expect(within(row).getAllByText("Threats")).toHaveLength(1);
  const [title = "", facts = ""] =
    within(row).getByRole("button", { name: "Decide" }).getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(document.getElementById(title)?.textContent).toBe("Threats");
  expect(document.getElementById(facts)?.textContent).toContain("listener:");
  await user.click(within(row).getByText("Threats"));
  await waitFor(() => expect(within(row).queryByText("They threatened me.")).toBeNull());
});

it("says the level of a case that has one, and asks for its details only once it is open", async () => {
  const { user, row } = await open({ category: "supervisor", by: "volunteer", reporterId: "meera", reportedId: null });
  expect(briefOf(row)).toBe(
    `A listener called for a supervisor, Risk: Crisis · ${ASHA} · 15 January, 12:00 pm · Reach the listener`,
  );
  expect(server.asked("readCase")).toEqual([]);
  await user.click(within(row).getByText("A listener called for a supervisor"));
  await waitFor(() => expect(server.asked("readCase")).toHaveLength(1));
});

it.each([
  [
    { ...byServer, category: "no-listener", waits: [{ language: "te", risk: "crisis", count: 2 }] },
    /^Somebody was waiting.*Risk: Crisis · Telugu · .* · See who waits$/,
  ],
  [{ ...byServer, category: "promise", conversationId: "asha" }, new RegExp(`^Somebody .*${ASHA} · .* · Close$`)],
  [{ category: "threat", status: "decided", decision: "warned", decidedAt: NOON }, /· Closed$/],
] satisfies readonly (readonly [Partial<Report>, RegExp])[])("does so for each kind: %j", async (changes, words) => {
  const { row } = await open(changes, "status" in changes ? "?list=decided" : "");
  expect(briefOf(row)).toMatch(words);
});

it("does not fold the case that a link names", async () => {
  const { row } = await open({ category: "threat", note: "They threatened me." }, "?case=one");
  expect(row.querySelector("summary")).toBeNull();
  expect(within(row).getByText("They threatened me.")).toBeTruthy();
});

it("has ten on a page", async () => {
  for (let nth = 0; nth < 12; nth += 1) putReport(`case-${nth}`, { createdAt: NOON + nth });
  await open({ category: "threat" });
  expect(screen.getAllByRole("listitem").filter((each) => each.querySelector("summary"))).toHaveLength(10);
});
