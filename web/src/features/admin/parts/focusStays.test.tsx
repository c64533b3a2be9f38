import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { mediaIs } from "../../../test-support/screen";
import { instant, store } from "../../../test-support/store";
import { AuditSection } from "../audit/AuditSection";
import { MoneySection } from "../money/MoneySection";

const focused = () => document.activeElement;

beforeEach(() => isHere({ claims: { admin: true } }));

it("stays on the button that shows the chosen lines of the audit log, then on it once all are shown again", async () => {
  const user = show(<AuditSection />, { at: "/admin/audit" });
  await user.selectOptions(screen.getByLabelText("Who did it"), "server");
  await user.click(screen.getByRole("button", { name: "Show" }));
  const all = await screen.findByRole("link", { name: "Show everything" });
  expect(location.search).toBe("?by=server");
  expect(focused()).toBe(screen.getByRole("button", { name: "Show" }));
  await user.click(all);
  await waitFor(() => expect(all.isConnected).toBe(false));
  await waitFor(() => expect(focused()).toBe(screen.getByRole("button", { name: "Show" })));
});

it("stays in the field whose Enter shows the chosen lines", async () => {
  const user = show(<AuditSection />, { at: "/admin/audit" });
  const field = () => screen.getByLabelText(/^Person, case/);
  await user.type(field(), "ravi-1{Enter}");
  await screen.findByRole("link", { name: "Show everything" });
  expect(location.search).toBe("?person=ravi-1");
  expect(focused()).toBe(field());
});

it("goes to the heading of the filters where these fold as everything is shown again", async () => {
  mediaIs("(width < 48rem)", true);
  const user = show(<AuditSection />, { at: "/admin/audit?by=server" });
  await user.click(await screen.findByRole("link", { name: "Show everything" }));
  await waitFor(() => expect(focused()).toBe(screen.getByText("Filters")));
});

it("stays on the chosen state of a list that was on its second page", async () => {
  for (let nth = 0; nth < 30; nth += 1)
    store.put(`refunds/pay_${nth}`, {
      orderId: "order_1",
      userId: "asha",
      amount: 149_900,
      status: "done",
      requestedBy: "server",
      reason: "again",
      attempts: 0,
      refusal: null,
      createdAt: instant(Date.now() - nth * 1_000),
      checkAt: null,
    });
  const user = show(<MoneySection />, { at: "/admin/money?list=refunds" });
  await user.click(await screen.findByRole("link", { name: "Next page" }));
  await waitFor(() => expect(focused()).toBe(screen.getByRole("region", { name: "Refunds" })));
  const states = within(screen.getByRole("navigation", { name: "State" }));
  await user.click(states.getByRole("link", { name: "Refunded" }));
  await waitFor(() => expect(location.search).toBe("?list=refunds&state=done"));
  await screen.findByRole("link", { name: "Refunded", current: "page" });
  expect(focused()).toBe(states.getByRole("link", { name: "Refunded" }));
});
