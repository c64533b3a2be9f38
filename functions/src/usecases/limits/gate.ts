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

/** The caller by their token; it is used only for counting, and decides nothing else. */
export interface CountedCaller {
  readonly uid: string;
  /** When a guest's account was made; null for an account with an e-mail. */
  readonly guestSince: Millis | null;
  /** Null if networks are not counted. */
  readonly network: string | null;
}

/**
 * Counts the calls of people and networks and refuses too many. What this instance remembers costs nothing; everything
 * else is one read of the store, while the caller is still being established. If the store fails, everybody passes.
 */
export class Gate {
  readonly #bursts = new Recent<Tokens>(REMEMBERED);
  /** Buckets that are full, and until when. */
  readonly #full = new Recent<Millis>(REMEMBERED);
  /** Guests who were counted. */
  readonly #come = new Recent<true>(REMEMBERED);

  constructor(
    readonly ports: GatePorts,
    /** False for load tests, in which one machine acts for many people. */
    readonly limited: boolean,
    readonly onFailure: (error: unknown) => void,
  ) {}

  /** Whether a call may go on; `address`: one that it names (`addressIn`). */
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
   * Admits a guest whose network has too many new guests but whose message was accepted because they may be in danger:
   * their calls, their place in the queue and their answers are then accepted too.
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

  /**
   * Refuses more calls at once than pages make, counted on this instance. Not for calls from this machine: they come
   * from programs.
   */
  #storm({ uid, network }: CountedCaller, now: Millis): Passage {
    if (network === null) return PASSED;
    const taken = takeToken(this.#bursts.get(uid), now);
    if ("waitSeconds" in taken) return fail(refuse("RATE_LIMITED", { retryAfterSeconds: taken.waitSeconds }));
    this.#bursts.set(uid, taken.tokens);
    return PASSED;
  }

  /** Counts a new guest. Guests' accounts are made without a check, so they are counted with their first call. */
  async #arrive({ uid, guestSince, network }: CountedCaller, now: Millis): Promise<Passage> {
    // A guest who came more than a day ago is not new, however many others are.
    if (guestSince === null || network === null || now - guestSince > DAY || this.#come.get(uid)) return PASSED;
    const [guest, bucket] = await this.#arrival(uid, network, now);
    const { known: today, count } = await this.ports.limitStore.look(guest.id, bucket.id);
    const known = today || (kolkataDay(guestSince) !== kolkataDay(now) && (await this.#came(uid, bucket, now - DAY)));
    if (!known && count >= limits.guestsOfNetwork.count) return tooMuch(bucket, now);
    if (!known) await this.ports.limitStore.countOnce(guest, bucket);
    this.#come.set(uid, true);
    return PASSED;
  }

  /** The buckets that count a new guest: the marker of the guest, and that of their network. */
  #arrival(uid: string, network: string, now: Millis): Promise<[Bucket, Bucket]> {
    return Promise.all([this.#marker(uid, now), this.#bucket(limits.guestsOfNetwork, network, now)]);
  }

  /** Kept for the next day too: a guest is new for 24 hours. */
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

  /** Counts an address once for its person and once for its network; naming the same address again is not limited. */
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
      // The count is above the limit only if many came at once; who of them was admitted is unknown.
      if (before.count > limit.count || (!before.known && before.count === limit.count)) return tooMuch(bucket, now);
      if (before.known) continue;
      await this.ports.limitStore.countOnce(marker, bucket);
      // Of many at once, each sees at least those that were counted before it.
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
