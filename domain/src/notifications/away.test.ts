import fc from "fast-check";
import { expect, it, test } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { isPresent } from "../chat/presence";
import { VOLUNTEER } from "../chat/model";
import { SECOND, type Millis } from "../time";
import { deliveryOf, type Delivery, type Reader } from "./delivery";
import { tellsOfReply } from "./notices";

type Step = "look" | "read" | "leave" | "vanish" | "reply" | "wait";

/** A person with a phone, and what they are told, as the server sees and writes it. */
class Person {
  readonly told: Delivery[] = [];
  now = NOON;
  /** Whether the phone still reports that its person is looking at the page. */
  looking = false;
  #said: { active: boolean; at: Millis } | null = null;
  #readAt: Millis | null = null;
  #chatToldAt: Millis | null = null;
  #replyToldAt: Millis | null = null;

  constructor(readonly ways: Pick<Reader, "inApp" | "email" | "devices">) {}

  get seenAt(): Millis {
    return Math.max(this.#said?.at ?? 0, this.#readAt ?? 0);
  }

  get present(): boolean {
    return isPresent(this.#said, this.now);
  }

  step(step: Step): void {
    this.now += step === "wait" ? 20 * SECOND : SECOND;
    if (step === "look") this.looking = true;
    if (step === "leave" && this.looking) this.#said = { active: false, at: this.now };
    if (step === "leave" || step === "vanish") this.looking = false;
    if (this.looking) this.#said = { active: true, at: this.now };
    if (step === "read" && this.looking) this.#readAt = this.now;
    if (step === "reply") this.#reply();
  }

  #reply(): void {
    if (!tellsOfReply(VOLUNTEER)) return;
    const rest = { locale: "en", sms: false, details: false, site: "https://thodu.example" } as const;
    const marks = { chatToldAt: this.#chatToldAt, replyToldAt: this.#replyToldAt, chatSeenAt: this.seenAt };
    const delivery = deliveryOf("reply", { ...rest, ...this.ways, ...marks, present: this.present });
    if (delivery.tellsOfChat) this.#chatToldAt = this.now;
    if (delivery.tellsOfReply) this.#replyToldAt = this.now;
    if (delivery.shown !== null || Object.keys(delivery.sends).length > 0) this.told.push(delivery);
  }
}

const all = { inApp: true, email: "asha@thodu.example", devices: ["a-device"] };
const ways = [all, { ...all, email: null, devices: [] }, { ...all, inApp: false }];
const MINUTE_OF_WAITING: readonly Step[] = ["wait", "wait", "wait"];

test.each(ways)("whose phone dies is told of a reply once, whichever replies nobody heard before: %#", (each) => {
  const person = new Person(each);
  const go = (...steps: readonly Step[]): number => {
    for (const step of steps) person.step(step);
    return person.told.length;
  };
  expect(go("look", "read", "vanish", "reply")).toBe(0);
  expect(go(...MINUTE_OF_WAITING, "reply")).toBe(1);
  expect(go("reply", ...MINUTE_OF_WAITING, "reply")).toBe(1);
  expect(go("look", "leave", "reply", "reply")).toBe(2);
});

it("a person who is away is always told of a reply, and never twice before they looked", () => {
  const steps = fc.array(fc.constantFrom<Step>("look", "read", "leave", "vanish", "reply", "wait"), { maxLength: 60 });
  fc.assert(
    fc.property(fc.constantFrom(...ways), steps, (each, taken) => {
      const person = new Person(each);
      let sinceLook = 0;
      for (const step of taken) {
        const [told, seenAt] = [person.told.length, person.seenAt];
        person.step(step);
        if (person.seenAt > seenAt) sinceLook = 0;
        sinceLook += person.told.length - told;
        expect(sinceLook).toBeLessThanOrEqual(1);
        if (step === "reply") expect(sinceLook).toBe(person.present ? 0 : 1);
      }
    }),
    { numRuns: 2_000 },
  );
});
