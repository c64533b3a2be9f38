import { createHmac } from "node:crypto";
import { absence, patch, serverTime, type Change } from "../../store/changes";
import { lookUp } from "../../store/look";

/** A customer and a listener. */
export interface Pair {
  readonly customerId: string;
  readonly uid: string;
}

/**
 * Pairs that a report has parted for good. Each is a document whose id is a hash of the two uids under a secret of the
 * server: the collection reveals nobody, and a pair is looked up by reading one document. It outlives the conversation
 * (docs/decisions/0027).
 */
export class Partings {
  constructor(readonly secret: string) {}

  path({ customerId, uid }: Pair): string {
    return `partings/${createHmac("sha256", this.secret).update(`parting\n${customerId}\n${uid}`).digest("base64url")}`;
  }

  /** The pairs among these that are parted. */
  async among<P extends Pair>(pairs: readonly P[]): Promise<readonly P[]> {
    if (pairs.length === 0) return [];
    const found = await lookUp(pairs.map((pair) => this.path(pair)));
    return pairs.filter((_, index) => found[index] !== null);
  }

  /** Parts the two; repeating it changes nothing. */
  parting(pair: Pair): Change {
    return patch(this.path(pair), { at: serverTime }, "merged");
  }

  /** Makes a write fail by which two parted people would meet. */
  absence(pair: Pair): Change {
    return absence(this.path(pair));
  }
}
