import { describe, expect, it, test } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { locales } from "../locale";
import { deliveryOf, dueOf, NEWS_FOR, type Reader } from "./delivery";
import { noticeKind, sendState, shownOf, type Notice } from "./notices";

const reader: Reader = {
  locale: "en",
  present: false,
  inApp: true,
  email: "asha@thodu.example",
  devices: ["a-device"],
  sms: false,
  details: false,
  chatToldAt: null,
  replyToldAt: null,
  chatSeenAt: null,
  site: "https://thodu.example",
};
/** A turn is only open for a moment, and its text says so; a reminder says when. */
const line = (kind: string): string => {
  if (kind.endsWith("-soon")) return "A reminder: it is in ten minutes.";
  if (kind === "place-reached") return "Please look now.";
  return isTurn(kind) ? "Please look now: it holds for 90 seconds." : "There is something new for you.";
};
const whenever = { en: "when it suits you", te: "మీకు వీలైనప్పుడు", hi: "जब आपको ठीक लगे" };
const ofChat = ["reply", "place-reached"];
const urgent = ["place-reached", "supervisor-needed", "shift-confirm"];
const isTurn = (kind: string): boolean => ["turn", "turn-by-phone"].includes(kind);
const tag = (kind: string): string => {
  if (isTurn(kind)) return "turn";
  return ofChat.includes(kind) ? "chat" : kind;
};

const leaving = noticeKind.options.filter((kind) => kind !== "appointment-given-up");

describe.each(leaving)("%s", (kind) => {
  it("is shown in Thodu and sent on every way that is wanted, at once", () => {
    expect(deliveryOf(kind, { ...reader, sms: true })).toMatchObject({
      shown: shownOf(kind, "en"),
      email: { to: "asha@thodu.example" },
      push: {
        title: line(kind),
        link: shownOf(kind, "en").link,
        tag: tag(kind),
      },
      sms: line(kind),
      sends: { email: "taken", push: "taken", sms: "taken" },
      tellsOfChat: ofChat.includes(kind),
      tellsOfReply: kind === "reply",
    });
  });

  it.each(locales)("leaves Thodu (%s) without saying what it is about, or linking there", (locale) => {
    const { email, push, sms } = deliveryOf(kind, { ...reader, locale, sms: true });
    const { message, link } = shownOf(kind, locale);
    for (const words of [email?.subject, email?.text, push?.title, sms]) {
      expect(words).toBeTruthy();
      expect(words).not.toContain(message);
      expect(words).not.toContain(`https://thodu.example${link}\n`);
    }
  });

  it.each(locales)("says what it is about (%s) if its person wants that, but never in the subject", (locale) => {
    const { email, push, sms } = deliveryOf(kind, { ...reader, locale, sms: true, details: true });
    const { message, link } = shownOf(kind, locale);
    expect(email?.text).toContain(message);
    expect(email?.text).toContain(`https://thodu.example${link}\n`);
    expect(email?.subject).not.toContain(message);
    expect([push?.title, sms]).toEqual([message, message]);
  });

  it.each(locales)("asks by e-mail (%s) for now if it is urgent, else for any time", (locale) => {
    const forNow = isTurn(kind) || urgent.includes(kind) || kind.endsWith("-soon");
    for (const details of [false, true]) {
      const { email, sms } = deliveryOf(kind, { ...reader, locale, details, sms: true });
      if (forNow) expect(email?.text).toContain(`\n\n${sms}\nhttps://thodu.example/`);
      expect(email?.text.includes(whenever[locale])).toBe(!forNow);
    }
  });

  it("is not shown in Thodu if its person switched that off, and sent on the other ways", () => {
    const { shown, sends } = deliveryOf(kind, { ...reader, inApp: false });
    expect(shown).toBeNull();
    expect(sends).toEqual({ email: "taken", push: "taken" });
  });

  it("leaves Thodu only on ways that are wanted", () => {
    expect(deliveryOf(kind, { ...reader, email: null, devices: [] })).toMatchObject({
      email: null,
      push: null,
      sms: null,
      sends: {},
      tellsOfChat: false,
      tellsOfReply: kind === "reply",
    });
  });

  it("is told once, and of the chat not to a person who looks at it", () => {
    const { shown, sends } = deliveryOf(kind, { ...reader, present: true });
    expect({ shown: shown !== null, sends }).toEqual(
      ofChat.includes(kind) ? { shown: false, sends: {} } : { shown: true, sends: { email: "taken", push: "taken" } },
    );
  });
});

test.each([
  ["nothing was said of it", null, null, true],
  ["something was said and they have not looked", NOON, null, false],
  ["they looked before it was said", NOON, NOON - 1, false],
  ["they looked since", NOON, NOON + 1, true],
])("the chat is told of outside of Thodu when %s: %#", (_, chatToldAt, chatSeenAt, told) => {
  const delivery = deliveryOf("reply", { ...reader, chatToldAt, chatSeenAt });
  expect([delivery.email !== null, delivery.push !== null]).toEqual([told, told]);
  expect(delivery.tellsOfChat).toBe(told);
  expect(delivery.shown).not.toBeNull();
});

test.each([
  ["none was told of", null, null, true],
  ["one was told of and they have not looked", NOON, null, false],
  ["they looked before it was told of", NOON, NOON - 1, false],
  ["they looked since", NOON, NOON + 1, true],
])("a reply is told of at all when %s: %#", (_, replyToldAt, chatSeenAt, told) => {
  const delivery = deliveryOf("reply", { ...reader, replyToldAt, chatSeenAt });
  expect([delivery.shown !== null, delivery.email !== null, delivery.push !== null, delivery.tellsOfReply]).toEqual([
    told,
    told,
    told,
    told,
  ]);
  expect(deliveryOf("place-reached", { ...reader, replyToldAt, chatSeenAt }).shown).not.toBeNull();
});

it("a reply that reached nobody does not count as told", () => {
  expect(deliveryOf("reply", { ...reader, inApp: false, email: null, devices: [] }).tellsOfReply).toBe(false);
});

it("having told of the chat holds nothing else back", () => {
  expect(deliveryOf("plan-ended", { ...reader, chatToldAt: NOON }).sends).toEqual({ email: "taken", push: "taken" });
});

describe("an event that was processed before", () => {
  const settled = (sends: Notice["sends"], kind: Notice["kind"] = "plan-ended"): Notice => ({
    kind,
    at: NOON,
    settledAt: NOON,
    sends,
  });

  it("is delivered as a whole if nobody has settled it", () => {
    expect(dueOf({ ...settled({}), settledAt: null }, reader, NOON)).toEqual(deliveryOf("plan-ended", reader));
  });

  it.each([undefined, ...sendState.options.filter((state) => state !== "due")])(
    "is not sent again by e-mail that is %s",
    (email) => {
      expect(dueOf(settled(email === undefined ? {} : { email }), reader, NOON)).toBeNull();
    },
  );

  it("is sent again by an e-mail that was certainly not sent, and not shown a second time", () => {
    expect(dueOf(settled({ email: "due", sms: "sent" }), { ...reader, sms: true }, NOON)).toMatchObject({
      shown: null,
      push: null,
      sms: null,
      email: { to: reader.email },
      sends: { email: "taken" },
      tellsOfChat: false,
      tellsOfReply: false,
    });
    // That this very notice told of the chat does not hold it back.
    expect(dueOf(settled({ email: "due" }, "reply"), { ...reader, chatToldAt: NOON }, NOON)?.email).not.toBeNull();
  });

  it.each([
    ["it is no news any more", reader, "plan-ended", NEWS_FOR + 1],
    ["e-mails are not wanted any more", { ...reader, email: null }, "plan-ended", 0],
    ["they look at the chat", { ...reader, present: true }, "reply", 0],
  ] as const)("is given up when %s", (_, now, kind, later) => {
    expect(dueOf(settled({ email: "due" }, kind), now, NOON + later)).toMatchObject({
      email: null,
      sends: { email: "failed" },
    });
  });
});

describe("an event that is first processed late", () => {
  const late = (kind: Notice["kind"], after: number, over: Reader = { ...reader, sms: true }) =>
    dueOf({ kind, at: NOON, settledAt: null, sends: {} }, over, NOON + after);
  const nothingLeaves = { email: null, push: null, sms: null, sends: {}, tellsOfChat: false };

  it.each(["plan-ended", "turn-missed", "reply"] as const)(
    "(%s) is shown within Thodu, and leaves it no more",
    (kind) => {
      expect(late(kind, NEWS_FOR)?.sends).toEqual({ email: "taken", push: "taken", sms: "taken" });
      expect(late(kind, NEWS_FOR + 1)).toEqual({
        ...nothingLeaves,
        shown: shownOf(kind, "en"),
        tellsOfReply: kind === "reply",
      });
    },
  );

  it.each([
    ["turn", 90_000],
    ["turn-by-phone", 90_000],
    ["time-soon", 900_000],
    ["own-time-soon", 900_000],
  ] as const)("(%s) is not told at all once its moment is over", (kind, lasts) => {
    expect(late(kind, lasts)?.sends).toEqual({ email: "taken", push: "taken", sms: "taken" });
    expect(late(kind, lasts + 1)).toEqual({ ...nothingLeaves, shown: null, tellsOfReply: false });
  });

  it("is not told to a person who looks at the chat, nor twice of a reply", () => {
    for (const over of [
      { ...reader, present: true },
      { ...reader, replyToldAt: NOON },
      { ...reader, inApp: false },
    ])
      expect(late("reply", NEWS_FOR + 1, over)).toEqual({ ...nothingLeaves, shown: null, tellsOfReply: false });
  });
});

describe("a payment", () => {
  const receipt = { paymentId: "pay_29QQoUBi66xm2f", amount: 149_900 };
  const paid: Notice = {
    kind: "payment-received",
    at: Date.UTC(2026, 2, 3, 19),
    settledAt: null,
    sends: {},
    receipt,
  };
  /** The fourth in India. */
  const facts = { en: "4 March 2026", te: "4 మార్చి, 2026", hi: "4 मार्च 2026" };

  it.each(locales)(
    "is told (%s) with reference, amount and date in Thodu, and outside if its person wants that",
    (locale) => {
      const { shown, email, sms } = dueOf(paid, { ...reader, locale, sms: true, details: true }, NOON) ?? {};
      for (const words of [shown?.message, email?.text, sms]) {
        for (const fact of ["BI66-XM2F", "₹1,499", facts[locale]]) expect(words).toContain(fact);
      }
      expect(email?.subject).not.toContain("1,499");
    },
  );

  it.each(locales)("is sent (%s) without any of them to all others", (locale) => {
    const { email, push, sms } = dueOf(paid, { ...reader, locale, sms: true }, NOON) ?? {};
    for (const words of [email?.subject, email?.text, push?.title, sms]) expect(words).not.toMatch(/BI66|1,499|2026/);
  });

  it("has them also in an e-mail that is tried again", () => {
    const again = dueOf(
      { ...paid, settledAt: paid.at, sends: { email: "due" } },
      { ...reader, details: true },
      paid.at,
    );
    expect(again?.email?.text).toContain("BI66-XM2F");
  });

  it("without a stored receipt is told without them", () => {
    expect(dueOf({ ...paid, receipt: undefined }, reader, NOON)?.shown).toEqual(shownOf("payment-received", "en"));
  });
});

describe.each(["time-soon", "own-time-soon"] as const)("a reminder (%s)", (kind) => {
  it("is too old a quarter of an hour later, and an e-mail of it says when", () => {
    expect(deliveryOf(kind, reader).push).toMatchObject({ lasts: 900_000, tag: kind });
    expect(deliveryOf(kind, reader).email?.text).toContain("A reminder: it is in ten minutes.");
    const due = { kind, at: NOON, settledAt: NOON, sends: { email: "due" } } as const;
    expect(dueOf(due, reader, NOON + 900_000)?.email).not.toBeNull();
    expect(dueOf(due, reader, NOON + 900_001)?.email).toBeNull();
  });
});

it("a listener who has come rings on the device, for a person who waits with the page hidden", () => {
  expect(deliveryOf("place-reached", reader).push).toMatchObject({ rings: true, tag: "chat", link: "/chat" });
  expect(deliveryOf("reply", reader).push).not.toHaveProperty("rings");
});

describe("a turn", () => {
  it.each(["turn", "turn-by-phone"] as const)(
    "(%s) rings on the device, and expires with the place that was kept",
    (kind) => {
      expect(deliveryOf(kind, reader).push).toMatchObject({ lasts: 90_000, rings: true, tag: "turn", link: "/chat" });
      const due = { kind, at: NOON, settledAt: NOON, sends: { email: "due" } } as const;
      expect(dueOf(due, reader, NOON + 90_000)?.email).not.toBeNull();
      expect(dueOf(due, reader, NOON + 90_001)?.email).toBeNull();
    },
  );

  it.each(locales)("leads (%s) straight to the chat from an address that was given only for it", (locale) => {
    const { email } = deliveryOf("turn", { ...reader, locale, once: true });
    expect(email?.text).toContain("https://thodu.example/chat\n");
    expect(email?.text).not.toContain("/profile");
    expect(email?.subject).not.toContain(shownOf("turn", locale).message);
  });
});
