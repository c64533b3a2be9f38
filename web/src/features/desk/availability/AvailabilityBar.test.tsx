import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { answers, button, isUnderWay, openBar, pressed } from "../../../test-support/availability";
import { pageIs } from "../../../test-support/screen";
import { server } from "../../../test-support/server";
import { network } from "../../../test-support/store";

it("names the break beside away, begins with it, and says what the server counts, not what was pressed", async () => {
  const answer = server.isSlow("setAvailability", { availability: "online", restUntil: null, stretch: 0 });
  const user = openBar();
  expect(pressed("Away (break)")).toBe("true");
  await user.click(button("Online"));
  expect(pressed("Online")).toBe("false");
  expect(isUnderWay("Online")).toBe(true);
  expect(document.activeElement).toBe(button("Online"));
  answer();
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  expect(server.asked("setAvailability")[0]).toEqual({ availability: "online" });
});

it("shows nothing as chosen after a reload before the server has answered", async () => {
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

it("folds the languages away by Escape, by a press beside them and as one goes on", async () => {
  const user = openBar();
  const summary = screen.getByText("I listen in: English");
  const isOpen = () => summary.closest("details")?.open;
  await user.click(summary);
  await user.click(screen.getByRole("checkbox", { name: "Telugu" }));
  expect(isOpen()).toBe(true);
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(summary);
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

it("takes back what is still under way, and ends as it was chosen last", async () => {
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

it("says why it was not stored, and stays as it was", async () => {
  server.isUnreachable("setAvailability");
  const user = openBar();
  await user.click(button("Busy"));
  expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
  expect(pressed("Away (break)")).toBe("true");
  expect(isUnderWay("Busy")).toBe(false);
});

it("says away again until it was heard", async () => {
  answers("online");
  const user = openBar();
  await user.click(button("Online"));
  await waitFor(() => expect(pressed("Online")).toBe("true"));
  server.isUnreachable("setAvailability");
  await user.click(button("Away (break)"));
  await screen.findByText("No connection right now. Please check it and try again.");
  expect(pressed("Online")).toBe("true");
  answers("away");
  pageIs("hidden");
  pageIs("visible");
  await waitFor(() => expect(pressed("Away (break)")).toBe("true"));
});

it("does not go online by itself after it failed", async () => {
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

it("shows nothing as chosen without a network, and what the server counts once it is back", async () => {
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
  // The server hears of it at once, not with the next heartbeat.
  await waitFor(() => expect(server.asked("setAvailability").length).toBeGreaterThan(before));
});

it("is away once the server has answered nothing for as long as it counts somebody as there", async () => {
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

it("asks for the code of conduct before somebody goes online, and then goes", async () => {
  answers("online");
  const user = openBar({ conductAt: null });
  await user.click(button("Online"));
  expect(server.asked("setAvailability")).toEqual([]);
  await user.click(button("I agree"));
  await waitFor(() => expect(pressed("Online")).toBe("true"));
});

it("asks for nothing of whoever is busy or away", async () => {
  answers("busy");
  const user = openBar({ conductAt: null });
  await user.click(button("Busy"));
  await waitFor(() => expect(pressed("Busy")).toBe("true"));
});

it("leads to shifts and to being on call at night", () => {
  openBar();
  expect(screen.getByRole("link", { name: "Shifts" }).getAttribute("href")).toMatch(/\/volunteer-shifts$/);
  expect(screen.getByRole("link", { name: "On call at night" }).getAttribute("href")).toMatch(/\/volunteer-on-call$/);
});

it("names the languages and keeps at least one", async () => {
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

it("leaves the languages as they are stored, and lets none be ticked before it is known which they are", async () => {
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

it("shows the languages as they are stored once a change of them has failed", async () => {
  server.isUnreachable("setAvailability");
  const user = openBar({ languages: ["te"] });
  await user.click(screen.getByRole("checkbox", { name: "Hindi" }));
  await screen.findByText("No connection right now. Please check it and try again.");
  await waitFor(() => expect(screen.getByText("I listen in: Telugu")).toBeTruthy());
});

it("is away once one leaves the desk", async () => {
  answers("busy");
  const user = openBar();
  await user.click(button("Busy"));
  await waitFor(() => expect(pressed("Busy")).toBe("true"));
  answers("away");
  cleanup();
  await waitFor(() => expect(server.asked("setAvailability").at(-1)).toEqual({ availability: "away", beat: true }));
});

it("falls silent in a tab that nobody looks at, and says at once what was wished when it is back", async () => {
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
