import { createHmac } from "node:crypto";
import { absence, patch, serverTime, type Change } from "../../store/changes";
import { getAll } from "../../store/look";

/** A customer and a listener. */
export interface Pair {
  readonly customerId: string;
  readonly uid: string;
}

/**
 * Pairs that a report has parted for good, each a document whose name is a hash of the two under a secret of the server:
 * whoever reads the collection learns of nobody, and whoever asks about a pair asks for one document. It outlives the
 * conversation (docs/decisions/0027).
 */
export class Partings {
  constructor(readonly secret: string) {}

  path({ customerId, uid }: Pair): string {
    return `partings/${createHmac("sha256", this.secret).update(`parting\n${customerId}\n${uid}`).digest("base64url")}`;
  }

  /** Which of these pairs are parted. */
  async among<P extends Pair>(pairs: readonly P[]): Promise<readonly P[]> {
    if (pairs.length === 0) return [];
    const found = await getAll(pairs.map((pair) => this.path(pair)));
    return pairs.filter((_, index) => found[index] !== null);
  }

  /** Parts the two; once more changes nothing. */
  parting(pair: Pair): Change {
    return patch(this.path(pair), { at: serverTime }, "merged");
  }

  /** Lets a write fail in which the two would meet. */
  absence(pair: Pair): Change {
    return absence(this.path(pair));
  }
}
