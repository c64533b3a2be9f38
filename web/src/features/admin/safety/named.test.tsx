import type { Report } from "@thodu/domain/reports/model";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, network, store } from "../../../test-support/store";
import { putReport } from "../../../test-support/stored";
import { SafetySection } from "./SafetySection";

const NOON = Date.UTC(2026, 0, 15, 6, 30);
const dialog = () => within(screen.getByRole("dialog"));

async function open(changes: Partial<Report>) {
  putReport("one", changes);
  store.put("volunteers/meera", { email: "m@example.com", approved: true, name: "Meera Iyer" });
  await isHere({ claims: { safety: true } });
  return show(<SafetySection />, { at: "/admin/safety?case=one" });
}

it.each([
  ["Open again", { status: "decided", decision: "warned", reason: "Talked.", decidedBy: "ravi", decidedAt: NOON }],
  ["Lift the block", { blocked: true }],
  ["Put the block back", { liftedAt: NOON }],
] as const)("what an admin is asked about names the case and its listener: %s", async (name, changes) => {
  const user = await open(changes);
  await user.click(await screen.findByRole("button", { name, description: /^Insults or harassment/ }));
  expect(dialog().getByText("Insults or harassment")).toBeTruthy();
  expect(await dialog().findByRole("link", { name: "Meera Iyer" })).toBeTruthy();
});

it("a call for a supervisor names who called and who holds the conversation now", async () => {
  store.put("volunteers/kiran-rao", { email: "k@example.com", approved: true, name: "Kiran Rao" });
  server.answers("readCase", { listener: "kiran-rao" });
  await open({ category: "supervisor", by: "volunteer", reporterId: "meera", reportedId: null });
  expect((await screen.findByRole("link", { name: "Meera Iyer" })).closest("p")?.textContent).toContain("called by:");
  expect((await screen.findByRole("link", { name: "Kiran Rao" })).closest("p")?.textContent).toBe(
    "Now with: Kiran Rao",
  );
  expect(server.asked("readCase")[0]).toEqual({ reportId: "one" });
});

describe("who holds the conversation of a call for a supervisor now", () => {
  const now = () => screen.getByText(/^Now with:/).textContent;
  const call = { category: "supervisor", by: "volunteer", reporterId: "meera", reportedId: null } as const;

  it("is shown as being looked up until it is known", async () => {
    const answer = server.isSlow("readCase", { listener: null });
    await open(call);
    expect((await screen.findByText(/^Now with:/)).textContent).toBe("Now with: Loading…");
    answer();
    await waitFor(() => expect(now()).toBe("Now with: no listener"));
  });

  it("is reported as unknown if the request was refused, and can be read again", async () => {
    server.refuses("readCase", "NOT_FOUND");
    const user = await open(call);
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(now()).toMatch(/^Now with: This could not be loaded\./);
    server.answers("readCase", { listener: null });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(now()).toBe("Now with: no listener"));
  });

  it.each([
    [{ status: "waiting", endedAt: null }, /^Now with: no listener, they wait for one$/],
    [{ status: "closed", endedAt: NOON }, /^Now with: no listener, the conversation ended: .*15 Jan.*, 12:00 pm$/],
    [{ status: "closed", endedAt: null }, /^Now with: no listener, the conversation has ended$/],
    [{ status: "closed", endedAt: NOON, inCall: true }, /^Now with: no listener, the call ended: .*15 Jan.* 12:00 pm$/],
  ] as const)("or why nobody does: %j", async (stands, words) => {
    server.answers("readCase", { listener: null, ...stands });
    await open(call);
    await waitFor(() => expect(now()).toMatch(words));
  });

  it("is shown as in a call with them", async () => {
    store.put("volunteers/kiran-rao", { email: "k@example.com", approved: true, name: "Kiran Rao" });
    server.answers("readCase", { listener: "kiran-rao", status: "active", endedAt: null, inCall: true });
    await open(call);
    await waitFor(() => expect(now()).toBe("Now with: Kiran Rao · in a call"));
  });

  it("is not claimed without a network", async () => {
    server.answers("readCase", { listener: null });
    await open(call);
    await waitFor(() => expect(now()).toBe("Now with: no listener"));
    network.goes();
    await waitFor(() => expect(now()).toMatch(/^Now with: This could not be loaded\./));
  });
});

it.each([
  ["queue", "Somebody in a crisis left the queue before a listener came"],
  ["chat", "Somebody in a crisis ended the chat themselves"],
  ["call", "A call in a crisis has ended"],
  [undefined, "Somebody in a crisis ended the chat or left the queue themselves, or a call in a crisis ended"],
] as const)("a crisis that its person ended says what they ended: %s", async (ended, words) => {
  await open({ category: "crisis-ended", by: "server", reporterId: "server", reportedId: null, ended });
  expect(await screen.findByText(words)).toBeTruthy();
});

it("a person for whom nobody on call could be reached is shown with a link to who waits now", async () => {
  await open({ category: "no-listener", by: "server", reporterId: "server", reportedId: null, conversationId: "" });
  expect((await screen.findByRole("link", { name: "See who waits now" })).getAttribute("href")).toBe("/admin/now");
});

it("shows what a colleague has decided meanwhile, by whom and why, and keeps the reason", async () => {
  const user = await open({});
  await user.click(await screen.findByRole("button", { name: "Decide" }));
  await user.selectOptions(dialog().getByLabelText("Decision"), "No action");
  await user.type(dialog().getByLabelText("Reason"), "A joke.");
  store.put("users/ravi", {
    displayName: "Ravi",
    email: "ravi@example.com",
    role: "customer",
    locale: "en",
    createdAt: instant(NOON),
  });
  store.change("reports/one", {
    status: "decided",
    decision: "warned",
    reason: "Not the first time.",
    decidedBy: "ravi",
    decidedAt: instant(NOON),
  });
  server.refuses("decideCase", "CASE_DECIDED");
  await user.click(dialog().getByRole("button", { name: "Decide" }));
  const told = await dialog().findByRole("alert");
  expect(told.textContent).toMatch(/^Meanwhile a colleague has closed this case\./);
  expect(await within(told).findByText("Warned: Not the first time.")).toBeTruthy();
  expect(await within(told).findByRole("link", { name: "Ravi" })).toBeTruthy();
  expect(dialog().getByLabelText<HTMLTextAreaElement>("Reason").value).toBe("A joke.");
});
