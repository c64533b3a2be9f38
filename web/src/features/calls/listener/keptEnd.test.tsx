import { DAY } from "@thodu/domain/time";
import { expect, it, vi } from "vitest";
import { keepDraft, readDraft } from "../../../conversation/drafts";
import { forgetOldEnds, noteWritten } from "./keptEnd";

const write = (callId: string, text: string): void => {
  keepDraft("meera", `agreed/${callId}`, text);
  noteWritten("meera", callId);
};
const kept = (): readonly string[] => Object.keys(localStorage).filter((key) => key.startsWith("thodu/draft/"));

it("deletes texts about the end of a call that were not sent for a day, and nothing else", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  write("old", "She calls her sister");
  keepDraft("meera", "agreed/asha", "Of a conversation");
  vi.setSystemTime(Date.now() + DAY);
  write("new", "He stays with a friend");
  forgetOldEnds("meera");
  expect(readDraft("meera", "agreed/old")).toBe("She calls her sister");
  vi.setSystemTime(Date.now() + 1);
  forgetOldEnds("ravi");
  forgetOldEnds("meera");
  expect(
    kept()
      .map((key) => key.slice("thodu/draft/meera/".length))
      .sort(),
  ).toEqual(["agreed/asha", "agreed/new", "call-end/new"]);
});

it("stores nothing for a field that was emptied again", () => {
  write("one", "She");
  write("one", "");
  expect(kept()).toEqual([]);
});
