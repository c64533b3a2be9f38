import { createHmac, randomBytes } from "node:crypto";
import type { Bucket } from "@thodu/domain/limits/limits";
import { limitCount, limitSalt } from "@thodu/domain/limits/model";
import { DAY, type Millis } from "@thodu/domain/time";
import type { LimitStore } from "../../usecases/limits/ports";
import type { Runtime } from "../../usecases/ports";
import { readFound } from "./converters";
import { create, increment, patch, type Change } from "../../store/changes";
import { commit, commitCounting } from "../../store/commit";
import { documents } from "../../store/documents";
import { lookUp } from "../../store/look";

const SALT_BYTES = 32;
/** Adds one to a bucket. The store deletes it within a day after its span has ended. */
const oneMore = ({ id, endsAt }: Bucket): Change =>
  patch(documents.limitCount(id), { expireAt: new Date(endsAt), count: increment(1) }, "merged");

/**
 * Counts under keys made with a salt that is drawn each day and erased a day later: after that nobody, not even we, can
 * tell whose they were.
 */
export class FirestoreLimits implements LimitStore {
  /** The salts of the two days that were last used. */
  #salts: readonly { readonly day: string; readonly salt: Promise<string> }[] = [];

  constructor(readonly runtime: Runtime) {}

  async key(day: string, subject: string): Promise<string> {
    const known = this.#salts.find((each) => each.day === day);
    return createHmac("sha256", await (known?.salt ?? this.#read(day)))
      .update(subject)
      .digest("base64url");
  }

  #read(day: string): Promise<string> {
    const salt = saltOf(day, this.runtime.now());
    this.#salts = [...this.#salts.slice(-1), { day, salt }];
    salt.catch(() => {
      this.#salts = this.#salts.filter((each) => each.salt !== salt);
    });
    return salt;
  }

  count(buckets: readonly Bucket[]): Promise<readonly number[]> {
    return commitCounting(buckets.map(oneMore));
  }

  async look(marker: string, bucket: string): Promise<{ readonly known: boolean; readonly count: number }> {
    const [known, counted] = await lookUp([documents.limitCount(marker), documents.limitCount(bucket)]);
    return { known: known !== null, count: readFound(limitCount, counted)?.count ?? 0 };
  }

  async countOnce(marker: Bucket, bucket: Bucket): Promise<void> {
    // Fails if another call of the same guest was faster; that one has counted them.
    await commit([create(documents.limitCount(marker.id), { expireAt: new Date(marker.endsAt) }), oneMore(bucket)]);
  }
}

/** The day's salt; the first call that needs it draws it. */
async function saltOf(day: string, now: Millis): Promise<string> {
  const path = documents.limitSalt(day);
  const stored = async (): Promise<string | undefined> => readFound(limitSalt, (await lookUp([path]))[0])?.salt;
  const known = await stored();
  if (known !== undefined) return known;
  const fresh = randomBytes(SALT_BYTES).toString("base64url");
  if (await commit([create(path, { salt: fresh, expireAt: new Date(now + 2 * DAY) })])) return fresh;
  const drawn = await stored();
  if (drawn === undefined) throw new Error("The salt of the day is neither there nor can it be made.");
  return drawn;
}
