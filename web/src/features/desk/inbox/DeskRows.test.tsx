import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { entry } from "../../../test-support/entry";
import { show } from "../../../test-support/render";
import { DeskRows } from "./DeskRows";

const listOf = (length: number) =>
  Array.from({ length }, (_, row) => entry({ id: `c${row}`, alias: `Calm Lake ${row}` }));

function open(length: number, picked: string | null = null): void {
  show(<DeskRows entries={listOf(length)} uid="me" now={0} picked={picked} onPick={() => undefined} />);
}

const rows = () => screen.getAllByRole("listitem").map((row) => Number(row.getAttribute("aria-posinset")) - 1);
const row = (alias: string) =>
  within(screen.getByRole("list")).getByRole("button", { name: new RegExp(`^${alias}\\b`) });

describe("the rows of the desk's list", () => {
  it("are all there in a usual list", () => {
    open(100);
    expect(rows()).toHaveLength(100);
  });

  it("are in a long one those in sight, each of which says of how many it is one", () => {
    open(500);
    expect(rows().length).toBeLessThan(60);
    expect(screen.getAllByRole("listitem")[0]?.getAttribute("aria-setsize")).toBe("500");
  });

  it("hold the one that is picked, wherever it stands", () => {
    open(500, "c300");
    expect(rows()).toContain(300);
    expect(rows()).not.toContain(299);
  });

  it("hold the neighbours of the one that has the focus, so that a key leads to them", () => {
    open(500, "c300");
    act(() => row("Calm Lake 300").focus());
    expect(rows().filter((each) => each > 250)).toEqual([299, 300, 301]);
    act(() => row("Calm Lake 301").focus());
    expect(rows().filter((each) => each > 250)).toEqual([300, 301, 302]);
    act(() => row("Calm Lake 301").blur());
    expect(rows().filter((each) => each > 250)).toEqual([300]);
  });
});
