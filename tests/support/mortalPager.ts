import type { Conversation } from "@thodu/domain/chat/model";
import { stillNeeds } from "@thodu/domain/oncall/need";
import { inNight, RINGS_MAX, ringsLeft, TALKS_MAX } from "@thodu/domain/oncall/bounds";
import type { RingState } from "@thodu/domain/oncall/model";
import type { Page } from "@thodu/domain/oncall/records";
import type { Millis } from "@thodu/domain/time";
import type { RingToStore } from "../../functions/src/usecases/oncall/ports";
import { MemoryPager } from "./memoryPager";
import type { MemoryRuntime } from "./memoryRuntime";
import { Died } from "./memoryTells";

/**
 * The fault of the next commit: it loses a race, the person is claimed just before it, or the instance dies before or
 * after it.
 */
export type PagerFault = "conflict" | "overtaken" | "before" | "after";

type Commit = "stored" | "conflict";

/**
 * Phones, pages and rings whose commits may fail in each of the ways of real ones, and change nothing with an old
 * version. Checks each ring that is to be stored, and each that has ended.
 */
export class MortalPager extends MemoryPager {
  fault: PagerFault | null = null;
  /** The calling instance has died: nothing more of it is stored. */
  isDead = false;
  /** What was stored and should not have been. */
  readonly wrong: string[] = [];
  /** How rings ended, and the faults of commits. */
  readonly seen = new Set<string>();
  /** By listener: the number of conversations they hold, and until when they rest. */
  readonly load = new Map<string, number>();
  readonly rests = new Map<string, Millis>();
  /** By person: when there last was an open page. */
  readonly begun = new Map<string, Millis>();

  constructor(
    private readonly runtime: MemoryRuntime,
    private readonly overtake: (customerId: string) => void,
  ) {
    super();
    const { begin, ring, end, close, receive, mark, comes, forgetRung, tellNobodyReached, phones } = this;
    this.begin = async (id, before, page) =>
      this.#commit(
        () => (before?.value ?? null) === (this.pages.get(id) ?? null),
        async () => {
          if (page.endedAt === null) this.begun.set(id, runtime.now());
          return begin(id, before, page);
        },
      );
    this.ring = async (open, news, rings, now) =>
      this.#commit(
        () =>
          open.page.value === this.pages.get(open.customerId) &&
          open.talk?.value === this.talks.get(open.customerId) &&
          rings.every(({ phone: { phone, record } }) => record.value === this.records.get(phone.uid)),
        async () => {
          this.#mayRing(open.customerId, rings, news);
          return ring(open, news, rings, now);
        },
        open.customerId,
      );
    this.end = async (ended, how, phone) =>
      this.#commit(
        () =>
          this.rings.get(ended.value.id)?.state === ended.value.state &&
          (phone === null || phone.seen.value === this.records.get(ended.value.uid)),
        async () => {
          this.#hasEnded(ended.value, how);
          return end(ended, how, phone);
        },
      );
    this.close = async (open, closed) =>
      this.#commit(
        () => open.page.value === this.pages.get(open.customerId),
        async () => close(open, closed),
      );
    this.receive = async (ring_, told, phone) =>
      this.#commit(
        () => phone === null || phone.seen.value === this.records.get(ring_.value.uid),
        async () => receive(ring_, told, phone),
      );
    this.mark = async (...given) => this.#write(async () => mark(...given));
    this.comes = async (...given) => this.#write(async () => comes(...given));
    this.forgetRung = async (...given) => this.#write(async () => forgetRung(...given));
    this.tellNobodyReached = async (...given) => this.#write(async () => tellNobodyReached(...given));
    this.phones = async (now) =>
      (await phones(now)).map((each) => {
        const { uid } = each.phone;
        const [load, restsUntil] = [this.load.get(uid) ?? 0, this.rests.get(uid) ?? null];
        return { ...each, phone: { ...each.phone, load, restsUntil } };
      });
  }

  async #commit(
    isAsSeen: () => boolean,
    write: () => Promise<Commit>,
    customerId: string | null = null,
  ): Promise<Commit> {
    await Promise.resolve();
    const fault = this.#takeFault();
    if (fault === "before") this.#die();
    if (fault === "overtaken" && customerId !== null) this.overtake(customerId);
    if (fault === "conflict" || !isAsSeen()) {
      this.seen.add("conflict");
      return "conflict";
    }
    // Stored before anything else can run in between.
    const stored = write();
    if (fault === "after") this.#die();
    return stored;
  }

  async #write(write: () => Promise<void>): Promise<void> {
    await Promise.resolve();
    const fault = this.#takeFault();
    if (fault === "before") this.#die();
    const written = write();
    if (fault === "after") this.#die();
    return written;
  }

  #takeFault(): PagerFault | null {
    if (this.isDead) throw new Died();
    const { fault } = this;
    this.fault = null;
    return fault;
  }

  #die(): never {
    this.isDead = true;
    this.seen.add("died");
    throw new Died();
  }

  /**
   * Checks rings that are stored: they are for a person who waits, and at phones that may ring, by what is known then.
   */
  #mayRing(customerId: string, rings: readonly RingToStore[], { replaced }: Pick<Page, "replaced">): void {
    const now = this.runtime.now();
    const talk = this.talks.get(customerId);
    if (replaced.length > (this.pages.get(customerId)?.replaced.length ?? 0)) this.seen.add("replaced");
    if (rings.length === 0) return;
    if (!talk || !stillNeeds(talk, now)) {
      this.wrong.push(`A ring for ${customerId}, who needs nobody.`);
      return;
    }
    const onCall = [...this.records.values()].filter(({ pausedAt }) => pausedAt === null);
    if (talk.risk !== "crisis" && rings.length > ringsLeft(onCall, now))
      this.wrong.push(`${rings.length} rings for ${customerId} are past the mean.`);
    for (const { phone } of rings) this.#mayRingAt(phone.phone.uid, customerId, talk, now);
  }

  #mayRingAt(uid: string, customerId: string, talk: Conversation, now: Millis): void {
    const record = this.records.get(uid);
    const faults = [
      !record && "is unknown",
      inNight(record?.rings ?? [], now).length >= RINGS_MAX && "has rung enough",
      inNight(record?.talks ?? [], now).length >= TALKS_MAX && "has talked enough",
      record?.pausedAt != null && "is paused",
      (this.load.get(uid) ?? 0) > 0 && "is in a talk",
      (this.rests.get(uid) ?? 0) > now && "rests",
      uid === customerId && "is the person",
      (talk.blocked.includes(uid) || this.partings.has(`${customerId} ${uid}`)) && "was parted from them",
      record?.windows[0]?.duty === "crisis" && talk.risk !== "crisis" && "sleeps",
      [...this.rings.values()].some((ring) => ring.uid === uid && ring.state === "ringing") && "rings already",
    ].filter((fault) => fault !== false);
    if (faults.length > 0) this.wrong.push(`${uid} rings for ${customerId}, and ${faults.join(", ")}.`);
    this.seen.add("ring");
  }

  /** Checks that only a listener who has the person has answered. */
  #hasEnded({ uid, customerId }: { readonly uid: string; readonly customerId: string | null }, how: RingState): void {
    this.seen.add(how);
    const holder = customerId === null ? null : (this.talks.get(customerId)?.volunteerId ?? null);
    if (how === "answered" && holder !== uid) this.wrong.push(`${uid} has answered, and ${String(holder)} has them.`);
  }
}
