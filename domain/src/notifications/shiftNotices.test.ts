import { describe, expect, it } from "vitest";
import { NOON, storedInstant } from "../../../tests/support/domain";
import { locales } from "../locale";
import { dueOf, type Reader } from "./delivery";
import { eventShown, notice, shownOf, type Notice } from "./notices";
import type { ShiftNotice } from "./shiftNotices";

const reader: Reader = {
  locale: "en",
  present: false,
  inApp: true,
  email: "meera@thodu.example",
  devices: [],
  sms: true,
  details: true,
  chatToldAt: null,
  replyToldAt: null,
  chatSeenAt: null,
  site: "https://thodu.example",
};
const kinds = ["shift-confirm", "shift-lapsed", "shift-taken"] as const satisfies readonly ShiftNotice[];

/** From 2:00 to 6:00 on 3 March in India, which is the afternoon of the 2nd in Chicago. */
const HOURS = { from: Date.UTC(2026, 2, 2, 20, 30), to: Date.UTC(2026, 2, 3, 0, 30) };
const INDIA = { ...HOURS, zone: "Asia/Kolkata" };
const inIndia = {
  en: "tuesday, 3 march, 2:00 am – 6:00 am (the night from monday to tuesday, india time)",
  te: "3 మార్చి, మంగళవారం, 2:00 am – 6:00 am (సోమవారం రాత్రి, మంగళవారం తెల్లవారకముందు, భారత సమయం)",
  hi: "मंगलवार, 3 मार्च, 2:00 am – 6:00 am (सोमवार की रात, मंगलवार की सुबह से पहले, भारतीय समय)",
} as const;
/** Text that says when the shift is, in any language. */
const WHEN = /\d:\d\d|march|మార్చి|मार्च|india|భారత|भारत/;

const eventOf = (kind: ShiftNotice, shift: Notice["shift"] = INDIA): Notice => ({
  kind,
  at: NOON,
  settledAt: null,
  sends: {},
  shift,
});
/** Text in a form to compare: some versions of Node write AM in capitals, after another kind of space. */
const plain = (words: string | null | undefined): string => (words ?? "").replaceAll(/[^\S\n]/g, " ").toLowerCase();
const shownOn = (zone: string): string => plain(eventShown(eventOf("shift-taken", { ...HOURS, zone }), "en").message);

describe.each(kinds)("an e-mail about a shift (%s)", (kind) => {
  it.each(locales)(
    "says when it is in its reader's language (%s) and in India's time, and has a link to it",
    (locale) => {
      const { shown, email, sms } = dueOf(eventOf(kind), { ...reader, locale }, NOON) ?? {};
      for (const words of [shown?.message, email?.text, sms]) expect(plain(words)).toContain(inIndia[locale]);
      expect(email?.text).toContain("\nhttps://thodu.example/volunteer-shifts\n");
      expect(plain(email?.subject)).not.toMatch(WHEN);
    },
  );

  it.each(locales)("does not say so to a reader who did not ask for details (%s)", (locale) => {
    const { email, sms } = dueOf(eventOf(kind), { ...reader, locale, details: false }, NOON) ?? {};
    for (const words of [email?.subject, email?.text, sms]) {
      expect(words).toBeTruthy();
      expect(plain(words)).not.toMatch(WHEN);
    }
    expect(email?.text).not.toContain("/volunteer-shifts");
  });

  it.each(locales)("is sent without its hours if they were not stored (%s)", (locale) => {
    const event = { ...eventOf(kind), shift: undefined };
    expect(eventShown(event, locale)).toEqual(shownOf(kind, locale));
  });

  it("contains nothing but the hours and their zone", () => {
    const written = { ...INDIA, name: "Ravi", note: "Please come early" };
    const event = notice.parse({ kind, at: storedInstant(NOON), settledAt: null, shift: written });
    expect(dueOf(event, reader, NOON)?.email?.text).not.toMatch(/Ravi|early|[<>]/);
  });
});

describe("the hours of a shift", () => {
  it("are in the listener’s own time zone, with the day there", () => {
    expect(shownOn("America/Chicago")).toContain(": monday, 2 march, 2:30 pm – 6:30 pm (america/chicago).");
  });

  it("are in India’s time if the zone is invalid, or has India’s older name", () => {
    const expected = `: ${inIndia.en}.`;
    expect(["Asia/Calcutta", "Ravi\nhttps://elsewhere.example"].map(shownOn)).toEqual([
      expect.stringContaining(expected),
      expect.stringContaining(expected),
    ]);
  });

  it("name a night only after midnight", () => {
    const evening = { from: Date.UTC(2026, 2, 3, 14, 30), to: Date.UTC(2026, 2, 3, 18, 30), zone: "Asia/Kolkata" };
    const { message } = eventShown(eventOf("shift-taken", evening), "en");
    expect(plain(message)).toContain(": tuesday, 3 march, 8:00 pm – 12:00 am (india time).");
  });
});
