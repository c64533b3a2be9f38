import type { AllowanceFacts } from "@thodu/domain/calls/allowance";
import { isCallerInCrisis, type ReadyListener, type Sides } from "@thodu/domain/calls/course";
import { UNBOUNDED_SECONDS } from "@thodu/domain/calls/limits";
import type { Call } from "@thodu/domain/calls/model";
import { noFunds, type CallFunds } from "@thodu/domain/plans/callFunds";
import type { CrisisEnd } from "@thodu/domain/notes/model";
import { SECOND } from "@thodu/domain/time";
import type { CallPorts } from "../../functions/src/usecases/calls/course";
import type { Begun, CallStore, Ending, NewCall, VersionedPlace } from "../../functions/src/usecases/calls/ports";
import type { Versioned, Version } from "../../functions/src/usecases/chat/ports";
import type { SweepPorts } from "../../functions/src/usecases/sweep";
import { NOON } from "./domain";
import { pagesOf } from "./pages";

class Revision implements Version {
  readonly isVersion = true;
  constructor(readonly number: number) {}
}

class PlaceVersion implements Version {
  readonly isVersion = true;
  constructor(readonly place: object) {}
}

interface Kept {
  readonly value: Call;
  readonly revision: number;
}

/**
 * Calls in memory, with the promises of the real store: a write is whole or not at all, and refused when what it saw has
 * changed or what it creates is there. Every operation yields first, so that callers meet in any order.
 */
export class MemoryCalls implements CallStore {
  readonly calls = new Map<string, Kept>();
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
  /** Who answered which calls that were free, in order. */
  readonly answeredFree: string[] = [];
  /** Calls whose listener said that the caller is in a crisis, in order. */
  readonly saidInCrisis: { readonly callId: string; readonly by: string }[] = [];
  readonly told = new Map<string, CrisisEnd>();
  tell = async (callId: string, crisis: CrisisEnd): Promise<boolean> => this.told.set(callId, crisis).has(callId);
  /** Calls that a limit ended although their caller was in a crisis. */
  readonly cutOff: string[] = [];

  constructor(
    readonly now: () => number,
    readonly turn: () => Promise<void>,
  ) {}

  async find(callId: string): Promise<Versioned<Call> | null> {
    await this.turn();
    const kept = this.calls.get(callId);
    return kept ? { value: kept.value, version: new Revision(kept.revision) } : null;
  }

  findReadable(callId: string): Promise<Versioned<Call> | null> {
    return this.find(callId);
  }

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
    const last = [...this.calls.values()].findLast(({ value }) => value.customerId === customerId)?.value ?? null;
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
    const begun = [...this.calls.values()].filter(
      ({ value }) => value.customerId === customerId && value.startedAt > since,
    );
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

  async open(
    callId: string,
    call: NewCall,
    ring: { readonly volunteerId: string; readonly until: number } | null,
    last: Begun["last"],
  ): Promise<"stored" | "conflict"> {
    await this.turn();
    const { customerId, alias, locale, allowance, maxSeconds } = call;
    const one = { customerId, alias, locale, allowance, maxSeconds };
    if (this.calls.has(callId) || (this.lasts.get(customerId) ?? null) !== last) return "conflict";
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
      this.#put(callId, { ...one, ...over, volunteerId: null, status: "missed", endedAt: this.now() });
      return "stored";
    }
    if (this.places.has(one.customerId) || this.places.has(ring.volunteerId)) return "conflict";
    if (this.#areParted(one.customerId, ring.volunteerId)) return "conflict";
    this.lasts.set(customerId, { isVersion: true });
    this.#put(callId, { ...one, ...over, volunteerId: ring.volunteerId, status: "ringing", ringUntil: ring.until });
    for (const uid of [one.customerId, ring.volunteerId]) this.places.set(uid, { callId, seenAt: this.now() });
    return "stored";
  }

  async ringAt(
    callId: string,
    seen: Versioned<Call>,
    ring: { readonly volunteerId: string; readonly until: number },
  ): Promise<"stored" | "conflict"> {
    await this.turn();
    if (!this.#isCurrent(callId, seen) || this.places.has(ring.volunteerId)) return "conflict";
    if (this.#areParted(seen.value.customerId, ring.volunteerId)) return "conflict";
    this.places.delete(seen.value.tried.at(-1) ?? "");
    this.places.set(ring.volunteerId, { callId, seenAt: this.now() });
    this.#put(callId, { ...seen.value, volunteerId: ring.volunteerId, ringUntil: ring.until });
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
  ): Promise<"stored" | "conflict"> {
    await this.turn();
    const { customerId, allowance, volunteerId } = seen.value;
    if (this.#areParted(customerId, volunteerId ?? "")) return "conflict";
    if (!this.#isCurrent(callId, seen) || (allowance === "free" && this.freeCalls.has(customerId))) return "conflict";
    if (allowance === "free") {
      this.freeCalls.add(customerId);
      this.answeredFree.push(customerId);
    }
    const place = this.places.get(volunteerId ?? "");
    if (place) place.seenAt = this.now();
    this.#put(callId, {
      ...seen.value,
      status: "active",
      ringUntil: null,
      answeredAt: this.now(),
      answeredOn: page,
      endsAt,
    });
    return "stored";
  }

  async lift(callId: string, seen: Versioned<Call>, by: string | null): Promise<"stored" | "conflict"> {
    await this.turn();
    if (!this.#isCurrent(callId, seen)) return "conflict";
    if (by !== null) this.saidInCrisis.push({ callId, by });
    const { allowance, answeredAt, customerId } = seen.value;
    if (allowance === "free" && answeredAt !== null) {
      this.freeCalls.delete(customerId);
      this.liftedFree.push(callId);
    }
    const endsAt = answeredAt === null ? null : answeredAt + UNBOUNDED_SECONDS * SECOND;
    this.#put(callId, { ...seen.value, allowance: "crisis", maxSeconds: UNBOUNDED_SECONDS, endsAt });
    return "stored";
  }

  async close(callId: string, seen: Versioned<Call>, { status, by, told }: Ending): Promise<"stored" | "conflict"> {
    await this.turn();
    if (!this.#isCurrent(callId, seen)) return "conflict";
    const { customerId, volunteerId } = seen.value;
    if (by === "limit" && this.crises.has(customerId)) this.cutOff.push(callId);
    if (told) this.told.set(callId, told);
    for (const uid of [customerId, volunteerId]) if (uid !== null) this.places.delete(uid);
    this.#put(callId, {
      ...seen.value,
      status,
      endedBy: by,
      endedAt: this.now(),
      ringUntil: null,
      volunteerId: status === "ended" ? volunteerId : null,
    });
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
      [...this.calls]
        .filter(([, { value }]) => value.status === "ringing" || value.status === "active")
        .map(([id]) => id),
    );
  }

  #areParted(customerId: string, uid: string): boolean {
    return this.partings.has(`${customerId} ${uid}`);
  }

  #isCurrent(callId: string, { version }: Versioned<Call>): boolean {
    return version instanceof Revision && this.calls.get(callId)?.revision === version.number;
  }

  #put(callId: string, value: Call): void {
    this.calls.set(callId, { value, revision: (this.calls.get(callId)?.revision ?? 0) + 1 });
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
