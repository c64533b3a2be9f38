import { describe, expect, it } from "vitest";
import {
  asksForOlder,
  firstBelow,
  firstShown,
  followsEnd,
  isLegible,
  isNearEnd,
  moveFor,
  reveal,
  setAside,
} from "./scroll";

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ key: `k${index}` }));

describe("where the view goes", () => {
  const change = { first: false, hasUnread: false, wasNearEnd: false, wrote: false };

  it("is near the end within a line or two", () => {
    expect(isNearEnd({ scrollTop: 904, scrollHeight: 1_500, clientHeight: 500 })).toBe(true);
    expect(isNearEnd({ scrollTop: 903, scrollHeight: 1_500, clientHeight: 500 })).toBe(false);
  });

  it("follows a reader who was at the end, until they scroll up themselves", () => {
    const at = { nearEnd: true, scrollTop: 84, clientHeight: 209 };
    // New rows; a smaller box.
    expect(followsEnd(at, { scrollTop: 84, scrollHeight: 500, clientHeight: 209 })).toBe(true);
    expect(followsEnd(at, { scrollTop: 84, scrollHeight: 317, clientHeight: 100 })).toBe(true);
    // The box grew over all rows, which reset its position, and shrank again.
    expect(followsEnd(at, { scrollTop: 0, scrollHeight: 317, clientHeight: 186 })).toBe(true);
    // The reader scrolled.
    expect(followsEnd(at, { scrollTop: 0, scrollHeight: 317, clientHeight: 209 })).toBe(false);
    expect(followsEnd({ ...at, nearEnd: false }, { scrollTop: 84, scrollHeight: 500, clientHeight: 186 })).toBe(false);
    expect(followsEnd({ ...at, nearEnd: false }, { scrollTop: 200, scrollHeight: 500, clientHeight: 209 })).toBe(true);
  });

  it("counts a message as not legible in a box that is lower than a line", () => {
    expect(isLegible({ clientHeight: 32 })).toBe(true);
    expect(isLegible({ clientHeight: 31 })).toBe(false);
  });

  it("begins at the first unread message, or at the end", () => {
    expect(moveFor({ ...change, first: true, hasUnread: true })).toBe("to-unread");
    expect(moveFor({ ...change, first: true })).toBe("to-end");
  });

  it("follows a reader at the end and one who wrote, and nobody else", () => {
    expect(moveFor({ ...change, wasNearEnd: true })).toBe("to-end");
    expect(moveFor({ ...change, wrote: true })).toBe("to-end");
    expect(moveFor({ ...change, hasUnread: true })).toBe("hold");
  });

  it("asks for older messages only on the way up", () => {
    expect(asksForOlder(700, 400)).toBe(true);
    expect(asksForOlder(300, 400)).toBe(false);
    expect(asksForOlder(900, 800)).toBe(false);
  });
});

describe("a long list", () => {
  it("shows all of up to 300 rows, of more the newest 120", () => {
    expect(setAside(rows(300), null)).toBeNull();
    expect(setAside(rows(301), null)).toBe("k181");
    expect(setAside(rows(400), "k181")).toBe("k181");
  });

  it("brings rows back in steps", () => {
    const all = rows(301);
    const from = reveal(all, "k181");
    expect(firstShown(all, from)).toBe(121);
    expect(reveal(all, reveal(all, reveal(all, from)))).toBeNull();
  });

  it("shows everything when its first row is gone", () => expect(firstShown(rows(3), "gone")).toBe(0));
});

describe("firstBelow", () => {
  it("finds the first row that reaches below a line", () => {
    const bottoms = [10, 20, 30, 40];
    const find = (line: number): number => firstBelow(bottoms.length, (index) => bottoms[index] ?? 0, line);
    expect([0, 10, 25, 39, 40].map(find)).toEqual([0, 1, 2, 3, -1]);
  });
});
