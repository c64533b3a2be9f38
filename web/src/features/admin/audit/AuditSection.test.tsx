import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { kolkataDay } from "@thodu/domain/time";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, network, store } from "../../../test-support/store";
import { putOrder, putReport } from "../../../test-support/stored";
import { AuditSection } from "./AuditSection";

const NOON = Date.UTC(2026, 0, 15, 6, 30);
const MINUTE = 60_000;

const line = (id: string, minutes: number, changes: Readonly<Record<string, unknown>> = {}): void =>
  store.put(`auditLog/${id}`, {
    at: instant(NOON + minutes * MINUTE),
    actor: "meera",
    action: "volunteer.approve",
    target: "ravi",
    reason: id,
    ...changes,
  });

async function open(at = "/admin/audit") {
  await isHere({ claims: { admin: true } });
  return show(<AuditSection />, { at });
}

const list = () => within(screen.getByRole("region", { name: "Audit log" }));
const lines = () =>
  list()
    .queryAllByRole("listitem")
    .map(({ textContent }) => / · ([\w-]+)$/.exec(textContent)?.[1]);

it("lists who did what, newest first, each person as a link", async () => {
  store.put("volunteers/meera", { email: "m@example.com", approved: true, name: "Meera Iyer" });
  line("first", 0);
  line("second", 5, { action: "volunteer.revoke" });
  await open();
  await waitFor(() => expect(lines()).toEqual(["second", "first"]));
  expect(list().getAllByRole("listitem")[0]?.textContent).toMatch(/revoked the approval of .* as a listener/);
  const [person] = list().getAllByRole("link");
  expect(person?.getAttribute("href")).toBe("/admin/people/meera");
});

it("shows a server's reason in words, and the time in India", async () => {
  line("one", 0, { action: "conversation.risk", reason: "none to crisis" });
  await open();
  expect(await screen.findByText(/^15 January( 2026)?, 12:00 pm · None to Crisis$/)).toBeTruthy();
});

it("shows twelve lines on a page, and the rest under an address of its own", async () => {
  for (let nth = 0; nth < 15; nth += 1) line(`n${nth}`, nth);
  const user = await open();
  await waitFor(() => expect(lines()).toHaveLength(12));
  expect(lines()[0]).toBe("n14");
  await user.click(screen.getByRole("link", { name: "Next page" }));
  await waitFor(() => expect(lines()).toEqual(["n2", "n1", "n0"]));
  expect(location.search).toBe("?after=n3");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "Audit log" })));
  expect(screen.queryByRole("link", { name: "Next page" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Back to the first page" }));
  await waitFor(() => expect(lines()).toHaveLength(12));
});

it("begins at the start if the line after which a page began is gone", async () => {
  line("only", 0);
  await open("/admin/audit?after=deleted");
  await waitFor(() => expect(lines()).toEqual(["only"]));
});

describe("the filter", () => {
  it("finds what was done with a person’s appointments, and names them there", async () => {
    line("moved", 1, { action: "appointment.move", target: "appointment-1", about: "asha" });
    line("other", 2, { action: "appointment.move", target: "appointment-2", about: "kiran" });
    await open("/admin/audit?person=asha");
    await waitFor(() => expect(lines()).toEqual(["moved"]));
    const links = list().getAllByRole("link");
    expect(links.map((each) => each.getAttribute("href"))).toContain("/admin/people/asha");
  });

  it("finds what was decided on the cases and questions that a person is part of, and no others", async () => {
    putReport("case-1", { conversationId: "asha", reporterId: "asha", reportedId: "ravi" });
    putReport("case-2", { conversationId: "kiran", reporterId: "kiran", reportedId: "ravi" });
    store.put("supportRequests/q1", { userId: "asha", createdAt: instant(NOON) });
    line("decided", 1, { action: "case.decide", target: "case-1" });
    line("answered", 2, { action: "support.reply", target: "q1" });
    line("other", 3, { action: "case.decide", target: "case-2" });
    await open("/admin/audit?person=asha");
    await waitFor(() => expect(lines()).toEqual(["answered", "decided"]));
    cleanup();
    await open("/admin/audit?person=ravi&action=case.decide");
    await waitFor(() => expect(lines()).toEqual(["other", "decided"]));
  });

  it("finds what a person did and what was done to them, once", async () => {
    line("did", 1, { actor: "asha", target: "ravi" });
    line("done", 2, { actor: "meera", target: "asha" });
    line("both", 3, { actor: "asha", target: "asha" });
    line("other", 4);
    const user = await open();
    await waitFor(() => expect(lines()).toHaveLength(4));
    await user.type(screen.getByLabelText("Person, case or other ID"), " asha ");
    await user.click(screen.getByRole("button", { name: "Show" }));
    await waitFor(() => expect(lines()).toEqual(["both", "done", "did"]));
    expect(location.search).toBe("?person=asha");
    await user.click(screen.getByRole("link", { name: "Show everything" }));
    await waitFor(() => expect(lines()).toHaveLength(4));
  });

  it.each(["pay_Q1w2E3", "#AB12-CD34"])("finds what was done with a payment by its payer: %s", async (typed) => {
    line("did", 1, { actor: "server", target: "asha" });
    line("other", 2);
    const people = [{ uid: "asha", alias: "Calm Lotus 123", name: null, email: null }];
    server.answers("findPeople", ({ query }) => ({ people: query === typed ? people : [] }));
    const user = await open();
    await user.type(screen.getByLabelText("Person, case or other ID"), typed);
    await user.click(screen.getByRole("button", { name: "Show" }));
    await waitFor(() => expect(lines()).toEqual(["did"]));
  });

  it("lets the reader choose one of several people, and does not filter before", async () => {
    line("did", 1, { actor: "ravi", target: "meera" });
    line("other", 2, { actor: "asha", target: "meera" });
    const one = { alias: "Calm Lotus 123", email: null };
    server.answers("findPeople", {
      people: [
        { ...one, uid: "asha", name: "Asha" },
        { ...one, uid: "ravi", name: "Ravi" },
      ],
    });
    const user = await open();
    await waitFor(() => expect(lines()).toHaveLength(2));
    await user.type(screen.getByLabelText("Person, case or other ID"), "Calm Lotus 123");
    await user.type(screen.getByLabelText("From"), "2026-01-15");
    await user.click(screen.getByRole("button", { name: "Show" }));
    expect(await screen.findByText("Several people were found. Choose one.")).toBeTruthy();
    expect(location.search).toBe("");
    const several = within(screen.getByRole("list", { name: "Several people were found. Choose one." }));
    await user.click(several.getByRole("link", { name: "Ravi" }));
    await waitFor(() => expect(lines()).toEqual(["did"]));
    expect(location.search).toBe("?person=ravi&from=2026-01-15");
    expect(screen.queryByText("Several people were found. Choose one.")).toBeNull();
    expect(screen.getByText("Lines of").textContent).toBe("Lines of Ravi");
  });

  it("does not take the reader back after they have gone to another section", async () => {
    const people = [{ uid: "asha", alias: "Calm Lotus 123", name: null, email: "asha@example.com" }];
    const answer = server.isSlow("findPeople", { people });
    const user = await open();
    await user.type(screen.getByLabelText("Person, case or other ID"), "asha@example.com");
    await user.click(screen.getByRole("button", { name: "Show" }));
    await waitFor(() => expect(server.asked("findPeople")).toHaveLength(1));
    cleanup();
    show(<p>The rota</p>, { at: "/admin/rota" });
    answer();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(`${location.pathname}${location.search}`).toBe("/admin/rota");
  });

  it("takes the action and the days in India from the address, both days included", async () => {
    line("before", -24 * 60);
    line("on", 0);
    line("late", 11 * 60 + 59);
    line("after", 12 * 60 + 1);
    line("another", 1, { action: "volunteer.revoke" });
    await open("/admin/audit?action=volunteer.approve&from=2026-01-15&to=2026-01-15");
    await waitFor(() => expect(lines()).toEqual(["late", "on"]));
    expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("2026-01-15");
    expect(screen.getByLabelText<HTMLSelectElement>("What was done").value).toBe("volunteer.approve");
  });

  it("says when it finds nothing", async () => {
    line("one", 0);
    await open("/admin/audit?person=nobody");
    expect(await screen.findByText("Nothing here.")).toBeTruthy();
  });
});

describe("the file", () => {
  afterEach(() => vi.restoreAllMocks());

  const saved: { name: string; text: string }[] = [];
  const keepFiles = (): void => {
    saved.length = 0;
    let file: Blob | null = null;
    Object.assign(URL, {
      createObjectURL: (made: Blob) => {
        file = made;
        return "blob:audit";
      },
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      void file?.text().then((text) => saved.push({ name: this.download, text }));
    });
  };
  const idsIn = (text = "") => [...text.matchAll(/,(early|late|done|other),/g)].map(([, id]) => id);
  const download = () => screen.findByRole("button", { name: "Download as CSV" });

  it("contains what the fields say, also before that was shown, and is named by its days", async () => {
    line("early", -24 * 60);
    line("late", 0);
    keepFiles();
    const user = await open();
    await waitFor(() => expect(lines()).toEqual(["late", "early"]));
    await user.type(screen.getByLabelText("From"), "2026-01-15");
    await user.click(await download());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(idsIn(saved[0]?.text)).toEqual(["late"]);
    expect(saved[0]?.name).toBe(`audit-from-2026-01-15-until-${kolkataDay(Date.now())}.csv`);
    // From now on the list shows the same.
    await waitFor(() => expect(lines()).toEqual(["late"]));
    expect(location.search).toBe("?from=2026-01-15");
  });

  it("is named by the oldest line if no first day is chosen", async () => {
    line("early", -24 * 60);
    line("late", 0);
    keepFiles();
    const user = await open("/admin/audit?to=2026-01-15");
    await waitFor(() => expect(lines()).toHaveLength(2));
    await user.click(await download());
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["audit-from-2026-01-14-until-2026-01-15.csv"]));
  });

  it("has the time in India, the short number and the payment of a line beside what is stored", async () => {
    store.put("volunteers/meera", { email: "m@example.com", approved: true, name: "Meera Iyer" });
    store.put("volunteers/asha", { email: "a@example.com", approved: true, name: "Asha Rao" });
    putOrder("order_1", { userId: "asha", status: "refunded", paymentId: "pay_7N4H" });
    putReport("ae1f-27cr-isis", { reporterId: "asha", reportedId: "ravi" });
    line("refunded", 2, { action: "payment.refund", target: "asha", reason: "order_1: Charged by mistake" });
    line("paid", 1, { action: "payment.activate", actor: "server", target: "asha", reason: "order_1 pay_7N4H" });
    line("taken", 0, { action: "case.acknowledge", target: "ae1f-27cr-isis", reason: "", to: "asha" });
    keepFiles();
    const user = await open();
    await user.click(await download());
    await waitFor(() => expect(saved).toHaveLength(1));
    const [head = "", refunded = "", paid = "", taken = ""] = (saved[0]?.text ?? "").split("\r\n");
    expect(head).toMatch(/,Handed over to,"Time in India \(Asia\/Kolkata, UTC\+05:30\)",Short number,Payment$/);
    expect(refunded).toMatch(/^2026-01-15T06:32:00.000Z,meera,payment.refund,asha,/);
    expect(refunded).toMatch(/,order_1: Charged by mistake,,2026-01-15 12:02:00,,pay_7N4H$/);
    expect(paid).toMatch(/,order_1 pay_7N4H,,2026-01-15 12:01:00,,pay_7N4H$/);
    expect(taken).toMatch(/case.acknowledge,ae1f-27cr-isis,Meera Iyer took the case 27CR-ISIS to look at it · /);
    expect(taken).toMatch(/ · colleague: Asha Rao,,asha,2026-01-15 12:00:00,27CR-ISIS,$/);
  });

  it("does not contain everything when the typed address belongs to nobody", async () => {
    line("other", 0);
    keepFiles();
    server.answers("findPeople", { people: [] });
    const user = await open();
    await waitFor(() => expect(lines()).toEqual(["other"]));
    await user.type(screen.getByLabelText("Person, case or other ID"), "nobody@example.com");
    await user.click(await download());
    expect(await screen.findByText("Nobody was found by this email, alias, payment or reference.")).toBeTruthy();
    expect(saved).toEqual([]);
  });
});

describe("without an answer", () => {
  it("says that it is loading", async () => {
    const answer = store.isSlow();
    line("one", 0);
    await open();
    expect(await screen.findByText("Loading…")).toBeTruthy();
    expect(screen.queryByText("Nothing here.")).toBeNull();
    answer();
    await waitFor(() => expect(lines()).toEqual(["one"]));
  });

  it("says that reading was refused, and reads again on request", async () => {
    line("one", 0);
    store.refuses("auditLog");
    const user = await open();
    await screen.findByText("This could not be loaded.");
    store.allows("auditLog");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(lines()).toEqual(["one"]));
  });

  it("says when the file could not be made", async () => {
    line("one", 0);
    const user = await open();
    await waitFor(() => expect(lines()).toEqual(["one"]));
    network.goes();
    await user.click(screen.getByRole("button", { name: "Download as CSV" }));
    expect(await screen.findByText("The file could not be made. Please try again.")).toBeTruthy();
  });
});
