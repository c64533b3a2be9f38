import fc from "fast-check";
import type { PhoneRecord } from "@thodu/domain/oncall/bounds";
import type { Phone } from "@thodu/domain/oncall/page";

export const PHONES = ["meera", "ravi", "john", "devi", "lila"] as const;
const CUSTOMERS = ["asha", "kiran", "omar", "meera"] as const;
const KINDS = [
  "come",
  "come",
  "crisis",
  "worsen",
  "worsen",
  "look",
  "look",
  "look",
  "answer",
  "answer",
  "lateAnswer",
  "decline",
  "decline",
  "receipt",
  "receipt",
  "receipt",
  "leave",
  "desk",
  "finish",
  "finish",
  "block",
  "offer",
] as const;

export interface NightStep {
  readonly kind: (typeof KINDS)[number];
  readonly customer: (typeof CUSTOMERS)[number];
  readonly phone: (typeof PHONES)[number];
  readonly seconds: number;
}

const TIMES = 40;

export const nightStep: fc.Arbitrary<NightStep> = fc
  .noBias(fc.nat(KINDS.length * CUSTOMERS.length * PHONES.length * TIMES - 1))
  .map((n) => ({
    kind: KINDS[n % KINDS.length] ?? "look",
    customer: CUSTOMERS[Math.floor(n / KINDS.length) % CUSTOMERS.length] ?? "asha",
    phone: PHONES[Math.floor(n / KINDS.length / CUSTOMERS.length) % PHONES.length] ?? "meera",
    seconds: Math.floor(n / KINDS.length / CUSTOMERS.length / PHONES.length),
  }));

export type HeldPhone = PhoneRecord & Pick<Phone, "load" | "restsUntil">;

export const FRESH_PHONE: HeldPhone = {
  rung: 0,
  answered: 0,
  ratedAt: 0,
  missed: 0,
  rings: [],
  reached: [],
  talks: [],
  paused: false,
  load: 0,
  restsUntil: null,
};
