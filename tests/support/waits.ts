import fc from "fast-check";
import { GONE_PLACE_KEPT } from "@thodu/domain/matching/gone";
import { isOfWait, placeGivenBack, placeSince } from "@thodu/domain/matching/placeSince";
import { MINUTE, SECOND } from "@thodu/domain/time";
import { Matcher } from "../../functions/src/usecases/matching/matchQueue";
import { noteSign } from "../../functions/src/usecases/matching/noteSign";
import type { QueueStore } from "../../functions/src/usecases/matching/ports";
import { sweepTells } from "../../functions/src/usecases/matching/sweepTells";
import { tellMe } from "../../functions/src/usecases/matching/tellMe";
import { tellAway } from "../../functions/src/usecases/oncall/tellAway";
import { aConversation } from "./domain";
import { Died, MemoryTells } from "./memoryTells";
import { MemoryPager } from "./memoryPager";
import { MemoryRuntime } from "./memoryRuntime";

/**
 * Random waits of people who asked to be told of their turn: pages are closed and opened, listeners come and go,
 * notices arrive or don't, commits are lost, and instances die before and after them. After each step every promise
 * that is gone must have ended in a way that its person was told.
 */
const PEOPLE = ["asha", "kiran", "lata"] as const;
const KINDS = [
  "come",
  "crisis",
  "ask",
  "ask",
  "ask",
  "withdraw",
  "page",
  "page",
  "leave",
  "claim",
  "answer",
  "give back",
  "sweep",
  "sweep",
  "match",
  "match",
  "by-phone",
  "phones",
  "no-phones",
  "nobody",
  "one",
  "two",
  "unreached",
  "reached",
  "conflict",
  "before",
  "after",
  "minutes",
  "minutes",
  "hours",
] as const;

interface Step {
  readonly kind: (typeof KINDS)[number];
  readonly who: (typeof PEOPLE)[number];
  readonly seconds: number;
}

/** What a listener does: takes a person, writes to them for the first time, or releases them. */
export function listen(
  store: MemoryTells,
  kind: "claim" | "answer" | "give back",
  who: string,
  by: string,
  now: number,
): void {
  const person = store.find(who);
  if (kind === "claim" && person?.status === "waiting") {
    const taken = { status: "active", volunteerId: by, claimId: `claim-${now}`, answeredClaim: null } as const;
    store.put(who, { ...taken, waitBefore: placeSince(person), waitingSince: null, gone: null });
  } else if (kind === "answer" && person?.status === "active") store.put(who, { answeredClaim: person.claimId });
  else if (kind === "give back" && person?.status === "active") {
    const waitingSince = placeGivenBack(person) ?? now;
    store.put(who, { status: "waiting", waitingSince, volunteerId: null, waitBefore: null });
  }
}

export const waitStep: fc.Arbitrary<Step> = fc.noBias(fc.nat(KINDS.length * 3 * 120 - 1)).map((n) => ({
  kind: KINDS[n % KINDS.length] ?? "come",
  who: PEOPLE[Math.floor(n / KINDS.length) % 3] ?? "asha",
  seconds: Math.floor(n / KINDS.length / 3),
}));

const refuse = (): never => {
  throw new Error("Not asked for here.");
};
export const unasked = {
  agree: refuse,
  handOver: refuse,
  alarmed: refuse,
  anyone: refuse,
  counts: refuse,
  goneInCrisis: refuse,
  longestWaits: refuse,
  countAhead: refuse,
  crises: refuse,
  countCover: refuse,
  coverOn: refuse,
  endedBy: refuse,
  heldBy: refuse,
  holders: refuse,
  lastSign: refuse,
  setAvailability: refuse,
  stand: refuse,
  openWaits: refuse,
  waitingSinceBefore: refuse,
  waitsOn: refuse,
} as const;

/** A runtime in which a loop ends when its instance has died, instead of leaving out one item. */
export class MortalRuntime extends MemoryRuntime {
  override skipped = (kind: string, id: string, error?: unknown): void => {
    if (error instanceof Died) throw error;
    this.left.push([kind, id]);
  };
}

type Found = ReturnType<MemoryTells["find"]>;
/** The notices of a step, by their key. */
type Told = readonly (readonly [string, { readonly kind: string }])[];

/**
 * A person who closed the page twelve hours ago, is in no danger and has no promise begins a new wait when they come
 * back.
 */
const isPlaceOver = ({ gone, tellMe: promise, risk }: NonNullable<Found>, now: number) =>
  gone !== null && promise === null && risk === "none" && now - gone.at >= GONE_PLACE_KEPT;

export class Waits {
  readonly runtime = new MortalRuntime();
  readonly store = new MemoryTells(this.runtime);
  readonly pages = new MemoryPager();
  /** How promises ended. */
  readonly seen = new Set<string>();
  readonly queue: QueueStore = { ...unasked, ...this.store.queue };
  /** By person: since when they have their place. */
  readonly #places = new Map<string, number>();
  #cases = 0;
  #onCall: readonly string[] = ["meera", "ravi"];

  async take({ kind, who, seconds }: Step): Promise<void> {
    this.runtime.time += seconds * SECOND;
    const before = PEOPLE.map((id) => this.store.find(id));
    const known = this.store.notices.size;
    // An instance that dies loses everything but what is stored.
    await this.#do(kind, who).catch(rethrowUnlessDied);
    const told = [...this.store.notices].slice(known);
    PEOPLE.forEach((id, at) => {
      this.#checkEnd(id, before[at] ?? null, kind, who, told);
      this.#checkPlace(id, before[at] ?? null, told);
    });
    this.#checkTurns();
  }

  /** Lets long time pass in which only the sweeps run, in instances that do not die. */
  async rest(): Promise<void> {
    this.store.fault = null;
    for (const who of PEOPLE) listen(this.store, "answer", who, "meera", this.runtime.now());
    for (let half = 0; half < 30; half += 1)
      await this.take({ kind: half % 2 ? "match" : "sweep", who: "asha", seconds: 1_800 });
    await this.take({ kind: "sweep", who: "asha", seconds: 120 });
    const open = PEOPLE.filter((id) => this.store.find(id)?.tellMe != null);
    if (open.length > 0) throw new Error(`Promises that nobody looks at: ${open.join(", ")}`);
    if (this.store.cases !== this.#cases)
      throw new Error(`${this.store.cases} cases of ${this.#cases} missed promises.`);
  }

  async #do(kind: Step["kind"], who: Step["who"]): Promise<void> {
    const { runtime, store, queue } = this;
    const actor = { uid: who, guest: true, email: null, listener: false, tokenSaysListener: false, admin: false };
    const ports = { runtime, queue, tells: store };
    const waiting = store.find(who)?.status === "waiting";
    switch (kind) {
      case "come":
      case "crisis":
        if (waiting) return;
        store.put(who, {
          ...aConversation({ risk: kind === "crisis" ? "crisis" : "none" }),
          tellMe: store.find(who)?.tellMe ?? null,
          waitingSince: runtime.now(),
          waitSignAt: runtime.now(),
          lastMessageAt: runtime.now(),
        });
        return;
      case "ask":
        await tellMe(ports, actor, { ways: { push: true } });
        return;
      case "withdraw":
        await tellMe(ports, actor, { ways: null });
        return;
      case "page":
        await noteSign(ports, who);
        return this.#match();
      case "leave":
        if (waiting) store.put(who, { status: "closed", waitingSince: null });
        return;
      case "claim":
      case "answer":
      case "give back":
        return listen(store, kind, who, "meera", runtime.now());
      case "sweep":
        await sweepTells({ ...ports, onDefect: rethrowUnlessDied });
        return;
      case "match":
        return this.#match();
      case "by-phone":
        this.pages.records.clear();
        for (const uid of this.#onCall) this.pages.add(uid, runtime.time);
        await tellAway({ runtime, tells: store, pages: this.pages });
        return;
      case "phones":
      case "no-phones":
        this.#onCall = kind === "phones" ? ["meera", "ravi"] : [];
        return;
      case "nobody":
      case "one":
      case "two":
        store.free = { nobody: 0, one: 1, two: 2 }[kind];
        return;
      case "unreached":
      case "reached":
        store.reaches = kind === "reached";
        return;
      case "conflict":
      case "before":
      case "after":
        store.fault = kind;
        return;
      case "minutes":
        runtime.time += 2 * MINUTE;
        return;
      case "hours":
        runtime.time += 180 * MINUTE;
    }
  }

  /** Runs the queue in a new instance, as after a restart. */
  async #match(): Promise<void> {
    const pager = { run: async (): Promise<void> => Promise.resolve() };
    const laterTimes = { near: async () => Promise.resolve([]) };
    const ports = { runtime: this.runtime, queue: this.queue, tells: this.store, laterTimes, pager };
    await new Matcher(ports, rethrowUnlessDied).run();
  }

  #checkEnd(id: string, before: Found, kind: Step["kind"], who: string, told: Told): void {
    const promise = before?.tellMe ?? null;
    const now = this.store.find(id)?.tellMe ?? null;
    if (promise === null || before === null || now?.until === promise.until) return;
    const name = `_${promise.since}_${promise.until}`;
    const notice = told.find(([key]) => key.startsWith(`${id} `) && key.endsWith(name))?.[1];
    const isOver = !isOfWait(before, promise.since);
    if (notice) {
      this.seen.add(notice.kind);
      const turns = [...this.store.notices].filter(([key]) => key.startsWith(`${id} turn${name}_`));
      if (notice.kind === "turn-missed" || !turns.some(([, { reached }]) => reached)) this.#cases += 1;
    } else if (id === who && (kind === "withdraw" || kind === "ask")) this.seen.add("changed by its person");
    else if (id === who && kind === "page" && promise.calls > 0) this.seen.add("came");
    else if (isOver && kind === "sweep") this.seen.add("over with the wait");
    else throw new Error(`The promise to ${id} was lost by '${kind}'.`);
  }

  #checkPlace(id: string, before: Found, told: Told): void {
    const person = this.store.find(id);
    const [place, had] = [person && placeSince(person), this.#places.get(id)];
    if (person === null || place === null) this.#places.delete(id);
    else {
      const gaveUp = told.some(([key, notice]) => key.startsWith(`${id} `) && notice.kind === "turn-gone");
      const isOver = before !== null && isPlaceOver(before, this.runtime.now());
      if (had !== undefined && place !== had && !isOver && (!gaveUp || person.risk === "crisis"))
        throw new Error(`${id} has lost their place.`);
      this.#places.set(id, place);
    }
  }

  #checkTurns(): void {
    const byPromise = new Map<string, number[]>();
    const byPhone = new Set<string>();
    for (const [key, { kind, at }] of this.store.notices) {
      if (kind !== "turn" && kind !== "turn-by-phone") continue;
      const name = key.slice(0, key.lastIndexOf("_"));
      if (kind === "turn-by-phone") {
        if (byPhone.has(name)) throw new Error(`${name} was told twice of phones.`);
        byPhone.add(name);
        this.seen.add(kind);
      }
      byPromise.set(name, [...(byPromise.get(name) ?? []), at]);
    }
    for (const [name, [first = 0, second = Infinity, ...more]] of byPromise) {
      if (more.length > 0) throw new Error(`${name} was told more than twice.`);
      if (second - first < 5 * MINUTE) throw new Error(`${name} was told twice within ${second - first} ms.`);
    }
  }
}

function rethrowUnlessDied(error: unknown): void {
  if (!(error instanceof Died)) throw error;
}
