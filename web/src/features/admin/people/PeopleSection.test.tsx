import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { aPerson, type Person } from "../../../test-support/aPerson";
import { PeopleSection } from "./PeopleSection";

const DAY = Date.UTC(2026, 2, 3, 12);

const anOrder = {
  orderId: "order_1",
  planId: "daily-care",
  amount: 149_900,
  status: "paid",
  paymentId: "pay_1",
  createdAt: DAY,
} as const;

async function open(at = "/admin/people") {
  await isHere({ claims: { admin: true } });
  return show(<PeopleSection />, { at });
}

async function openPerson(changes: Partial<Person> = {}, list = "") {
  server.answers("readPerson", aPerson(changes));
  const user = await open(`/admin/people/asha${list === "" ? "" : `?list=${list}`}`);
  await screen.findByRole("heading", { level: 2 });
  return user;
}

const fact = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;
const find = async (query: string, user: Awaited<ReturnType<typeof open>>) => {
  if (query !== "") await user.type(screen.getByRole("searchbox"), query);
  await user.click(screen.getByRole("button", { name: "Find" }));
};

describe("finding somebody", () => {
  it("says beforehand that each look is recorded, and does not search by itself", async () => {
    const user = await open();
    expect(screen.getByText(/Each look is recorded\./)).toBeTruthy();
    await find("", user);
    expect(await screen.findByText("Please write what to look for.")).toBeTruthy();
    expect(server.asked("findPeople")).toEqual([]);
  });

  it("opens the only match; the search text is not in the address", async () => {
    server.answers("findPeople", { people: [{ uid: "asha", alias: "Calm Lotus 1", name: null, email: null }] });
    server.answers("readPerson", aPerson());
    const user = await open();
    await find(" asha@example.com ", user);
    await waitFor(() => expect(location.pathname).toBe("/admin/people/asha"));
    expect(location.href).not.toContain("example.com");
    expect(server.asked("findPeople")).toEqual([{ query: "asha@example.com" }]);
  });

  it("does not take an admin back who has gone to another section meanwhile", async () => {
    const people = [{ uid: "asha", alias: "Calm Lotus 1", name: null, email: null }];
    const answer = server.isSlow("findPeople", { people });
    const user = await open();
    await find("asha@example.com", user);
    await waitFor(() => expect(server.asked("findPeople")).toHaveLength(1));
    cleanup();
    show(<p>The payments</p>, { at: "/admin/money" });
    answer();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(location.pathname).toBe("/admin/money");
  });

  it("lets the admin choose one of several, by name, address or alias", async () => {
    server.answers("findPeople", {
      people: [
        { uid: "a", alias: "Calm Lotus 1", name: "Asha", email: null },
        { uid: "b", alias: "Kind River 2", name: null, email: "b@example.com" },
        { uid: "c", alias: "Soft Cloud 3", name: null, email: null },
      ],
    });
    const user = await open();
    await find("Calm", user);
    expect(await screen.findByText("Several people were found. Choose one.")).toBeTruthy();
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Asha",
      "b@example.com",
      "Soft Cloud 3",
    ]);
  });

  it.each([
    ["nobody was found", () => server.answers("findPeople", { people: [] }), "Nobody was found."],
    ["the network is gone", () => server.isUnreachable("findPeople"), /^No connection right now\./],
    ["it is not one’s work", () => server.refuses("findPeople", "NOT_PERMITTED"), "You are not allowed to do this."],
  ])("says that %s", async (_what, given, words) => {
    given();
    const user = await open();
    await find("asha", user);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe("a person", () => {
  it("is read once, and their name has the focus", async () => {
    await openPerson();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Asha Rao" })));
    expect(server.asked("readPerson")).toEqual([{ uid: "asha" }]);
    expect(fact("Account")).toBe("With an email and a password");
    expect(fact("Language")).toBe("Telugu");
    expect(fact("On Thodu since")).toBe("3 March 2026");
  });

  it.each([
    [{ guest: true, name: null, email: null }, "Guest, without an account"],
    [{ there: false }, "Deleted or disabled"],
  ])("is described by what they are: %j", async (changes, words) => {
    await openPerson(changes);
    expect(fact("Account")).toBe(words);
  });

  it("shows the state of their conversation, and nothing of what was written", async () => {
    await openPerson({ conversation: { status: "active", risk: "crisis", lastMessageAt: DAY } });
    expect(fact("Conversation")).toBe("With a listener");
    expect(fact("Risk")).toBe("Crisis");
  });

  it("who listens shows their availability, with a link to their application", async () => {
    const listener = {
      approved: true,
      standing: "online",
      languages: ["en"],
      load: 1,
      capacity: 3,
      heard: 9,
      deskTime: 7_200_000,
      blocks: 0,
      appliedAt: DAY,
      decidedAt: DAY,
    } as const;
    await openPerson({ listener: { ...listener, languages: ["en"] } });
    expect(fact("Availability")).toBe("Online");
    cleanup();
    await openPerson({ listener: { ...listener, standing: "break", languages: ["en"] } });
    expect(fact("Availability")).toBe("On a break");
    cleanup();
    await openPerson({ listener: { ...listener, languages: ["en"] } });
    expect(fact("People now")).toBe("1 of 3");
    expect(fact("Hours at the desk so far")).toBe("2");
    expect(screen.getByRole("link", { name: "Approved" }).getAttribute("href")).toContain(
      "/admin/listeners?list=listeners",
    );
    expect(screen.getByRole("link", { name: "Who decided" }).getAttribute("href")).toMatch(
      /^\/admin\/audit\?person=[^&]+&action=volunteer\.approve$/,
    );
    cleanup();
    await openPerson({ listener: { ...listener, approved: false, languages: ["en"] } });
    // A revocation has a reason.
    expect(screen.getByRole("link", { name: "Who decided, and why" })).toBeTruthy();
  });

  it("who listens is shown without links that the reader may not use", async () => {
    const listener = {
      approved: true,
      standing: "online",
      languages: [],
      load: 0,
      capacity: 3,
      heard: 0,
      deskTime: 0,
      blocks: 2,
      appliedAt: DAY,
      decidedAt: DAY,
    } as const;
    await openPerson({ listener: { ...listener, languages: [] }, appointments: null, questions: null, orders: null });
    expect(fact("Application")).toBe("Approved");
    expect(fact("Decided")).toBe("3 March 2026");
    const ways = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(ways.filter((way) => /listeners|audit/.test(way ?? ""))).toEqual([]);
    expect(ways).toContain("/admin/safety?list=blocks&of=asha");
  });

  it("who does not exist is reported so, and a lost network is tried again", async () => {
    server.refuses("readPerson", "NOT_FOUND");
    const user = await open("/admin/people/asha");
    expect(await screen.findByText("Nobody has this ID.")).toBeTruthy();
    server.isUnreachable("readPerson");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/^No connection right now\./)).toBeTruthy();
    server.answers("readPerson", aPerson());
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Asha Rao" })).toBeTruthy();
  });
});

describe("the tabs of a person's page", () => {
  const tabs = () =>
    within(screen.getByRole("navigation", { name: "Which list" }))
      .getAllByRole("link")
      .map(({ textContent }) => textContent);

  it("are only those of the reader’s work", async () => {
    await openPerson({ orders: null, cases: null, appointments: null, questions: null });
    expect(tabs()).toEqual(["Status"]);
  });

  it("are all of them for an admin; an address that names none shows the first", async () => {
    await openPerson({}, "unheard-of");
    expect(tabs()).toEqual(["Status", "Plan and payments", "Cases", "Appointments and messages", "Audit log"]);
    expect(fact("Account")).toBeTruthy();
  });

  it.each([
    ["money", "No plan."],
    ["money", "No orders."],
    ["cases", "No cases."],
    ["requests", "No appointments."],
    ["audit", "Nothing is recorded."],
  ])("say when there is nothing: %s", async (list, words) => {
    await openPerson({}, list);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("link to each appointment, each question, also answered ones, and each feedback", async () => {
    await openPerson(
      {
        feedback: [{ feedbackId: "f1", createdAt: DAY }],
        appointments: [{ appointmentId: "a/1", status: "confirmed", slotAt: DAY, createdAt: DAY }],
        questions: [{ requestId: "q1", status: "answered", createdAt: DAY }],
      },
      "requests",
    );
    expect(screen.getByRole("link", { name: "Booked" }).getAttribute("href")).toBe("/admin/appointments?find=a%2F1");
    expect(screen.getByRole("link", { name: "Answered" }).getAttribute("href")).toBe("/admin/messages?find=q1");
    expect(screen.getByRole("link", { name: "Read the feedback" }).getAttribute("href")).toBe(
      "/admin/messages?list=feedback&find=f1",
    );
  });

  it("show the plan, the orders with their ids, and what was refunded", async () => {
    await openPerson(
      {
        plan: { planId: "daily-care", status: "active", validUntil: Date.UTC(2126, 2, 3) },
        orders: [anOrder],
        refunds: [{ paymentId: "pay_0", amount: 1_900, status: "done", createdAt: DAY }],
      },
      "money",
    );
    expect(screen.getByText("Daily Care: active, until 3 March 2126")).toBeTruthy();
    expect(screen.getByText("Daily Care · ₹1,499 · Paid · 3 March 2026")).toBeTruthy();
    expect(screen.getByText("₹19 · Refunded · 3 March 2026")).toBeTruthy();
    expect(screen.getByRole("link", { name: "pay_1" }).getAttribute("href")).toBe(
      "/admin/money?list=orders&find=pay_1",
    );
  });
});

describe("a refund", () => {
  const ask = async (user: Awaited<ReturnType<typeof open>>) => {
    await user.click(screen.getByRole("button", { name: "Refund order_1" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Refund this payment?" }));
    // The form can be used once it is known whether a colleague has requested a refund.
    await dialog.findByRole("button", { name: "Refund", busy: false });
    return dialog;
  };

  it("says what follows, requires a reason, and the page is read again after it", async () => {
    server.answers("refundPayment", { status: "refunded", amount: 149_900 });
    const user = await openPerson({ orders: [anOrder] }, "money");
    const asked = await ask(user);
    expect(
      asked.getByText(/the plan it paid for ends at once\. If it was a month of a subscription, that is ended/),
    ).toBeTruthy();
    await user.click(asked.getByRole("button", { name: "Refund" }));
    expect(await asked.findByRole("link", { name: "Reason: Please fill this in." })).toBeTruthy();
    expect(server.asked("refundPayment")).toEqual([]);
    await user.type(asked.getByLabelText("Reason"), "Paid twice");
    await user.click(asked.getByRole("button", { name: "Refund" }));
    expect(await screen.findByText("The money is on its way back.")).toBeTruthy();
    expect(server.asked("refundPayment")).toEqual([
      { orderId: "order_1", reason: "Paid twice", saw: { demandedAt: null } },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // Each look is recorded, so there are no more than these two.
    expect(server.asked("readPerson")).toHaveLength(2);
  });

  it("that the gateway refused says so, and keeps the reason", async () => {
    server.refuses("refundPayment", "REFUND_REFUSED");
    const user = await openPerson({ orders: [anOrder] }, "money");
    const asked = await ask(user);
    await user.type(asked.getByLabelText("Reason"), "Paid twice");
    await user.click(asked.getByRole("button", { name: "Refund" }));
    expect(await asked.findByText(/^The payment gateway refused this refund\./)).toBeTruthy();
    expect(asked.getByLabelText<HTMLInputElement>("Reason").value).toBe("Paid twice");
  });

  it("is not offered for an unpaid order, nor for one's own", async () => {
    await openPerson({ orders: [{ ...anOrder, status: "refunded" }] }, "money");
    expect(screen.queryByRole("button", { name: /^Refund/ })).toBeNull();
  });
});
