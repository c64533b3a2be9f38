import { MINUTE } from "@thodu/domain/time";
import { beforeEach, describe, expect, it } from "vitest";
import { NOON } from "../../../../tests/support/domain";
import { listener, matcherOf, person, refuse, Said } from "../../../../tests/support/memoryMatching";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import type { Matcher } from "./matchQueue";
import type { VersionedWait } from "./ports";

let said: Said;
let defects: unknown[];
let runtime: MemoryRuntime;
const matcher = (): Matcher => matcherOf(said, runtime, (error) => defects.push(error));
beforeEach(() => {
  said = new Said();
  defects = [];
  runtime = new MemoryRuntime();
  runtime.time = NOON;
});

describe("a matching run", () => {
  it("offers a person who waits, and sets silent listeners to away", async () => {
    said.listeners = [listener("meera"), listener("ravi", { seenAt: NOON - 61_000 })];
    said.people = [person("asha")];
    await matcher().run();
    expect(said.written.toSorted()).toEqual(["asha to meera", "ravi away", "somebody"]);
  });

  it("offers nobody who has left, and takes them out of the queue before the sweep does", async () => {
    const silent = NOON - 11 * MINUTE;
    said.listeners = [listener("meera")];
    said.people = [
      person("asha", { waitingSince: silent, lastMessageAt: silent }),
      person("kiran", { waitingSince: silent, lastMessageAt: silent, waitSignAt: NOON - MINUTE }),
    ];
    await matcher().run();
    expect(said.written.toSorted()).toEqual(["asha out of the queue", "kiran to meera", "somebody"]);
  });

  it("offers nobody to a listener whom a report blocks from them, and reads blocks only for offers", async () => {
    said.listeners = [listener("meera", { idleSince: 0 }), listener("ravi")];
    said.people = [person("asha"), person("kiran", { waitingSince: NOON + 1 })];
    said.partings = new Set(["asha meera", "kiran ravi"]);
    await matcher().run();
    expect(said.written.toSorted()).toEqual(["asha to ravi", "kiran to meera", "somebody"]);
    expect(said.asked).toBe(4);
    said.written.length = 0;
    said.partings = new Set(["asha meera", "asha ravi", "kiran ravi", "kiran meera"]);
    await matcher().run();
    expect(said.written).toEqual(["somebody"]);
  });

  it("does not read the queue if no listener is online", async () => {
    said.listeners = [listener("meera", { approved: false })];
    said.candidates = refuse;
    await matcher().run();
    expect(said.written.toSorted()).toEqual(["meera away", "nobody"]);
    expect(defects).toEqual([]);
  });

  it("decides again after a conflict, a limited number of times", async () => {
    said.listeners = [listener("meera")];
    said.people = [person("asha")];
    said.losses = 2;
    await matcher().run();
    expect(said.looks).toBe(3);
    said.losses = 100;
    await matcher().run();
    expect(said.looks).toBe(6);
  });

  it("withdraws offers that nobody can accept any more", async () => {
    said.listeners = [listener("meera", { availability: "busy" })];
    said.people = [person("asha", { offer: { to: "meera", expiresAt: NOON + 1 } })];
    await matcher().run();
    expect(said.written).toContain("asha to nobody");
  });
});

describe("a write that fails", () => {
  const since = NOON - 20 * MINUTE;
  const promised = (id: string, changes = {}): VersionedWait =>
    person(id, {
      waitingSince: null,
      gone: { at: NOON - MINUTE, waitingSince: since },
      tellMe: { since, until: NOON + 60 * MINUTE, calls: 0, calledAt: null },
      ...changes,
    });

  it("does not stop the others; the run waits until those are stored, and the failure is logged", async () => {
    said.listeners = [listener("meera"), listener("ravi"), listener("lila", { seenAt: NOON - 61_000 })];
    said.people = [person("asha"), person("kiran", { waitingSince: NOON + 1 })];
    said.failing.set("asha to meera", 1).set("somebody", 9).set("lila away", 9);
    await matcher().run();
    expect(said.written).toContain("kiran to ravi");
    expect(runtime.left).toEqual(
      expect.arrayContaining([
        ["conversations", "asha"],
        ["desk", "presence"],
        ["volunteers", "lila"],
      ]),
    );
    expect(said.written).toContain("asha to meera");
    expect(defects).toEqual([]);
  });

  it("passes the listener of each failed offer to the next person in the queue", async () => {
    said.listeners = [listener("meera")];
    said.people = [person("asha"), person("kiran", { waitingSince: NOON + 1 })];
    said.failing.set("asha to meera", 99);
    await matcher().run();
    expect(said.written).toContain("kiran to meera");
  });

  it("for a person who is to be told of their turn keeps the listener free for others", async () => {
    said.listeners = [listener("meera")];
    said.people = [person("kiran", { waitingSince: NOON + 1 })];
    said.promised = [promised("asha")];
    said.failing.set("turn of asha", 99);
    await matcher().run();
    expect(said.written).toContain("kiran to meera");
    expect(defects).toEqual([]);
  });
});

describe("the matcher of an instance", () => {
  it("serves all who ask during a run by one more run after it", async () => {
    said.listeners = [listener("meera")];
    const one = matcher();
    await Promise.all([one.run(), one.run(), one.run(), one.run()]);
    expect(said.looks).toBe(2);
    await one.run();
    expect(said.looks).toBe(3);
  });

  it("hides a failure from the callers, and goes on with the next run", async () => {
    said.broken = true;
    const one = matcher();
    await Promise.all([one.run(), one.run()]);
    expect(defects).toHaveLength(2);
    said.broken = false;
    await one.run();
    expect(said.looks).toBe(3);
  });
});
