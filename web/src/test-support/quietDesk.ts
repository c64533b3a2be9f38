import type { Output } from "@thodu/domain/contracts";

/** An answer of `readDesk` for tests: nobody waits and nobody listens. */
export const quietDesk: Output<"readDesk"> = {
  people: [],
  more: 0,
  waiting: { crisis: 0, concern: 0, plan: 0, others: 0, gone: 0 },
  unanswered: 0,
  longestWait: 0,
  offered: 0,
  online: 0,
  busy: 0,
  freePlaces: 0,
  today: null,
  leftToday: 0,
};
