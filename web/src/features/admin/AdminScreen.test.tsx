import { screen, waitFor, within } from "@testing-library/react";
import { Fragment } from "react";
import { describe, expect, it, vi } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, network, store } from "../../test-support/store";
import { AdminGuard } from "./AdminGuard";
import { AdminScreen } from "./AdminScreen";

type Roles = Parameters<typeof AdminScreen>[0]["roles"];
const onSection = vi.fn<(name: string | null) => void>();

async function open(roles: Roles, at: string) {
  onSection.mockReset();
  await isHere({ claims: { admin: true } });
  return show(<AdminScreen roles={roles} Boundary={Fragment} onSection={onSection} />, { at });
}

const nav = () => within(screen.getByRole("navigation", { name: "Admin area" }));
const sections = () =>
  nav()
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

describe("the sections", () => {
  it.each([
    [["admin"], ["Now", "Safety", "People", "Listeners", "Rota", "Appointments", "Money", "Messages", "Audit"]],
    [["safety"], ["Now", "Safety", "People", "Rota"]],
    [["money"], ["People", "Money"]],
  ] as const)("are those of one’s work: %j", async (roles, names) => {
    await open(roles, "/admin/people");
    expect(sections()).toEqual(names);
  });

  it("begin with the first one, and name the one that is open", async () => {
    await open(["money"], "/admin");
    await waitFor(() => expect(location.pathname).toBe("/admin/people"));
    expect(await screen.findByRole("heading", { level: 1, name: "People" })).toBeTruthy();
    expect(nav().getByRole("link", { name: "People" }).getAttribute("aria-current")).toBe("page");
    await waitFor(() => expect(onSection).toHaveBeenLastCalledWith("People"));
  });

  it("that are not part of one's work are not mentioned", async () => {
    await open(["money"], "/admin/audit");
    expect(screen.getByText("There is no such section, or it is not part of your work.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the first section" }).getAttribute("href")).toBe("/admin/people");
    expect(onSection).toHaveBeenLastCalledWith(null);
  });

  it("show how much waits for a decision, up to ten", async () => {
    for (let nth = 0; nth < 12; nth += 1) store.put(`supportRequests/q${nth}`, { status: "open" });
    store.put("reports/r1", { status: "open", category: "threat" });
    store.put("reports/r2", { status: "decided", category: "threat" });
    // These need no decision.
    for (let nth = 0; nth < 12; nth += 1) store.put(`reports/g${nth}`, { status: "open", category: "rota-week" });
    await open(["admin"], "/admin/people");
    expect(await nav().findByRole("link", { name: /^Messages.*, 10\+ waiting for a decision$/ })).toBeTruthy();
    expect(await nav().findByRole("link", { name: /^Safety.*, 1 waiting for a decision$/ })).toBeTruthy();
    expect(nav().getByRole("link", { name: "Listeners" })).toBeTruthy();
    expect(nav().getByRole("button", { name: /^Sections ?, 11\+ waiting for a decision$/ })).toBeTruthy();
  });

  it("count in Money all payments to check by hand", async () => {
    const [hour, now] = [3_600_000, Date.now()];
    store.put("refunds/pay_1", { status: "due" });
    const order = { userId: "asha", planId: "daily-care", item: null, planName: "Daily Care", amount: 100 };
    const more = { currency: "INR", status: "created", paymentId: null, payments: {}, subscriptionId: null };
    const rest = { validUntil: null, settledAt: null, createdAt: instant(now - hour) };
    store.put("orders/late", { ...order, ...more, ...rest, checkAt: instant(now - hour) });
    store.put("orders/soon", { ...order, ...more, ...rest, checkAt: instant(now) });
    const charged = { userId: "asha", planId: "daily-care", amount: 100, status: "active", cancelling: false };
    store.put("subscriptions/sub_2", { ...charged, doubleOf: "sub_1", createdAt: instant(now), checkAt: null });
    const told = { event: "payment.captured", paymentId: "pay_9", orderId: null, subscriptionId: null, hash: "x" };
    store.put("paymentEvents/e1", { ...told, applied: false, receivedAt: instant(now - hour) });
    await open(["money"], "/admin/people");
    expect(await nav().findByRole("link", { name: /^Money.*, 4 waiting for a decision$/ })).toBeTruthy();
  });

  it("count in Appointments those of the next day about which nobody has said how they meet", async () => {
    const [hour, now] = [3_600_000, Date.now()];
    const request = { userId: "asha", name: "Asha", email: "a@example.com", issue: "Sleep", assigned: true };
    const booked = (id: string, hours: number, changes: object = {}): void =>
      store.put(`appointmentRequests/${id}`, {
        ...request,
        status: "confirmed",
        createdAt: instant(now),
        therapistId: "t1",
        doctor: "Dr. Meera",
        date: "2026-01-15",
        slotAt: instant(now + hours * hour),
        ...changes,
      });
    booked("soon", 3);
    booked("said", 3, { meeting: "+919848012345" });
    booked("later", 30);
    store.put("appointmentRequests/free", { ...request, status: "pending", noSlot: true, createdAt: instant(now) });
    await open(["admin", "safety", "money"], "/admin/people");
    expect(await nav().findByRole("link", { name: /^Appointments.*, 2 waiting for a decision$/ })).toBeTruthy();
  });

  it("show on each page, and in the tab's title, how many wait in a crisis, and since when", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const longest = { uid: "asha", alias: "Calm Lotus 123", waited: 25.5 * 60_000 };
    server.answers("readCrises", { count: 2, longest });
    await open(["safety"], "/admin/people");
    const words = "2 people in a crisis wait, the longest for 25 min";
    expect(await nav().findByRole("link", { name: new RegExp(`^Now.*, ${words}$`) })).toBeTruthy();
    expect(nav().getByRole("button", { name: new RegExp(`^Sections ?.*, ${words}$`) })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain(`● ${words}`));
    // In front of everybody else too, it says what is counted.
    expect(nav().getAllByText("Crisis: 2 · 25 min")).toHaveLength(2);
    server.answers("readCrises", { count: 0, longest: null });
    await vi.advanceTimersByTimeAsync(15_000);
    await waitFor(() => expect(document.title).not.toContain("crisis"));
    expect(nav().getByRole("link", { name: "Now" })).toBeTruthy();
    vi.useRealTimers();
  });

  it("show the same of people in a crisis whose listener does not answer", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    server.answers("readCrises", { count: 0, longest: null, unanswered: { count: 1, waited: 4.5 * 60_000 } });
    await open(["safety"], "/admin/people");
    const words = "1 person in a crisis has had no answer from their listener for 4 min";
    expect(await nav().findByRole("link", { name: new RegExp(`^Now.*, ${words}$`) })).toBeTruthy();
    expect(nav().getByRole("button", { name: new RegExp(`^Sections ?.*, ${words}$`) })).toBeTruthy();
    const badges = nav().getAllByText("No answer: 1 · 4 min");
    expect(badges).toHaveLength(2);
    // A number stays beside its unit, on however many lines.
    expect(badges[0]?.textContent).toBe("No answer: 1\u00a0· 4\u00a0min");
    await waitFor(() => expect(document.title).toContain(`● ${words}`));
    const longest = { uid: "asha", alias: "Calm Lotus 123", waited: 2 * 60_000 };
    server.answers("readCrises", { count: 1, longest, unanswered: { count: 2, waited: 6 * 60_000 } });
    await vi.advanceTimersByTimeAsync(15_000);
    await waitFor(() =>
      expect(document.title).toContain(
        "● 1 person in a crisis has waited for 2 min · ● 2 people in a crisis have had no answer from their listeners, the longest for 6 min",
      ),
    );
    server.answers("readCrises", { count: 0, longest: null, unanswered: null });
    await vi.advanceTimersByTimeAsync(15_000);
    await waitFor(() => expect(document.title).not.toContain("crisis"));
    vi.useRealTimers();
  });

  it("do not show that to an admin without the part safety", async () => {
    await open(["money"], "/admin/people");
    await screen.findByRole("heading", { level: 1, name: "People" });
    expect(server.asked("readCrises")).toEqual([]);
  });

  it("open from their button on a small screen", async () => {
    const user = await open(["admin"], "/admin/people");
    const toggle = nav().getByRole("button", { name: "Sections" });
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    await user.click(toggle);
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    await user.click(nav().getByRole("link", { name: "Audit" }));
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    expect(await screen.findByRole("heading", { level: 1, name: "Audit" })).toBeTruthy();
  });

  it("say that there is no network", async () => {
    await open(["admin"], "/admin/people");
    network.goes();
    expect(await screen.findByText("You are offline. The lists continue as soon as the network is back.")).toBeTruthy();
    network.returns();
    await waitFor(() => expect(screen.queryByText(/^You are offline\./)).toBeNull());
  });
});

describe("the guard", () => {
  const guarded = () => show(<AdminGuard>{(roles) => `Work: ${roles.join(", ")}`}</AdminGuard>, { at: "/admin/money" });

  it.each([
    [{ admin: true }, ["admin"], "Work: admin"],
    [{ money: true }, ["money"], "Work: money"],
    [{ admin: true }, ["safety"], "Work: safety"],
  ])("grants the roles that claim and record both give: %j", async (claims, roles, words) => {
    const uid = await isHere({ claims });
    store.put(`admins/${uid}`, { at: instant(Date.now()), roles });
    guarded();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("sends a visitor to the login", async () => {
    guarded();
    await waitFor(() => expect(location.pathname).toBe("/login"));
    expect(screen.queryByText(/^Work:/)).toBeNull();
  });

  it("tells everybody else that this page is for admins", async () => {
    await isHere();
    guarded();
    expect(await screen.findByRole("heading", { name: "This page is for admins" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the dashboard" })).toBeTruthy();
  });

  it("closes at once when the record is removed", async () => {
    const uid = await isHere({ claims: { admin: true } });
    store.put(`admins/${uid}`, { at: instant(Date.now()), roles: ["admin"] });
    guarded();
    await screen.findByText("Work: admin");
    server.answers("updateProfile", {});
    store.remove(`admins/${uid}`);
    expect(await screen.findByRole("heading", { name: "This page is for admins" })).toBeTruthy();
    // The account may still have the claim for a moment; a request now would make the server write the record again.
    expect(server.asked("updateProfile")).toEqual([]);
  });

  it("has the record written for somebody who became an admin before there were records", async () => {
    const uid = await isHere({ claims: { admin: true } });
    server.answers("updateProfile", () => {
      store.put(`admins/${uid}`, { at: instant(Date.now()), roles: ["admin"] });
      return {};
    });
    guarded();
    expect(await screen.findByText("Work: admin")).toBeTruthy();
    expect(server.asked("updateProfile")).toEqual([{}]);
  });
});
