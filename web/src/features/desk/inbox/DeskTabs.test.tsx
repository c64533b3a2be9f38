import type { Conversation } from "@thodu/domain/chat/model";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { store } from "../../../test-support/store";
import { changeConversation, putConversation } from "../../../test-support/stored";
import { DeskList } from "./DeskList";
import { useEpoch } from "../useDesk";
import { useList } from "./useList";

function List({ uid }: { readonly uid: string }) {
  return <DeskList uid={uid} list={useList(uid, useEpoch(), null)} picked={null} onPick={vi.fn()} />;
}

const heldBy = (volunteerId: string): Partial<Conversation> => ({
  status: "active",
  volunteerId,
  waitingSince: null,
  unreadByVolunteer: 0,
});
const there = (id: string, alias: string, changes: Partial<Conversation> = {}): void =>
  putConversation(id, { alias, ...changes });

/** More than the list loads at first. */
const CROWD = 40;
/** From this number on it is a crowd: the first query is full. */
const CROWD_FROM = 28;
function crowd(): void {
  for (let nth = 0; nth < CROWD; nth += 1) there(`c${nth}`, `Calm Lotus ${nth}`);
}

async function open(before: (uid: string) => void = () => undefined) {
  const uid = await isHere({ claims: { volunteer: true } });
  store.put("desk/current", { epoch: "epoch-0" });
  before(uid);
  return { uid, user: show(<List uid={uid} />) };
}

const tab = (name: string) => screen.getByRole("button", { name });
const pressed = () =>
  ["Waiting", "Mine", "With others", "All"].filter((name) => tab(name).getAttribute("aria-pressed") === "true");
const counts = () =>
  ["Waiting", "Mine", "With others", "All"].map(
    (name) => document.getElementById(tab(name).getAttribute("aria-describedby") ?? "")?.textContent,
  );
const aliases = () =>
  within(screen.getByRole("list", { name: "Customers" }))
    .queryAllByText(/^[A-Z][a-z]+ [A-Z][a-z]+ \d+$/)
    .map(({ textContent }) => textContent);
/** A second or two after a change. */
const SOON = { timeout: 3_000 };

it.each(["Waiting", "Mine", "With others", "All"])("counts a change at once, on the tab %s too", async (name) => {
  const { uid, user } = await open();
  there("a", "Calm Lotus 1");
  there("b", "Kind River 2");
  await user.click(tab(name));
  await waitFor(() => expect(counts()).toEqual(["2 here", "0 here", "0 here", "2 here"]));
  there("c", "Soft Cloud 3", { risk: "crisis" });
  await waitFor(() => expect(counts()).toEqual(["3 here, 1 in a crisis", "0 here", "0 here", "3 here"]));
  changeConversation("a", heldBy(uid));
  changeConversation("c", heldBy("ravi"));
  await waitFor(() => expect(counts()).toEqual(["1 here", "1 here", "1 here", "3 here"]));
});

it("counts nobody before the server has answered, even if this device has cached people", async () => {
  const told: { answer?: () => void } = {};
  await open((uid) => {
    there("own", "Kind River 2", heldBy(uid));
    there("a", "Calm Lotus 1");
    told.answer = store.isSlow("conversations", ["own"]);
  });
  await waitFor(() => expect(aliases()).toEqual(["Kind River 2"]));
  expect(counts()).toEqual(["", "", "", ""]);
  told.answer?.();
  await waitFor(() => expect(counts()).toEqual(["1 here", "1 here", "0 here", "2 here"]));
});

it("says how many a filter shows, and why a crisis in another language stays", async () => {
  const { user } = await open();
  there("a", "Calm Lotus 1", { locale: "te" });
  there("b", "Kind River 2");
  there("c", "Soft Cloud 3");
  await waitFor(() => expect(aliases()).toHaveLength(3));
  expect(screen.queryByText(/^Filter on/)).toBeNull();
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Telugu");
  expect(aliases()).toEqual(["Calm Lotus 1"]);
  expect(screen.getByText("Filter on: 1 of 3 shown.").getAttribute("role")).toBe("status");
  changeConversation("b", { risk: "crisis" });
  expect(
    await screen.findByText("Filter on: 2 of 3 shown. People in a crisis are shown whatever their language."),
  ).toBeTruthy();
});

it("filters nobody by language in the tab of one's own people, and says in the other tabs why they are shown", async () => {
  const { uid, user } = await open();
  there("a", "Calm Lotus 1", { locale: "te" });
  there("b", "Kind River 2", heldBy(uid));
  there("c", "Soft Cloud 3", { ...heldBy(uid), risk: "crisis" });
  await user.click(tab("Waiting"));
  const language = screen.getByRole<HTMLSelectElement>("combobox", { name: "Language" });
  const words = () => screen.queryByText(/whatever their language/)?.textContent ?? null;
  await user.selectOptions(language, "Telugu");
  await user.click(tab("Mine"));
  await waitFor(() => expect(aliases().toSorted()).toEqual(["Kind River 2", "Soft Cloud 3"]));
  expect([language.selectedOptions[0]?.text, language.disabled, words()]).toEqual(["All languages", true, null]);
  await user.click(tab("All"));
  await waitFor(() => expect(aliases()).toHaveLength(3));
  expect([language.value, language.disabled]).toEqual(["te", false]);
  expect(words()).toBe(
    "People in a crisis are shown whatever their language. Your own people are shown whatever their language.",
  );
});

it("goes on counting during a search", async () => {
  const { user } = await open();
  there("a", "Calm Lotus 1");
  await user.type(screen.getByRole("searchbox"), "calm");
  await waitFor(() => expect(aliases()).toEqual(["Calm Lotus 1"]));
  there("b", "Kind River 2");
  await waitFor(() => expect(counts()[0]).toBe("2 here"));
  expect(aliases()).toEqual(["Calm Lotus 1"]);
});

it("counts as waiting whom the tab lists; somebody who left the queue only in a crisis", async () => {
  await open();
  there("a", "Calm Lotus 1");
  there("b", "Kind River 2", { waitingSince: null });
  there("c", "Soft Cloud 3", { waitingSince: null, risk: "crisis" });
  await waitFor(() => expect(aliases()).toEqual(["Soft Cloud 3", "Calm Lotus 1"]));
  expect(counts()).toEqual(["2 here, 1 in a crisis", "0 here", "0 here", "3 here"]);
});

it.each(["Waiting", "Mine", "With others", "All"])("counts a crowd soon after a change too: %s", async (name) => {
  const { uid, user } = await open((own) => {
    crowd();
    there("gone", "Kind River 1", { waitingSince: null });
    there("own", "Kind River 2", heldBy(own));
  });
  await user.click(tab(name));
  await waitFor(() => expect(counts()).toEqual(["40 here", "1 here", "0 here", "42 here"]));
  changeConversation("c0", heldBy("ravi"));
  changeConversation("c1", heldBy(uid));
  changeConversation("c2", { risk: "crisis" });
  await waitFor(() => expect(counts()).toEqual(["38 here, 1 in a crisis", "2 here", "1 here", "42 here"]), SOON);
});

it("puts a crisis first, whoever else wrote later, and says when somebody's page was closed", async () => {
  const left = Date.now() - 12 * 60_000;
  await open(() => {
    crowd();
    there("worry", "Soft Cloud 3", { risk: "concern", lastMessageAt: 0 });
    there("gone", "Kind River 2", {
      risk: "crisis",
      lastMessageAt: 0,
      waitingSince: null,
      waitSignAt: left,
      gone: { at: left, waitingSince: left },
    });
    there("crisis", "Warm Stone 4", { risk: "crisis", lastMessageAt: 0 });
  });
  await waitFor(() => expect(aliases().slice(0, 3)).toEqual(["Warm Stone 4", "Kind River 2", "Soft Cloud 3"]));
  expect(aliases().length).toBeGreaterThan(20);
  const row = (alias: string) => screen.getByText(alias).closest("button")?.textContent;
  expect(row("Kind River 2")).toContain("Left 12 min ago");
  expect(row("Warm Stone 4")).toContain("Here");
});

it("names those who left unanswered, in a fold at the end of the waiting people", async () => {
  const left = Date.now() - 12 * 60_000;
  const gone = { waitingSince: null, waitSignAt: left, lastMessageAt: left, gone: { at: left, waitingSince: left } };
  const { user } = await open(() => {
    there("a", "Calm Lotus 1");
    there("b", "Kind River 2", gone);
    there("c", "Soft Cloud 3", gone);
  });
  const fold = await screen.findByText("Left, not answered (2)");
  expect(aliases()).toEqual(["Calm Lotus 1"]);
  await user.click(fold);
  const rows = within(screen.getByRole("list", { name: "Left, not answered" })).getAllByRole("button");
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining("Kind River 2"),
    expect.stringContaining("Soft Cloud 3"),
  ]);
  expect(rows[0]?.textContent).toContain("Left 12 min ago");
  await user.click(tab("All"));
  expect(screen.queryByText(/^Left, not answered/)).toBeNull();
});

it("opens on the waiting people", async () => {
  await open(() => {
    there("a", "Calm Lotus 1");
    there("b", "Kind River 2", heldBy("ravi"));
  });
  await waitFor(() => expect(aliases()).toEqual(["Calm Lotus 1"]));
  expect(pressed()).toEqual(["Waiting"]);
});

it.each([0, CROWD])(
  "opens on the listener’s own conversations where they have one, with %s who wait",
  async (others) => {
    const { user } = await open((uid) => {
      if (others > 0) crowd();
      there("own", "Kind River 2", { ...heldBy(uid), lastMessageAt: Date.now() - 60_000 });
    });
    await waitFor(() => expect(aliases()).toEqual(["Kind River 2"]));
    expect(pressed()).toEqual(["Mine"]);
    changeConversation("own", { status: "closed", volunteerId: null });
    await waitFor(() => expect(aliases()).toEqual([]));
    // It does not change tabs by itself.
    expect(pressed()).toEqual(["Mine"]);
    await user.click(tab("Waiting"));
    expect(pressed()).toEqual(["Waiting"]);
  },
);

it("says what an empty tab would hold", async () => {
  const { user } = await open(() => there("b", "Kind River 2", heldBy("ravi")));
  expect(await screen.findByText("Nobody is waiting right now.")).toBeTruthy();
  await user.click(tab("Mine"));
  expect(screen.getByText("No active customers yet. Your conversations that ended are below.")).toBeTruthy();
  store.remove("conversations/b");
  expect(await screen.findByText("No active customers yet.")).toBeTruthy();
});

it.each([
  [1, "No active customers yet. 1 person is waiting: see ‘Waiting’. Your conversations that ended are below."],
  [2, "No active customers yet. 2 people are waiting: see ‘Waiting’. Your conversations that ended are below."],
])("says on the listener’s own empty tab how many wait: %s", async (count, words) => {
  const { user } = await open(() => {
    for (let nth = 1; nth <= count; nth += 1) there(`w${nth}`, `Calm Lotus ${nth}`);
  });
  await user.click(tab("Mine"));
  expect(await screen.findByText(words)).toBeTruthy();
});

it("keeps showing whom the listener holds while the list turns into a crowd and back, twice", async () => {
  const almost = CROWD_FROM - 1;
  const { uid, user } = await open((listener) => {
    there("own", "Kind River 1", heldBy(listener));
    for (let nth = 1; nth < almost; nth += 1) there(`c${nth}`, `Calm Lotus ${nth}`);
  });
  await waitFor(() => expect(counts()[3]).toBe(`${almost} here`));
  await user.click(tab("Mine"));
  expect(aliases()).toEqual(["Kind River 1"]);
  there("last", "Soft Cloud 1");
  const answer = store.isSlow("conversations");
  expect(aliases()).toEqual(["Kind River 1"]);
  answer();
  changeConversation("own", { alias: "Kind River 2" });
  await waitFor(() => expect(aliases()).toEqual(["Kind River 2"]));
  store.remove("conversations/own");
  await waitFor(() => expect(aliases()).toEqual([]));
  changeConversation("c1", { ...heldBy(uid), alias: "Kind River 3" });
  await waitFor(() => expect(aliases()).toEqual(["Kind River 3"]));
  there("last again", "Soft Cloud 2");
  store.isSlow("conversations");
  expect(aliases()).toEqual(["Kind River 3"]);
});

it("stays a crowd while more are read, also where this device has stored some of them", async () => {
  const { user } = await open((uid) => {
    crowd();
    there("own", "Kind River 1", heldBy(uid));
  });
  const all = `${CROWD + 1} here`;
  await user.click(tab("All"));
  await waitFor(() => expect(counts()[3]).toBe(all), SOON);
  const answer = store.isSlow("conversations", ["own", ...Array.from({ length: CROWD_FROM }, (_, nth) => `c${nth}`)]);
  await user.click(tab("Show more"));
  // Long enough for what is stored; no server's answer follows.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(counts()[3]).toBe(all);
  expect(aliases().length).toBe(CROWD_FROM);
  expect(tab("Show more")).toBeTruthy();
  answer();
  await waitFor(() => expect(aliases().length).toBe(CROWD + 1));
});
