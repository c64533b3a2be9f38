import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { answers, button, isUnderWay, openBar, pressed } from "../../../test-support/availability";
import { someUid } from "../../../test-support/people";
import { pageIs } from "../../../test-support/screen";
import { server } from "../../../test-support/server";
import { instant, network, store } from "../../../test-support/store";

/** Stores a listener's record with this availability. */
const stands = (uid: string, availability: "online" | "away"): void =>
  store.put(`volunteers/${uid}`, {
    email: "meera@example.com",
    approved: true,
    appliedAt: instant(1),
    availability,
    seenAt: instant(Date.now()),
  });

it("explains the break, begins as away, and shows what the server counts, not what was pressed", async () => {
  const answer = server.isSlow("setAvailability", { availability: "online", restUntil: null, stretch: 0 });
  const uid = someUid();
  stands(uid, "away");
  const user = openBar({ uid });
  await waitFor(() => expect(pressed("Away (break)")).toBe("true"));
  await user.click(button("Online"));
  expect(pressed("Online")).toBe("false");
  expect(isUnderWay("Online")).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(button("Online")));
  answer();
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  expect(server.asked("setAvailability")[0]).toEqual({ availability: "online" });
});

it("makes one choice of a press: a second one could end a pause or break that began meanwhile", async () => {
  answers("online");
  const user = openBar({ uid: someUid() });
  await user.click(button("Online"));
  await waitFor(() => expect(server.asked("setAvailability").length).toBeGreaterThan(1));
  expect(server.asked("setAvailability")).toEqual([{ availability: "online" }, { availability: "online", beat: true }]);
});

it("shows no choice after a reload until the server has answered", async () => {
  answers("online");
  const user = openBar({ uid: "meera" });
  await user.click(button("Online"));
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  cleanup();
  const answer = server.isSlow("setAvailability", { availability: "online", restUntil: null, stretch: 0 });
  openBar({ uid: "meera" });
  for (const name of ["Online", "Busy", "Away (break)"]) expect(pressed(name)).toBe("false");
  answer();
  await waitFor(() => expect(pressed("Online")).toBe("true"));
});

it.each([
  ["online", "Online"],
  ["away", "Away (break)"],
] as const)("shows nothing as chosen in a first tab before the record is loaded: %s", async (is, name) => {
  const uid = someUid();
  answers(is);
  stands(uid, is);
  const answer = store.isSlow();
  openBar({ uid });
  for (const each of ["Online", "Busy", "Away (break)"]) expect(pressed(each)).toBe("false");
  answer();
  await waitFor(() => expect(pressed(name)).toBe("true"));
});

it("does not show a listener as away between their record and the answer of the server", async () => {
  const uid = someUid();
  answers("online");
  stands(uid, "online");
  const answer = store.isSlow();
  openBar({ uid });
  const changes: MutationRecord[] = [];
  const watcher = new MutationObserver((records) => changes.push(...records));
  watcher.observe(button("Away (break)"), { attributeFilter: ["aria-pressed"], attributeOldValue: true });
  answer();
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  changes.push(...watcher.takeRecords());
  watcher.disconnect();
  expect([...changes.map(({ oldValue }) => oldValue), pressed("Away (break)")]).not.toContain("true");
});

it("closes the languages on Escape, on a press outside and when the focus leaves", async () => {
  const user = openBar();
  const summary = screen.getByText("I listen in: English");
  const isOpen = () => summary.closest("details")?.open;
  await user.click(summary);
  await user.click(screen.getByRole("checkbox", { name: "Telugu" }));
  expect(isOpen()).toBe(true);
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await user.click(summary);
  await user.click(document.body);
  expect(isOpen()).toBe(false);
  await user.click(summary);
  expect(isOpen()).toBe(true);
  await user.click(summary);
  expect(isOpen()).toBe(false);
  await user.click(summary);
  screen.getByRole("checkbox", { name: "Hindi" }).focus();
  await user.tab();
  expect(isOpen()).toBe(false);
});

it("lets the listener change their mind during a request; the last choice wins", async () => {
  const answer = server.isSlow("setAvailability", { availability: "online", restUntil: null, stretch: 0 });
  const user = openBar();
  await user.click(button("Online"));
  await user.click(button("Away (break)"));
  answers("away");
  answer();
  await waitFor(() => expect(isUnderWay("Away (break)")).toBe(false));
  await waitFor(() => expect(pressed("Away (break)")).toBe("true"));
  expect(server.asked("setAvailability").at(-1)).toMatchObject({ availability: "away" });
});

it("says why a choice was not stored, and stays as it was", async () => {
  server.refuses("setAvailability", "BUSY");
  const user = openBar();
  await user.click(button("Busy"));
  expect(await screen.findByText(/^Many people are here/)).toBeTruthy();
  expect(pressed("Away (break)")).toBe("true");
  expect(isUnderWay("Busy")).toBe(false);
});

it("repeats 'away' until the server has answered", async () => {
  answers("online");
  const user = openBar();
  await user.click(button("Online"));
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  server.isUnreachable("setAvailability");
  await user.click(button("Away (break)"));
  await screen.findByText("No connection right now. Away (break) will be set when the network is back.");
  expect(pressed("Online")).toBe("true");
  answers("away");
  pageIs("hidden");
  pageIs("visible");
  await waitFor(() => expect(pressed("Away (break)")).toBe("true"));
});

it("says of a choice without a network that it will be set, and sets it when the network is back, however late", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answers("online");
  const user = openBar();
  await user.click(button("Online"));
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  server.isUnreachable("setAvailability");
  await user.click(button("Away (break)"));
  await screen.findByText("No connection right now. Away (break) will be set when the network is back.");
  // By now the server counts them as away, but knows of no break.
  await vi.advanceTimersByTimeAsync(90_000);
  const before = server.asked("setAvailability").length;
  answers("away");
  await vi.advanceTimersByTimeAsync(26_000);
  await waitFor(() => expect(server.asked("setAvailability").slice(before)).toEqual([{ availability: "away" }]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked("setAvailability")).toHaveLength(before + 1);
  vi.useRealTimers();
});

it("does not go online by itself after that failed", async () => {
  server.isUnreachable("setAvailability");
  const user = openBar();
  await user.click(button("Online"));
  await screen.findByText("No connection right now. Please check it and try again.");
  const failed = server.asked("setAvailability").length;
  answers("busy");
  pageIs("hidden");
  pageIs("visible");
  await user.click(button("Busy"));
  await waitFor(() => expect(pressed("Busy")).toBe("true"));
  const later = server.asked("setAvailability").slice(failed);
  expect(later).not.toContainEqual(expect.objectContaining({ availability: "online" }));
});

it("shows no choice without a network, and what the server counts once it is back", async () => {
  answers("online");
  const user = openBar();
  await user.click(button("Online"));
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  network.goes();
  await waitFor(() => expect(pressed("Online")).toBe("false"));
  for (const name of ["Busy", "Away (break)"]) expect(pressed(name)).toBe("false");
  const before = server.asked("setAvailability").length;
  network.returns();
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  // The server is told at once, not with the next heartbeat.
  await waitFor(() => expect(server.asked("setAvailability").length).toBeGreaterThan(before));
});

it("shows away after no answer for as long as the server counts a silent listener as present", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answers("online");
  const user = openBar();
  await user.click(button("Online"));
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  server.isUnreachable("setAvailability");
  await vi.advanceTimersByTimeAsync(50_000);
  expect(pressed("Online")).toBe("true");
  await vi.advanceTimersByTimeAsync(40_000);
  await waitFor(() => expect(pressed("Online")).toBe("false"));
  expect(pressed("Away (break)")).toBe("true");
  answers("online");
  await vi.advanceTimersByTimeAsync(26_000);
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  vi.useRealTimers();
});

it("stays away during a break that is due", async () => {
  answers("away", Date.now() + 60_000);
  const user = openBar();
  await user.click(button("Online"));
  await waitFor(() => expect(isUnderWay("Online")).toBe(false));
  expect(pressed("Away (break)")).toBe("true");
});

it("asks for the code of conduct before somebody goes online, which then follows", async () => {
  answers("online");
  const user = openBar({ conductAt: null });
  await user.click(button("Online"));
  expect(server.asked("setAvailability")).toEqual([]);
  await user.click(button("I agree"));
  await waitFor(() => expect(pressed("Online")).toBe("true"));
});

it("does not ask for it when somebody is busy or away", async () => {
  answers("busy");
  const user = openBar({ conductAt: null });
  await user.click(button("Busy"));
  await waitFor(() => expect(pressed("Busy")).toBe("true"));
});

it("links to shifts and to being on call at night", () => {
  openBar();
  expect(screen.getByRole("link", { name: "Shifts" }).getAttribute("href")).toMatch(/\/volunteer-shifts$/);
  expect(screen.getByRole("link", { name: "On call at night" }).getAttribute("href")).toMatch(/\/volunteer-on-call$/);
});

it("shows the languages and keeps at least one", async () => {
  answers("away");
  const user = openBar({ languages: ["te"] });
  expect(screen.getByText("I listen in: Telugu")).toBeTruthy();
  const set = () => server.asked("setAvailability").filter((asked) => JSON.stringify(asked).includes("languages"));
  await user.click(screen.getByRole("checkbox", { name: "Telugu" }));
  expect(set()).toEqual([]);
  await user.click(screen.getByRole("checkbox", { name: "Hindi" }));
  expect(screen.getByText("I listen in: Telugu, Hindi")).toBeTruthy();
  await waitFor(() => expect(set()).toEqual([{ availability: "away", beat: true, languages: ["te", "hi"] }]));
});

it("shows the stored languages, and lets none be changed before they are known", async () => {
  answers("busy");
  const user = openBar({ languages: null });
  expect(screen.getByText("Languages you listen in")).toBeTruthy();
  for (const box of screen.getAllByRole<HTMLInputElement>("checkbox"))
    expect([box.disabled, box.checked]).toEqual([true, false]);
  await user.click(button("Busy"));
  await waitFor(() => expect(pressed("Busy")).toBe("true"));
  expect(server.asked("setAvailability")[0]).toEqual({ availability: "busy" });
  for (const asked of server.asked("setAvailability")) expect(asked).not.toHaveProperty("languages");
});

it("shows the stored languages again after a change failed", async () => {
  server.isUnreachable("setAvailability");
  const user = openBar({ languages: ["te"] });
  await user.click(screen.getByRole("checkbox", { name: "Hindi" }));
  await screen.findByText("No connection right now. Please check it and try again.");
  await waitFor(() => expect(screen.getByText("I listen in: Telugu")).toBeTruthy());
});

it("is away once the listener leaves the desk", async () => {
  answers("busy");
  const user = openBar();
  await user.click(button("Busy"));
  await waitFor(() => expect(pressed("Busy")).toBe("true"));
  answers("away");
  cleanup();
  await waitFor(() => expect(server.asked("setAvailability").at(-1)).toEqual({ availability: "away", beat: true }));
});

it("sends nothing in a hidden tab, and sends the last choice at once when the tab is visible again", async () => {
  answers("online");
  const user = openBar();
  await user.click(button("Online"));
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  pageIs("hidden");
  const before = server.asked("setAvailability").length;
  pageIs("visible");
  await waitFor(() => expect(server.asked("setAvailability").length).toBeGreaterThan(before));
  expect(server.asked("setAvailability").at(-1)).toEqual({ availability: "online", beat: true });
});
