import { HOUR } from "@thodu/domain/time";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import type { Rota } from "../api/rota";
import { RotaSection } from "./RotaSection";

const NINE = Date.parse("2026-03-02T21:00:00+05:30");
const at = (hours: number) => NINE + hours * HOUR;
type Night = NonNullable<Rota["tonight"]>;
const asha = { uid: "asha", name: "Asha Rao", duty: "awake", whole: true, well: true, pageOnly: false } as const;

const hour = (
  nth: number,
  language: "te" | "hi" | "en",
  cover: number,
  changes: Partial<Night["hours"][number]> = {},
) => ({
  at: at(nth),
  language,
  cover,
  crisisCover: cover,
  listeners: cover === 0 ? [] : [asha],
  ...changes,
});
const night: Night = {
  hours: [
    ...[0, 1, 2].map((nth) => hour(nth, "en", 1)),
    ...[0, 1, 2].map((nth) => hour(nth, "te", 0)),
    hour(0, "hi", 0),
    hour(1, "hi", 1, {
      crisisCover: 2,
      listeners: [asha, { ...asha, uid: "ravi", name: "Ravi", duty: "crisis", well: false }],
    }),
    hour(2, "hi", 0, { listeners: [{ ...asha, whole: false }] }),
  ],
  empty: [
    { language: "te", from: at(0), to: at(3) },
    { language: "hi", from: at(0), to: at(1) },
    { language: "hi", from: at(2), to: at(3) },
  ],
};
const rota: Rota = {
  zone: "Asia/Kolkata",
  days: [],
  shifts: [],
  weeks: [],
  weekMax: 12 * HOUR,
  listeners: [],
  missed: [],
  tonight: night,
};

beforeEach(() => {
  vi.useFakeTimers({ now: at(-3), toFake: ["Date"] });
});

async function open(answer: Rota, where = "/admin/rota") {
  await isHere({ claims: { admin: true } });
  server.answers("readRota", answer);
  return show(<RotaSection />, { at: where });
}
const section = async () => within(await screen.findByRole("region", { name: "On call tonight" }));
const spaced = (text: string) => text.replaceAll(/\s/g, " ");

it("says for each language in which hours nobody is on call, also before the rota has days", async () => {
  await open(rota);
  const said = (await section()).getAllByRole("listitem").map(({ textContent }) => spaced(textContent));
  expect(said).toEqual(
    expect.arrayContaining([
      "English: somebody is on call in every hour.",
      "Telugu: nobody is on call at any hour.",
      "Hindi: nobody is on call 9 pm – 10 pm, 11 pm – 12 am.",
    ]),
  );
});

it("shows for each hour and language how many phones may ring, with the names behind the number", async () => {
  const user = await open(rota);
  const table = within((await section()).getByRole("group", { name: "On call tonight" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Hour",
    "English",
    "Telugu",
    "Hindi",
  ]);
  const row = table.getByRole("row", { name: /^10.pm/ });
  expect([...row.children].map((cell) => spaced((cell.querySelector("summary") ?? cell).textContent))).toEqual([
    "10 pm",
    "1",
    "Nobody",
    "1 +1 for a crisis",
  ]);
  await user.click(within(row).getByText(/for a crisis$/));
  expect(within(row).getAllByRole("link", { name: "Asha Rao" })[0]?.getAttribute("href")).toBe("/admin/people/asha");
  expect(within(row).getByText(/for a crisis only, speaks it a little/)).toBeTruthy();
  const late = table.getByRole("row", { name: /^11.pm/ });
  expect(within(late).getAllByText("Nobody")).toHaveLength(2);
  expect(within(late).getByText(/\(a part of the hour\)/)).toBeTruthy();
});

it("shows one language on request", async () => {
  await open(rota, "/admin/rota?language=hi");
  const shown = await section();
  expect(shown.getAllByRole("columnheader")).toHaveLength(2);
  expect(shown.queryByText(/^Telugu/)).toBeNull();
});

it("says that nobody is on call if no listener has allowed their phone to ring", async () => {
  const hours = night.hours.map((each) => ({ ...each, cover: 0, crisisCover: 0, listeners: [] }));
  await open({ ...rota, tonight: { ...night, hours } });
  expect((await section()).getByText(/No listener has said/)).toBeTruthy();
  expect((await section()).queryByText(/nobody is on call|Open an hour/)).toBeNull();
});

it("is left out if the answer does not contain it", async () => {
  const { tonight: _, ...older } = rota;
  await open(older);
  await screen.findByText(/has no days yet/);
  await waitFor(() => expect(screen.queryByText("On call tonight")).toBeNull());
});

it("says beside “Nobody” who is named there all the same, and why they do not count", async () => {
  const listeners = [{ ...asha, pageOnly: true }];
  const hours = night.hours.map((each) => (each.language === "te" ? { ...each, listeners } : each));
  await open({ ...rota, tonight: { ...night, hours } });
  const table = within((await section()).getByRole("group", { name: "On call tonight" }));
  const cells = within(table.getByRole("row", { name: /^11.pm/ })).getAllByRole("cell");
  expect(cells.map((cell) => cell.querySelector("summary")?.textContent)).toEqual([
    "1",
    "Nobody, 1 only while their page is open",
    "Nobody, 1 for a part of the hour only",
  ]);
});

it("says it once if it is the same in all languages, and asks nobody to open an hour without a name", async () => {
  const languages = ["en", "te", "hi"] as const;
  const hours = languages.flatMap((language) => [hour(0, language, 0), hour(1, language, 1)]);
  const empty = languages.map((language) => ({ language, from: at(0), to: at(1) }));
  await open({ ...rota, tonight: { hours, empty } });
  const said = (await section()).getByText(/^All languages:/).textContent;
  expect(spaced(said)).toBe("All languages: nobody is on call 9 pm – 10 pm.");
  expect((await section()).queryByText(/^English:/)).toBeNull();
  expect((await section()).getByText(/Open an hour to see the names\.$/)).toBeTruthy();
  expect(screen.getByText("All times are India time.")).toBeTruthy();
});
