import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, network, store } from "../../../test-support/store";
import { AuditSection } from "./AuditSection";
import { ExportButton } from "./ExportButton";

const NOON = Date.UTC(2026, 0, 15, 6, 30);
const ID = "3f2b6c1e-90aa-4c51-8d4e-2b7a7f3a91bc";

const line = (id: string, changes: Readonly<Record<string, unknown>>): void =>
  store.put(`auditLog/${id}`, { at: instant(NOON), actor: "anita", target: ID, reason: "", ...changes });

async function open(at = "/admin/audit") {
  await isHere({ claims: { admin: true } });
  return show(<AuditSection />, { at });
}

const list = () => within(screen.getByRole("region", { name: "Audit log" }));

afterEach(() => vi.restoreAllMocks());

it.each([
  ["appointment.move", `/admin/appointments?find=${ID}`],
  ["support.reply", `/admin/messages?find=${ID}`],
  ["case.decide", `/admin/safety?case=${ID}`],
  ["call.end", `/admin/audit?person=${ID}`],
])("leads from the short id of a record to it, or to its own lines: %s", async (action, to) => {
  line("one", { action });
  await open();
  expect((await list().findByRole("link", { name: "7F3A-91BC" })).getAttribute("href")).toBe(to);
});

it.each([
  ["payment.refund", "order_1 pay_1: buys nothing", ["order_1", "pay_1"], "order_1 pay_1: it bought nothing"],
  ["payment.dispute", "order_1 disp_1: lost", ["order_1", "disp_1"], "order_1 disp_1: the money went back"],
  ["payment.activate", "order_1 pay_1", ["order_1", "pay_1"], "order_1 pay_1"],
  ["support.reply", "They said pay_1 failed", [], "They said pay_1 failed"],
] as const)("leads from the ids in the reason of %s to the payments", async (action, reason, ids, words) => {
  line("one", { action, target: "asha", reason });
  await open();
  const row = await list().findByRole("listitem");
  expect(row.textContent).toContain(words);
  const ways = within(row)
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href") ?? "");
  expect(ways.filter((way) => way.startsWith("/admin/money"))).toEqual(
    ids.map((id) => `/admin/money?list=orders&find=${id}`),
  );
});

it("leads to the colleague to whom somebody was handed over", async () => {
  line("one", { action: "conversation.release", target: "asha", to: "farida" });
  await open();
  const words = await list().findByText(/handed over to/);
  const ways = within(words)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(ways).toEqual(["/admin/people/anita", "/admin/people/asha", "/admin/people/farida"]);
  expect(words.textContent).toMatch(/ · handed over to \S.+$/);
});

it("finds what was done with an appointment by its reference, and asks for no person", async () => {
  store.put(`appointmentRequests/${ID}`, { reference: "7F3A-91BC" });
  line("moved", { action: "appointment.move" });
  line("other", { action: "volunteer.approve", target: "ravi" });
  const user = await open();
  await user.type(screen.getByLabelText("Person, case or other ID"), "7f3a91bc");
  await user.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(list().getAllByRole("listitem")).toHaveLength(1));
  expect(location.search).toBe(`?person=${ID}`);
  expect(server.asked("findPeople")).toEqual([]);
});

it("says that older cases and questions of a person are not looked through", async () => {
  for (let nth = 0; nth < 100; nth += 1)
    store.put(`supportRequests/q${nth}`, { userId: "asha", createdAt: instant(NOON + nth) });
  line("answered", { action: "support.reply", target: "q99" });
  await open("/admin/audit?person=asha");
  expect(
    await list().findByText(/^Only the newest 100 cases and questions of this person are looked through\./),
  ).toBeTruthy();
});

describe("the lines of a person whose cases and questions can't be read", () => {
  const lines = (): void => {
    store.put(`supportRequests/${ID}`, { userId: "asha", createdAt: instant(NOON) });
    line("answered", { action: "support.reply" });
  };

  it("are said to be refused, where the rules refuse those", async () => {
    lines();
    store.refuses("supportRequests");
    const user = await open("/admin/audit?person=asha");
    expect(await list().findByText("This could not be loaded.")).toBeTruthy();
    store.allows("supportRequests");
    await user.click(list().getByRole("button", { name: "Try again" }));
    expect(await list().findByRole("listitem")).toBeTruthy();
  });

  it("are not said to be all without a network", async () => {
    lines();
    network.goes();
    await open("/admin/audit?person=asha");
    // Without a network it has asked once.
    await act(async () => {
      await import("../api/audit");
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    network.returns();
    expect(await list().findByRole("listitem", {}, { timeout: 5_000 })).toBeTruthy();
  });
});

it("says that a file is full, and nothing of that where it holds everything", async () => {
  Object.assign(URL, { createObjectURL: () => "blob:audit", revokeObjectURL: () => undefined });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  for (let nth = 0; nth < 1_999; nth += 1)
    line(`n${nth}`, { action: "volunteer.approve", actor: "server", target: "server", at: instant(NOON + nth) });
  await isHere({ claims: { admin: true } });
  const user = show(<ExportButton onWanted={() => Promise.resolve({ person: "", action: "", from: "", to: "" })} />);
  const words = "The newest 2,000 lines. Narrow the days for the rest.";
  await user.click(screen.getByRole("button", { name: "Download as CSV" }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(words)).toBeNull();
  line("one-more", { action: "volunteer.approve", actor: "server", target: "server" });
  await user.click(await screen.findByRole("button", { name: "Download as CSV" }));
  expect(await screen.findByText(words)).toBeTruthy();
});
