import type { Output } from "@thodu/domain/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { isHere } from "../../../test-support/people";
import { quietDesk } from "../../../test-support/quietDesk";
import { show } from "../../../test-support/render";
import { pageIs } from "../../../test-support/screen";
import { server } from "../../../test-support/server";
import { NowSection } from "./NowSection";

type Desk = Output<"readDesk">;

const WAIT = "People who wait";
const UNANSWERED = "In a crisis, with a listener who has not answered";

const one = { locale: "te", risk: "none", waited: 60_000, offered: false } as const;
const asha = { ...one, uid: "asha", alias: "Calm Lotus 1" };
const ravi = { ...one, uid: "ravi", alias: "Kind River 2" };
const leela = { ...one, uid: "leela", alias: "Warm Cloud 3" };

const names = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("listitem")
    .map((row) => within(row).getAllByRole("link")[0]?.textContent);
const link = (name: string) => screen.getByRole("link", { name });

async function open(desk: Partial<Desk>) {
  server.answers("readDesk", { ...quietDesk, ...desk });
  await isHere({ claims: { safety: true } });
  const user = show(<NowSection />, { at: "/admin/now" });
  await screen.findByRole("link", { name: ravi.alias });
  return user;
}

/** The desk is loaded again, with other content. */
function becomes(desk: Partial<Desk>): void {
  server.answers("readDesk", { ...quietDesk, ...desk });
  pageIs("hidden");
  pageIs("visible");
}

afterEach(() => void vi.restoreAllMocks());

it("moves no waiting person away under the pointer, until the pointer has left the list", async () => {
  const user = await open({ people: [asha, ravi] });
  await user.pointer({ target: link(ravi.alias) });
  becomes({ people: [{ ...leela, risk: "concern" }, ravi] });
  await waitFor(() => expect(names(WAIT)).toEqual([asha.alias, ravi.alias, leela.alias]));
  await user.pointer({ target: document.body });
  await waitFor(() => expect(names(WAIT)).toEqual([leela.alias, ravi.alias]));
});

it("puts a person who waits in a crisis first at once, and ignores a press that was meant for another", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  const user = await open({ people: [asha, ravi] });
  await user.pointer({ target: link(asha.alias) });
  clock.mockReturnValue(1_000);
  becomes({ people: [{ ...leela, risk: "crisis" }, asha, ravi] });
  await waitFor(() => expect(names(WAIT)).toEqual([leela.alias, asha.alias, ravi.alias]));
  clock.mockReturnValue(1_400);
  await user.click(link(leela.alias));
  expect(location.pathname).toBe("/admin/now");
  clock.mockReturnValue(1_600);
  await user.click(link(leela.alias));
  await waitFor(() => expect(location.pathname).toBe("/admin/people/leela"));
});

it("moves no person in a crisis who has a listener away under the pointer", async () => {
  const held = [asha, ravi].map(({ uid, alias }) => ({ uid, alias, listener: "meera", waited: 120_000 }));
  const user = await open({ heldUnanswered: held });
  await user.pointer({ target: link(ravi.alias) });
  becomes({ heldUnanswered: held.slice(1), people: [leela] });
  await screen.findByRole("list", { name: WAIT });
  expect(names(UNANSWERED)).toEqual([asha.alias, ravi.alias]);
  await user.pointer({ target: document.body });
  await waitFor(() => expect(names(UNANSWERED)).toEqual([ravi.alias]));
});
