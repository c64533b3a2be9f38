import { expect } from "vitest";
import { decideClaim } from "@thodu/domain/chat/claim";
import type { Conversation } from "@thodu/domain/chat/model";
import { mayMeet } from "@thodu/domain/matching/offers";
import {
  afterReceipt,
  afterRing,
  afterRinging,
  inNight,
  REST_AFTER_CRISIS,
  RINGS_MAX,
  ringsLeft,
  TALKS_MAX,
} from "@thodu/domain/oncall/bounds";
import type { RingState } from "@thodu/domain/oncall/model";
import { heldUntil, nextPage, pageFrom, stillNeeds } from "@thodu/domain/oncall/need";
import { decidePages, mayRing, type Paging, type Phone, type OpenRing } from "@thodu/domain/oncall/page";
import type { Page } from "@thodu/domain/oncall/records";
import { SECOND } from "@thodu/domain/time";
import { aConversation } from "./domain";
import { FRESH_PHONE, PHONES, type HeldPhone, type NightStep } from "./nightSteps";

/** How many phones the first wave of a crisis rings. */
const FIRST_OF_CRISIS = 4;

type Asked = Omit<Page, "network">;

/**
 * Random nights of a pager: people come and leave, phones are rung, answer, decline or sleep, the desk claims people in
 * between, pairs are parted, a wait becomes a crisis. After each step the limits and the ends of rings are checked.
 */
export class Night {
  now = 1_000_000_000;
  readonly seen = new Set<string>();
  readonly #phones = new Map<string, HeldPhone>(PHONES.map((uid) => [uid, FRESH_PHONE]));
  readonly #talks = new Map<string, Conversation>();
  readonly #pages = new Map<string, Asked>();
  readonly #claimed = new Map<string, string>();
  #openRings: readonly OpenRing[] = [];
  #fresh = 0;

  take({ kind, customer, phone, seconds }: NightStep): void {
    this.now += seconds * SECOND;
    const talk = this.#talks.get(customer);
    let worse: string | null = null;
    switch (kind) {
      case "come":
      case "crisis":
        if (talk?.status !== "active" && !this.#openRings.some(({ customerId }) => customerId === customer))
          this.#come(customer, kind === "crisis");
        break;
      case "worsen":
        if (talk?.status === "waiting") this.#talks.set(customer, { ...talk, risk: "crisis" });
        // A person who was just paged for in a crisis does not get another such page at once.
        if (talk?.status === "waiting" && !this.#pages.get(customer)?.crisis) worse = customer;
        break;
      case "look":
        break;
      case "answer":
      case "lateAnswer":
        for (const { customerId, uid } of this.#openRings)
          if (uid === phone || kind === "lateAnswer") this.#claim(customerId, uid);
        break;
      case "decline":
        for (const each of this.#openRings) if (each.uid === phone) this.#end(each, "declined");
        break;
      case "receipt":
        for (const each of this.#openRings) if (each.uid === phone) this.#receive(each);
        break;
      case "leave":
        if (talk?.status === "waiting") this.#talks.set(customer, { ...talk, status: "closed", waitingSince: null });
        break;
      case "desk":
        this.#claim(customer, "desk");
        break;
      case "finish":
        if (talk?.status === "active") this.#finish(customer, talk);
        break;
      case "block":
        if (talk?.status === "waiting") this.#talks.set(customer, { ...talk, blocked: [...talk.blocked, phone] });
        break;
      case "offer":
        if (talk?.status === "waiting")
          this.#talks.set(customer, { ...talk, offer: { to: "desk", expiresAt: this.now + 60 * SECOND } });
        break;
    }
    this.#begin();
    this.#look();
    if (worse !== null) this.#checkCrisis(worse);
  }

  #come(customer: string, crisis: boolean): void {
    this.#talks.set(
      customer,
      aConversation({
        waitingSince: this.now,
        locale: customer === "omar" ? "hi" : "te",
        risk: crisis ? "crisis" : "none",
        blocked: this.#talks.get(customer)?.blocked ?? [],
      }),
    );
    this.#claimed.delete(customer);
  }

  #claim(customer: string, by: string): void {
    const conversation = this.#talks.get(customer);
    if (!conversation) return;
    const listener = this.#phones.get(by);
    const decided = decideClaim({
      customerId: customer,
      conversation,
      listener: {
        uid: by,
        load: listener?.load ?? 0,
        capacity: 3,
        languages: ["te"],
        secondLanguages: [],
        unanswered: {},
        restUntil: null,
      },
      takeOver: false,
      parted: false,
      freshClaimId: `claim-${(this.#fresh += 1)}`,
      now: this.now,
    });
    this.seen.add(decided.ok ? decided.value.kind : decided.failure.reason);
    if (!decided.ok || decided.value.kind === "held") return;
    expect(conversation.status).toBe("waiting");
    this.#talks.set(customer, {
      ...conversation,
      ...decided.value.decision.assignment,
      waitingSince: null,
      claimedAt: this.now,
    });
    this.#claimed.set(customer, by);
    if (listener) this.#phones.set(by, { ...listener, load: listener.load + 1 });
  }

  #finish(customer: string, talk: Conversation): void {
    const by = this.#phones.get(talk.volunteerId ?? "");
    if (by && talk.volunteerId !== null)
      this.#phones.set(talk.volunteerId, {
        ...by,
        load: by.load - 1,
        restsUntil: talk.risk === "crisis" ? this.now + REST_AFTER_CRISIS : by.restsUntil,
      });
    this.#talks.set(customer, { ...talk, status: "closed", volunteerId: null });
  }

  /** The phone confirms its ring; a second time nothing changes. */
  #receive(ring: OpenRing): void {
    const phone = this.#phones.get(ring.uid);
    if (!phone || ring.receipt) return;
    this.seen.add("receipt");
    this.#phones.set(ring.uid, { ...phone, ...afterReceipt(phone, this.now) });
    this.#openRings = this.#openRings.map((each) => (each === ring ? { ...each, receipt: true } : each));
  }

  #end(ring: Pick<OpenRing, "customerId" | "uid">, how: RingState): void {
    this.seen.add(how);
    const phone = this.#phones.get(ring.uid);
    const { receipt } =
      this.#openRings.find((each) => each.customerId === ring.customerId && each.uid === ring.uid) ?? {};
    const missed = phone?.missed;
    if (phone) this.#phones.set(ring.uid, { ...phone, ...afterRing(phone, how, receipt === true, this.now) });
    if (how === "expired" && receipt !== true) expect(this.#phones.get(ring.uid)?.missed).toBe(missed);
    this.#openRings = this.#openRings.filter(
      ({ customerId, uid }) => customerId !== ring.customerId || uid !== ring.uid,
    );
  }

  #phone(uid: string): Phone | null {
    const held = this.#phones.get(uid);
    if (!held || held.paused) return null;
    const { rings, reached, talks, missed, load, restsUntil } = held;
    return {
      uid,
      duty: uid === "devi" ? "crisis" : "awake",
      standby: uid === "john",
      languages: uid === "lila" ? { hi: "well", te: "little" } : { te: "well" },
      answerRate: 0.35,
      rings,
      reached,
      talks,
      missed,
      load,
      restsUntil,
    };
  }

  /** Begins the pages that a poll of each person begins. */
  #begin(): void {
    for (const [customer, talk] of this.#talks) {
      const next = nextPage(this.#pages.get(customer) ?? null, talk, this.now);
      if (next) this.#pages.set(customer, { ...next, waves: 0, endedAt: null, unanswered: false });
    }
  }

  #close(customer: string, unanswered: boolean): void {
    const page = this.#pages.get(customer);
    if (!page) return;
    // A page that rang no phone does not keep a person waiting for minutes.
    if (unanswered) expect(Object.values(page.rung).some((at) => at >= page.since)).toBe(true);
    this.#pages.set(customer, { ...page, endedAt: this.now, unanswered });
  }

  #look(): void {
    const open = [...this.#pages].filter(([, { endedAt }]) => endedAt === null);
    const waiting = open.flatMap(([id, asked]) => {
      const talk = this.#talks.get(id);
      if (!talk || !stillNeeds(talk, this.now)) {
        this.#close(id, false);
        return [];
      }
      const { risk, locale, blocked, volunteerId } = talk;
      const held = heldUntil(talk, this.now);
      const network = id === "kiran" || id === "omar" ? "shared" : null;
      return [{ id, risk, locale, blocked, volunteerId, heldUntil: held, network, ...asked }];
    });
    const phones = PHONES.flatMap((uid) => this.#phone(uid) ?? []);
    const claimed = Object.fromEntries(this.#claimed);
    const openRings = this.#openRings;
    const paging = decidePages({ waiting, phones, openRings, claimed }, this.now);
    this.#check(paging, phones);
    paging.ends.forEach((each) => this.#end(each, each.how));
    for (const ring of paging.rings) this.#ring(ring);
    for (const { customerId, waves, replaced, trouble, isOver } of paging.pages) {
      const asked = this.#pages.get(customerId);
      if (asked) this.#pages.set(customerId, { ...asked, waves, replaced });
      if (replaced.length > (asked?.replaced.length ?? 0)) this.seen.add("replaced");
      expect(new Set(replaced).size).toBe(replaced.length);
      if (trouble !== null) this.seen.add(trouble);
      if (isOver) this.#close(customerId, trouble === "unanswered");
    }
    expect(this.#openRings.every(({ customerId, expiresAt }) => this.#waits(customerId) && expiresAt > this.now)).toBe(
      true,
    );
  }

  #rings(phone: string): boolean {
    return this.#openRings.some(({ uid }) => uid === phone);
  }

  #waits(customer: string): boolean {
    return this.#talks.get(customer)?.status === "waiting";
  }

  #ring(ring: OpenRing): void {
    const phone = this.#phones.get(ring.uid);
    const asked = this.#pages.get(ring.customerId);
    if (!phone || !asked) throw new Error("A ring for nobody.");
    this.#phones.set(ring.uid, { ...phone, ...afterRinging(phone, this.now) });
    this.#pages.set(ring.customerId, { ...asked, rung: { ...asked.rung, [ring.uid]: this.now } });
    this.#openRings = [...this.#openRings, ring];
  }

  /**
   * Checks that a person who has just come into a crisis has all phones of the first wave, or that there are no more.
   */
  #checkCrisis(customer: string): void {
    const [talk, page] = [this.#talks.get(customer), this.#pages.get(customer)];
    if (!talk || !page || pageFrom(talk, this.now) !== this.now) return;
    const begun = this.#openRings.filter(({ customerId, at }) => customerId === customer && at === this.now);
    if (begun.length >= FIRST_OF_CRISIS) return;
    const left = PHONES.filter((uid) => {
      const phone = this.#phone(uid);
      if (phone?.languages[talk.locale] !== "well" || Object.hasOwn(page.rung, uid)) return false;
      return mayRing(phone, this.now) && mayMeet({ ...talk, id: customer }, uid) && !this.#rings(uid);
    });
    expect(left).toEqual([]);
  }

  #check({ rings }: Paging, phones: readonly Phone[]): void {
    const calm = rings.filter(({ customerId }) => this.#talks.get(customerId)?.risk !== "crisis");
    if (calm.length > 0) expect(calm.length).toBeLessThanOrEqual(ringsLeft(phones, this.now));
    const uids = rings.map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
    for (const { customerId, uid } of rings) {
      const [talk, phone] = [this.#talks.get(customerId), this.#phones.get(uid)];
      if (!talk || !phone) throw new Error("A ring for nobody.");
      expect(talk.status).toBe("waiting");
      expect([...talk.blocked, customerId]).not.toContain(uid);
      expect(inNight(phone.rings, this.now).length).toBeLessThan(RINGS_MAX);
      expect(inNight(phone.talks, this.now).length).toBeLessThan(TALKS_MAX);
      expect([phone.paused, phone.load]).toEqual([false, 0]);
      expect(phone.restsUntil ?? 0).toBeLessThanOrEqual(this.now);
      if (uid === "devi") expect(talk.risk).toBe("crisis");
      expect(Object.keys(this.#pages.get(customerId)?.rung ?? {})).not.toContain(uid);
      this.seen.add("ring");
    }
  }
}
