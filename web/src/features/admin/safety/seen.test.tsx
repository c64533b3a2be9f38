import { LOOKS_FOR } from "@thodu/domain/reports/seen";
import type { Report } from "@thodu/domain/reports/model";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { timeInIndia } from "../../../lib/time";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { mediaIs } from "../../../test-support/screen";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { putReport } from "../../../test-support/stored";
import { SafetySection } from "./SafetySection";

const MINUTE = 60_000;
const at = Date.now() - 5 * MINUTE;
const byLata = { seenAt: at, seenBy: "lata" };

async function open(changes: Partial<Report> = {}) {
  store.put("users/lata", { email: "l@example.com", role: "customer", displayName: "Lata Rao" });
  putReport("one", { category: "threat", createdAt: at - MINUTE, ...changes });
  const uid = await isHere({ claims: { safety: true } });
  const user = show(<SafetySection />, { at: "/admin/safety" });
  return { user, uid };
}

const taken = () => screen.findByRole("button", { name: "I’m on it" });

it("is taken with one press, by key too, and given back with another", async () => {
  const { user, uid } = await open();
  server.answers("acknowledgeCase", {});
  const button = await taken();
  button.focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("You are on it. Your colleagues see that.")).toBeTruthy();
  store.change("reports/one", { seenAt: instant(at), seenBy: uid });
  expect(await screen.findByText(`You have been looking at it since ${timeInIndia(at)}.`)).toBeTruthy();
  // The same button, so that the focus stays.
  expect(document.activeElement?.textContent).toBe("Somebody else should look");
  await user.keyboard("{Enter}");
  expect(await screen.findByText("It stands with the cases that nobody looks at again.")).toBeTruthy();
  expect(server.asked("acknowledgeCase")).toEqual([
    { reportId: "one", stands: true },
    { reportId: "one", stands: false },
  ]);
});

it("of a listener's call says that the listener is told", async () => {
  const { user } = await open({ category: "supervisor", by: "volunteer", reporterId: "meera", reportedId: null });
  server.answers("acknowledgeCase", {});
  await user.click(await taken());
  expect(await screen.findByText(/^You are on it\. The listener is told that an admin is looking/)).toBeTruthy();
});

it("names the colleague who looks at it as soon as they do, and leaves the decision to everybody", async () => {
  await open();
  await taken();
  store.change("reports/one", { seenAt: instant(at), seenBy: "lata" });
  const name = await screen.findByRole("link", { name: "Lata Rao" });
  expect(name.closest("p")?.textContent).toBe(`Lata Rao has been looking at it since ${timeInIndia(at)}.`);
  expect(screen.queryByRole("button", { name: "I’m on it" })).toBeNull();
  expect(screen.getByRole("button", { name: "Decide" })).toBeTruthy();
});

it("says so if a colleague was quicker", async () => {
  const { user } = await open();
  server.refuses("acknowledgeCase", "TAKEN");
  await user.click(await taken());
  expect(await screen.findByText("A colleague is looking at it already. Their name is in the case.")).toBeTruthy();
});

it("can be tried again if the answer does not arrive", async () => {
  const { user } = await open();
  server.isUnreachable("acknowledgeCase");
  await user.click(await taken());
  expect(await screen.findByRole("alert")).toBeTruthy();
  await waitFor(async () => expect((await taken()).getAttribute("aria-busy")).toBeNull());
});

it("can be taken by anybody once that was long ago", async () => {
  await open({ seenAt: Date.now() - LOOKS_FOR - 1, seenBy: "lata", createdAt: Date.now() - LOOKS_FOR - MINUTE });
  await taken();
  expect((await screen.findByRole("link", { name: "Lata Rao" })).closest("p")?.textContent).toMatch(
    /^Lata Rao took it \(.+\) and has not closed it\. Anybody can take it now\.$/,
  );
});

it("is not offered for a closed case", async () => {
  putReport("one", { status: "decided", decision: "warned", decidedBy: "lata", decidedAt: at, ...byLata });
  await isHere({ claims: { safety: true } });
  show(<SafetySection />, { at: "/admin/safety?list=decided" });
  await screen.findByRole("button", { name: "Open again" });
  expect(screen.queryByText(/looking at it/)).toBeNull();
  expect(screen.queryByRole("button", { name: "I’m on it" })).toBeNull();
});

it("is said in the row of a phone", async () => {
  mediaIs("(width < 40rem)", true);
  putReport("one", { category: "threat", createdAt: at - MINUTE, ...byLata });
  store.put("users/lata", { email: "l@example.com", role: "customer", displayName: "Lata Rao" });
  await isHere({ claims: { safety: true } });
  show(<SafetySection />, { at: "/admin/safety" });
  const list = within(await screen.findByRole("region", { name: "Cases" }));
  await waitFor(() =>
    expect(list.getByRole("listitem").querySelector("summary")?.textContent).toMatch(/ · Decide · Lata Rao is on it$/),
  );
});
