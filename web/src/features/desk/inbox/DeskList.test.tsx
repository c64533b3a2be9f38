import type { Conversation } from "@thodu/domain/chat/model";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { network, store } from "../../../test-support/store";
import { changeConversation, putConversation } from "../../../test-support/stored";
import { DeskList } from "./DeskList";
import { leaveOut } from "../../../lib/notMatched";
import { useEpoch } from "../useDesk";
import { useList } from "./useList";

const MINUTE = 60_000;
const onPick = vi.fn();

function List({ uid }: { readonly uid: string }) {
  return <DeskList uid={uid} list={useList(uid, useEpoch(), null)} picked={null} onPick={onPick} />;
}

const there = (id: string, alias: string, changes: Partial<Conversation> = {}): void =>
  putConversation(id, { alias, ...changes });

async function open() {
  onPick.mockReset();
  const uid = await isHere({ claims: { volunteer: true } });
  store.put("desk/current", { epoch: "epoch-0" });
  const user = show(<List uid={uid} />);
  await user.click(tab("All"));
  return { uid, user };
}

const people = () => within(screen.getByRole("list", { name: "Customers" }));
const aliases = () =>
  people()
    .queryAllByText(/^[A-Z][a-z]+ [A-Z][a-z]+ \d+$/)
    .map(({ textContent }) => textContent);
const tab = (name: string) => screen.getByRole("button", { name });
const described = (name: string) =>
  document.getElementById(tab(name).getAttribute("aria-describedby") ?? "")?.textContent;

it("says that nobody is there", async () => {
  await open();
  expect(await screen.findByText("No active customers yet.")).toBeTruthy();
});

it("shows those of one language, and says so when there is nobody", async () => {
  const { user } = await open();
  there("a", "Calm Lotus 1", { locale: "te" });
  there("b", "Kind River 2", { locale: "en" });
  await waitFor(() => expect(aliases()).toHaveLength(2));
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Telugu");
  await waitFor(() => expect(aliases()).toEqual(["Calm Lotus 1"]));
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Hindi");
  expect(await screen.findByText("Nobody in this list speaks Hindi.")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "All languages");
  await waitFor(() => expect(aliases()).toHaveLength(2));
});

it("shows for each whose they are, how long they have waited, and what is unread", async () => {
  const { uid } = await open();
  const waitingSince = Date.now() - 4 * MINUTE;
  there("a", "Calm Lotus 1", { waitingSince, waitSignAt: Date.now(), unreadByVolunteer: 3, locale: "te", priority: 1 });
  there("b", "Kind River 2", { status: "active", volunteerId: uid, waitingSince: null });
  there("c", "Soft Cloud 3", { status: "active", volunteerId: "ravi", waitingSince: null });
  there("d", "Warm Stone 4", { status: "closed", waitingSince: null });
  await waitFor(() => expect(aliases()).toHaveLength(4));
  const row = (alias: string) => people().getByText(alias).closest("button")?.textContent ?? "";
  expect(row("Calm Lotus 1")).toMatch(/Priority.*Waiting for [34] min.*3 unread.*Telugu/);
  expect(row("Kind River 2")).toContain("Waits for you");
  expect(row("Soft Cloud 3")).toContain("Another listener");
  expect(row("Warm Stone 4")).toContain("Ended");
});

it("lists waiting people by risk, plan and time, whoever wrote last", async () => {
  const { user } = await open();
  const now = Date.now();
  const waits = (minutes: number) => ({ waitingSince: now - minutes * MINUTE, waitSignAt: now });
  there("a", "Long Wait 1", waits(10));
  there("b", "Has Plan 2", { ...waits(2), priority: 1 });
  there("c", "Has Worry 3", { ...waits(1), risk: "concern" });
  there("d", "In Crisis 4", { ...waits(0), risk: "crisis" });
  await user.click(tab("Waiting"));
  await waitFor(() => expect(aliases()).toEqual(["In Crisis 4", "Has Worry 3", "Has Plan 2", "Long Wait 1"]));
});

it("counts in its tabs, and says how many waiting people are in a crisis", async () => {
  const { uid } = await open();
  there("a", "Calm Lotus 1", { risk: "crisis" });
  there("b", "Kind River 2");
  there("c", "Soft Cloud 3", { status: "active", volunteerId: uid, waitingSince: null, unreadByVolunteer: 0 });
  await waitFor(() => expect(aliases()).toHaveLength(3));
  expect(described("Waiting")).toBe("2 here, 1 in a crisis");
  expect(described("Mine")).toBe("1 here");
  expect(described("With others")).toBe("0 here");
  expect(described("All")).toBe("3 here");
});

it("neither lists nor counts people with whom the listener is not matched", async () => {
  const { uid } = await open();
  there("asked-apart", "Calm Lotus 1", { risk: "crisis" });
  there("b", "Kind River 2");
  there("c", "Soft Cloud 3", { status: "active", volunteerId: uid, waitingSince: null });
  await waitFor(() => expect(aliases()).toHaveLength(3));
  act(() => leaveOut("asked-apart"));
  await waitFor(() => expect(aliases()).toHaveLength(2));
  expect(described("Waiting")).toBe("1 here");
  expect(described("All")).toBe("2 here");
});

it("lists in each tab only whom it names, and shows which tab that is", async () => {
  const { uid, user } = await open();
  there("a", "Calm Lotus 1");
  there("b", "Kind River 2", { status: "active", volunteerId: uid, waitingSince: null });
  there("c", "Soft Cloud 3", { status: "active", volunteerId: "ravi", waitingSince: null });
  await user.click(tab("Mine"));
  await waitFor(() => expect(aliases()).toEqual(["Kind River 2"]));
  expect(tab("Mine").getAttribute("aria-pressed")).toBe("true");
  await user.click(tab("With others"));
  await waitFor(() => expect(aliases()).toEqual(["Soft Cloud 3"]));
});

it("changes as the conversations do", async () => {
  await open();
  there("a", "Calm Lotus 1", { unreadByVolunteer: 0 });
  await waitFor(() => expect(aliases()).toEqual(["Calm Lotus 1"]));
  changeConversation("a", { unreadByVolunteer: 2 });
  expect(await people().findByText("2 unread")).toBeTruthy();
});

it("can show unread conversations only, and says when that hides everybody", async () => {
  const { user } = await open();
  there("a", "Calm Lotus 1", { unreadByVolunteer: 0 });
  there("b", "Kind River 2", { unreadByVolunteer: 1 });
  await waitFor(() => expect(aliases()).toHaveLength(2));
  await user.click(screen.getByRole("checkbox", { name: "Unread only" }));
  expect(aliases()).toEqual(["Kind River 2"]);
  changeConversation("b", { unreadByVolunteer: 0 });
  expect(await screen.findByText("Nothing unread here.")).toBeTruthy();
});

it("finds by the beginning of an alias, however it is typed", async () => {
  const { user } = await open();
  there("a", "Calm Lotus 1");
  there("b", "Kind River 2");
  await waitFor(() => expect(aliases()).toHaveLength(2));
  await user.type(screen.getByRole("searchbox", { name: "Find by alias" }), "kind ri");
  await waitFor(() => expect(aliases()).toEqual(["Kind River 2"]));
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "zebra");
  expect(await screen.findByText("Nobody here has this alias.")).toBeTruthy();
});

it("says of a search that the filters hide a person it finds", async () => {
  const { user } = await open();
  there("a", "Calm Lotus 1", { locale: "te" });
  await waitFor(() => expect(aliases()).toHaveLength(1));
  await user.type(screen.getByRole("searchbox", { name: "Find by alias" }), "calm");
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Hindi");
  expect(await screen.findByText("Nobody in this list speaks Hindi.")).toBeTruthy();
  expect(screen.queryByText("Nobody here has this alias.")).toBeNull();
});

it("finds loaded people by another word of their alias, whatever tab they are in", async () => {
  const { user } = await open();
  there("a", "Kind River 2", { status: "active", volunteerId: "ravi", claimId: "c", waitingSince: null });
  there("b", "Calm Lotus 1");
  await waitFor(() => expect(aliases()).toHaveLength(2));
  await user.click(tab("Waiting"));
  await user.type(screen.getByRole("searchbox", { name: "Find by alias" }), "river");
  await waitFor(() => expect(aliases()).toEqual(["Kind River 2"]));
});

it("selects with a press, and moves by the arrow keys without selecting", async () => {
  const { user } = await open();
  const now = Date.now();
  there("a", "Calm Lotus 1", { lastMessageAt: now });
  there("b", "Kind River 2", { lastMessageAt: now - 1_000 });
  await waitFor(() => expect(aliases()).toEqual(["Calm Lotus 1", "Kind River 2"]));
  const [first, second] = people().getAllByRole("button");
  first?.focus();
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(onPick).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ id: "b", alias: "Kind River 2" }));
});

it("leaves out a conversation that can’t be read", async () => {
  await open();
  there("a", "Calm Lotus 1");
  store.put("conversations/b", { ...store.read("conversations/a"), alias: "Bad Record 2", status: "unheard-of" });
  await waitFor(() => expect(aliases()).toEqual(["Calm Lotus 1"]));
});

describe("more people than are loaded", () => {
  it("are loaded on request, and counted by the server", async () => {
    const { user } = await open();
    for (let nth = 0; nth < 30; nth += 1) there(`p${nth}`, `Calm Lotus ${nth}`);
    await waitFor(() => expect(aliases()).toHaveLength(28));
    await user.click(screen.getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(aliases()).toHaveLength(30));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Show more" })).toBeNull());
  });

  it("are not denied when a filter finds nobody among those that are loaded", async () => {
    const { user } = await open();
    for (let nth = 0; nth < 30; nth += 1) there(`p${nth}`, `Calm Lotus ${nth}`, { locale: "en" });
    await waitFor(() => expect(aliases()).toHaveLength(28));
    await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Telugu");
    expect(await screen.findByText(/^Nobody among those loaded so far\./)).toBeTruthy();
  });
});

describe("without an answer from the server", () => {
  it("says nothing about the list while the store is slow", async () => {
    const answer = store.isSlow();
    await open();
    there("a", "Calm Lotus 1");
    expect(screen.queryByText("No active customers yet.")).toBeNull();
    answer();
    await waitFor(() => expect(aliases()).toEqual(["Calm Lotus 1"]));
  });

  it("keeps what it knows when the network goes", async () => {
    await open();
    there("a", "Calm Lotus 1");
    await waitFor(() => expect(aliases()).toEqual(["Calm Lotus 1"]));
    expect(people().getByText("Here")).toBeTruthy();
    network.goes();
    expect(aliases()).toEqual(["Calm Lotus 1"]);
    // Where they are is no longer known.
    expect(people().queryByText("Here")).toBeNull();
    network.returns();
    there("b", "Kind River 2");
    await waitFor(() => expect(aliases()).toHaveLength(2));
  });

  it("says that reading was refused", async () => {
    store.refuses("conversations");
    await open();
    expect((await screen.findByText("The list could not be loaded.")).closest("[role=alert]")).not.toBeNull();
    expect(screen.queryByText("No active customers yet.")).toBeNull();
  });
});

describe("one’s own ended conversations", () => {
  it("are read on request", async () => {
    const { user } = await open();
    // The last message was sent long before the end.
    const times = { lastMessageAt: Date.now() - 3 * 86_400_000, endedAt: Date.now() };
    const conversations = [{ conversationId: "z", alias: "Past Friend 9", locale: "hi", ...times } as const];
    server.answers("listEnded", { conversations });
    expect(server.asked("listEnded")).toEqual([]);
    await user.click(await screen.findByText("Your ended conversations"));
    expect(await screen.findByText("Past Friend 9")).toBeTruthy();
    expect(screen.getByText("Your ended conversations (1)")).toBeTruthy();
    expect(screen.getByText(/^Hindi · Ended: Today, /)).toBeTruthy();
    // They do not open, which is said where a listener looks for what was written.
    expect(screen.getByText(/^No listener can read what was said once a conversation has ended\./)).toBeTruthy();
  });

  it("say that there are none, or that they could not be read", async () => {
    const { user } = await open();
    server.isUnreachable("listEnded");
    await user.click(await screen.findByText("Your ended conversations"));
    expect(await screen.findByText("No connection right now. Please check it and try again.")).toBeTruthy();
    server.answers("listEnded", { conversations: [] });
    await user.click(await screen.findByText("Your ended conversations"));
    await user.click(await screen.findByText("Your ended conversations"));
    expect(await screen.findByText("None yet.")).toBeTruthy();
  });

  it("are included in a search", async () => {
    const { user } = await open();
    const past = (conversationId: string, alias: string) =>
      ({ conversationId, alias, locale: "hi", lastMessageAt: Date.now(), endedAt: null }) as const;
    server.answers("listEnded", { conversations: [past("y", "Past Friend 9"), past("z", "Kind River 2")] });
    await user.click(await screen.findByText("Your ended conversations"));
    await screen.findByText("Past Friend 9");
    await user.type(screen.getByRole("searchbox", { name: "Find by alias" }), "river");
    await waitFor(() => expect(screen.queryByText("Past Friend 9")).toBeNull());
    expect(screen.getByText("Kind River 2")).toBeTruthy();
  });
});
