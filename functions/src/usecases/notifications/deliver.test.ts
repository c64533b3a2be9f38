import type { Delivery } from "@thodu/domain/notifications/delivery";
import type { Notice, NoticeKind, Sends, Shown } from "@thodu/domain/notifications/notices";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import type { Versioned, Version } from "../chat/ports";
import { deliver } from "./deliver";
import type { Handed, Outbox, VersionedReader, DeliveryRecord } from "./ports";

class Revision implements Version {
  readonly isVersion = true;
  constructor(readonly number: number) {}
}

const person: VersionedReader = {
  locale: "en",
  present: false,
  inApp: true,
  email: "asha@thodu.example",
  devices: ["phone", "old"],
  sms: true,
  details: false,
  chatSeenAt: null,
  told: null,
};

/** Events of one person in memory. Every read lets others run first, and a write needs the present version. */
class MemoryOutbox implements Outbox {
  readonly shown: Shown[] = [];
  readonly #notices = new Map<string, { value: Notice; revision: number }>();
  #told: { value: DeliveryRecord; revision: number } | null = null;

  constructor(
    readonly runtime: MemoryRuntime,
    readonly reading: Partial<VersionedReader> = {},
  ) {}

  add(id: string, kind: NoticeKind, wanted?: Notice["ways"]): void {
    const value = { kind, at: this.runtime.now(), settledAt: null, sends: {}, ...(wanted && { ways: wanted }) };
    this.#notices.set(id, { value, revision: 0 });
  }

  waysOf(id: string): Notice["ways"] {
    return this.#notices.get(id)?.value.ways;
  }

  sends(id: string): Sends | undefined {
    return this.#notices.get(id)?.value.sends;
  }

  async find(_: string, id: string): Promise<Versioned<Notice> | null> {
    await Promise.resolve();
    const found = this.#notices.get(id);
    return found ? { value: found.value, version: new Revision(found.revision) } : null;
  }

  async reader(_: string, ways: Notice["ways"]): Promise<VersionedReader> {
    await Promise.resolve();
    const left = ways?.email == null ? {} : { email: ways.email, once: true };
    const told = this.#told && { value: this.#told.value, version: new Revision(this.#told.revision) };
    return { ...person, told, ...this.reading, ...left };
  }

  async settle(
    _: string,
    id: string,
    seen: Versioned<Notice>,
    { shown, sends, tellsOfChat, tellsOfReply }: Delivery,
    told: Versioned<DeliveryRecord> | null,
  ): Promise<"stored" | "conflict"> {
    await Promise.resolve();
    const found = this.#notices.get(id);
    const isAt = (version: Version | undefined, revision: number | undefined): boolean =>
      (version instanceof Revision ? version.number : undefined) === revision;
    if (!found || !isAt(seen.version, found.revision)) return "conflict";
    if ((tellsOfChat || tellsOfReply) && !isAt(told?.version, this.#told?.revision)) return "conflict";
    this.#notices.set(id, {
      value: { ...found.value, settledAt: this.runtime.now(), sends: { ...found.value.sends, ...sends } },
      revision: found.revision + 1,
    });
    if (shown) this.shown.push(shown);
    if (tellsOfChat || tellsOfReply) {
      const now = this.runtime.now();
      const before = this.#told ?? { value: { chatAt: null, replyAt: null }, revision: 0 };
      this.#told = {
        value: { chatAt: tellsOfChat ? now : before.value.chatAt, replyAt: tellsOfReply ? now : before.value.replyAt },
        revision: before.revision + 1,
      };
    }
    return "stored";
  }

  async record(_: string, id: string, sends: Sends, forgets: boolean): Promise<void> {
    await Promise.resolve();
    const found = this.#notices.get(id);
    const left = forgets && found?.value.ways ? { ways: { ...found.value.ways, email: null } } : {};
    if (found)
      this.#notices.set(id, {
        value: { ...found.value, ...left, sends: { ...found.value.sends, ...sends } },
        revision: found.revision + 1,
      });
  }
}

/** Records the e-mails and lines that were handed over, with given outcomes. */
class Ways {
  readonly letters: string[] = [];
  readonly lines: string[] = [];
  readonly pushes: string[] = [];
  readonly forgotten: string[] = [];
  readonly site: string | null = "https://thodu.example";
  constructor(readonly outcomes: (Handed | "crash")[] = []) {}

  readonly mailer = {
    site: this.site,
    send: async (_: unknown, name: string): Promise<Handed> => {
      await Promise.resolve();
      const outcome = this.outcomes.shift() ?? "sent";
      // After a crash or a broken connection it is unknown whether it arrived; assume the worst, that it did.
      if (outcome !== "not-sent" && outcome !== "refused") this.letters.push(name);
      if (outcome === "crash") throw new Error("crash");
      return outcome;
    },
  };
  readonly pusher = {
    send: async (devices: readonly string[]): Promise<{ handed: Handed; gone: readonly string[] }> => {
      await Promise.resolve();
      this.pushes.push(...devices.filter((token) => token !== "old"));
      return { handed: "sent", gone: ["old"] };
    },
  };
  readonly devices = {
    add: (): Promise<void> => Promise.reject(new Error("Not by a delivery.")),
    remove: async (_: string, token: string): Promise<void> => {
      await Promise.resolve();
      this.forgotten.push(token);
    },
  };
  readonly texter = {
    send: async (_: string, line: string): Promise<Handed> => {
      await Promise.resolve();
      this.lines.push(line);
      return "sent";
    },
  };
}

function setting(kind: NoticeKind, reading: Partial<VersionedReader> = {}, outcomes: (Handed | "crash")[] = []) {
  const runtime = new MemoryRuntime();
  const outbox = new MemoryOutbox(runtime, reading);
  outbox.add("one", kind);
  const ways = new Ways(outcomes);
  const { mailer, pusher, devices, texter } = ways;
  return { runtime, outbox, ways, ports: { runtime, outbox, mailer, pusher, devices, texter } };
}

describe("an event", () => {
  it("delivered five times at once, and again, is shown once and sent once on each channel", async () => {
    const { ports, outbox, ways } = setting("support-reply");
    await Promise.all(Array.from({ length: 5 }, () => deliver(ports, "asha", "one")));
    await deliver(ports, "asha", "one");
    expect(outbox.shown).toMatchObject([{ type: "Support", link: "/support" }]);
    expect(ways.letters).toEqual(["asha/one"]);
    expect(ways.lines).toHaveLength(1);
    expect(ways.pushes).toEqual(["phone"]);
    expect(ways.forgotten).toEqual(["old"]);
    expect(outbox.sends("one")).toEqual({ email: "sent", push: "sent", sms: "sent" });
  });

  it("of the chat is settled without a notification while its reader has the chat open", async () => {
    const { ports, outbox, ways } = setting("reply", { present: true });
    await deliver(ports, "asha", "one");
    expect([outbox.shown, ways.letters, ways.lines]).toEqual([[], [], []]);
  });

  it("that does not exist sends nothing", async () => {
    const { ports, outbox } = setting("reply");
    await deliver(ports, "asha", "two");
    expect(outbox.shown).toEqual([]);
  });

  it("sends no e-mail without a mail server", async () => {
    const { ports, outbox, ways } = setting("plan-ended");
    await deliver({ ...ports, mailer: { ...ports.mailer, site: null } }, "asha", "one");
    expect(ways.letters).toEqual([]);
    expect(outbox.sends("one")).toEqual({ push: "sent", sms: "sent" });
  });

  it("asks to be delivered again while its e-mail was surely not handed over, and then sends it once", async () => {
    const { ports, outbox, ways } = setting("plan-ended", {}, ["not-sent", "not-sent", "sent"]);
    for (let n = 0; n < 2; n += 1)
      await expect(deliver(ports, "asha", "one")).rejects.toThrow("could not be handed over");
    await deliver(ports, "asha", "one");
    await deliver(ports, "asha", "one");
    expect(ways.letters).toEqual(["asha/one"]);
    expect(outbox.shown).toHaveLength(1);
  });

  it.each([
    ["unsure", "unsure"],
    ["refused", "failed"],
  ] as const)("is not sent again after %s", async (outcome, state) => {
    const { ports, outbox, ways } = setting("plan-ended", {}, [outcome]);
    for (let n = 0; n < 3; n += 1) await deliver(ports, "asha", "one");
    expect(ways.letters).toHaveLength(outcome === "unsure" ? 1 : 0);
    expect(outbox.sends("one")).toMatchObject({ email: state });
  });
});

it("two events of the chat at once send one notification, and both are shown in the app", async () => {
  const { ports, outbox, ways } = setting("place-reached");
  outbox.add("two", "reply");
  await Promise.all([deliver(ports, "asha", "one"), deliver(ports, "asha", "two")]);
  expect(outbox.shown).toHaveLength(2);
  expect(ways.letters).toHaveLength(1);
  expect(ways.pushes).toHaveLength(1);
  expect(ways.lines).toHaveLength(1);
});

it.each([{}, { email: null, devices: [], sms: false }, { inApp: false }])(
  "concurrent replies are told once, on any channels: %j",
  async (reading) => {
    const { ports, outbox, ways } = setting("reply", reading);
    outbox.add("two", "reply");
    await Promise.all([deliver(ports, "asha", "one"), deliver(ports, "asha", "two")]);
    expect(outbox.shown).toHaveLength("inApp" in reading ? 0 : 1);
    const sent = "email" in reading ? 0 : 1;
    expect([ways.letters.length, ways.pushes.length, ways.lines.length]).toEqual([sent, sent, sent]);
  },
);

it("nothing arrives twice, wherever a step fails and however often it is delivered", async () => {
  const outcome = fc.constantFrom<Handed | "crash">("sent", "not-sent", "unsure", "refused", "crash");
  await fc.assert(
    fc.asyncProperty(
      fc.array(outcome, { maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 }),
      async (outcomes, rounds) => {
        const { ports, outbox, ways } = setting("appointment-moved", {}, [...outcomes]);
        for (const atOnce of rounds)
          await Promise.allSettled(Array.from({ length: atOnce }, () => deliver(ports, "asha", "one")));
        expect(outbox.shown).toHaveLength(1);
        expect(ways.letters.length).toBeLessThanOrEqual(1);
        expect(ways.pushes.length).toBe(1);
        expect(ways.lines.length).toBe(1);
      },
    ),
    { numRuns: 300 },
  );
});

describe("an address that was given for one event", () => {
  const wanted = { push: false, email: "guest@thodu.example" };
  it("is written to, and deleted once nothing is left to try", async () => {
    const { ports, outbox, ways } = setting("reply", { email: null, devices: [], sms: false }, ["not-sent", "sent"]);
    outbox.add("two", "turn", wanted);
    await expect(deliver(ports, "asha", "two")).rejects.toThrow("could not be handed over");
    expect(outbox.waysOf("two")).toEqual(wanted);
    await deliver(ports, "asha", "two");
    expect(ways.letters).toEqual(["asha/two"]);
    expect(outbox.waysOf("two")).toEqual({ push: false, email: null });
  });

  it("is deleted unused if the turn is handled too late and so reached nobody", async () => {
    const { ports, outbox, ways, runtime } = setting("reply");
    outbox.add("two", "turn", wanted);
    runtime.time += 91_000;
    await deliver(ports, "asha", "two");
    expect([ways.letters, ways.pushes, ways.lines, outbox.shown]).toEqual([[], [], [], []]);
    // By this it is found that the promise was not kept.
    expect([outbox.sends("two"), outbox.waysOf("two")]).toEqual([{}, { push: false, email: null }]);
  });

  it("is also deleted if the place is not kept any more", async () => {
    const { ports, outbox, ways, runtime } = setting("reply", { email: null, devices: [], sms: false }, ["not-sent"]);
    outbox.add("two", "turn", wanted);
    await expect(deliver(ports, "asha", "two")).rejects.toThrow("could not be handed over");
    runtime.time += 91_000;
    await deliver(ports, "asha", "two");
    expect([ways.letters, outbox.waysOf("two")]).toEqual([[], { push: false, email: null }]);
  });
});
