import { MINUTE } from "@thodu/domain/time";
import { beforeEach, describe, expect, it } from "vitest";
import { aConversation, heldBy, NOON } from "../../../../tests/support/domain";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { onDesk } from "../../../../tests/support/queue";
import { Matcher } from "./matchQueue";
import type { QueueStore, VersionedListener, VersionedWait } from "./ports";

const version = { isVersion: true } as const;
const listener = (uid: string, changes = {}): VersionedListener => ({
  value: { ...onDesk(uid, changes), name: "" },
  version,
});
const person = (id: string, changes = {}): VersionedWait => ({ value: { ...aConversation(changes), id }, version });
const crisisOf = (volunteerId: string, id: string, changes = {}): VersionedWait => ({
  value: { ...heldBy(volunteerId, { risk: "crisis", lastMessageAt: NOON - 2 * MINUTE, ...changes }), id },
  version,
});

/** Says what it is asked to write; loses as many races as it is told to. */
class Said implements Pick<
  QueueStore,
  "atDesk" | "candidates" | "heldInCrisis" | "leave" | "offer" | "withdraw" | "retire" | "tell"
> {
  listeners: VersionedListener[] = [];
  people: VersionedWait[] = [];
  promised: VersionedWait[] = [];
  held: VersionedWait[] = [];
  readonly onPhone = new Set<string>();
  readonly audit: unknown[] = [];
  readonly written: string[] = [];
  looks = 0;
  losses = 0;
  broken = false;

  async atDesk() {
    await Promise.resolve();
    this.looks += 1;
    if (this.broken) throw new Error("no store");
    return { listeners: this.listeners, onPhone: this.onPhone };
  }
  candidates: QueueStore["candidates"] = async () => Promise.resolve(this.people);
  heldInCrisis = async () => Promise.resolve(this.held);
  offer: QueueStore["offer"] = async (_, __, { customerId, to }, audit) => {
    if (audit) this.audit.push(audit);
    return this.#write(`${customerId} to ${to}`);
  };
  near: readonly VersionedWait[] = [];
  /** Customer, a space, listener. */
  partings = new Set<string>();
  asked = 0;
  parted: QueueStore["parted"] = async (offers) => {
    this.asked += offers.length;
    return Promise.resolve(offers.filter(({ customerId, to }) => this.partings.has(`${customerId} ${to}`)));
  };
  call = async ({ value }: VersionedWait): Promise<"stored" | "conflict"> => this.#write(`turn of ${value.id}`);
  leave = async (id: string): Promise<"stored" | "conflict"> => this.#write(`${id} out of the queue`);
  withdraw: QueueStore["withdraw"] = async (_, { customerId }) => this.#write(`${customerId} to nobody`);
  retire: QueueStore["retire"] = async ({ value }) => void (await this.#write(`${value.uid} away`));
  tell: QueueStore["tell"] = async (anyone) => void (await this.#write(anyone ? "somebody" : "nobody"));

  /** What can't be written, each time or as often as it says. */
  readonly failing = new Map<string, number>();
  async #write(what: string): Promise<"stored" | "conflict"> {
    await Promise.resolve();
    const times = this.failing.get(what) ?? 0;
    this.failing.set(what, times - 1);
    if (times > 0) throw new Error(`${what} is broken`);
    // Others take longer than one that fails.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    this.written.push(what);
    if (!what.includes(" to ") || this.losses === 0) return "stored";
    this.losses -= 1;
    return "conflict";
  }
}

const refuse = (): never => {
  throw new Error("Not asked for here.");
};
const rest = {
  anyone: refuse,
  alarmed: refuse,
  crises: refuse,
  countAhead: refuse,
  countCover: refuse,
  coverOn: refuse,
  counts: refuse,
  longestWaits: refuse,
  waitingSinceBefore: refuse,
  sign: refuse,
  openWaits: refuse,
  stand: refuse,
  holders: refuse,
  heldBy: refuse,
  lastSign: refuse,
  find: refuse,
  setAvailability: refuse,
  agree: refuse,
  endedBy: refuse,
  waitsOn: refuse,
} as const;

let said: Said;
let defects: unknown[];
let runtime: MemoryRuntime;
const matcher = (): Matcher => {
  const queue: QueueStore = {
    ...rest,
    atDesk: () => said.atDesk(),
    candidates: (...given) => said.candidates(...given),
    heldInCrisis: () => said.heldInCrisis(),
    known: async (people) => Promise.resolve(people),
    parted: (offers) => said.parted(offers),
    offer: (...given) => said.offer(...given),
    leave: (id) => said.leave(id),
    withdraw: (...given) => said.withdraw(...given),
    retire: (each) => said.retire(each),
    tell: (anyone) => said.tell(anyone),
  };
  const tells = {
    promised: async () => Promise.resolve(said.promised),
    call: async (seen: VersionedWait) => said.call(seen),
  };
  const laterTimes = { near: async () => Promise.resolve(said.near) };
  const pager = { run: async () => Promise.resolve() };
  return new Matcher({ runtime, queue, tells, laterTimes, pager }, (error) => defects.push(error));
};
beforeEach(() => {
  said = new Said();
  defects = [];
  runtime = new MemoryRuntime();
  runtime.time = NOON;
});

describe("a run", () => {
  it("offers who waits, and sends away who fell silent", async () => {
    said.listeners = [listener("meera"), listener("ravi", { seenAt: NOON - 61_000 })];
    said.people = [person("asha")];
    await matcher().run();
    expect(said.written.toSorted()).toEqual(["asha to meera", "ravi away", "somebody"]);
  });

  it("asks nobody about who has left, and takes them out of the queue before the sweep has seen them", async () => {
    const silent = NOON - 11 * MINUTE;
    said.listeners = [listener("meera")];
    said.people = [
      person("asha", { waitingSince: silent, lastMessageAt: silent }),
      person("kiran", { waitingSince: silent, lastMessageAt: silent, waitSignAt: NOON - MINUTE }),
    ];
    await matcher().run();
    expect(said.written.toSorted()).toEqual(["asha out of the queue", "kiran to meera", "somebody"]);
  });

  it("offers nobody to a listener whom a report has parted them from, and asks about offers alone", async () => {
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

  it("looks at no queue when nobody is there", async () => {
    said.listeners = [listener("meera", { approved: false })];
    said.candidates = refuse;
    await matcher().run();
    expect(said.written.toSorted()).toEqual(["meera away", "nobody"]);
    expect(defects).toEqual([]);
  });

  it("looks again after a lost race, and not for ever", async () => {
    said.listeners = [listener("meera")];
    said.people = [person("asha")];
    said.losses = 2;
    await matcher().run();
    expect(said.looks).toBe(3);
    said.losses = 100;
    await matcher().run();
    expect(said.looks).toBe(6);
  });

  it("takes back what nobody can accept any more", async () => {
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

  it("neither stops the others nor lets the run end before they are stored, and is told of", async () => {
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

  it("each time leaves its listener to the next one in the queue", async () => {
    said.listeners = [listener("meera")];
    said.people = [person("asha"), person("kiran", { waitingSince: NOON + 1 })];
    said.failing.set("asha to meera", 99);
    await matcher().run();
    expect(said.written).toContain("kiran to meera");
  });

  it("for somebody who is to be told of their turn keeps no listener from others", async () => {
    said.listeners = [listener("meera")];
    said.people = [person("kiran", { waitingSince: NOON + 1 })];
    said.promised = [promised("asha")];
    said.failing.set("turn of asha", 99);
    await matcher().run();
    expect(said.written).toContain("kiran to meera");
    expect(defects).toEqual([]);
  });
});

describe("a crisis that its listener does not answer", () => {
  it("is offered to a colleague, and that is recorded once", async () => {
    said.listeners = [listener("meera"), listener("ravi")];
    said.held = [crisisOf("meera", "asha"), crisisOf("meera", "kiran", { lastMessageAt: NOON - MINUTE })];
    await matcher().run();
    expect(said.written.toSorted()).toEqual(["asha to ravi", "somebody"]);
    expect(said.audit).toEqual([{ actor: "server", action: "conversation.unanswered", target: "asha", reason: "" }]);
    said.held = [crisisOf("meera", "asha", { passed: { john: NOON } })];
    await matcher().run();
    expect(said.audit).toHaveLength(1);
  });

  it("is offered to nobody while the two talk on the phone, and not any more once there is an answer", async () => {
    said.listeners = [listener("meera"), listener("ravi")];
    said.held = [crisisOf("meera", "asha")];
    said.onPhone.add("asha");
    await matcher().run();
    expect(said.written).toEqual(["somebody"]);
    said.people = [crisisOf("meera", "asha", { lastSender: "volunteer", offer: { to: "ravi", expiresAt: NOON + 1 } })];
    said.held = [];
    await matcher().run();
    expect(said.written).toContain("asha to nobody");
  });
});

describe("the matcher of an instance", () => {
  it("runs once for all who ask during a run, and only after it", async () => {
    said.listeners = [listener("meera")];
    const one = matcher();
    await Promise.all([one.run(), one.run(), one.run(), one.run()]);
    expect(said.looks).toBe(2);
    await one.run();
    expect(said.looks).toBe(3);
  });

  it("keeps a failure from who asked, and goes on with the next", async () => {
    said.broken = true;
    const one = matcher();
    await Promise.all([one.run(), one.run()]);
    expect(defects).toHaveLength(2);
    said.broken = false;
    await one.run();
    expect(said.looks).toBe(3);
  });
});
