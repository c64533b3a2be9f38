import { expect, it, vi } from "vitest";
import { commandsOf } from "./commands";

const keys = {
  next: vi.fn(),
  previous: vi.fn(),
  reply: vi.fn(),
  note: vi.fn(),
  find: vi.fn(),
  ended: vi.fn(),
  help: vi.fn(),
  palette: vi.fn(),
  accept: vi.fn(),
  pass: vi.fn(),
  level: vi.fn(),
  replies: vi.fn(),
  languages: vi.fn(),
  shifts: vi.fn(),
  onCall: vi.fn(),
};
const ask = vi.fn();

const commands = (isOffered: boolean, holds: boolean) =>
  commandsOf({
    keys,
    isOffered,
    entries: [],
    holds,
    setTab: vi.fn(),
    pick: vi.fn(),
    ask,
    mayGoOnline: true,
    become: vi.fn(),
  });
const run = (label: string): void =>
  commands(true, true)
    .find((each) => each.label === label)
    ?.run();

it("has what a listener needs in a hurry, and does what its button does", () => {
  run("Accept the offer");
  expect(keys.accept).toHaveBeenCalledTimes(1);
  run("Call a supervisor");
  expect(ask).toHaveBeenLastCalledWith("supervisor");
  for (const [label, level] of Object.entries({ None: "none", Concern: "concern", Crisis: "crisis" })) {
    run(`Level: ${label}`);
    expect(keys.level).toHaveBeenLastCalledWith(level);
  }
  run("Saved replies");
  expect(keys.replies).toHaveBeenCalledTimes(1);
  run("Shifts");
  expect(keys.shifts).toHaveBeenCalledTimes(1);
});

it.each(["supervisor", "crisis", "level", "saved", "language", "shift", "accept", "on call"])("finds %s", (typed) => {
  const names = commands(true, true).map(({ label, also = "" }) => `${label} ${also}`.toLowerCase());
  expect(names.filter((name) => name.includes(typed))).not.toEqual([]);
});

it("offers nothing about a person where there is none", () => {
  const ids = commands(false, false).map(({ id }) => id);
  for (const id of ["accept", "pass", "supervisor", "replies", "level crisis"]) expect(ids).not.toContain(id);
});
