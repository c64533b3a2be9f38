import type { AllowanceFacts } from "@thodu/domain/calls/allowance";
import { isCallerInCrisis, type ReadyListener, type Sides } from "@thodu/domain/calls/course";
import { UNBOUNDED_SECONDS } from "@thodu/domain/calls/limits";
import type { Call } from "@thodu/domain/calls/model";
import { noFunds, type CallFunds } from "@thodu/domain/plans/callFunds";
import type { CrisisEnd } from "@thodu/domain/notes/model";
import { caseOfCallEnd, type NewCase } from "@thodu/domain/reports/decide";
import { SECOND } from "@thodu/domain/time";
import type { CallPorts } from "../../functions/src/usecases/calls/course";
import type { Begun, CallStore, Ending, NewCall, VersionedPlace } from "../../functions/src/usecases/calls/ports";
import type { Commit, Versioned, Version } from "../../functions/src/usecases/chat/ports";
import type { SweepPorts } from "../../functions/src/usecases/sweep";
import { NOON } from "./domain";
import { Shelf } from "./memoryShelf";
import { pagesOf } from "./pages";

interface Ring {
  readonly volunteerId: string;
  readonly until: number;
}

class PlaceVersion implements Version {
  readonly isVersion = true;
  constructor(readonly place: object) {}
}

/**
 * Calls in memory, with the promises of the real store: a write is stored as a whole or not at all, and is refused if
 * what it read has changed or what it creates exists. Every operation yields first, so that callers meet in any order.
 */
export class MemoryCalls implements CallStore {
  readonly calls = new Shelf<Call>();
  /** A place without a call is one that can't be read. */
  readonly places = new Map<string, { readonly callId: string | null; seenAt: number }>();
  /** The last call that each person began. */
  readonly lasts = new Map<string, Version>();
  readonly freeCalls = new Set<string>();
  readonly listening = new Set<string>();
  readonly crises = new Set<string>();
  /** Pairs that a report has parted: customer, a space, listener. */
  readonly partings = new Set<string>();
  /** Free calls that became calls in a crisis, which use nothing up. */
  readonly liftedFree: string[] = [];
  /** Callers of free calls that were answered, in order. */
  readonly answeredFree: string[] = [];
  /** Calls whose listener reported a crisis, in order. */
  readonly saidInCrisis: { readonly callId: string; readonly by: string }[] = [];
  /** By call: the case of a call in a crisis that has ended. */
  readonly cases = new Map<string, NewCase>();
  /** Calls that a limit ended although their caller was in a crisis. */
  readonly cutOff: string[] = [];

  constructor(
    readonly now: () => number,
    readonly turn: () => Promise<void>,
  ) {}

  async find(callId: string): Promise<Versioned<Call> | null> {
    await this.turn();
    return this.calls.get(callId);
  }

  readonly findReadable = (callId: string): Promise<Versioned<Call> | null> => this.find(callId);

  async placeOf(uid: string): Promise<VersionedPlace | null> {
    await this.turn();
    const place = this.places.get(uid);
    return place ? { value: place, version: new PlaceVersion(place) } : null;
  }

  async silentPlaces(before: number) {
    await this.turn();
    return pagesOf([...this.places].filter(([, { seenAt }]) => seenAt < before).map(([uid]) => uid));
  }

  async free(uid: string, { version }: VersionedPlace): Promise<void> {
    await this.turn();
    const place = this.places.get(uid);
    if (version instanceof PlaceVersion && version.place === place) this.places.delete(uid);
  }

  async facts(customerId: string): Promise<Omit<AllowanceFacts, "now">> {
    await this.turn();
    const last = this.calls.values().findLast(([, value]) => value.customerId === customerId)?.[1] ?? null;
    const talk = this.crises.has(customerId) ? ({ risk: "crisis" } as const) : null;
    return {
      crisis: isCallerInCrisis(talk, last, this.now()),
      freeCallUsed: this.freeCalls.has(customerId),
      plan: null,
      used: {},
    };
  }

  async begunSince(customerId: string, since: number, most: number): Promise<Begun> {
    await this.turn();
    const last = this.lasts.get(customerId) ?? null;
    await this.turn();
    const begun = this.calls.values().filter(([, value]) => value.customerId === customerId && value.startedAt > since);
    return { count: Math.min(most, begun.length), last };
  }

  async ready(customerId: string): Promise<readonly ReadyListener[]> {
    await this.turn();
    return [...this.listening].map((uid) => ({
      uid,
      load: 0,
      busy: this.places.has(uid),
      inCrisis: [],
      parted: this.#areParted(customerId, uid),
      languages: ["en"],
    }));
  }

  async open(callId: string, call: NewCall, ring: Ring | null, last: Begun["last"]): Promise<Commit> {
    await this.turn();
    const { customerId, alias, locale, allowance, maxSeconds } = call;
    const one = { customerId, alias, locale, allowance, maxSeconds };
    if (this.calls.get(callId) || (this.lasts.get(customerId) ?? null) !== last) return "conflict";
    const over = {
      ringUntil: null,
      answeredAt: null,
      answeredOn: null,
      unheardBy: null,
      endsAt: null,
      endedBy: null,
      endedAt: null,
      tried: [],
      startedAt: this.now(),
    };
    if (!ring) {
      this.lasts.set(customerId, { isVersion: true });
      this.calls.put(callId, { ...one, ...over, volunteerId: null, status: "missed", endedAt: this.now() });
      return "stored";
    }
    if (this.places.has(one.customerId) || this.places.has(ring.volunteerId)) return "conflict";
    if (this.#areParted(one.customerId, ring.volunteerId)) return "conflict";
    this.lasts.set(customerId, { isVersion: true });
    this.calls.put(callId, {
      ...one,
      ...over,
      volunteerId: ring.volunteerId,
      status: "ringing",
      ringUntil: ring.until,
    });
    for (const uid of [one.customerId, ring.volunteerId]) this.places.set(uid, { callId, seenAt: this.now() });
    return "stored";
  }

  async ringAt(callId: string, seen: Versioned<Call>, ring: Ring): Promise<Commit> {
    await this.turn();
    if (!this.calls.is(callId, seen) || this.places.has(ring.volunteerId)) return "conflict";
    if (this.#areParted(seen.value.customerId, ring.volunteerId)) return "conflict";
    this.places.delete(seen.value.tried.at(-1) ?? "");
    this.places.set(ring.volunteerId, { callId, seenAt: this.now() });
    this.calls.put(callId, { ...seen.value, volunteerId: ring.volunteerId, ringUntil: ring.until });
    return "stored";
  }

  async parted(customerId: string, uid: string): Promise<boolean> {
    await this.turn();
    return this.#areParted(customerId, uid);
  }

  async answer(
    callId: string,
    seen: Versioned<Call>,
    { page, endsAt }: { readonly page: string | null; readonly endsAt: number },
  ): Promise<Commit> {
    await this.turn();
    const { customerId, allowance, volunteerId } = seen.value;
    if (this.#areParted(customerId, volunteerId ?? "")) return "conflict";
    if (!this.calls.is(callId, seen) || (allowance === "free" && this.freeCalls.has(customerId))) return "conflict";
    if (allowance === "free") {
      this.freeCalls.add(customerId);
      this.answeredFree.push(customerId);
    }
    const place = this.places.get(volunteerId ?? "");
    if (place) place.seenAt = this.now();
    this.calls.put(callId, {
      ...seen.value,
      status: "active",
      ringUntil: null,
      answeredAt: this.now(),
      answeredOn: page,
      endsAt,
    });
    return "stored";
  }

  async lift(callId: string, seen: Versioned<Call>, by: string | null): Promise<Commit> {
    await this.turn();
    if (!this.calls.is(callId, seen)) return "conflict";
    if (by !== null) this.saidInCrisis.push({ callId, by });
    const { allowance, answeredAt, customerId } = seen.value;
    if (allowance === "free" && answeredAt !== null) {
      this.freeCalls.delete(customerId);
      this.liftedFree.push(callId);
    }
    const endsAt = answeredAt === null ? null : answeredAt + UNBOUNDED_SECONDS * SECOND;
    const lifted = { ...seen.value, allowance: "crisis", maxSeconds: UNBOUNDED_SECONDS, endsAt } as const;
    this.#makeCase(callId, lifted);
    this.calls.put(callId, lifted);
    return "stored";
  }

  async close(callId: string, seen: Versioned<Call>, { status, by, told }: Ending): Promise<Commit> {
    await this.turn();
    if (!this.calls.is(callId, seen)) return "conflict";
    const { customerId, volunteerId } = seen.value;
    if (by === "limit" && this.crises.has(customerId)) this.cutOff.push(callId);
    this.#makeCase(callId, { ...seen.value, status }, told);
    for (const uid of [customerId, volunteerId]) if (uid !== null) this.places.delete(uid);
    this.calls.put(callId, {
      ...seen.value,
      status,
      endedBy: by,
      endedAt: this.now(),
      ringUntil: null,
      volunteerId: status === "ended" ? volunteerId : null,
    });
    return "stored";
  }

  async tell(callId: string, crisis: CrisisEnd): Promise<Commit | "no-case"> {
    await this.turn();
    const known = this.cases.get(callId);
    if (!known) return "no-case";
    this.cases.set(callId, { crisis, ...known });
    return "stored";
  }

  async sides({ customerId, volunteerId }: Call): Promise<Sides & { readonly funds: CallFunds }> {
    await this.turn();
    const seenAt = (uid: string | null): number | null =>
      uid === null ? null : (this.places.get(uid)?.seenAt ?? null);
    return {
      customerSeenAt: seenAt(customerId),
      volunteerSeenAt: seenAt(volunteerId),
      crisis: this.crises.has(customerId),
      funds: noFunds,
    };
  }

  async heard(uid: string, callId: string): Promise<void> {
    await this.turn();
    const place = this.places.get(uid);
    if (place?.callId === callId) place.seenAt = this.now();
  }

  async setListening(uid: string, on: boolean): Promise<void> {
    await this.turn();
    if (on) this.listening.add(uid);
    else this.listening.delete(uid);
  }

  async noteListening(): Promise<void> {
    await this.turn();
  }

  async running() {
    await this.turn();
    return pagesOf(
      this.calls
        .values()
        .filter(([, value]) => value.status === "ringing" || value.status === "active")
        .map(([id]) => id),
    );
  }

  #makeCase(callId: string, value: Call, told?: CrisisEnd): void {
    const made = caseOfCallEnd(callId, value, told);
    if (made) this.cases.set(callId, made);
  }

  #areParted(customerId: string, uid: string): boolean {
    return this.partings.has(`${customerId} ${uid}`);
  }
}

/** Calls with a clock that a test moves; `turn` decides who goes on when. */
export function memoryCalls(
  turn: () => Promise<void>,
): CallPorts & SweepPorts & { readonly calls: MemoryCalls; readonly pass: (time: number) => void } {
  let at = NOON;
  const now = (): number => at;
  const calls = new MemoryCalls(now, turn);
  const nothing = (): Promise<void> => Promise.resolve();
  return {
    runtime: { now, freshId: () => "fresh", wait: nothing, pause: turn, skipped: () => undefined },
    calls,
    callClock: { lookAfter: nothing },
    onDefect: (error) => {
      throw error;
    },
    pass: (time) => (at += time),
  };
}
