import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { givenReason } from "@thodu/domain/appointments/given";
import type { Report } from "@thodu/domain/reports/model";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, network, store } from "../../../test-support/store";
import { putReport } from "../../../test-support/stored";
import { AuditSection } from "./AuditSection";
import { ExportButton } from "./ExportButton";
import { everything } from "./filter";

const NOON = Date.UTC(2026, 0, 15, 6, 30);
const ID = "3f2b6c1e-90aa-4c51-8d4e-2b7a7f3a91bc";

const line = (id: string, changes: Readonly<Record<string, unknown>>): void =>
  store.put(`auditLog/${id}`, { at: instant(NOON), actor: "anita", target: ID, reason: "", ...changes });

async function open(at = "/admin/audit") {
  await isHere({ claims: { admin: true } });
  return show(<AuditSection />, { at });
}

const list = () => within(screen.getByRole("region", { name: "Audit log" }));

/** The text of the file that the page exports. */
async function fileOf(): Promise<string | undefined> {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (made: Blob) => {
      files.push(made);
      return "blob:audit";
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Download as CSV" }));
  await waitFor(() => expect(files).toHaveLength(1));
  return files[0]?.text();
}

afterEach(() => vi.restoreAllMocks());

it.each([
  ["appointment.move", `/admin/appointments?find=${ID}`],
  ["support.reply", `/admin/messages?find=${ID}`],
  ["case.decide", `/admin/safety?case=${ID}`],
  ["call.end", `/admin/audit?person=${ID}`],
])("links the short id of a record to its page, or to its own lines: %s", async (action, to) => {
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

it("links to the colleague who was asked to go on with somebody", async () => {
  line("one", { action: "conversation.handOver", target: "asha", to: "farida" });
  await open();
  const words = await list().findByText(/asked a colleague/);
  const ways = within(words)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(ways).toEqual(["/admin/people/anita", "/admin/people/asha", "/admin/people/farida"]);
  expect(words.textContent).toMatch(/ · colleague: \S.+$/);
});

describe("a line about a case", () => {
  const rowOf = async (id: string, found: Partial<Report>, changes: Readonly<Record<string, unknown>>) => {
    store.put("volunteers/vani", { email: "v@example.com", approved: true, name: "Vani Reddy" });
    putReport(id, found);
    line("one", { target: id, ...changes });
    await open();
    return () => list().getByRole("listitem").textContent;
  };

  it.each(["case.decide", "report.make", "case.reopen", "block.lift"])("names who was reported: %s", async (action) => {
    const row = await rowOf(`reported-${action}`, { reportedId: "vani" }, { action, reason: "warned: We spoke." });
    await waitFor(() => expect(row()).toContain(" · reported: Vani Reddy"));
  });

  it("does not call a listener reported who called for help, and names nobody twice", async () => {
    const called = { category: "supervisor", by: "volunteer", reporterId: "vani", reportedId: null } as const;
    const row = await rowOf("help", called, { action: "case.decide", reason: "warned: We spoke." });
    await waitFor(() => expect(row()).toContain(" · about Vani Reddy"));
    cleanup();
    line("one", { target: "help", action: "report.make", actor: "vani", reason: "supervisor" });
    await open();
    await waitFor(() => expect(row()).toMatch(/^Vani Reddy called for a supervisor: case HELP15 January/));
  });
});

it("names a therapist, and the person of an appointment as its page does", async () => {
  store.put(`therapists/${ID}`, { name: "Dr. Meera Rao" });
  line("saved", { action: "therapist.save" });
  const at = instant(NOON);
  const request = { userId: "guest", name: "Sunil", email: "s@example.com", issue: "Sleep", createdAt: at };
  store.put("appointmentRequests/of-sunil", { ...request, status: "pending", assigned: false });
  line("moved", { action: "appointment.move", target: "of-sunil", about: "guest" });
  await open();
  expect(await list().findByRole("link", { name: "Dr. Meera Rao" })).toBeTruthy();
  expect((await list().findByRole("link", { name: "Sunil" })).getAttribute("href")).toBe("/admin/people/guest");
});

describe("a request for an appointment", () => {
  const cancelled = async (reason: string) => {
    store.put("appointmentRequests/of-sunil", {
      userId: "guest",
      name: "Sunil",
      email: "s@example.com",
      issue: "Sleep",
      createdAt: instant(NOON),
      status: "cancelled",
      assigned: false,
    });
    line("one", { action: "appointment.cancel", actor: "server", target: "of-sunil", about: "guest", reason });
    await open();
    await list().findByRole("link", { name: "Sunil" });
    return list().getByRole("listitem").textContent;
  };

  it("that its person cancelled is told as theirs, and names them once", async () => {
    expect(await cancelled("by-person")).toMatch(/^Sunil cancelled the request [\w-]+15 January/);
    expect(list().getByRole("listitem").textContent).not.toContain("by the person");
    expect(list().getByRole("link", { name: "Sunil" }).getAttribute("href")).toBe("/admin/people/guest");
  });

  it("says so in the file too", async () => {
    store.put("users/guest", { displayName: "Sunil", createdAt: instant(0) });
    line("one", { action: "appointment.cancel", actor: "server", about: "guest", reason: "by-person" });
    expect(await fileOf()).toContain(",Sunil cancelled the request ");
  });

  it.each(["guest", "server"])(
    "that its person moved is told as theirs, with the days: recorded of %s",
    async (actor) => {
      store.put("appointmentRequests/of-sunil", {
        userId: "guest",
        name: "Sunil",
        email: "s@example.com",
        issue: "Sleep",
        createdAt: instant(NOON),
        status: "confirmed",
        assigned: true,
      });
      const days = { doctor: "Dr. Meera", date: "2026-01-18" };
      const reason = givenReason({ ...days, therapistId: "one" }, { ...days, date: "2026-01-19" });
      line("one", { action: "appointment.move", actor, target: "of-sunil", about: "guest", reason });
      await open();
      await list().findByRole("link", { name: "Sunil" });
      expect(list().getByRole("listitem").textContent).toMatch(
        /^Sunil moved the appointment [\w-]+15 January.* · .*19 January/,
      );
    },
  );

  it("that was given up because nobody kept it is told as the server's", async () => {
    expect(await cancelled("not-kept")).toMatch(/^Thodu itself cancelled .* · of Sunil.* · not kept in time$/);
  });
});

describe("a decision on a case in which a listener called for help", () => {
  const decided = (id: string, category: "supervisor" | "harassment"): void => {
    putReport(id, { category });
    line(id, { action: "case.decide", target: id, reason: "warned: We spoke." });
  };

  it("has the words of the case's page, and other words than for a complaint", async () => {
    decided("called", "supervisor");
    decided("complaint", "harassment");
    await open();
    expect(await list().findByText(/ · Talked with them: We spoke\.$/)).toBeTruthy();
    expect(await list().findByText(/ · Warned: We spoke\.$/)).toBeTruthy();
  });

  it("has the same words in the file", async () => {
    decided("called-too", "supervisor");
    expect(await fileOf()).toContain(",Talked with them: We spoke.,");
  });
});

it("finds what was done with an appointment by its reference, without looking up a person", async () => {
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

it("says that older cases and questions of a person are not included", async () => {
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

  it("are reported as refused if the rules refuse those", async () => {
    lines();
    store.refuses("supportRequests");
    const user = await open("/admin/audit?person=asha");
    expect(await list().findByText("This could not be loaded.")).toBeTruthy();
    store.allows("supportRequests");
    await user.click(list().getByRole("button", { name: "Try again" }));
    expect(await list().findByRole("listitem")).toBeTruthy();
  });

  it("are not shown as complete without a network", async () => {
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

it("says when a file is full, and nothing of that if it holds everything", async () => {
  Object.assign(URL, { createObjectURL: () => "blob:audit", revokeObjectURL: () => undefined });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  for (let nth = 0; nth < 1_999; nth += 1)
    line(`n${nth}`, { action: "volunteer.approve", actor: "server", target: "server", at: instant(NOON + nth) });
  await isHere({ claims: { admin: true } });
  const user = show(<ExportButton onWanted={() => Promise.resolve(everything)} />);
  const words = "The newest 2,000 lines. Choose fewer days for the rest.";
  await user.click(screen.getByRole("button", { name: "Download as CSV" }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(words)).toBeNull();
  line("one-more", { action: "volunteer.approve", actor: "server", target: "server" });
  await user.click(await screen.findByRole("button", { name: "Download as CSV" }));
  expect(await screen.findByText(words)).toBeTruthy();
});
