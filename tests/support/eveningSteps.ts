import fc from "fast-check";
import type { DeskListener } from "@thodu/domain/matching/offers";

/** Listeners of a random evening; one of them also asks for help. */
export const LISTENERS = ["meera", "ravi", "john", "devi"] as const;
const CUSTOMERS = ["asha", "meera", "kiran", "omar", "lata"] as const;
const KINDS = [
  "write",
  "write",
  "write",
  "claim",
  "claim",
  "claim",
  "takeOver",
  "accept",
  "accept",
  "release",
  "handOver",
  "handOver",
  "handOverAccepted",
  "endByCustomer",
  "endByListener",
  "online",
  "online",
  "online",
  "away",
  "silent",
  "revoke",
  "approve",
  "cap",
  "block",
  "flag",
  "pass",
  "call",
  "hangUp",
] as const;

export interface Step {
  readonly kind: (typeof KINDS)[number];
  readonly customer: (typeof CUSTOMERS)[number];
  readonly by: (typeof LISTENERS)[number];
  readonly seconds: number;
}

/** Without the bias to small numbers, which would always give the first kind, customer and listener. */
export const step: fc.Arbitrary<Step> = fc.noBias(fc.nat(KINDS.length * 5 * 4 * 90 - 1)).map((n) => ({
  kind: KINDS[n % KINDS.length] ?? "write",
  customer: CUSTOMERS[Math.floor(n / KINDS.length) % 5] ?? "asha",
  by: LISTENERS[Math.floor(n / KINDS.length / 5) % 4] ?? "meera",
  seconds: Math.floor(n / KINDS.length / 20),
}));

export type Desk = { -readonly [K in keyof DeskListener]: DeskListener[K] };

const FREE = { inCall: false, holdsCrisis: false, unanswered: {}, pausedUntil: null };

/** The listeners at the beginning, by uid: away, with one place each. */
export const someListeners = (): ReadonlyMap<string, Desk> =>
  new Map(
    LISTENERS.map((uid, index) => [
      uid,
      {
        uid,
        approved: true,
        availability: "away",
        seenAt: null,
        idleSince: null,
        languages: index === 3 ? ["te"] : ["en", "te"],
        secondLanguages: [],
        load: 0,
        capacity: 1,
        ...FREE,
      },
    ]),
  );
