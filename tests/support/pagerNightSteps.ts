import fc from "fast-check";

export const PEOPLE = ["asha", "kiran", "omar", "meera"] as const;
export const PHONES = ["meera", "ravi", "john", "devi", "lila"] as const;
const KINDS = [
  "come",
  "come",
  "crisis",
  "worsen",
  "poll",
  "poll",
  "poll",
  "sweep",
  "answer",
  "answer",
  "desk",
  "decline",
  "decline",
  "receipt",
  "receipt",
  "receipt",
  "leave",
  "finish",
  "finish",
  "block",
  "part",
  "restart",
  "restart",
  "conflict",
  "overtaken",
  "before",
  "after",
  "minute",
] as const;
const TIMES = 30;

export interface PagerStep {
  readonly kind: (typeof KINDS)[number];
  readonly customer: (typeof PEOPLE)[number];
  readonly phone: (typeof PHONES)[number];
  readonly seconds: number;
}

export const pagerStep: fc.Arbitrary<PagerStep> = fc
  .noBias(fc.nat(KINDS.length * PEOPLE.length * PHONES.length * TIMES - 1))
  .map((n) => ({
    kind: KINDS[n % KINDS.length] ?? "poll",
    customer: PEOPLE[Math.floor(n / KINDS.length) % PEOPLE.length] ?? "asha",
    phone: PHONES[Math.floor(n / KINDS.length / PEOPLE.length) % PHONES.length] ?? "meera",
    seconds: Math.floor(n / KINDS.length / PEOPLE.length / PHONES.length),
  }));
