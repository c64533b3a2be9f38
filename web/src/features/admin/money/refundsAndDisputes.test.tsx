import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant, store } from "../../../test-support/store";
import { MoneySection } from "./MoneySection";

const NOW = Date.now();
const HOUR = 3_600_000;

const refund = (id: string, changes: Record<string, unknown> = {}): void =>
  store.put(`refunds/${id}`, {
    orderId: "order_1",
    userId: "asha",
    amount: 149_900,
    status: "done",
    requestedBy: "server",
    reason: "again",
    attempts: 0,
    refusal: null,
    createdAt: instant(NOW - HOUR),
    checkAt: null,
    ...changes,
  });

const dispute = (id: string, changes: Record<string, unknown> = {}): void =>
  store.put(`disputes/${id}`, {
    orderId: "order_1",
    paymentId: "pay_1",
    userId: "asha",
    amount: 149_900,
    deducted: 0,
    reason: "processing_error",
    respondBy: instant(NOW + 24 * HOUR),
    createdAt: instant(NOW - HOUR),
    status: "open",
    ...changes,
  });

async function open(query: string) {
  await isHere({ claims: { money: true } });
  return show(<MoneySection />, { at: `/admin/money${query}` });
}

const part = (name: string) => within(screen.getByRole("region", { name }));
const states = () => within(screen.getByRole("navigation", { name: "State" }));
const rows = (name: string) =>
  part(name)
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("refunds", () => {
  it("are listed in any state, newest first, with links to the person and the payment", async () => {
    store.put("users/leela", { name: "Leela Rao", email: "leela@example.com" });
    refund("pay_due", { status: "due", createdAt: instant(NOW - 2 * HOUR) });
    refund("pay_done", { requestedBy: "leela", reason: "They asked for it." });
    refund("pay_refused", { status: "given-up", createdAt: instant(NOW - 3 * HOUR) });
    await open("?list=refunds");
    await waitFor(() => expect(rows("Refunds")).toHaveLength(3));
    const [done, due, refused] = rows("Refunds");
    expect(done).toMatch(/^₹1,499 · Refunded · .*They asked for it\. · asked for by/);
    expect(due).toMatch(/^₹1,499 · Waiting · .*The order was already paid\..*pay_due · order_1/);
    expect(refused).toMatch(/^₹1,499 · Refused by the gateway/);
    const links = part("Refunds").getAllByRole("link");
    const addresses = links.map((link) => link.getAttribute("href"));
    expect(addresses).toContain("/admin/people/asha");
    expect(addresses).toContain("/admin/people/leela");
    expect(addresses).toContain("/admin/money?list=orders&find=pay_done");
  });

  it("can be filtered by state under an address of its own, eight to a page", async () => {
    for (let nth = 0; nth < 10; nth += 1) refund(`pay_${nth}`, { createdAt: instant(NOW - nth * HOUR) });
    refund("pay_due", { status: "due" });
    const user = await open("?list=refunds");
    await waitFor(() => expect(rows("Refunds")).toHaveLength(8));
    await user.click(states().getByRole("link", { name: "Refunded" }));
    expect(location.search).toBe("?list=refunds&state=done");
    await waitFor(() => expect(rows("Refunds").at(-1)).toContain("pay_7"));
    await user.click(await screen.findByRole("link", { name: "Next page" }));
    await waitFor(() => expect(rows("Refunds")).toHaveLength(2));
    expect(location.search).toBe("?list=refunds&state=done&after=pay_7");
    await user.click(states().getByRole("link", { name: "Waiting" }));
    await waitFor(() => expect(rows("Refunds")).toHaveLength(1));
    await user.click(states().getByRole("link", { name: "Refused by the gateway" }));
    expect(await screen.findByText("None in this state.")).toBeTruthy();
  });

  it("are reported as none, and as refused", async () => {
    await open("?list=refunds");
    expect(await screen.findByText("No payment was refunded.")).toBeTruthy();
    store.refuses("refunds");
    expect(await screen.findByText("This could not be loaded.")).toBeTruthy();
  });
});

describe("disputes", () => {
  it("are listed in any state, each with its own id as a link", async () => {
    dispute("disp_open");
    dispute("disp_won", { status: "won", createdAt: instant(NOW - 2 * HOUR) });
    dispute("disp_lost", { status: "lost", reason: "", createdAt: instant(NOW - 3 * HOUR) });
    const user = await open("?list=disputes");
    await waitFor(() => expect(rows("Disputes")).toHaveLength(3));
    const [asked, won, lost] = rows("Disputes");
    expect(asked).toMatch(/^₹1,499 · Open · .*processing_error · Answer by /);
    expect(won).toMatch(/^₹1,499 · Won · /);
    expect(won).not.toContain("Answer by");
    expect(lost).toMatch(/^₹1,499 · Lost · /);
    expect(part("Disputes").getByRole("link", { name: "disp_won" }).getAttribute("href")).toBe(
      "/admin/money?list=orders&find=disp_won",
    );
    await user.click(states().getByRole("link", { name: "Lost" }));
    expect(location.search).toBe("?list=disputes&state=lost");
    await waitFor(() => expect(rows("Disputes")).toHaveLength(1));
  });

  it("are reported as none", async () => {
    await open("?list=disputes");
    expect(await screen.findByText("No bank disputes a payment.")).toBeTruthy();
  });
});

it("leads from a dispute that is to be answered to the dispute itself", async () => {
  dispute("disp_open");
  const user = await open("");
  await user.click(await screen.findByRole("link", { name: "disp_open" }));
  const found = within(await screen.findByRole("list", { name: "Disputes" }));
  expect(found.getByRole("listitem").textContent).toMatch(/^₹1,499 · Open/);
});
