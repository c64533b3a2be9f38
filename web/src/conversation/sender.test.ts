import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer, Unsent } from "@thodu/domain/chat/outbox";
import { OutboxStore, type DeviceStore } from "./outboxStore";
import { Sender } from "./sender";

const ok: Answer = { ok: true };
const no = (reason: string, retryable = true, retryAfterSeconds: number | null = null): Answer => ({
  ok: false,
  reason,
  retryable,
  retryAfterSeconds,
});

/** A device, and a server whose network answers as scripted first and then succeeds. */
function setting() {
  const kept = new Map<string, string>();
  const windows: OutboxStore[] = [];
  /** The storage as one window sees it; the other windows are notified of its changes. */
  const deviceOf = (own: () => OutboxStore): DeviceStore => {
    const tellOthers = (value: string | null): void =>
      windows.filter((each) => each !== own()).forEach((each) => each.onStorageEvent(value));
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => {
        kept.set(key, value);
        tellOthers(value);
      },
      removeItem: (key) => {
        if (kept.delete(key)) tellOthers(null);
      },
      keys: () => [...kept.keys()],
    };
  };
  const answers: Answer[] = [];
  const arrived: string[] = [];
  const restored: Unsent[] = [];
  /** Errors that keep the next tries from starting. */
  const startErrors: Error[] = [];
  let turn: Promise<unknown> = Promise.resolve();

  /** Opens a window of the device. `takes`: whether it has a composer that accepts what is restored. */
  const open = ({ takes = true } = {}) => {
    const outbox: OutboxStore = new OutboxStore(
      deviceOf(() => outbox),
      "unsent/u/c/",
    );
    windows.push(outbox);
    const sender = new Sender({
      outbox,
      random: () => 0,
      restore: (entries) => {
        if (takes) restored.push(...entries);
        return takes;
      },
      alone: (job) => {
        const startError = startErrors.shift();
        if (startError) return Promise.reject(startError);
        const next = turn.then(job);
        turn = next.catch(() => undefined);
        return next;
      },
      send: async (entry) => {
        await Promise.resolve();
        const answer = answers.shift() ?? ok;
        if (answer.ok) arrived.push(entry.id);
        return answer;
      },
    });
    sender.start();
    const write = (id: string): void => {
      outbox.write(id, `text of ${id}`, Date.now());
      sender.kick();
    };
    return { outbox, sender, write };
  };
  return { open, answers, arrived, restored, kept, startErrors };
}

describe("the sender", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000 }));
  afterEach(() => void vi.useRealTimers());
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

  it("sends in the order of writing and keeps nothing that the server has", async () => {
    const { open, arrived, kept } = setting();
    const { write, outbox } = open();
    for (const id of ["a", "b", "c"]) write(id);
    await settle();
    expect(arrived).toEqual(["a", "b", "c"]);
    expect(kept.size).toBe(0);
    expect(outbox.view().accepted.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    outbox.settle(new Set(["a", "b", "c"]));
    expect(outbox.view()).toEqual({ unsent: [], accepted: [] });
  });

  it("waits for the network, then sends once and in order", async () => {
    const { open, answers, arrived } = setting();
    answers.push(no("NETWORK"), no("NETWORK"));
    const { write } = open();
    write("a");
    write("b");
    await settle();
    expect(arrived).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(arrived).toEqual(["a", "b"]);
  });

  it("tries at once when hurried, but not because more is written", async () => {
    const { open, answers, arrived } = setting();
    answers.push(no("RATE_LIMITED", true, 30));
    const { write, sender } = open();
    write("a");
    await settle();
    write("b");
    await settle();
    expect(arrived).toEqual([]);
    sender.hurry();
    await settle();
    expect(arrived).toEqual(["a", "b"]);
  });

  it("waits the seconds that the server names, then goes on by itself", async () => {
    const { open, answers, arrived } = setting();
    answers.push(no("RATE_LIMITED", true, 30));
    const { write } = open();
    write("a");
    await vi.advanceTimersByTimeAsync(29_000);
    expect(arrived).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(arrived).toEqual(["a"]);
  });

  it("skips what was refused, and sends it when its writer asks", async () => {
    const { open, answers, arrived } = setting();
    answers.push(no("INVALID_INPUT", false));
    const { write, outbox, sender } = open();
    write("a");
    write("b");
    await settle();
    expect(arrived).toEqual(["b"]);
    expect(outbox.view().unsent).toMatchObject([{ id: "a", refused: "INVALID_INPUT" }]);
    outbox.put({ ...(outbox.view().unsent[0] ?? expect.fail()), refused: null });
    sender.hurry();
    await settle();
    expect(arrived).toEqual(["b", "a"]);
  });

  it("gives back all that waits at the limit", async () => {
    const { open, answers, restored, kept } = setting();
    answers.push(no("CHAT_LIMIT", false));
    const { write } = open();
    write("a");
    write("b");
    await settle();
    expect(restored.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(kept.size).toBe(0);
  });

  it("leaves what is refused at a limit to the next sender if its page was left", async () => {
    const { open, answers, restored, kept } = setting();
    answers.push(no("CHAT_LIMIT", false), no("CHAT_LIMIT", false));
    const first = open();
    first.write("a");
    await Promise.resolve();
    first.sender.stop();
    await settle();
    expect([restored, kept.size]).toEqual([[], 1]);
    open();
    await settle();
    expect(restored.map(({ id }) => id)).toEqual(["a"]);
    expect(kept.size).toBe(0);
  });

  it("keeps as refused what no composer takes back at a limit, and does not send it again unasked", async () => {
    const { open, answers, arrived, kept } = setting();
    answers.push(no("CHAT_LIMIT", false));
    const { write, outbox, sender } = open({ takes: false });
    write("a");
    write("b");
    await settle();
    sender.hurry();
    await settle();
    expect(arrived).toEqual([]);
    expect(outbox.view().unsent).toMatchObject([
      { id: "a", refused: "CHAT_LIMIT" },
      { id: "b", refused: "CHAT_LIMIT" },
    ]);
    expect(kept.size).toBe(2);
  });

  it("goes on by itself after an error kept it from trying", async () => {
    const { open, arrived, startErrors } = setting();
    startErrors.push(new Error("The request was denied."));
    const { write } = open();
    write("a");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(arrived).toEqual(["a"]);
    write("b");
    await settle();
    expect(arrived).toEqual(["a", "b"]);
  });

  it("does not send what the open query already shows, nor bring it back after a lost answer", async () => {
    const { open, answers, arrived } = setting();
    answers.push(no("NETWORK"));
    const { write, outbox } = open();
    write("a");
    await Promise.resolve();
    outbox.settle(new Set(["a"]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(arrived).toEqual([]);
    expect(outbox.view().unsent).toEqual([]);
  });

  it("sends what a closed window left, and each message once with two windows open", async () => {
    const { open, arrived, answers } = setting();
    answers.push(no("NETWORK"));
    const first = open();
    first.write("a");
    await settle();
    first.sender.stop();
    const [second, third] = [open(), open()];
    second.sender.kick();
    third.write("b");
    third.sender.kick();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(arrived).toEqual(["a", "b"]);
  });

  it("shows in every window what one of them has sent, until that window's open query shows it", async () => {
    const { open, kept } = setting();
    const [first, second, closed] = [open(), open(), open()];
    const stop = second.outbox.subscribe(() => undefined);
    first.write("a");
    expect(second.outbox.view().unsent.map(({ id }) => id)).toEqual(["a"]);
    await settle();
    expect(second.outbox.view()).toMatchObject({ unsent: [], accepted: [{ id: "a", text: "text of a" }] });
    // A window without subscribers stores nothing.
    expect(closed.outbox.view()).toEqual({ unsent: [], accepted: [] });
    second.outbox.settle(new Set(["a"]));
    expect(second.outbox.view()).toEqual({ unsent: [], accepted: [] });
    expect(kept.size).toBe(0);
    stop();
  });

  it("shows each message once in every window, at each of the steps by which it leaves the outbox", async () => {
    const { open } = setting();
    const [first, second] = [open(), open()];
    const seen = new Set<string>();
    const watch = (): void => {
      const { unsent, accepted } = second.outbox.view();
      seen.add(`${unsent.length} on the way, ${accepted.length} sent`);
    };
    second.outbox.subscribe(watch);
    first.write("a");
    await settle();
    expect([...seen]).toEqual(["1 on the way, 0 sent", "0 on the way, 1 sent"]);
  });

  it("shows in no window what was restored at the limit", async () => {
    const { open, answers } = setting();
    answers.push(no("CHAT_LIMIT", false));
    const [first, second] = [open(), open()];
    second.outbox.subscribe(() => undefined);
    first.write("a");
    await settle();
    expect(second.outbox.view()).toEqual({ unsent: [], accepted: [] });
  });

  it("takes over what was written in its tab before its writer was signed in", async () => {
    const { open, arrived, kept } = setting();
    const { outbox, sender } = open();
    const entry = { id: "x", text: "early", at: 5, tries: 0, refused: null, tab: "own" };
    const others = { ...entry, id: "y", tab: "other" };
    for (const each of [entry, others]) kept.set(`unsent/-/-/${each.id}`, JSON.stringify(each));
    const early = new OutboxStore(
      {
        getItem: (key) => kept.get(key) ?? null,
        setItem: () => undefined,
        removeItem: (key) => void kept.delete(key),
        keys: () => [...kept.keys()],
      },
      "unsent/-/-/",
    );
    outbox.adopt(early, "own");
    sender.kick();
    await settle();
    expect(arrived).toEqual(["x"]);
    expect(early.list()).toEqual([others]);
  });
});
