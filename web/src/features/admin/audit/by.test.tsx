import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant, store } from "../../../test-support/store";
import { AuditSection } from "./AuditSection";

const NOON = Date.UTC(2026, 0, 15, 6, 30);
const MINUTE = 60_000;

const line = (id: string, minutes: number, changes: Readonly<Record<string, unknown>> = {}): void =>
  store.put(`auditLog/${id}`, {
    at: instant(NOON + minutes * MINUTE),
    actor: "anita",
    action: "volunteer.approve",
    target: "ravi",
    reason: id,
    ...changes,
  });

async function open(query = "") {
  await isHere({ claims: { admin: true } });
  return show(<AuditSection />, { at: `/admin/audit${query}` });
}

const list = () => within(screen.getByRole("region", { name: "Audit log" }));
const lines = () =>
  list()
    .queryAllByRole("listitem")
    .map(({ textContent }) => / · ([\w-]+)$/.exec(textContent)?.[1]);

/** A refund by an admin, a refund by the server itself, and an action of a listener. */
function threeKinds(): void {
  line("asked", 1, { action: "payment.refund" });
  line("by-itself", 2, { action: "payment.refund", actor: "server" });
  line("listener", 3, { action: "conversation.claim", actor: "meera" });
}

it("separates what admins did from what the server did by itself", async () => {
  threeKinds();
  const user = await open();
  await waitFor(() => expect(lines()).toEqual(["listener", "by-itself", "asked"]));
  await user.selectOptions(screen.getByLabelText("Who did it"), "Admins");
  await user.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(lines()).toEqual(["asked"]));
  expect(location.search).toBe("?by=admins");
  await user.selectOptions(screen.getByLabelText("Who did it"), "Thodu itself");
  await user.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(lines()).toEqual(["by-itself"]));
  expect(location.search).toBe("?by=server");
});

it.each([
  ["?by=admins&action=payment.refund", ["asked"]],
  ["?by=server&action=payment.refund", ["by-itself"]],
  ["?by=admins&person=ravi", ["asked"]],
  ["?by=server&person=ravi", ["by-itself"]],
])("does so together with the other filters: %s", async (query, found) => {
  threeKinds();
  await open(query);
  await waitFor(() => expect(lines()).toEqual(found));
});

it("fills a page with lines of admins, however many lines of the server are between them", async () => {
  for (let nth = 0; nth < 15; nth += 1) {
    line(`n${nth}`, nth, { action: "payment.refund" });
    line(`server-${nth}`, nth, { action: "payment.refund", actor: "server" });
  }
  const user = await open("?by=admins");
  await waitFor(() => expect(lines()).toHaveLength(12));
  expect(lines()[0]).toBe("n14");
  await user.click(screen.getByRole("link", { name: "Next page" }));
  await waitFor(() => expect(lines()).toEqual(["n2", "n1", "n0"]));
  expect(screen.queryByRole("link", { name: "Next page" })).toBeNull();
});

it("has a next page after a page full of the server’s own lines", async () => {
  line("old", 0, { action: "payment.refund" });
  for (let nth = 1; nth <= 60; nth += 1) line(`server-${nth}`, nth, { action: "payment.refund", actor: "server" });
  const user = await open("?by=admins");
  await user.click(await screen.findByRole("link", { name: "Next page" }));
  await waitFor(() => expect(lines()).toEqual(["old"]));
});
