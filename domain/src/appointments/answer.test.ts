import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { DAY, HOUR, MINUTE } from "../time";
import {
  askedUntil,
  bookedNotice,
  decideAnswer,
  freesAddress,
  answerUntil,
  isLapsed,
  isOpen,
  keepUntil,
  confirmedNotice,
  releasedNotice,
} from "./answer";

describe("the time to keep an appointment", () => {
  it.each([
    ["a slot in a week", 7 * DAY, DAY],
    ["a slot in 26 hours", 26 * HOUR, 23 * HOUR],
    ["a slot in five hours", 5 * HOUR, 2 * HOUR],
    ["a slot in three hours", 3 * HOUR, 30 * MINUTE],
    ["a slot in ten minutes", 10 * MINUTE, 10 * MINUTE],
  ])("%s", (_, ahead, kept) => {
    expect(keepUntil(NOON, NOON + ahead)).toBe(NOON + kept);
  });

  it("is a day without a slot, and never goes beyond the slot", () => {
    expect(keepUntil(NOON, null)).toBe(NOON + DAY);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 15 * DAY }), (ahead) => {
        const until = keepUntil(NOON, NOON + ahead);
        expect(until).toBeGreaterThan(NOON);
        expect(until).toBeLessThanOrEqual(Math.min(NOON + DAY, NOON + ahead));
      }),
    );
  });
});

describe("an answer", () => {
  const asked = { status: "confirmed", slotAt: NOON + DAY, addressConfirmed: false, keepUntil: NOON + HOUR } as const;
  const kept = { ...asked, addressConfirmed: true, keepUntil: null };

  it("keeps or cancels an open appointment", () => {
    for (const request of [asked, { ...asked, status: "pending" as const, slotAt: null }]) {
      expect(decideAnswer(request, "keep", NOON)).toBe("keep");
      expect(decideAnswer(request, "not-me", NOON)).toBe("cancel");
    }
  });

  it("changes nothing on a repeat, or once the appointment is over", () => {
    expect(decideAnswer(kept, "keep", NOON)).toBe("as-it-is");
    expect(decideAnswer(kept, "not-me", NOON)).toBe("cancel");
    for (const status of ["cancelled", "done"] as const)
      for (const answer of ["keep", "not-me"] as const)
        expect(decideAnswer({ ...asked, status }, answer, NOON)).toBe("as-it-is");
  });

  it("after the deadline does not keep the appointment, but releases it at once", () => {
    for (const late of [NOON + HOUR, NOON + 2 * DAY]) {
      expect(decideAnswer(asked, "keep", late)).toBe("release");
      // A person who named an address that was not theirs can't name it again, however late its owner says so.
      expect(decideAnswer(asked, "not-me", late)).toBe("cancel");
    }
  });

  it("is told that the slot is over, whether or not the address was ever asked", () => {
    const unasked = { ...asked, keepUntil: null };
    for (const request of [kept, unasked])
      for (const answer of ["keep", "not-me"] as const) expect(decideAnswer(request, answer, NOON + DAY)).toBe("over");
  });

  it("that does not come in time releases the appointment", () => {
    expect(isLapsed(asked, NOON + HOUR - 1)).toBe(false);
    expect(isLapsed(asked, NOON + HOUR)).toBe(true);
    expect(isLapsed(asked, NOON + 2 * DAY)).toBe(true);
    expect(isLapsed({ ...asked, status: "done" }, NOON + HOUR)).toBe(false);
    expect(isLapsed(kept, NOON + HOUR)).toBe(false);
    // The owner of an address could not answer before they got the e-mail.
    expect(isLapsed({ ...asked, mailDue: true }, NOON + HOUR)).toBe(false);
    expect(isLapsed({ ...asked, mailDue: false }, NOON + HOUR)).toBe(true);
    expect(isOpen(asked, NOON + DAY)).toBe(false);
  });
});

it("an unconfirmed address is asked if e-mails can be sent", () => {
  const unconfirmed = { addressConfirmed: false };
  expect(askedUntil(unconfirmed, true, NOON, NOON + 5 * HOUR)).toBe(keepUntil(NOON, NOON + 5 * HOUR));
  expect(askedUntil(unconfirmed, false, NOON, null)).toBeNull();
  expect(askedUntil({ addressConfirmed: true }, true, NOON, null)).toBeNull();
});

describe("an e-mail that is handed over late", () => {
  it.each([
    ["with time enough keeps its moment", 15 * MINUTE, 2 * DAY, 15 * MINUTE],
    ["with less begins anew", 15 * MINUTE - 1, 2 * DAY, DAY],
    ["after the time for it begins anew", -HOUR, 5 * HOUR, 2 * HOUR],
    ["never asks beyond the hour", -1, 10 * MINUTE, 10 * MINUTE],
  ])("%s", (_, left, ahead, until) => {
    expect(answerUntil({ keepUntil: NOON + left, slotAt: NOON + ahead }, NOON)).toBe(NOON + until);
  });

  it("starts the time again without a slot, and not if nobody is asked", () => {
    expect(answerUntil({ keepUntil: NOON, slotAt: null }, NOON)).toBe(NOON + DAY);
    expect(answerUntil({ keepUntil: null, slotAt: NOON + DAY }, NOON)).toBeNull();
  });
});

describe("an address whose request is erased with its account", () => {
  const pending = { status: "pending", slotAt: null, addressConfirmed: false, keepUntil: null } as const;
  const asked = { status: "confirmed", slotAt: NOON + DAY, addressConfirmed: false, keepUntil: NOON + HOUR } as const;

  it.each([
    ["before anybody was asked", pending, NOON, true],
    ["while its owner is asked", asked, NOON, true],
    ["after that, before the sweep", asked, NOON + HOUR, true],
    ["after the hour as well, since it was not kept", asked, NOON + 2 * DAY, true],
    ["that the team cancelled", { ...asked, status: "cancelled", keepUntil: null }, NOON + 2 * DAY, true],
    ["once it is kept", { ...asked, addressConfirmed: true, keepUntil: null }, NOON, false],
    ["once it is confirmed as its own", { ...pending, addressConfirmed: true }, NOON, false],
    ["once it took place", { ...asked, status: "done", keepUntil: null }, NOON + 2 * DAY, false],
    ["after its hour, where nobody could be asked", { ...asked, keepUntil: null }, NOON + DAY, false],
  ] as const)("%s", (_, request, now, frees) => {
    expect(freesAddress(request, now)).toBe(frees);
  });
});

describe("the notice to the person of an appointment", () => {
  it("when it is booked: that it is confirmed, or that they have to keep it", () => {
    expect(bookedNotice({ keepUntil: null })).toBe("appointment-confirmed");
    expect(bookedNotice({ keepUntil: NOON + HOUR })).toBe("appointment-held");
  });

  it.each([
    ["an hour that they had to keep", "confirmed", NOON + HOUR, "appointment-confirmed"],
    ["an hour that was theirs already", "confirmed", null, null],
    ["none that has no hour yet", "pending", NOON + HOUR, null],
    ["none that has no hour and is not asked about", "pending", null, null],
    ["none that is over", "cancelled", NOON + HOUR, null],
  ] as const)("when they keep it: %s", (_, status, until, told) => {
    expect(confirmedNotice({ status, keepUntil: until })).toBe(told);
  });

  it.each([
    ["not-kept", "appointment-cancelled"],
    ["by-person", "appointment-given-up"],
    ["not-me", null],
  ] as const)("when it is released: %s", (why, told) => {
    expect(releasedNotice(why)).toBe(told);
  });
});
