import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant, network, store } from "../../../test-support/store";
import { putOrder } from "../../../test-support/stored";
import { PaymentsCard } from "./PaymentsCard";

function paid(uid: string, id: string, changes: Record<string, unknown> = {}): void {
  const times = { createdAt: instant(Date.UTC(2026, 2, 3, 12)), settledAt: instant(Date.UTC(2026, 2, 3, 13)) };
  putOrder(id, { userId: uid, ...times, ...changes });
}

async function open(at = "/profile", orders: (uid: string) => void = () => undefined) {
  const uid = await isHere();
  orders(uid);
  return { uid, user: show(<PaymentsCard uid={uid} />, { at }) };
}

const rows = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const receipt = () => within(screen.getByRole("dialog", { name: "Receipt" }));

describe("what was paid", () => {
  it("is reported as nothing", async () => {
    await open();
    expect(await screen.findByText("You have not paid for anything yet.")).toBeTruthy();
  });

  it("is listed with plan, amount and day, newest first; a refund is marked", async () => {
    await open("/profile", (uid) => {
      paid(uid, "old", { createdAt: instant(Date.UTC(2026, 0, 5)), settledAt: null, status: "refunded" });
      paid(uid, "new");
      paid(uid, "open", { status: "created" });
      paid("another", "theirs");
    });
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toMatch(/^Daily Care · ₹1,4993 March 2026/);
    expect(rows()[1]).toMatch(/5 January 2026 · Refunded ₹1,499/);
  });

  it("says how much of it was refunded, and on which day; also on the receipt", async () => {
    const captured = { status: "captured", amount: 149_900, currency: "INR" };
    const refundedAt = instant(Date.UTC(2026, 2, 9, 12));
    const { user } = await open("/profile", (uid) => {
      paid(uid, "all", { status: "refunded", refundedAt, payments: { pay_all: { ...captured, refunded: 149_900 } } });
      paid(uid, "part", { refundedAt, payments: { pay_part: { ...captured, refunded: 50_000 } } });
      paid(uid, "none", { payments: { pay_none: { ...captured, refunded: 0 } } });
    });
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(rows().filter((row) => row.includes("Refunded ₹1,499 on 9 March 2026"))).toHaveLength(1);
    expect(rows().filter((row) => row.includes("Refunded ₹500 on 9 March 2026"))).toHaveLength(1);
    expect(rows().filter((row) => row.includes("Refunded"))).toHaveLength(2);
    const row = screen.getByText(/Refunded ₹1,499 on/).closest("li") ?? document.body;
    await user.click(within(row).getByRole("button", { name: /^Receipt/ }));
    expect(receipt().getByText("Refunded ₹1,499 on 9 March 2026")).toBeTruthy();
  });

  it.each([
    [30, 0],
    [31, 1],
  ])("says where older ones are if there are more than are shown: of %i", async (count, notes) => {
    await open("/profile", (uid) => {
      for (let nth = 0; nth < count; nth += 1) paid(uid, `order_${nth}`);
    });
    await waitFor(() => expect(rows()).toHaveLength(30));
    expect(screen.queryAllByText(/^The newest 30 are shown\./)).toHaveLength(notes);
  });

  it("is shown as soon as it is settled", async () => {
    const { uid } = await open();
    await screen.findByText("You have not paid for anything yet.");
    paid(uid, "new");
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it("is not reported as nothing without a network", async () => {
    network.goes();
    await open();
    expect(screen.queryByText("You have not paid for anything yet.")).toBeNull();
    network.returns();
    expect(await screen.findByText("You have not paid for anything yet.")).toBeTruthy();
  });

  it("shows an error if the rules keep refusing it", async () => {
    store.refuses("orders");
    await open();
    await waitFor(() => expect(screen.getByText("Something went wrong. Please try again later.")).toBeTruthy(), {
      timeout: 20_000,
    });
  }, 30_000);
});

describe("a receipt", () => {
  it("shows plan, amount, time, and the ids that support asks for, and can be printed", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const { user } = await open("/profile", (uid) => paid(uid, "new"));
    await user.click(await screen.findByRole("button", { name: "Receipt 3 March 2026" }));
    const value = (name: string) => receipt().getByText(name, { selector: "dt" }).nextElementSibling?.textContent;
    expect(value("Plan")).toBe("Daily Care");
    expect(value("Amount")).toBe("₹1,499");
    expect(value("Paid on (India time)")).toMatch(/^3 March 2026, 6:30/);
    expect(value("Status")).toBe("Paid");
    expect(value("Payment ID")).toBe("pay_new");
    expect(value("Order ID")).toBe("new");
    await user.click(receipt().getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it("says when the e-mail about a payment has the same ids, and where that is chosen", async () => {
    const { user } = await open("/profile", (uid) => paid(uid, "new"));
    await user.click(await screen.findByRole("button", { name: "Receipt 3 March 2026" }));
    expect(receipt().getByText(/^Emails about payments name amount, date and reference only if/).textContent).toContain(
      "“Say what it is about”",
    );
    expect(receipt().getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/settings");
  });

  it("of a refund says so", async () => {
    const { user } = await open("/profile", (uid) => paid(uid, "new", { status: "refunded" }));
    await user.click(await screen.findByRole("button", { name: "Receipt 3 March 2026" }));
    expect(receipt().getByText("Status").nextElementSibling?.textContent).toBe("Refunded ₹1,499");
  });

  it.each(["#receipt-pay_new", "#receipt-new"])("opens by a link that contains its id: %s", async (hash) => {
    await open(`/profile${hash}`, (uid) => paid(uid, "new"));
    expect(await screen.findByRole("dialog", { name: "Receipt" })).toBeTruthy();
  });

  it("says what became of a second payment, and opens by the link to it", async () => {
    const again = (refunded: number) => ({ status: "captured", amount: 149_900, currency: "INR", refunded });
    await open("/profile#receipt-pay_29QQoUBi66xm2f", (uid) =>
      paid(uid, "new", { payments: { pay_new: again(0), pay_29QQoUBi66xm2f: again(0) } }),
    );
    const words = "You have paid for this twice: the second payment of ₹1,499 is being refunded. Reference: BI66-XM2F.";
    await screen.findByRole("dialog", { name: "Receipt" });
    expect(receipt().getByText(words)).toBeTruthy();
    expect(receipt().getByText("Payment ID").nextElementSibling?.textContent).toBe("pay_new");
    store.change("orders/new", { payments: { pay_new: again(0), pay_29QQoUBi66xm2f: again(149_900) } });
    expect(await receipt().findByText(/^You had paid .* was refunded\. Reference: BI66-XM2F\.$/)).toBeTruthy();
    // The list behind the receipt shows it too.
    expect(screen.getAllByText(/the second payment of ₹1,499 was refunded/)).toHaveLength(2);
  });

  it("of somebody else does not open", async () => {
    await open("/profile#receipt-pay_theirs", () => paid("another", "theirs"));
    await screen.findByText("You have not paid for anything yet.");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
