import { describe, expect, it, test } from "vitest";
import { NOON, storedInstant } from "../../../tests/support/domain";
import { locales } from "../locale";
import { notification } from "./model";
import { eventShown, isOfChat, notice, noticeKind, shownOf, tellsOfReply } from "./notices";

describe("an event in the outbox", () => {
  it("is read, settled or not", () => {
    const stored = { kind: "reply", at: storedInstant(NOON), settledAt: null };
    expect(notice.parse(stored)).toEqual({ kind: "reply", at: NOON, settledAt: null, sends: {} });
    expect(notice.parse({ ...stored, settledAt: storedInstant(NOON) }).settledAt).toBe(NOON);
  });

  test.each([{ kind: "rumour" }, { at: NOON }, { settledAt: undefined }, { sends: { email: "perhaps" } }])(
    "is invalid with %j",
    (change) => {
      expect(notice.safeParse({ kind: "reply", at: storedInstant(NOON), settledAt: null, ...change }).success).toBe(
        false,
      );
    },
  );
});

it.each(noticeKind.options)("%s reads as a notification in every language, and in each differently", (kind) => {
  const shown = locales.map((locale) => shownOf(kind, locale));
  for (const each of shown) {
    expect(notification.safeParse({ ...each, unread: true, createdAt: storedInstant(NOON) }).success).toBe(true);
  }
  expect(new Set(shown.map(({ message }) => message)).size).toBe(locales.length);
});

it("is made for every reply, and for no own message", () => {
  expect(tellsOfReply("volunteer")).toBe(true);
  expect(tellsOfReply("asha")).toBe(false);
});

it("is known to be about the chat or not", () => {
  expect(noticeKind.options.filter(isOfChat)).toEqual(["reply", "place-reached"]);
});

it.each(locales)("in %s does not call the need for a supervisor a crisis, as it may be none", (locale) => {
  expect(shownOf("supervisor-needed", locale).message).not.toMatch(/crisis|संकट|అత్యవసర/);
});

it.each(locales)(
  "in %s says that a case was looked at, not reported or decided: some only said that it was hard",
  (locale) => {
    expect(shownOf("case-decided", locale).message).not.toMatch(/report|decided|शिकायत|ఫిర్యాదు/);
  },
);

it("tells of an appointment that others cancelled, and leads to where one can ask for another", () => {
  expect(shownOf("appointment-cancelled", "en")).toEqual({
    type: "Therapy",
    link: "/therapy",
    message: "Your appointment was cancelled. The therapy page says what you can do now.",
  });
  expect(isOfChat("appointment-cancelled")).toBe(false);
});

it("about an appointment says that its page tells how they meet, and has no link or number itself", () => {
  for (const kind of ["appointment-confirmed", "appointment-meeting"] as const) {
    const { message, link } = shownOf(kind, "en");
    expect(message).toMatch(/how you meet.*therapy page|therapy page.*how you meet/);
    expect(message).not.toMatch(/https|\d/);
    expect(link).toBe("/therapy");
  }
});

it("tells of a refund with the amount, the reference, and what becomes of the plan", () => {
  const event = {
    kind: "payment-refunded" as const,
    at: Date.UTC(2026, 0, 15, 6, 30),
    settledAt: null,
    sends: {},
    refunded: {
      paymentId: "pay_1CwpVdk2L43guJ",
      amount: 149_900,
      planName: "Daily Care",
      bought: true,
      again: false,
      until: null,
      goesOn: null,
    },
  };
  expect(eventShown(event, "en")).toEqual({
    type: "General",
    link: "/profile?show=payments",
    message:
      "Your payment of ₹1,499 was refunded on 15 January 2026. Reference: K2L4-3GUJ. Daily Care has ended. Your bank may take some days to show the money.",
  });
  const goesOn = { ...event, refunded: { ...event.refunded, until: Date.UTC(2026, 1, 14, 6, 30) } };
  expect(eventShown(goesOn, "en").message).toContain(" Your plan goes on until 14 February 2026. ");
  const other = { ...goesOn, refunded: { ...goesOn.refunded, goesOn: "Pay As You Go" } };
  expect(eventShown(other, "en").message).toContain(
    " Daily Care has ended. Pay As You Go goes on until 14 February 2026. ",
  );
  const month = { ...goesOn, refunded: { ...goesOn.refunded, goesOn: "Daily Care" } };
  expect(eventShown(month, "en").message).toContain("K2L4-3GUJ. Daily Care goes on until 14 February 2026. ");
  const nothing = { ...event, refunded: { ...event.refunded, bought: false } };
  expect(eventShown(nothing, "en").message).toContain(" Nothing was bought with it. ");
  const again = { ...nothing, refunded: { ...nothing.refunded, again: true } };
  expect(eventShown(again, "en").message).toContain(" Daily Care had been paid already, and stays as it is. ");
  for (const locale of ["te", "hi"] as const) {
    expect(eventShown(again, locale).message).toMatch(/1,499.*2026.*K2L4-3GUJ.*Daily Care/);
    expect(eventShown(nothing, locale).message).not.toContain("Daily Care");
    expect(eventShown(event, locale).message).toMatch(/1,499.*2026.*K2L4-3GUJ.*Daily Care/);
    expect(eventShown(goesOn, locale).message).toMatch(/1,499.*K2L4-3GUJ.*2026/);
    expect(eventShown(other, locale).message).toMatch(/Daily Care.*Pay As You Go.*2026/);
  }
});

it("leads to the case for which a supervisor is needed, and without one to the cases", () => {
  const event = notice.parse({ kind: "supervisor-needed", at: storedInstant(NOON), settledAt: null });
  expect(eventShown(event, "en").link).toBe("/admin/safety");
  expect(eventShown({ ...event, caseId: "3f2b-1c" }, "en").link).toBe("/admin/safety?case=3f2b-1c");
  expect(eventShown({ ...event, caseId: "x y" }, "en").link).toBe("/admin/safety");
});
