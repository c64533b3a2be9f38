import fc from "fast-check";
import type { LaterTime } from "@thodu/domain/chat/model";
import { agreedTime, mayComeLater, overlap, timesOffered, TIME_STEP } from "@thodu/domain/matching/laterTime";
import { isOfWait } from "@thodu/domain/matching/placeSince";
import { HOUR, MINUTE, SECOND } from "@thodu/domain/time";
import { askLaterTime } from "../../functions/src/usecases/matching/askLaterTime";
import { changeLaterTime } from "../../functions/src/usecases/matching/changeLaterTime";
import { Matcher } from "../../functions/src/usecases/matching/matchQueue";
import { noteSign } from "../../functions/src/usecases/matching/noteSign";
import type { QueueStore } from "../../functions/src/usecases/matching/ports";
import { sweepLaterTimes } from "../../functions/src/usecases/matching/sweepLaterTimes";
import { aConversation } from "./domain";
import { MemoryLaterTimes, type ToldOfTime } from "./memoryLaterTimes";
import { Died, MemoryTells } from "./memoryTells";
import { onDesk } from "./queue";
import { listen, MortalRuntime, unasked } from "./waits";

/**
 * Random histories of people who asked for a time later and of listeners who take times: pages open and close,
 * listeners come, go, lose their approval and are parted from people, two take one at once, commits are lost, instances
 * die. After each step every time from before still stands, or has ended in a way that its person was told.
 */
const PEOPLE = ["asha", "kiran"] as const;
const LISTENERS = ["meera", "ravi"] as const;
const KINDS = [
  "come",
  "come",
  "crisis",
  "ask",
  "ask",
  "ask",
  "withdraw",
  "page",
  "leave",
  "claim",
  "answer",
  "give back",
  "take",
  "take",
  "take",
  "take both",
  "take both",
  "race",
  "release",
  "phone",
  "revoke",
  "approve",
  "part",
  "desk",
  "sweep",
  "sweep",
  "sweep",
  "match",
  "conflict",
  "before",
  "after",
  "minutes",
  "minutes",
  "hour",
  "hour",
] as const;
const SHARES = 120;

interface Step {
  readonly kind: (typeof KINDS)[number];
  readonly who: (typeof PEOPLE)[number];
  readonly by: (typeof LISTENERS)[number];
  readonly share: number;
}

export const laterStep: fc.Arbitrary<Step> = fc.noBias(fc.nat(KINDS.length * 4 * SHARES - 1)).map((n) => ({
  kind: KINDS[n % KINDS.length] ?? "come",
  who: PEOPLE[Math.floor(n / KINDS.length) % 2] ?? "asha",
  by: LISTENERS[Math.floor(n / KINDS.length / 2) % 2] ?? "meera",
  share: Math.floor(n / KINDS.length / 4),
}));

const actorOf = (uid: string) =>
  ({ uid, guest: true, email: null, listener: true, tokenSaysListener: true, admin: false }) as const;

export class LaterWaits {
  readonly runtime = new MortalRuntime();
  readonly store = new MemoryTells(this.runtime);
  readonly laterTimes = new MemoryLaterTimes(this.store);
  /** How times ended, and what else happened to them. */
  readonly seen = new Set<string>();
  readonly #atDesk = new Set<string>();
  readonly queue: QueueStore = {
    ...unasked,
    ...this.store.queue,
    atDesk: async () =>
      Promise.resolve({
        listeners: [...this.#atDesk].map((uid) => ({
          value: { ...onDesk(uid, { seenAt: this.runtime.now(), capacity: 1 }), name: "" },
          version: { isVersion: true },
        })),
        onPhone: new Set<string>(),
      }),
  };
  #failures = 0;

  constructor() {
    for (const uid of LISTENERS) this.laterTimes.approve(uid, true);
  }

  async take(step: Step): Promise<void> {
    this.runtime.time += step.share * SECOND;
    const before = PEOPLE.map((id) => this.store.find(id));
    const known = this.laterTimes.told.length;
    // An instance that dies loses everything but what is stored.
    await this.#do(step).catch((error: unknown) => {
      if (!(error instanceof Died)) throw error;
    });
    const told = this.laterTimes.told.slice(known);
    PEOPLE.forEach((id, at) => this.#check(id, before[at] ?? null, step, told));
    this.#checkListeners();
    if (this.laterTimes.cases.length !== this.#failures)
      throw new Error(`${this.laterTimes.cases.length} cases of ${this.#failures} times that were not kept.`);
  }

  /** Lets long time pass in which only the sweeps run, in instances that do not die. */
  async rest(): Promise<void> {
    this.store.fault = null;
    for (const who of PEOPLE) listen(this.store, "answer", who, "meera", this.runtime.now());
    for (let half = 0; half < 100; half += 1)
      await this.take({ kind: half % 4 === 0 ? "minutes" : "sweep", who: "asha", by: "meera", share: 1_200 });
    const open = PEOPLE.filter((id) => ["asked", "taken"].includes(this.store.find(id)?.laterTime?.state ?? ""));
    if (open.length > 0) throw new Error(`Times that nobody looks at: ${open.join(", ")}`);
  }

  async #do({ kind, who, by, share }: Step): Promise<void> {
    const { runtime, store, queue, laterTimes } = this;
    const ports = { runtime, queue, tells: store, laterTimes };
    const person = store.find(who);
    const waiting = person?.status === "waiting";
    const at = person?.laterTime?.at ?? 0;
    const change = async (wish: "take" | "release", uid: string, conversationId: string = who): Promise<boolean> => {
      const seenAt = store.find(conversationId)?.laterTime?.at ?? 0;
      return (await changeLaterTime(ports, actorOf(uid), { conversationId, at: seenAt, wish })).ok;
    };
    switch (kind) {
      case "come":
      case "crisis":
        if (waiting && kind === "come") return;
        store.put(who, {
          ...(waiting ? {} : { ...aConversation(), laterTime: person?.laterTime ?? null, waitingSince: runtime.now() }),
          risk: kind === "crisis" ? "crisis" : "none",
          waitSignAt: runtime.now(),
          lastMessageAt: runtime.now(),
        });
        return;
      case "ask": {
        const { from, until } = timesOffered(runtime.now());
        const time = from + (share % Math.max(1, Math.min(3, (until - from) / TIME_STEP))) * TIME_STEP;
        await askLaterTime(ports, actorOf(who), { wish: { at: time, ways: { push: true } } });
        return;
      }
      case "withdraw":
        await askLaterTime(ports, actorOf(who), { wish: null });
        return;
      case "page":
        await noteSign(ports, who);
        return this.#match();
      case "leave":
        if (waiting) store.put(who, { status: "closed", waitingSince: null, gone: null });
        return;
      case "claim":
      case "answer":
      case "give back":
        return listen(store, kind, who, by, runtime.now());
      case "take":
        await change("take", by);
        return;
      case "take both":
        await Promise.all(PEOPLE.map((id) => change("take", by, id)));
        return;
      case "race": {
        const free = person !== null && agreedTime(person)?.state === "asked";
        const taken = await Promise.all(LISTENERS.map((uid) => change("take", uid)));
        if (free && taken.filter(Boolean).length > 1) throw new Error(`Two have taken the time of ${who} at ${at}.`);
        return;
      }
      case "release":
        await change("release", by);
        return;
      case "phone":
        laterTimes.phone(who, by, runtime.now());
        return;
      case "revoke":
      case "approve":
        laterTimes.approve(by, kind === "approve");
        return;
      case "part":
        laterTimes.partings.add(`${who} ${by}`);
        return;
      case "desk":
        if (!this.#atDesk.delete(by)) this.#atDesk.add(by);
        return;
      case "sweep":
        await sweepLaterTimes({ ...ports, onDefect: rethrowUnlessDied });
        return;
      case "match":
        return this.#match();
      case "conflict":
      case "before":
      case "after":
        store.fault = kind;
        return;
      case "minutes":
        runtime.time += 4 * MINUTE;
        return;
      case "hour":
        runtime.time += HOUR;
    }
  }

  /** Runs the queue in a new instance, as after a restart. */
  async #match(): Promise<void> {
    const { runtime, queue, laterTimes, store: tells } = this;
    const pager = { run: async (): Promise<void> => Promise.resolve() };
    await new Matcher({ runtime, queue, tells, laterTimes, pager }, rethrowUnlessDied).run();
  }

  #check(id: string, before: ReturnType<MemoryTells["find"]>, { kind, who }: Step, told: readonly ToldOfTime[]): void {
    const person = this.store.find(id);
    const [had, has] = [before?.laterTime ?? null, person?.laterTime ?? null];
    if (has !== null && has !== had && has.at !== had?.at && person && !mayComeLater(person))
      throw new Error(`${id} is in a crisis and was given a time later.`);
    if (had === null || before === null || isSame(had, has) || (had.state !== "asked" && had.state !== "taken")) return;
    const isPast = kind === "sweep" && had.at <= this.runtime.now();
    const met = isPast && had.by !== null && this.laterTimes.talked(id, had.at).includes(had.by);
    const kinds = told.filter(({ to }) => to === id).map((each) => each.kind);
    const listener = told.filter(({ to }) => to === had.by).map((each) => each.kind);
    const isOwn = id === who && (kind === "ask" || kind === "withdraw");
    const what = met && has === null ? "met" : changeOf(had, has, isOwn, !isOfWait(before, had.since));
    if (what === null) throw new Error(`The time of ${id} was lost by '${kind}'.`);
    this.seen.add(what);
    const expected: Readonly<Record<string, string>> = {
      taken: "time-taken",
      returned: "time-returned",
      reminded: "time-soon",
      none: "time-none",
      missed: "time-missed",
    };
    const words = expected[what];
    if (words !== undefined && kinds.filter((each) => each === words).length !== 1)
      throw new Error(`${id} was told '${kinds.join(", ")}' where a time was ${what}.`);
    if (what === "none" || what === "missed") this.#failures += 1;
    if (what === "met" && kinds.length > 0) throw new Error(`${id} was met, and was told '${kinds.join(", ")}'.`);
    if (met && has !== null) throw new Error(`${id} talks with ${had.by}, and their time was ${what}.`);
    if (what === "missed" && person?.tellMe == null)
      throw new Error(`${id} was missed, and is not told of their turn.`);
    if (what === "reminded" && !listener.includes("own-time-soon"))
      throw new Error(`The listener of ${id} was not reminded.`);
    if (
      what.startsWith("over") &&
      had.by !== null &&
      before.volunteerId !== had.by &&
      !listener.includes("own-time-over")
    )
      throw new Error(`The listener of ${id} was not told that it is over.`);
  }

  #checkListeners(): void {
    for (const uid of LISTENERS) {
      const times = PEOPLE.flatMap((id) => {
        const person = this.store.find(id);
        const time = person && agreedTime(person);
        return time?.by === uid ? [time.at] : [];
      });
      const [one, other] = times;
      if (one !== undefined && other !== undefined && overlap(one, other))
        throw new Error(`${uid} has taken two times that overlap.`);
    }
  }
}

const isSame = (one: LaterTime, other: LaterTime | null): boolean =>
  other !== null &&
  one.at === other.at &&
  one.since === other.since &&
  one.state === other.state &&
  one.by === other.by &&
  one.reminded === other.reminded;

/** What happened to a time; null if nobody was told. A reminder stays, so that nobody gets two. */
function changeOf(had: LaterTime, has: LaterTime | null, isOwn: boolean, isOver: boolean): string | null {
  if (isOwn && (has === null || has.at !== had.at || has.since !== had.since)) return "over by its person";
  if (has === null) return isOver ? "over with the wait" : null;
  if (has.at !== had.at || has.since !== had.since) return null;
  if (has.state === "none" || has.state === "missed") return has.state;
  if (has.state === "taken" && had.state === "asked" && !has.reminded) return "taken";
  if (has.state === "asked" && had.state === "taken" && !has.reminded) return "returned";
  return has.by === had.by && has.reminded && !had.reminded ? "reminded" : null;
}

function rethrowUnlessDied(error: unknown): void {
  if (!(error instanceof Died)) throw error;
}
