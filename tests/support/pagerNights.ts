import { decideClaim } from "@thodu/domain/chat/claim";
import type { Conversation } from "@thodu/domain/chat/model";
import { REST_AFTER_CRISIS } from "@thodu/domain/oncall/bounds";
import { onCall, type Duty } from "@thodu/domain/oncall/model";
import { stillNeeds } from "@thodu/domain/oncall/need";
import { MINUTE, SECOND, type Millis } from "@thodu/domain/time";
import { whoIsThere } from "../../functions/src/usecases/matching/whoIsThere";
import { beginCrisisPages, beginPages } from "../../functions/src/usecases/oncall/begin";
import { noteReceipt } from "../../functions/src/usecases/oncall/receipts";
import { aConversation } from "./domain";
import { Died } from "./memoryTells";
import { MortalPager } from "./mortalPager";
import { PEOPLE, PHONES, type PagerStep } from "./pagerNightSteps";
import { PagerSetting, ringTokens } from "./pagerSetting";
import { MortalRuntime } from "./waits";

const DAYS = [0, 1, 2, 3, 4, 5, 6];
/**
 * The most minutes after which a page ends that only the sweeps process; not counting time in which another page of its
 * network is open.
 */
const CALLED_FOR_MAX = 8;
/**
 * The most minutes until a sweep begins the next page: 15 after an unanswered one, and after pages of others on the
 * network.
 */
const FOUND_WITHIN = 28;

/**
 * Random nights of the pager: people who wait and the sweeps begin pages; phones confirm, answer, decline or sleep; the
 * desk is faster; pairs are parted. Also the system fails: commits are lost, instances die before and after them, and a
 * restart loses everything in memory and every scheduled task.
 */
export class PagerNight {
  readonly runtime = new MortalRuntime();
  readonly pages: MortalPager = new MortalPager(this.runtime, (customerId) => this.#take(customerId, "desk"));
  readonly setting = new PagerSetting(this.pages, this.runtime);
  #fresh = 0;

  constructor() {
    for (const uid of PHONES) this.#add(uid, uid === "devi" ? "crisis" : "awake");
  }

  async take({ kind, customer, phone, seconds }: PagerStep): Promise<void> {
    await this.#until(this.runtime.time + seconds * SECOND);
    await this.#safely(() => this.#do(kind, customer, phone));
    this.#check();
  }

  /** Lets time pass in which only the sweep of each minute runs, each in a new instance. */
  async rest(): Promise<void> {
    this.pages.fault = null;
    const began = this.runtime.time;
    const called = new Map<string, number>();
    for (let minute = 0; minute < FOUND_WITHIN; minute += 1) {
      this.#restart();
      this.runtime.time += MINUTE;
      for (const id of PEOPLE) this.#change(id, { waitSignAt: this.runtime.time });
      await this.#safely(() => this.#sweep());
      this.#check();
      this.#checkEnds();
      // In a crisis one page follows the other, and each rings phones: only minutes in a row without a ring count.
      const rung = new Set(this.#ringing().map(({ customerId }) => customerId));
      for (const id of PEOPLE)
        called.set(id, !rung.has(id) && (await this.#isCalledFor(id)) ? (called.get(id) ?? 0) + 1 : 0);
      const told = [...called].filter(([, minutes]) => minutes > CALLED_FOR_MAX);
      if (told.length > 0) throw new Error(`Phones that do not ring are spoken of: ${JSON.stringify(told)}.`);
    }
    for (const id of PEOPLE) {
      const talk = this.pages.talks.get(id);
      if (!talk || !stillNeeds(talk, this.runtime.time)) continue;
      if ((this.pages.begun.get(id) ?? 0) < began) throw new Error(`Nobody was looked for for ${id}.`);
      if (this.pages.told === 0) throw new Error(`${id} waits, and the admins know nothing of it.`);
      this.pages.seen.add("waits on");
    }
  }

  #add(uid: string, duty: Duty): void {
    const { time } = this.runtime;
    this.pages.records.set(uid, {
      ...onCall.parse({ on: true }),
      testedAt: time,
      // Some rings of the night are past, so that its limits are near.
      rings: [time, time],
      reached: [time, time],
      talks: [time],
      languages: uid === "lila" ? { hi: "well", te: "little" } : { te: "well" },
      windows: [{ days: DAYS, from: 0, to: 0, duty }],
    });
  }

  /** Runs what an instance does, until it dies; after that nothing of it is stored. */
  async #safely(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => {
      if (!(error instanceof Died)) throw error;
    });
    const { defects } = this.setting;
    const strange = defects.filter((error) => !(error instanceof Died));
    if (strange.length > 0 || this.runtime.left.length > 0)
      throw new Error(`${String(strange[0])} ${JSON.stringify(this.runtime.left)}`);
    if (this.pages.isDead) {
      await new Promise((done) => setImmediate(done));
      this.#restart();
    }
  }

  #restart(): void {
    this.pages.isDead = false;
    this.setting.defects.length = 0;
    this.setting.asked.length = 0;
    this.setting.restart();
  }

  /** Lets time pass; each task runs at its time. */
  async #until(end: Millis): Promise<void> {
    const { asked } = this.setting;
    for (;;) {
      const next = Math.min(...asked);
      if (next > end) break;
      asked.splice(asked.indexOf(next), 1);
      this.runtime.time = Math.max(this.runtime.time, next);
      await this.#safely(() => this.setting.pager.runAt(next));
      this.#check();
    }
    this.runtime.time = Math.max(this.runtime.time, end);
    const john = this.pages.records.get("john");
    if (john) this.pages.records.set("john", { ...john, standbyAt: this.runtime.time });
  }

  async #do(kind: PagerStep["kind"], customer: PagerStep["customer"], phone: PagerStep["phone"]): Promise<void> {
    const { pages, runtime, setting } = this;
    const talk = pages.talks.get(customer);
    const waits = talk?.status === "waiting";
    switch (kind) {
      case "come":
      case "crisis":
        if (talk?.status !== "active") this.#come(customer, kind === "crisis", talk);
        return this.#poll(customer);
      case "worsen":
        if (waits) this.#change(customer, { risk: "crisis" });
        return undefined;
      case "poll":
        return this.#poll(customer);
      case "sweep":
        return this.#sweep();
      case "answer":
        for (const { uid, customerId } of this.#ringing())
          if (uid === phone && customerId !== null) this.#take(customerId, uid);
        return setting.pager.run();
      case "desk":
        this.#take(customer, "desk");
        return setting.pager.run();
      case "decline":
        return this.#tell(phone, (ringId) => this.setting.declines(phone, ringId));
      case "receipt":
        return this.#tell(phone, (ringId) =>
          noteReceipt({ runtime, pages, ringTokens }, { ringId, token: "right", what: "arrived" }),
        );
      case "leave":
        if (waits) this.#change(customer, { status: "closed", waitingSince: null });
        return setting.pager.run();
      case "finish":
        if (talk?.status === "active") this.#finish(customer, talk);
        return undefined;
      case "block":
        if (talk) this.#change(customer, { blocked: [...talk.blocked, phone] });
        return setting.pager.run();
      case "part":
        pages.partings.add(`${customer} ${phone}`);
        return undefined;
      case "restart":
        return this.#restart();
      case "minute":
        return this.#until(runtime.time + MINUTE);
      case "conflict":
      case "overtaken":
      case "before":
      case "after":
        pages.fault = kind;
        return undefined;
    }
  }

  #come(customer: string, crisis: boolean, before: Conversation | undefined): void {
    const { time } = this.runtime;
    this.pages.talks.set(customer, {
      ...aConversation({ locale: customer === "omar" ? "hi" : "te", risk: crisis ? "crisis" : "none" }),
      blocked: before?.blocked ?? [],
      waitingSince: before?.status === "waiting" ? before.waitingSince : time,
      waitSignAt: time,
      lastMessageAt: time,
    });
  }

  #change(customer: string, changes: Partial<Conversation>): void {
    const talk = this.pages.talks.get(customer);
    if (talk) this.pages.talks.set(customer, { ...talk, ...changes });
  }

  async #poll(customer: string): Promise<void> {
    if (this.pages.talks.get(customer)?.status !== "waiting") return;
    this.#change(customer, { waitSignAt: this.runtime.time });
    await this.setting.pager.begin(customer, customer === "kiran" || customer === "omar" ? "shared" : null);
  }

  async #sweep(): Promise<void> {
    const isCrisis = (id: string): boolean => this.pages.talks.get(id)?.risk === "crisis";
    const known = PEOPLE.filter((id) => this.pages.talks.has(id));
    await this.setting.sweep(known.filter(isCrisis), beginCrisisPages);
    await this.setting.sweep(known, beginPages);
  }

  /** The first listener gets the person; the second is refused. */
  #take(customer: string, by: string): void {
    const { pages, runtime } = this;
    const conversation = pages.talks.get(customer);
    if (!conversation) return;
    const load = pages.load.get(by) ?? 0;
    const decided = decideClaim({
      customerId: customer,
      conversation,
      listener: { uid: by, load, capacity: 3, languages: ["te"], secondLanguages: [], unanswered: {}, restUntil: null },
      takeOver: false,
      parted: pages.partings.has(`${customer} ${by}`),
      freshClaimId: `claim-${(this.#fresh += 1)}`,
      now: runtime.time,
    });
    if (!decided.ok || decided.value.kind === "held") return;
    if (conversation.status !== "waiting") pages.wrong.push(`${by} has claimed ${customer}, whom another has.`);
    this.#change(customer, { ...decided.value.decision.assignment, waitingSince: null, claimedAt: runtime.time });
    pages.load.set(by, load + 1);
  }

  #finish(customer: string, { volunteerId, risk }: Conversation): void {
    const by = volunteerId ?? "";
    this.pages.load.set(by, (this.pages.load.get(by) ?? 1) - 1);
    if (risk === "crisis") this.pages.rests.set(by, this.runtime.time + REST_AFTER_CRISIS);
    this.#change(customer, { status: "closed", volunteerId: null });
  }

  #ringing() {
    return [...this.pages.rings].flatMap(([id, ring]) => (ring.state === "ringing" ? [{ ...ring, id }] : []));
  }

  /** The phone confirms its ring. */
  async #tell(phone: string, tell: (ringId: string) => Promise<unknown>): Promise<void> {
    const ring = this.#ringing().find(({ uid }) => uid === phone);
    if (ring) await tell(ring.id);
  }

  async #isCalledFor(id: string): Promise<boolean> {
    const talk = this.pages.talks.get(id);
    if (talk?.status !== "waiting") return false;
    return (await whoIsThere({ pages: this.pages }, id, talk, [], this.runtime.time)).onCall;
  }

  #check(): void {
    const [fault] = this.pages.wrong;
    if (fault !== undefined) throw new Error(fault);
    const phones = this.#ringing().map(({ uid }) => uid);
    if (new Set(phones).size < phones.length) throw new Error(`One phone rings for two: ${phones.join(", ")}.`);
  }

  /** After a sweep no ring goes on that should have ended. */
  #checkEnds(): void {
    const { time } = this.runtime;
    for (const { uid, customerId, until } of this.#ringing()) {
      const talk = customerId === null ? undefined : this.pages.talks.get(customerId);
      if (!talk || !stillNeeds(talk, time) || until <= time) throw new Error(`${uid} rings on after the end.`);
      if (talk.blocked.includes(uid))
        throw new Error(`${uid} rings on for ${String(customerId)} whom it was parted from.`);
    }
  }
}
