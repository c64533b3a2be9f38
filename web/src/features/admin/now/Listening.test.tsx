import { screen, waitFor, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { isHere } from "../../../test-support/people";
import { quietDesk } from "../../../test-support/quietDesk";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
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

it("lists those who went on a break but still hold people, and nobody twice", async () => {
  listener("Meera", { load: 1 });
  listener("Ravi", { availability: "away", onBreak: true, load: 2 });
  listener("Leela", { availability: "away", onBreak: true });
  await open();
  await waitFor(() => expect(rows().toSorted()).toEqual(["Meera", "Ravi"]));
  const held = within(screen.getByRole("rowheader", { name: "Ravi" }).closest("tr") ?? document.body);
  expect(held.getByText("2 of 3")).toBeTruthy();
  expect(held.getByText("On a break")).toBeTruthy();
});

it("moves no listener away under the pointer, until the pointer has left the list", async () => {
  listener("Leela");
  listener("Meera");
  const user = await open();
  await waitFor(() => expect(rows()).toEqual(["Leela", "Meera"]));
  await user.pointer({ target: screen.getByRole("link", { name: "Meera" }) });
  store.remove("volunteers/Leela");
  listener("Tara");
  await waitFor(() => expect(rows()).toEqual(["Leela", "Meera", "Tara"]));
  await user.pointer({ target: document.body });
  await waitFor(() => expect(rows()).toEqual(["Meera", "Tara"]));
});

it("does not call it a break if somebody has only left the desk", async () => {
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

it("names the languages that each of them speaks", async () => {
  listener("Ravi", { languages: ["en", "hi"] });
  listener("Leela", { languages: ["te"], load: 1 });
  listener("Meera", { languages: ["hi"] });
  await open();
  await waitFor(() => expect(rows()).toEqual(["Leela", "Meera", "Ravi"]));
  expect(screen.getByRole("columnheader", { name: "Languages" })).toBeTruthy();
  const spoken = screen.getAllByRole("row").map((row) => within(row).queryAllByRole("cell")[0]?.textContent);
  expect(spoken.slice(1)).toEqual(["Telugu", "Hindi", "English, Hindi"]);
});

it("says who is with a crisis or in a call, to whom nobody is offered", async () => {
  listener("Leela", { load: 2, capacity: 5 });
  listener("Meera", { load: 1 });
  listener("Ravi");
  server.answers("readDesk", {
    ...quietDesk,
    engaged: [
      { uid: "Leela", by: "crisis" },
      { uid: "Meera", by: "call" },
    ],
  });
  await open();
  expect(await screen.findByRole("cell", { name: "Online · with a crisis" })).toBeTruthy();
  expect(screen.getByRole("cell", { name: "Online · in a call" })).toBeTruthy();
  expect(screen.getByRole("cell", { name: "Online" })).toBeTruthy();
});

it("says with how many people in a crisis a listener is, and names them", async () => {
  listener("Leela", { availability: "away", load: 3 });
  listener("Meera", { load: 1 });
  const [fern, breeze] = [
    { uid: "g1", alias: "Clear Fern 685" },
    { uid: "g2", alias: "Still Breeze 274" },
  ];
  server.answers("readDesk", {
    ...quietDesk,
    engaged: [
      { uid: "Leela", by: "crisis", people: [fern, breeze] },
      { uid: "Meera", by: "crisis", people: [fern] },
    ],
  });
  await open();
  expect((await screen.findByRole("link", { name: "Still Breeze 274" })).getAttribute("href")).toBe("/admin/people/g2");
  const said = screen.getAllByRole("row").map((row) => within(row).queryAllByRole("cell")[1]?.textContent);
  expect(said.slice(1)).toEqual([
    "Away · with 2 people in a crisis: Clear Fern 685, Still Breeze 274",
    "Online · with 1 person in a crisis: Clear Fern 685",
  ]);
});
