import { DAY } from "@thodu/domain/time";
import { expect } from "vitest";
import { FirestoreRetention } from "../../functions/src/adapters/firestore/retention";
import { wiring } from "../../functions/src/runtime/wiring";
import { sweepExpiredConversations } from "../../functions/src/usecases/accounts/sweepExpiredConversations";
import type { ListPage } from "../../functions/src/usecases/ports";
import type { Person } from "./people";

function only({ items, next, after }: ListPage<string>, uids: readonly string[]): ListPage<string> {
  return {
    items: items.filter((uid) => uids.includes(uid)),
    next: next && (async () => only(await next(), uids)),
    after,
  };
}

/** Finds expired conversations as usual, but returns only those of `people`. */
class RetentionOf extends FirestoreRetention {
  constructor(private readonly people: readonly Person[]) {
    super(wiring().retention.partings);
  }

  override async expired(now: number): Promise<ListPage<string>> {
    return only(
      await super.expired(now),
      this.people.map(({ uid }) => uid),
    );
  }
}

/**
 * Runs the sweep of conversations as it will run in `days` days, but only for `people`: by then everything of other
 * tests has expired too, and erasing it took a minute. Fails if the sweep could not do something.
 */
export async function sweepConversations(people: readonly Person[], days: number): Promise<void> {
  const ports = wiring();
  const defects: unknown[] = [];
  await sweepExpiredConversations({
    ...ports,
    retention: new RetentionOf(people),
    runtime: { ...ports.runtime, now: () => Date.now() + days * DAY },
    onDefect: (error) => defects.push(error),
  });
  expect(defects).toEqual([]);
}
