import type { Conversation } from "@thodu/domain/chat/model";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { store } from "../../../test-support/store";
import { changeConversation, putConversation } from "../../../test-support/stored";
import { DeskList } from "./DeskList";
import { useEpoch } from "../useDesk";
import { useList } from "./useList";

const MINUTE = 60_000;
const onPick = vi.fn<(entry: { readonly id: string }) => void>();

function List({ uid }: { readonly uid: string }) {
  return <DeskList uid={uid} list={useList(uid, useEpoch(), null)} picked={null} onPick={onPick} />;
}

const people = () => within(screen.getByRole("list", { name: "Customers" }));
const row = (alias: string) => people().getByText(alias);
const aliases = () =>
  people()
    .queryAllByText(/^[A-Z][a-z]+ [A-Z][a-z]+ \d+$/)
    .map(({ textContent }) => textContent);
const tab = (name: string) => screen.getByRole("button", { name });
const picked = () => onPick.mock.calls.map(([{ id }]) => id);

const waits = (id: string, alias: string, minutes: number, changes: Partial<Conversation> = {}): void =>
  putConversation(id, { alias, waitingSince: Date.now() - minutes * MINUTE, waitSignAt: Date.now(), ...changes });

/** Two waiting people, and a clock that the test sets. */
async function open() {
  onPick.mockReset();
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  const uid = await isHere({ claims: { volunteer: true } });
  store.put("desk/current", { epoch: "epoch-0" });
  const user = show(<List uid={uid} />);
  await user.click(tab("Waiting"));
  waits("a", "Long Wait 1", 10);
  waits("b", "Kind River 2", 5);
  await waitFor(() => expect(aliases()).toEqual(["Long Wait 1", "Kind River 2"]));
  return { user, clock };
}

const taken = { status: "active", volunteerId: "ravi", waitingSince: null } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

it("moves no row under the pointer until the pointer has left the list", async () => {
  const { user } = await open();
  await user.pointer({ target: row("Kind River 2") });
  changeConversation("a", taken);
  waits("c", "Has Plan 3", 1, { priority: 1 });
  await waitFor(() => expect(aliases()).toEqual(["Long Wait 1", "Kind River 2", "Has Plan 3"]));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(aliases()).toEqual(["Long Wait 1", "Kind River 2", "Has Plan 3"]);
  await user.pointer({ target: tab("Waiting") });
  await waitFor(() => expect(aliases()).toEqual(["Has Plan 3", "Kind River 2"]));
});

it("keeps the rows in place for at most ten seconds, however the pointer moves", async () => {
  const { user } = await open();
  await user.pointer({ target: row("Kind River 2") });
  changeConversation("a", taken);
  for (let second = 0; second < 9; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await user.pointer({ target: row("Kind River 2") });
  }
  expect(aliases()).toEqual(["Long Wait 1", "Kind River 2"]);
  await vi.advanceTimersByTimeAsync(1_000);
  await waitFor(() => expect(aliases()).toEqual(["Kind River 2"]));
});

it("keeps the rows in place as long for a finger that was lifted to read them", async () => {
  await open();
  fireEvent.pointerMove(row("Kind River 2"), { pointerType: "touch" });
  fireEvent.pointerLeave(row("Kind River 2"), { pointerType: "touch" });
  changeConversation("a", taken);
  waits("c", "Has Plan 3", 1, { priority: 1 });
  await waitFor(() => expect(aliases()).toEqual(["Long Wait 1", "Kind River 2", "Has Plan 3"]));
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(aliases()).toEqual(["Has Plan 3", "Kind River 2"]));
});

it("puts a new crisis first at once, and ignores a press that was meant for the row before", async () => {
  const { user, clock } = await open();
  await user.pointer({ target: row("Long Wait 1") });
  clock.mockReturnValue(1_000);
  waits("c", "In Crisis 3", 0, { risk: "crisis" });
  await waitFor(() => expect(aliases()).toEqual(["In Crisis 3", "Long Wait 1", "Kind River 2"]));
  clock.mockReturnValue(1_400);
  await user.click(row("In Crisis 3"));
  expect(picked()).toEqual([]);
  clock.mockReturnValue(1_500);
  await user.click(row("In Crisis 3"));
  expect(picked()).toEqual(["c"]);
});

it("ignores a touch that was meant for the row before, but not a key on the focused row", async () => {
  const { user, clock } = await open();
  clock.mockReturnValue(1_000);
  changeConversation("a", taken);
  await waitFor(() => expect(aliases()).toEqual(["Kind River 2"]));
  clock.mockReturnValue(1_400);
  await user.pointer({ keys: "[TouchA]", target: row("Kind River 2") });
  expect(picked()).toEqual([]);
  row("Kind River 2").closest("button")?.focus();
  await user.keyboard("{Enter}");
  expect(picked()).toEqual(["b"]);
});

it("returns to its usual order when more are loaded", async () => {
  const { user } = await open();
  for (let nth = 0; nth < 26; nth += 1) waits(`p${nth}`, `Calm Lotus ${nth + 10}`, 4);
  await waitFor(() => expect(aliases()).toHaveLength(28));
  for (let nth = 0; nth < 4; nth += 1) waits(`q${nth}`, `Just Came ${nth}`, 1);
  const more = await screen.findByRole("button", { name: "Show more" });
  await user.pointer({ target: more });
  waits("z", "Oldest Wait 99", 60);
  await waitFor(() => expect(aliases().at(-1)).toBe("Oldest Wait 99"));
  await user.pointer({ keys: "[MouseLeft]", target: more });
  await waitFor(() => expect(aliases()[0]).toBe("Oldest Wait 99"), { timeout: 500 });
});
