import type { CallableName } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import {
  bucketOf,
  limits,
  requests,
  secondsUntil,
  takeToken,
  type Bucket,
  type Limit,
  type Tokens,
} from "@thodu/domain/limits/limits";
import { fail, ok, type Result } from "@thodu/domain/result";
import { DAY, kolkataDay, type Millis } from "@thodu/domain/time";
import type { Runtime } from "../ports";
import { Recent } from "./recent";
import type { LimitStore } from "./ports";

interface GatePorts {
  readonly runtime: Runtime;
  readonly limitStore: LimitStore;
}

type Passage = Result<null, Failure<"RATE_LIMITED">>;

const PASSED: Passage = ok(null);
const REMEMBERED = 5_000;
const GUEST = "guest";

/** Who calls, as their token says: enough to count by, and decides nothing else. */
export interface CountedCaller {
  readonly uid: string;
  /** When a guest's account was made; null for whoever has an e-mail. */
  readonly guestSince: Millis | null;
  /** Null where networks are not counted. */
  readonly network: string | null;
}

/**
 * Counts what people and networks do and says when it is too much. What this instance knows already costs nothing; the
 * rest is one look at the store, while the caller is still being established. A store that fails lets everybody pass.
 */
export class Gate {
  readonly #bursts = new Recent<Tokens>(REMEMBERED);
  /** Buckets that are full, and until when. */
  readonly #full = new Recent<Millis>(REMEMBERED);
  /** Guests who were counted. */
  readonly #come = new Recent<true>(REMEMBERED);

  constructor(
    readonly ports: GatePorts,
    /** False where a machine is at work: the load tests. */
    readonly limited: boolean,
    readonly onFailure: (error: unknown) => void,
  ) {}

  /** Whether a call may go on; `address` is one that it names (`addressIn`). */
  async admit(name: CallableName, countedCaller: CountedCaller, address: string | null = null): Promise<Passage> {
    if (!this.limited) return PASSED;
    const now = this.ports.runtime.now();
    const storm = this.#storm(countedCaller, now);
    if (!storm.ok) return storm;
    return this.#open(async () => {
      const arrived = await this.#arrive(countedCaller, now);
      if (!arrived.ok) return arrived;
      const requested = requests.has(name) ? await this.#request(name, countedCaller, now) : PASSED;
      return requested.ok && address !== null ? this.#address(countedCaller, address, now) : requested;
    });
  }

  /**
   * Counts a guest as admitted whose message was accepted although their network has too many new guests, because they may
   * be in danger: their calls, their place in the queue and their answers are then accepted too.
   */
  async letIn({ uid, guestSince, network }: CountedCaller): Promise<void> {
    if (!this.limited || guestSince === null || network === null) return;
    await this.#open(async () => {
      const [guest, bucket] = await this.#arrival(uid, network, this.ports.runtime.now());
      await this.ports.limitStore.countOnce(guest, bucket);
      this.#come.set(uid, true);
      return PASSED;
    });
  }

  /** Whether an account with an e-mail may be made from this network. */
  async admitSignUp(network: string | null): Promise<Passage> {
    if (!this.limited || network === null) return PASSED;
    return this.#open(() => this.#count([[limits.signUpsOfNetwork, network]], this.ports.runtime.now()));
  }

  /** Whether a calendar may be read from this network. */
  async admitCalendar(network: string | null): Promise<Passage> {
    if (!this.limited || network === null) return PASSED;
    return this.#open(() => this.#count([[limits.calendarsOfNetwork, network]], this.ports.runtime.now()));
  }

  /** More calls at once than pages make, on this instance alone. Not from this machine: there a program is at work. */
  #storm({ uid, network }: CountedCaller, now: Millis): Passage {
    if (network === null) return PASSED;
    const taken = takeToken(this.#bursts.get(uid), now);
    if ("waitSeconds" in taken) return fail(refuse("RATE_LIMITED", { retryAfterSeconds: taken.waitSeconds }));
    this.#bursts.set(uid, taken.tokens);
    return PASSED;
  }

  /** The identity service tells nobody of a guest's account; so they are counted when their first call arrives. */
  async #arrive({ uid, guestSince, network }: CountedCaller, now: Millis): Promise<Passage> {
    // A guest of yesterday is no newcomer, whoever else is new behind the same address.
    if (guestSince === null || network === null || now - guestSince > DAY || this.#come.get(uid)) return PASSED;
    const [guest, bucket] = await this.#arrival(uid, network, now);
    const { known: today, count } = await this.ports.limitStore.look(guest.id, bucket.id);
    const known = today || (kolkataDay(guestSince) !== kolkataDay(now) && (await this.#came(uid, bucket, now - DAY)));
    if (!known && count >= limits.guestsOfNetwork.count) return tooMuch(bucket, now);
    if (!known) await this.ports.limitStore.countOnce(guest, bucket);
    this.#come.set(uid, true);
    return PASSED;
  }

  /** What counts that a guest has come, and what counts it for their network. */
  #arrival(uid: string, network: string, now: Millis): Promise<[Bucket, Bucket]> {
    return Promise.all([this.#marker(uid, now), this.#bucket(limits.guestsOfNetwork, network, now)]);
  }

  /** It is good for the day after as well: a guest is a newcomer for 24 hours. */
  async #marker(uid: string, at: Millis): Promise<Bucket> {
    const { id, endsAt } = await this.#bucket({ kind: GUEST, count: 1, span: DAY }, uid, at);
    return { id, endsAt: endsAt + DAY };
  }

  /** Whether a guest was counted on the day of `at`. */
  async #came(uid: string, bucket: Bucket, at: Millis): Promise<boolean> {
    return (await this.ports.limitStore.look((await this.#marker(uid, at)).id, bucket.id)).known;
  }

  async #request(name: CallableName, { uid, network }: CountedCaller, now: Millis): Promise<Passage> {
    const ofNetwork = network === null ? [] : [[limits.requestsOfNetwork, network] as const];
    return this.#count([[limits.requestsOfPerson, `${name} ${uid}`], ...ofNetwork], now);
  }

  /** An address counts once for its person and once for its network; who names it again is not held up. */
  async #address({ uid, network }: CountedCaller, address: string, now: Millis): Promise<Passage> {
    const subjects = [
      [limits.addressesOfPerson, uid] as const,
      ...(network === null ? [] : [[limits.addressesOfNetwork, network] as const]),
    ];
    for (const [limit, subject] of subjects) {
      const marker = await this.#bucket(
        { kind: `${limit.kind}-one`, count: 1, span: limit.span },
        `${subject} ${address}`,
        now,
      );
      const bucket = await this.#bucket(limit, subject, now);
      const before = await this.ports.limitStore.look(marker.id, bucket.id);
      // More than the limit were counted only if many came at once; who of them was let in is not known.
      if (before.count > limit.count || (!before.known && before.count === limit.count)) return tooMuch(bucket, now);
      if (before.known) continue;
      await this.ports.limitStore.countOnce(marker, bucket);
      // Of many at once, each sees at least the ones that were counted before it.
      if ((await this.ports.limitStore.look(marker.id, bucket.id)).count > limit.count) return tooMuch(bucket, now);
    }
    return PASSED;
  }

  async #count(counted: readonly (readonly [Limit, string])[], now: Millis): Promise<Passage> {
    const buckets = await Promise.all(counted.map(([limit, subject]) => this.#bucket(limit, subject, now)));
    const full = buckets.find(({ id }) => (this.#full.get(id) ?? 0) > now);
    if (full) return tooMuch(full, now);
    const counts = await this.ports.limitStore.count(buckets);
    const over = buckets.find((_, index) => (counts[index] ?? 0) > (counted[index]?.[0].count ?? Infinity));
    if (!over) return PASSED;
    this.#full.set(over.id, over.endsAt);
    return tooMuch(over, now);
  }

  async #bucket(limit: Limit, subject: string, now: Millis): Promise<Bucket> {
    return bucketOf(limit, await this.ports.limitStore.key(kolkataDay(now), subject), now);
  }

  async #open(ask: () => Promise<Passage>): Promise<Passage> {
    try {
      return await ask();
    } catch (error) {
      this.onFailure(error);
      return PASSED;
    }
  }
}

const tooMuch = ({ endsAt }: Bucket, now: Millis): Passage =>
  fail(refuse("RATE_LIMITED", { retryAfterSeconds: secondsUntil(endsAt, now) }));
