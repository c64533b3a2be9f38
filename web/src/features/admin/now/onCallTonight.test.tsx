import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import type { Rota } from "../api/rota";
import { OnCallTonight } from "./OnCallTonight";

const asha = { uid: "asha", name: "Asha Rao", duty: "awake", whole: true, well: true, pageOnly: false } as const;
const ravi = { ...asha, uid: "ravi", name: "Ravi" };
type Night = NonNullable<Rota["tonight"]>;
const rota = (hours: Night["hours"], empty: Night["empty"] = []): Rota => ({
  zone: "Asia/Kolkata",
  days: [],
  shifts: [],
  weeks: [],
  weekMax: 1,
  listeners: [],
  missed: [],
  tonight: { hours, empty },
});

async function open() {
  await isHere({ claims: { safety: true } });
  show(<OnCallTonight />, { at: "/admin/now?list=listeners" });
  return within(screen.getByRole("region", { name: "On call tonight" }));
}

it("names who is on call tonight, each once, and leads to their hours", async () => {
  const hour = { cover: 1, crisisCover: 1 };
  server.answers("readRota", () =>
    rota([
      { at: 1, language: "en", listeners: [asha], ...hour },
      { at: 2, language: "te", listeners: [asha, ravi], ...hour },
    ]),
  );
  const part = await open();
  await waitFor(() =>
    expect(part.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Asha Rao", "Ravi"]),
  );
  expect(part.getByRole("link", { name: "Their hours, in the rota" }).getAttribute("href")).toBe("/admin/rota");
});

it("says, as the rota does, that nobody is if somebody rings only while their page is open", async () => {
  const languages = ["en", "te", "hi"] as const;
  server.answers("readRota", () =>
    rota(
      languages.map((language) => ({
        at: 1,
        language,
        cover: 0,
        crisisCover: 0,
        listeners: [{ ...asha, pageOnly: true }],
      })),
      languages.map((language) => ({ language, from: 1, to: 2 })),
    ),
  );
  const part = await open();
  expect(await part.findByText("All languages: nobody is on call at any hour.")).toBeTruthy();
  expect(part.getByRole("listitem").textContent).toBe("Asha Rao (not counted: only while their page is open)");
});

it("says who is on call for a crisis only", async () => {
  const hour = { cover: 0, crisisCover: 1 };
  server.answers("readRota", () =>
    rota(
      [
        { at: 1, language: "en", listeners: [{ ...asha, duty: "crisis" }, ravi], ...hour },
        {
          at: 2,
          language: "en",
          listeners: [
            { ...asha, duty: "crisis" },
            { ...ravi, duty: "crisis" },
          ],
          ...hour,
        },
      ],
      [{ language: "en", from: 1, to: 3 }],
    ),
  );
  const part = await open();
  await waitFor(() =>
    expect(part.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Asha Rao (for a crisis only)",
      "Ravi",
    ]),
  );
});

it("says that nobody is", async () => {
  server.answers("readRota", () => rota([]));
  const part = await open();
  expect(await part.findByText("No listener has said that their phone may ring tonight.")).toBeTruthy();
});

it("leads to the rota also if the names can’t be read", async () => {
  server.isUnreachable("readRota");
  const part = await open();
  expect(await part.findByText(/^No connection right now\./)).toBeTruthy();
  expect(part.getByRole("link", { name: "Their hours, in the rota" })).toBeTruthy();
});
