import type { Conversation, Ways } from "@thodu/domain/chat/model";
import { isOutOfQueue } from "@thodu/domain/matching/gone";
import type { NoticeKind } from "@thodu/domain/notifications/notices";
import type { Versioned } from "../../functions/src/usecases/chat/ports";
import type {
  QueueStore,
  TellStore,
  VersionedListener,
  VersionedWait,
} from "../../functions/src/usecases/matching/ports";
import { aConversation } from "./domain";
import { Cells } from "./memoryCells";
import type { MemoryRuntime } from "./memoryRuntime";
import { pagesOf } from "./pages";
import { onDesk } from "./queue";

/** The fault of the next commit: it loses a race, or the instance dies before or after it. */
export type Fault = "conflict" | "before" | "after";

export class Died extends Error {}

export interface Told {
  readonly to: string;
  readonly kind: NoticeKind;
  readonly ways: Ways | null;
  readonly at: number;
  /** Whether it reached a push service or mail server. */
  readonly reached: boolean;
}

type Commit = Promise<"stored" | "conflict">;

/** People who wait, promises and a desk in memory; every commit may fail in each of the ways of a real one. */
export class MemoryTells implements TellStore {
  readonly people = new Cells<Conversation & { readonly id: string }>();
  readonly notices = new Map<string, Told>();
  cases = 0;
  /** How many listeners are at the desk, each with one free place. */
  free = 0;
  reaches = true;
  /** The id of their newest device. */
  device: string | null = "newest";
  fault: Fault | null = null;

  constructor(readonly runtime: MemoryRuntime) {}

  find(id: string): (Conversation & { readonly id: string }) | null {
    return this.people.at(id).see()?.value ?? null;
  }

  put(id: string, changes: Partial<Conversation>): void {
    this.people.at(id).write({ ...(this.find(id) ?? aConversation()), ...changes, id });
  }

  promised = async (): Promise<readonly VersionedWait[]> =>
    Promise.resolve(this.#all().filter(({ value }) => value.status === "waiting" && value.tellMe !== null));

  promises: TellStore["promises"] = async () =>
    Promise.resolve(pagesOf(this.#all().filter(({ value }) => value.tellMe !== null)));

  promise: TellStore["promise"] = async (id, seen, tellMe, tellWays) =>
    this.#commit(id, seen, () => this.put(id, { tellMe, tellWays, waitSignAt: this.runtime.now() }));

  tellTurn: TellStore["tellTurn"] = async (seen, tellMe, kind) =>
    this.#commit(seen.value.id, seen, () => {
      this.#tell(seen.value, `turn_${tellMe.since}_${tellMe.until}_${tellMe.calls}`, kind);
      this.put(seen.value.id, { tellMe });
    });

  reached: TellStore["reached"] = async ({ value: { id, tellMe } }) => {
    const of = `${id} turn_${tellMe?.since ?? 0}_${tellMe?.until ?? 0}_`;
    return Promise.resolve([...this.notices].some(([name, { reached }]) => name.startsWith(of) && reached));
  };

  end: TellStore["end"] = async (seen, { notice, placeFrom, missed }, now) =>
    this.#commit(seen.value.id, seen, () => {
      const { tellMe } = seen.value;
      if (notice) this.#tell(seen.value, `${notice}_${tellMe?.since ?? 0}_${tellMe?.until ?? 0}`, notice);
      const lost =
        placeFrom === null || !isOutOfQueue(seen.value) ? {} : { gone: { at: now, waitingSince: placeFrom } };
      this.put(seen.value.id, { tellMe: null, tellWays: null, ...lost });
      if (missed) this.cases += 1;
    });

  newestDevice = async (): Promise<string | null> => Promise.resolve(this.device);

  /** The parts of the queue that matching, the sweep and a page need. */
  readonly queue: Pick<
    QueueStore,
    | "atDesk"
    | "candidates"
    | "find"
    | "heldInCrisis"
    | "known"
    | "leave"
    | "offer"
    | "onPhone"
    | "parted"
    | "retire"
    | "sign"
    | "tell"
    | "withdraw"
  > = {
    atDesk: async () => Promise.resolve({ listeners: this.#listeners(), onPhone: new Set<string>() }),
    candidates: async () =>
      Promise.resolve(this.#all().filter(({ value }) => value.status === "waiting" && value.waitingSince !== null)),
    find: async (id) => Promise.resolve(this.people.at(id).see()),
    heldInCrisis: async () => Promise.resolve([]),
    onPhone: async () => Promise.resolve(new Set<string>()),
    known: async (people) => Promise.resolve(people),
    parted: async () => Promise.resolve([]),
    retire: async () => Promise.resolve(),
    tell: async () => Promise.resolve(),
    leave: async (id, seen, at) =>
      this.#commit(id, seen, () =>
        this.put(id, { waitingSince: null, gone: { at, waitingSince: seen.value.waitingSince ?? at }, offer: null }),
      ),
    sign: async (id, seen, { backTo, keepsPromise }) =>
      this.#commit(id, seen, () =>
        this.put(id, {
          waitSignAt: this.runtime.now(),
          ...(backTo !== null && { waitingSince: backTo, gone: null }),
          ...(keepsPromise && { tellMe: null, tellWays: null }),
        }),
      ),
    offer: async (person, _, { customerId, to, expiresAt, passed, ranOut }) =>
      this.#commit(customerId, person, () =>
        this.put(customerId, { offer: { to, expiresAt }, passed: { ...passed }, ...(ranOut && { ranOut }) }),
      ),
    withdraw: async (person, { customerId, passed, ranOut }) =>
      this.#commit(customerId, person, () =>
        this.put(customerId, { offer: null, passed: { ...passed }, ...(ranOut && { ranOut }) }),
      ),
  };

  #all(): readonly VersionedWait[] {
    return [...this.people.values()].flatMap((cell) => cell.see() ?? []);
  }

  #listeners(): readonly VersionedListener[] {
    return Array.from({ length: this.free }, (_, at) => ({
      value: { ...onDesk(`listener-${at}`, { seenAt: this.runtime.now(), capacity: 1 }), name: "" },
      version: { isVersion: true },
    }));
  }

  #tell({ id, tellWays }: VersionedWait["value"], name: string, kind: NoticeKind): void {
    const key = `${id} ${name}`;
    if (this.notices.has(key)) throw new Error(`${key} would be told twice.`);
    this.notices.set(key, { to: id, kind, ways: tellWays, at: this.runtime.now(), reached: this.reaches });
  }

  /**
   * A write that may lose a race (of this person, or as `isOvertaken` says), or before or after which its instance may
   * die.
   */
  async commit(id: string, seen: Versioned<unknown>, isOvertaken: () => boolean, write: () => void): Commit {
    await Promise.resolve();
    const { fault } = this;
    this.fault = null;
    if (fault === "before") throw new Died();
    const cell = this.people.at(id);
    const now = cell.see();
    const isAsSeen = now !== null && cell.isAt({ value: now.value, version: seen.version });
    if (fault === "conflict" || !isAsSeen || isOvertaken()) return "conflict";
    write();
    if (fault === "after") throw new Died();
    return "stored";
  }

  async #commit(id: string, seen: Versioned<unknown>, write: () => void): Commit {
    return this.commit(id, seen, () => false, write);
  }
}
