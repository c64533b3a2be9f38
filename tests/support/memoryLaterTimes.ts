import type { Ways } from "@thodu/domain/chat/model";
import { COMES_WITHIN, REMINDED_BEFORE } from "@thodu/domain/matching/laterTime";
import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import type { LaterStore, VersionedWait } from "../../functions/src/usecases/matching/ports";
import { Cells } from "./memoryCells";
import type { MemoryTells } from "./memoryTells";
import { pagesOf } from "./pages";

export interface ToldOfTime {
  readonly to: string;
  readonly kind: string;
  readonly ways: Ways | null;
}

/** Times later in memory, together with the promises to tell people of their turn. */
export class MemoryLaterTimes implements LaterStore {
  readonly listeners = new Cells<Volunteer>();
  readonly told: ToldOfTime[] = [];
  /** The listeners about whom the admins have a case; null for nobody. */
  readonly cases: (string | null)[] = [];
  /** Customer, a space, listener. */
  readonly partings = new Set<string>();
  /** By person: the listener with whom they are in a call. */
  readonly #onPhone = new Map<string, string>();
  /** By person: the listener of their last call, and when it ended. */
  readonly #talked = new Map<string, { readonly by: string; readonly until: number }>();

  constructor(readonly store: MemoryTells) {}

  approve(uid: string, approved: boolean): void {
    const before = this.listeners.at(uid).see()?.value ?? volunteer.parse({ email: `${uid}@thodu.example`, approved });
    this.listeners.at(uid).write({ ...before, approved });
  }

  /** Begins a call of the two, or ends the person's present call. */
  phone(customerId: string, uid: string, now: number): void {
    const by = this.#onPhone.get(customerId);
    if (by === undefined) this.#onPhone.set(customerId, uid);
    else this.#talked.set(customerId, { by, until: now });
    if (by !== undefined) this.#onPhone.delete(customerId);
  }

  talked(customerId: string, since: number): readonly string[] {
    const [now, last] = [this.#onPhone.get(customerId), this.#talked.get(customerId)];
    return [...(now === undefined ? [] : [now]), ...(last && last.until > since ? [last.by] : [])];
  }

  openTimes: LaterStore["openTimes"] = async () =>
    Promise.resolve(pagesOf(this.#all(({ state }) => state === "asked" || state === "taken")));
  asked: LaterStore["asked"] = async () => Promise.resolve(this.#all(({ state }) => state === "asked"));
  takenBy: LaterStore["takenBy"] = async (uid) =>
    Promise.resolve(this.#all(({ state, by }) => state === "taken" && by === uid));
  near: LaterStore["near"] = async (now) =>
    Promise.resolve(
      this.#all(({ state, at }) => state === "taken" && at > now - COMES_WITHIN && at <= now + REMINDED_BEFORE),
    );
  listener: LaterStore["listener"] = async (uid) => Promise.resolve(this.listeners.at(uid).see());
  talkedWith: LaterStore["talkedWith"] = async (customerId, since) => Promise.resolve(this.talked(customerId, since));
  parted: LaterStore["parted"] = async (customerIds, uid) =>
    Promise.resolve(new Set(customerIds.filter((customerId) => this.partings.has(`${customerId} ${uid}`))));

  change: LaterStore["change"] = async (seen, change, { ways, taker } = {}) => {
    const { id } = seen.value;
    const isOvertaken = (): boolean =>
      taker !== undefined &&
      (!this.listeners.at(taker.uid).isAt(taker.record) || this.partings.has(`${id} ${taker.uid}`));
    return this.store.commit(id, seen, isOvertaken, () => {
      const { laterTime, person, listener, failed, tellMe } = change;
      const stands = laterTime?.state === "asked" || laterTime?.state === "taken";
      const known = seen.value.laterWays;
      if (person) this.told.push({ to: id, kind: person, ways: known });
      if (listener) this.told.push({ to: listener.uid, kind: listener.kind, ways: null });
      if (failed) this.cases.push(failed.by);
      if (taker) this.listeners.at(taker.uid).write({ ...taker.record.value });
      this.store.put(id, {
        laterTime,
        ...(ways && { laterWays: ways }),
        ...(!stands && { laterWays: null }),
        ...(tellMe && { tellMe, tellWays: known }),
      });
    });
  };

  #all(wanted: (time: NonNullable<VersionedWait["value"]["laterTime"]>) => boolean): readonly VersionedWait[] {
    const people = [...this.store.people.values()].flatMap((cell) => cell.see() ?? []);
    return people.filter(({ value: { laterTime } }) => laterTime !== null && wanted(laterTime));
  }
}
