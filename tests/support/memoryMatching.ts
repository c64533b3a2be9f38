import { Matcher } from "../../functions/src/usecases/matching/matchQueue";
import type { QueueStore, VersionedListener, VersionedWait } from "../../functions/src/usecases/matching/ports";
import { MINUTE } from "@thodu/domain/time";
import { aConversation, heldBy, NOON } from "./domain";
import type { MemoryRuntime } from "./memoryRuntime";
import { onDesk } from "./queue";

const version = { isVersion: true } as const;
export const listener = (uid: string, changes = {}): VersionedListener => ({
  value: { ...onDesk(uid, changes), name: "" },
  version,
});
export const person = (id: string, changes = {}): VersionedWait => ({
  value: { ...aConversation(changes), id },
  version,
});
export const held = (volunteerId: string, id: string, changes = {}): VersionedWait => ({
  value: { ...heldBy(volunteerId, changes), id },
  version,
});
export const crisisOf = (volunteerId: string, id: string, changes = {}): VersionedWait => ({
  value: { ...heldBy(volunteerId, { risk: "crisis", lastMessageAt: NOON - 2 * MINUTE, ...changes }), id },
  version,
});

/** Records what it is asked to write; loses as many races as the test says. */
export class Said implements Pick<
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
  tellTurn = async ({ value }: VersionedWait): Promise<"stored" | "conflict"> => this.#write(`turn of ${value.id}`);
  leave = async (id: string): Promise<"stored" | "conflict"> => this.#write(`${id} out of the queue`);
  readonly passed: unknown[] = [];
  withdraw: QueueStore["withdraw"] = async (_, { customerId, passed }) => {
    this.passed.push(passed);
    return this.#write(`${customerId} to nobody`);
  };
  retire: QueueStore["retire"] = async ({ value }) => void (await this.#write(`${value.uid} away`));
  tell: QueueStore["tell"] = async (anyone) => void (await this.#write(anyone ? "somebody" : "nobody"));

  /** Writes that fail, by name, and how often. */
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

export const refuse = (): never => {
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
  goneInCrisis: refuse,
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
  handOver: refuse,
  endedBy: refuse,
  waitsOn: refuse,
} as const;

/** A matcher that writes to `said`. */
export function matcherOf(said: Said, runtime: MemoryRuntime, onDefect: (error: unknown) => void): Matcher {
  const queue: QueueStore = {
    ...rest,
    atDesk: () => said.atDesk(),
    candidates: (...given) => said.candidates(...given),
    heldInCrisis: () => said.heldInCrisis(),
    onPhone: refuse,
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
    tellTurn: async (seen: VersionedWait) => said.tellTurn(seen),
  };
  const laterTimes = { near: async () => Promise.resolve(said.near) };
  const pager = { run: async () => Promise.resolve() };
  return new Matcher({ runtime, queue, tells, laterTimes, pager }, onDefect);
}
