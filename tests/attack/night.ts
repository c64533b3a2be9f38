import { attack, type CallAttack } from "./callAttack";

const wish = {
  on: true,
  zone: "Asia/Kolkata",
  windows: [{ days: [0, 6], from: 0, to: 480, duty: "awake" }],
  quiet: null,
  languages: { te: "well" },
  channels: { push: true, call: false },
};
const WINDOW = { days: [1], from: 0, to: 60, duty: "awake" };

const wishes: readonly (readonly [string, object])[] = [
  ["a clock that is nowhere", { zone: "Mars/Phobos" }],
  ["a path as a clock", { zone: "../../etc/localtime" }],
  ["windows without end", { windows: Array.from({ length: 22 }, () => WINDOW) }],
  ["an eighth day", { windows: [{ ...WINDOW, days: [7] }] }],
  ["no day", { windows: [{ ...WINDOW, days: [] }] }],
  ["a 25th hour", { windows: [{ ...WINDOW, to: 1_440 }] }],
  ["half a minute", { windows: [{ ...WINDOW, from: 0.5 }] }],
  ["a duty of their own", { windows: [{ ...WINDOW, duty: "admin" }] }],
  ["a language that nobody speaks", { languages: { xx: "well" } }],
  ["a prototype as a language", { languages: Object.fromEntries([["__proto__", "well"]]) }],
  ["another way to ring", { channels: { push: true, call: false, sms: true } }],
  ["that a test ring was answered", { testedAt: 1 }],
  ["that no ring was missed", { missed: 0 }],
  ["somebody else", { uid: "<holder>" }],
  ["words as a number", { number: "call me" }],
  ["an address of the internet as a number", { number: "sip:me@evil.example" }],
  ["a number without end", { number: "9".repeat(41) }],
  ["that a test call was answered", { callTestedAt: 1 }],
  ["that no test call was made", { callTests: [] }],
];

/** Attacks on listeners on call and rings (docs/decisions/0046). */
export const nightAttacks: readonly CallAttack[] = [
  ...wishes.map(([name, changed]) =>
    attack(`is on call with ${name}`, "listener", "setOnCall", { ...wish, ...changed }, "INVALID_INPUT"),
  ),
  attack("rings at somebody else", "listener", "testRing", { uid: "<holder>" }, "INVALID_INPUT"),
  attack("calls another number", "listener", "testRing", { by: "call", number: "+919848012345" }, "INVALID_INPUT"),
  attack("calls without a number", "listener", "testRing", { by: "call" }, "NOT_FOUND"),
  attack("stands by for somebody else", "listener", "standBy", { uid: "<holder>" }, "INVALID_INPUT"),
  ...(["shown", "here", "not-now"] as const).map((answer) =>
    attack(
      `answers a colleague's ring: ${answer}`,
      "listener",
      "answerRing",
      { ringId: "<ring>", answer },
      "NOT_FOUND",
    ),
  ),
  attack(
    "answers the ring about themselves",
    "victim",
    "answerRing",
    { ringId: "<ring>", answer: "not-now" },
    "NOT_PERMITTED",
  ),
  attack("answers a ring that never was", "holder", "answerRing", { ringId: "nothing", answer: "here" }, "NOT_FOUND"),
  attack("answers a path", "holder", "answerRing", { ringId: "a/b", answer: "here" }, "INVALID_INPUT"),
  attack(
    "answers in words of their own",
    "holder",
    "answerRing",
    { ringId: "<ring>", answer: "taken" },
    "INVALID_INPUT",
  ),
];
