import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import type { Rota } from "../api/rota";
import { OnCallTonight } from "./OnCallTonight";

const asha = { uid: "asha", name: "Asha Rao", duty: "awake", whole: true, well: true, pageOnly: false } as const;
const ravi = { ...asha, uid: "ravi", name: "Ravi" };
const rota = (hours: NonNullable<Rota["tonight"]>["hours"]): Rota => ({
  zone: "Asia/Kolkata",
  days: [],
  shifts: [],
  weeks: [],
  weekMax: 1,
  listeners: [],
  missed: [],
  tonight: { hours, empty: [] },
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
