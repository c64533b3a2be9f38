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
  it("are all rendered in a usual list", () => {
    open(100);
    expect(rows()).toHaveLength(100);
  });

  it("are rendered in a long list if visible, each with its position and the length of the list", () => {
    open(500);
    expect(rows().length).toBeLessThan(60);
    expect(screen.getAllByRole("listitem")[0]?.getAttribute("aria-setsize")).toBe("500");
  });

  it("include the selected one, wherever it is", () => {
    open(500, "c300");
    expect(rows()).toContain(300);
    expect(rows()).not.toContain(299);
  });

  it("include the neighbours of the focused one, so that the arrow keys reach them", () => {
    open(500, "c300");
    act(() => row("Calm Lake 300").focus());
    expect(rows().filter((each) => each > 250)).toEqual([299, 300, 301]);
    act(() => row("Calm Lake 301").focus());
    expect(rows().filter((each) => each > 250)).toEqual([300, 301, 302]);
    act(() => row("Calm Lake 301").blur());
    expect(rows().filter((each) => each > 250)).toEqual([300]);
  });
});
