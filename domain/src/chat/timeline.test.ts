import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addSpan,
  byTime,
  nextHole,
  noHistory,
  olderThan,
  rowsOf,
  type History,
  type PendingMessage,
  type StoredMessage,
} from "./timeline";

const DAY = 24 * 60 * 60_000;
const message = (id: string, at: number, mine = false): StoredMessage => ({ id, text: `text of ${id}`, mine, at });
const noMarks = { deliveredUntil: 0, readUntil: 0 };
const dayOf = (at: number): string => String(Math.floor(at / DAY));
const historyOf = (...messages: StoredMessage[]): History => addSpan(noHistory, messages, { complete: true });
const rows = (facts: Partial<Parameters<typeof rowsOf>[0]>) =>
  rowsOf({ history: noHistory, pending: [], marks: noMarks, unreadFrom: null, dayOf, ...facts });

describe("the order of a conversation", () => {
  it("is by commit time, then by id", () => {
    const messages = [message("c", 2), message("b", 1), message("a", 2)];
    expect(historyOf(...messages).messages.map(({ id }) => id)).toEqual(["b", "a", "c"]);
  });

  it("is the same in whatever order the messages came", () => {
    const some = fc.uniqueArray(fc.record({ id: fc.string({ minLength: 1, maxLength: 3 }), at: fc.nat(5) }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(some, fc.infiniteStream(fc.nat(3)), (found, sizes) => {
        const all = found.map(({ id, at }) => message(id, at));
        let history = noHistory;
        for (let from = 0; from < all.length;) {
          const size = 1 + (sizes.next().value ?? 0);
          history = addSpan(history, all.slice(from, from + size), { complete: false });
          from += size;
        }
        expect(history.messages).toEqual(all.toSorted(byTime));
      }),
    );
  });
});

describe("addSpan", () => {
  it("returns the same object if nothing is new", () => {
    const history = historyOf(message("a", 1), message("b", 2));
    expect(addSpan(history, [message("b", 2)], { complete: false })).toBe(history);
  });

  it("knows that there is older history until its beginning was loaded", () => {
    const newest = addSpan(noHistory, [message("c", 3), message("d", 4)], { complete: false });
    expect(olderThan(newest)).toBe("c");
    const more = addSpan(newest, [message("a", 1), message("b", 2)], { complete: true, upTo: "c" });
    expect(olderThan(more)).toBeNull();
    expect(more.messages).toHaveLength(4);
  });

  it("has no older history if the page before the first message is empty", () => {
    const newest = addSpan(noHistory, [message("c", 3)], { complete: false });
    expect(olderThan(addSpan(newest, [], { complete: true, upTo: "c" }))).toBeNull();
  });

  it("finds a hole if a window does not touch what was known, and closes it page by page", () => {
    const before = historyOf(message("a", 1), message("b", 2));
    const after = addSpan(before, [message("f", 6), message("g", 7)], { complete: false });
    expect(nextHole(after)).toBe("f");
    const half = addSpan(after, [message("d", 4), message("e", 5)], { complete: false, upTo: "f" });
    expect(nextHole(half)).toBe("d");
    const whole = addSpan(half, [message("b", 2), message("c", 3)], { complete: false, upTo: "d" });
    expect(nextHole(whole)).toBeNull();
    expect(olderThan(whole)).toBeNull();
  });

  it("never treats two messages as neighbours that are not", () => {
    const facts = fc.record({
      length: fc.integer({ min: 1, max: 40 }),
      steps: fc.array(
        fc.record({ newer: fc.nat(8), page: fc.boolean(), size: fc.integer({ min: 1, max: 5 }), pick: fc.nat(20) }),
        { maxLength: 30 },
      ),
    });
    fc.assert(
      fc.property(facts, ({ length, steps }) => {
        const truth = Array.from({ length: 400 }, (_, index) => message(`m${String(index).padStart(3, "0")}`, index));
        let stored = length;
        let history = noHistory;
        for (const step of steps) {
          stored = Math.min(truth.length, stored + step.newer);
          const holes = [...history.holes];
          const hole = holes[step.pick % Math.max(1, holes.length)];
          if (step.page && hole !== undefined) {
            const end = truth.findIndex(({ id }) => id === hole);
            const from = Math.max(0, end - step.size);
            history = addSpan(history, truth.slice(from, end), { complete: from === 0, upTo: hole });
          } else {
            const from = Math.max(0, stored - step.size);
            history = addSpan(history, truth.slice(from, stored), { complete: stored < step.size });
          }
          for (const [index, { id, at }] of history.messages.entries()) {
            const previous = history.messages[index - 1]?.at ?? -1;
            if (!history.holes.has(id)) expect(at - previous).toBe(1);
          }
        }
        let hole = nextHole(history) ?? olderThan(history);
        for (let page = 0; hole !== null; page += 1) {
          expect(page).toBeLessThan(200);
          const end = truth.findIndex(({ id }) => id === hole);
          const from = Math.max(0, end - 5);
          history = addSpan(history, truth.slice(from, end), { complete: from === 0, upTo: hole });
          hole = nextHole(history) ?? olderThan(history);
        }
        if (history.messages.length > 0) expect(history.messages).toEqual(truth.slice(0, history.messages.length));
      }),
    );
  });
});

describe("the rows of a conversation", () => {
  const waiting = (id: string, state: PendingMessage["state"] = "sending", at = 0): PendingMessage => ({
    id,
    text: `text of ${id}`,
    at,
    state,
  });

  it("puts a line before each day", () => {
    const kinds = rows({ history: historyOf(message("a", 1), message("b", 2), message("c", DAY + 1)) }).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(["day", "message", "message", "day", "message"]);
  });

  it("puts one line before the first unread message", () => {
    const keys = rows({ history: historyOf(message("a", 1), message("b", 2)), unreadFrom: "b" }).map(({ key }) => key);
    expect(keys).toEqual(["day 0 a", "a", "unread", "b"]);
  });

  it("tell a colleague’s messages from the reader’s own, and start a new group between them", () => {
    const history = historyOf(
      { ...message("a", 1, true), colleague: true },
      { ...message("b", 2, true), colleague: true },
      message("c", 3, true),
    );
    const told = rows({ history }).flatMap((row) =>
      row.kind === "message" ? [[row.key, row.colleague, row.leads]] : [],
    );
    expect(told).toEqual([
      ["a", true, true],
      ["b", true, false],
      ["c", undefined, true],
    ]);
  });

  it("show what a message answers, also one that is not stored yet, and if that is not loaded", () => {
    const history = historyOf(
      message("a", 1),
      { ...message("b", 2, true), replyTo: "a" },
      { ...message("c", 3), replyTo: "long ago" },
    );
    const pending: PendingMessage[] = [
      waiting("x"),
      { ...waiting("y"), replyTo: "b" },
      { ...waiting("z"), replyTo: "x" },
    ];
    const answered = rows({ history, pending }).flatMap((row) =>
      row.kind === "message" ? [[row.key, row.answered]] : [],
    );
    expect(answered).toMatchObject([
      ["a", undefined],
      ["b", { id: "a", mine: false }],
      ["c", null],
      ["x", undefined],
      ["y", { id: "b", mine: true }],
      ["z", { id: "x", mine: true }],
    ]);
  });

  it("start a new group after the other side, after a pause and after a line", () => {
    const history = historyOf(
      message("a", 1),
      message("b", 2),
      message("c", 3, true),
      message("d", 4, true),
      message("e", 400_000, true),
    );
    const leads = rows({ history, unreadFrom: "d" })
      .map((row) => (row.kind === "message" && row.leads ? row.key : null))
      .filter(Boolean);
    expect(leads).toEqual(["a", "c", "d", "e"]);
  });

  it("show where messages are still missing", () => {
    const history = addSpan(historyOf(message("a", 1)), [message("m", 5)], { complete: false });
    expect(rows({ history }).map(({ kind }) => kind)).toEqual(["day", "message", "hole", "message"]);
  });

  it("have unsent messages at the end, accepted ones first, whatever the device's clock says", () => {
    const pending = [waiting("x", "failed", -5), waiting("y", "sending", -4), waiting("z", "sent", -9)];
    const found = rows({ history: historyOf(message("a", 10)), pending });
    expect(found.map(({ key }) => key)).toEqual(["day 0 a", "a", "z", "x", "y"]);
  });

  it("have one row for an unsent message and the same message once stored, under one key", () => {
    const before = rows({ history: noHistory, pending: [waiting("x")] }).filter(({ kind }) => kind === "message");
    const after = rows({ history: historyOf(message("x", 3, true)), pending: [waiting("x", "sent")] }).filter(
      ({ kind }) => kind === "message",
    );
    expect(before.map(({ key }) => key)).toEqual(["x"]);
    expect(after.map(({ key }) => key)).toEqual(["x"]);
    expect(after[0]).toMatchObject({ delivery: "sent" });
  });

  it("have ticks on own messages by how far the other side is, and on no others", () => {
    const history = historyOf(message("a", 1, true), message("b", 2, true), message("c", 3, true), message("d", 4));
    const found = rows({ history, marks: { deliveredUntil: 2, readUntil: 1 } });
    expect(found.flatMap((row) => (row.kind === "message" ? [row.delivery] : []))).toEqual([
      "read",
      "delivered",
      "sent",
      null,
    ]);
  });

  it.each([
    ["between what was said before and after", 2, ["a", "b", "arrival", "c"]],
    ["after everything", 9, ["a", "b", "c", "arrival"]],
    ["not at all before what is shown", 0, ["a", "b", "c"]],
    ["not at all while nobody is there", null, ["a", "b", "c"]],
  ] as const)("show where the listener came: %s", (_, arrivedAt, expected) => {
    const history = historyOf(message("a", 1), message("b", 2), message("c", 3));
    const found = rows({ history, arrivedAt }).filter(({ kind }) => kind !== "day");
    expect(found.map(({ kind, key }) => (kind === "arrival" ? kind : key))).toEqual(expected);
  });

  it.each([
    ["between its messages and those after it", 2, ["a", "b", "end", "c"]],
    ["not at all without messages of it", 0, ["a", "b", "c"]],
    ["not at all without messages after it", 9, ["a", "b", "c"]],
    ["not at all if there was none", null, ["a", "b", "c"]],
  ] as const)("show where an earlier talk ended: %s", (_, endedAt, expected) => {
    const history = historyOf(message("a", 1), message("b", 2), message("c", 3));
    const found = rows({ history, endedAt }).filter(({ kind }) => kind !== "day");
    expect(found.map(({ kind, key }) => (kind === "end" ? kind : key))).toEqual(expected);
  });

  it("show that the listener came before what is not sent yet", () => {
    const found = rows({ history: historyOf(message("a", 1)), pending: [waiting("x")], arrivedAt: 5 }).filter(
      ({ kind }) => kind !== "day",
    );
    expect(found.map(({ kind }) => kind)).toEqual(["message", "arrival", "message"]);
  });
});
