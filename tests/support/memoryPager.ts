import type { Conversation } from "@thodu/domain/chat/model";
import { afterRinging, type PhoneRecord } from "@thodu/domain/oncall/bounds";
import { onCall, type OnCall, type RingState } from "@thodu/domain/oncall/model";
import { phoneOf } from "@thodu/domain/oncall/phone";
import type { Page, Ring } from "@thodu/domain/oncall/records";
import type { Millis } from "@thodu/domain/time";
import { volunteer } from "@thodu/domain/volunteers/model";
import type { Versioned } from "../../functions/src/usecases/chat/ports";
import type {
  CallStore,
  OpenPage,
  PagerStore,
  RingToStore,
  VersionedOnCall,
  VersionedPhone,
  VersionedRing,
} from "../../functions/src/usecases/oncall/ports";

const version = { isVersion: true } as const;
const seen = <T>(value: T): Versioned<T> => ({ value, version });

const refuse = (): never => {
  throw new Error("Not asked for here.");
};

/** How many pages of people not at risk the store finds. */
const PAGES = 100;

const untouched = {
  deliveredAt: null,
  arrivedAt: null,
  shownAt: null,
  answeredAt: null,
  endedAt: null,
  callTest: false,
  calledAt: null,
  callId: null,
  callEnd: null,
} as const;

/** Phones, pages and rings in memory. Loses as many races as the test says, and can be broken. */
export class MemoryPager implements PagerStore {
  readonly pages = new Map<string, Page>();
  readonly talks = new Map<string, Conversation>();
  readonly rings = new Map<string, Ring>();
  readonly records = new Map<string, OnCall>();
  readonly partings = new Set<string>();
  /** People who are in a call with a listener. */
  readonly onPhone = new Set<string>();
  told = 0;
  /** The people of whom the admins were told last. */
  toldOf: Parameters<PagerStore["tellNobodyReached"]>[0] = [];
  losses = 0;
  /** Runs once, before the next ring is marked as called. */
  beforeCall: (() => void) | null = null;
  broken = false;
  /** Phones whose record can’t be read. */
  readonly unreadable = new Set<string>();

  /** Adds a listener who is on call while their page is open. */
  add(uid: string, now: Millis): void {
    this.records.set(uid, { ...onCall.parse({ on: true }), testedAt: now, standbyAt: now });
  }

  states(): Readonly<Record<string, RingState>> {
    return Object.fromEntries([...this.rings.values()].map(({ uid, state }) => [uid, state]));
  }

  async openPages(): Promise<readonly OpenPage[]> {
    await Promise.resolve();
    if (this.broken) throw new Error("no store");
    const open = [...this.pages]
      .filter(([, { endedAt }]) => endedAt === null)
      .toSorted(([, a], [, b]) => a.since - b.since)
      .filter(([customerId], at) => at < PAGES || this.talks.get(customerId)?.risk === "crisis");
    return open.map(([customerId, page]) => {
      const talk = this.talks.get(customerId);
      return { customerId, page: seen(page), talk: talk ? seen(talk) : null, isOnPhone: this.onPhone.has(customerId) };
    });
  }

  isNetworkPaged = async (network: string, but: string): Promise<boolean> =>
    Promise.resolve(
      [...this.pages].some(([id, page]) => id !== but && page.endedAt === null && page.network === network),
    );

  isOnPhone = async (customerId: string): Promise<boolean> => Promise.resolve(this.onPhone.has(customerId));

  findPage = async (customerId: string): Promise<Versioned<Page> | null> => {
    const page = this.pages.get(customerId);
    return Promise.resolve(page ? seen(page) : null);
  };

  isRung = async (customerId: string): Promise<boolean> =>
    Promise.resolve(
      [...this.rings.values()].some((each) => each.customerId === customerId && each.state === "ringing"),
    );

  ringing = async (): Promise<readonly VersionedRing[]> =>
    Promise.resolve([...this.rings].flatMap(([id, each]) => (each.state === "ringing" ? [seen({ ...each, id })] : [])));

  phones = async (now: Millis): Promise<readonly VersionedPhone[]> => {
    const listener = volunteer.parse({ email: "", approved: true });
    return Promise.resolve(
      [...this.records].flatMap(([uid, record]) => {
        const phone = phoneOf(uid, record, listener, false, now);
        return phone ? [{ phone, record: seen(record) }] : [];
      }),
    );
  };

  record = async (uid: string): Promise<VersionedOnCall | null> => {
    this.#mustRead(uid);
    const record = this.records.get(uid);
    return Promise.resolve(record ? seen(record) : null);
  };

  parted: PagerStore["parted"] = async (pairs) =>
    Promise.resolve(pairs.filter(({ customerId, uid }) => this.partings.has(`${customerId} ${uid}`)));

  begin = async (customerId: string, _: Versioned<Page> | null, page: Page): Promise<"stored" | "conflict"> => {
    if (this.#loses()) return "conflict";
    this.pages.set(customerId, page);
    return Promise.resolve("stored");
  };

  ring = async (
    { customerId, page }: OpenPage,
    news: Pick<Page, "waves" | "replaced">,
    rings: readonly RingToStore[],
    now: Millis,
  ): Promise<"stored" | "conflict"> => {
    if (this.#loses()) return "conflict";
    const rung = { ...page.value.rung };
    for (const { id, wave, expiresAt, phone } of rings) {
      const { uid } = phone.phone;
      rung[uid] = now;
      this.records.set(uid, afterRinging(phone.record.value, now));
      this.rings.set(id, { ...untouched, uid, customerId, wave, state: "ringing", at: now, until: expiresAt });
    }
    this.pages.set(customerId, { ...page.value, ...news, rung });
    return Promise.resolve("stored");
  };

  end = async (
    { value: { id, ...ring } }: VersionedRing,
    how: RingState,
    phone: { readonly seen: VersionedOnCall; readonly after: PhoneRecord } | null,
  ): Promise<"stored" | "conflict"> => {
    if (this.#loses()) return "conflict";
    this.rings.set(id, { ...ring, state: how });
    if (phone) {
      const { paused, rings, reached, talks, ...rated } = phone.after;
      const pausedAt = paused ? 1 : null;
      this.records.set(ring.uid, {
        ...phone.seen.value,
        ...rated,
        rings: [...rings],
        reached: [...reached],
        talks: [...talks],
        pausedAt,
      });
    }
    return Promise.resolve("stored");
  };

  close: PagerStore["close"] = async ({ customerId, page }, end) => {
    this.pages.set(customerId, { ...page.value, ...end });
    return Promise.resolve("stored");
  };

  receive: PagerStore["receive"] = async ({ value: { id, ...ring } }, { times, callEnd, callId }, phone) => {
    if (this.#loses()) return "conflict";
    const told = Object.fromEntries(times.map((what) => [what, 1]));
    this.rings.set(id, { ...ring, ...told, ...(callEnd && { callEnd }), ...(callId !== null && { callId }) });
    if (phone) this.records.set(ring.uid, { ...phone.seen.value, reached: [...phone.reached] });
    return Promise.resolve("stored");
  };

  /** The store of calls by telephone. */
  readonly calls: CallStore = {
    begin: async (uid, ringId, until, { value: record }, tests) => {
      if (this.#loses()) return "conflict";
      const test = { uid, customerId: null, wave: 0, state: "ringing", at: until, until, callTest: true } as const;
      this.rings.set(ringId, { ...untouched, ...test });
      this.records.set(uid, { ...record, callTests: [...tests] });
      return Promise.resolve("stored");
    },
    take: async ({ value: { id, ...ring } }) => {
      const meanwhile = this.beforeCall;
      this.beforeCall = null;
      meanwhile?.();
      if (this.#loses() || this.rings.get(id)?.calledAt !== null) return "conflict";
      this.rings.set(id, { ...ring, calledAt: 1 });
      return Promise.resolve("stored");
    },
    note: async (id, callId) => {
      const ring = this.rings.get(id);
      if (!ring) return null;
      this.rings.set(id, { ...ring, callId, ...(callId === null && { callEnd: "failed" }) });
      return Promise.resolve(ring.state);
    },
    pass: async ({ value: { id, ...ring } }, { value: record }, first) => {
      if (this.#loses()) return "conflict";
      this.rings.set(id, { ...ring, state: "answered" });
      this.records.set(ring.uid, {
        ...record,
        testedAt: ring.until,
        callTestedAt: ring.until,
        ...(first && { pushTestedAt: null }),
      });
      return Promise.resolve("stored");
    },
  };

  tellNobodyReached: PagerStore["tellNobodyReached"] = async (people) => {
    this.told += 1;
    this.toldOf = people.map(({ risk, locale }) => ({ risk, locale }));
    return Promise.resolve();
  };

  devicesOf = async (uid: string) => {
    this.#mustRead(uid);
    return Promise.resolve({
      locale: "en" as const,
      tokens: this.records.get(uid)?.channels.push === false ? [] : [`device of ${uid}`],
    });
  };
  mark = async (ringId: string, what: "deliveredAt" | "answeredAt"): Promise<void> => {
    const ring = this.rings.get(ringId);
    if (ring) this.rings.set(ringId, { ...ring, [what]: 1 });
    return Promise.resolve();
  };
  comes = async (ringId: string, until: Millis): Promise<void> => {
    const ring = this.rings.get(ringId);
    if (ring) this.rings.set(ringId, { ...ring, answeredAt: 1, until });
    return Promise.resolve();
  };
  forgetRung = async (customerId: string, uid: string): Promise<void> => {
    const page = this.pages.get(customerId);
    const rung = Object.entries(page?.rung ?? {}).filter(([each]) => each !== uid);
    if (page) this.pages.set(customerId, { ...page, rung: Object.fromEntries(rung) });
    return Promise.resolve();
  };
  phonesLately = async (now: Millis) => (await this.phones(now)).map(({ phone }) => phone);
  anyoneOnCall = refuse;
  findRing = async (id: string): Promise<VersionedRing | null> => {
    const ring = this.rings.get(id);
    return Promise.resolve(ring ? seen({ ...ring, id }) : null);
  };
  saveWish = refuse;
  testRing = async (uid: string, id: string, until: Millis): Promise<void> => {
    this.rings.set(id, { ...untouched, uid, customerId: null, wave: 0, state: "ringing", at: until, until });
    return Promise.resolve();
  };
  passTest = async (uid: string, { value: { id, ...ring } }: VersionedRing, arrived: boolean): Promise<"stored"> => {
    const record = this.records.get(uid) ?? onCall.parse({});
    this.rings.set(id, { ...ring, state: "answered" });
    this.records.set(uid, { ...record, testedAt: 1, pushTestedAt: arrived ? 1 : null });
    return Promise.resolve("stored");
  };
  notePush = async (uid: string, reaches: boolean): Promise<void> => {
    const record = this.records.get(uid);
    if (record) this.records.set(uid, { ...record, pushTestedAt: reaches ? 1 : null });
    return Promise.resolve();
  };
  /** The time of the next sign of a standby page. */
  signedAt: Millis = 0;
  noteStandby = async (uid: string, standbyOnCall: boolean): Promise<void> => {
    const record = this.records.get(uid) ?? onCall.parse({});
    this.records.set(uid, { ...record, standbyAt: this.signedAt, standbyOnCall });
    return Promise.resolve();
  };

  #mustRead(uid: string): void {
    if (this.unreadable.has(uid)) throw new Error(`onCall/${uid} is broken`);
  }

  #loses(): boolean {
    if (this.losses === 0) return false;
    this.losses -= 1;
    return true;
  }
}
