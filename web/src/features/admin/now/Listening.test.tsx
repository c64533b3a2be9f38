import { screen, waitFor, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant, network, store } from "../../../test-support/store";
import { Listening } from "./Listening";

const listener = (id: string, changes: Readonly<Record<string, unknown>> = {}): void =>
  store.put(`volunteers/${id}`, {
    email: `${id}@example.com`,
    name: id,
    approved: true,
    availability: "online",
    load: 0,
    capacity: 3,
    seenAt: instant(Date.now()),
    ...changes,
  });

async function open() {
  await isHere({ claims: { safety: true } });
  return show(<Listening attempt={0} onRetry={() => undefined} />, { at: "/admin/now" });
}

const rows = () => screen.queryAllByRole("rowheader").map(({ textContent }) => textContent);

afterEach(() => vi.useRealTimers());

it("names those who went on a break and still hold people, and nobody twice", async () => {
  listener("Meera", { load: 1 });
  listener("Ravi", { availability: "away", onBreak: true, load: 2 });
  listener("Leela", { availability: "away", onBreak: true });
  await open();
  await waitFor(() => expect(rows().toSorted()).toEqual(["Meera", "Ravi"]));
  const held = within(screen.getByRole("rowheader", { name: "Ravi" }).closest("tr") ?? document.body);
  expect(held.getByText("2 of 3")).toBeTruthy();
  expect(held.getByText("On a break")).toBeTruthy();
});

it("does not call it a break where somebody has only left the desk", async () => {
  listener("Ravi", { availability: "away", load: 1 });
  await open();
  await waitFor(() => expect(rows()).toEqual(["Ravi"]));
  expect(screen.getByRole("cell", { name: "Away" })).toBeTruthy();
});

it("does not say without a network that nobody listens any more", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  listener("Meera");
  await open();
  await waitFor(() => expect(rows()).toEqual(["Meera"]));
  network.goes();
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
  expect(rows()).toEqual(["Meera"]);
  network.returns();
  expect(await screen.findByText("No listener is at the desk.")).toBeTruthy();
});

it("says by name which languages each of them speaks", async () => {
  listener("Ravi", { languages: ["en", "hi"] });
  listener("Leela", { languages: ["te"], load: 1 });
  listener("Meera", { languages: ["hi"] });
  await open();
  await waitFor(() => expect(rows()).toEqual(["Leela", "Meera", "Ravi"]));
  expect(screen.getByRole("columnheader", { name: "Languages" })).toBeTruthy();
  const spoken = screen.getAllByRole("row").map((row) => within(row).queryAllByRole("cell")[0]?.textContent);
  expect(spoken.slice(1)).toEqual(["Telugu", "Hindi", "English, Hindi"]);
});
