import * as z from "zod/mini";
import { emailAddress } from "../accounts/forms";
import { riskLevel } from "../chat/model";
import { clientId, uid } from "../ids";
import { locale, locales } from "../locale";
import { availability } from "../volunteers/model";
import { TIME_STEP } from "./laterTime";
import { helpNote } from "./model";
import { SHOWN_WAITS } from "./whoWaits";

const expected = z.strictObject({ p50: z.number(), p90: z.nullable(z.number()) });

const laterState = z.enum(["asked", "taken", "none", "missed"]);
/** A moment that lies on one of the times offered. */
const chosenTime = z.int().check(z.positive(), z.multipleOf(TIME_STEP));
const laterEntry = { conversationId: z.string(), alias: z.string(), locale, at: z.number() };

const tellWays = z.strictObject({
  /** On the devices that have signed up. */
  push: z.boolean(),
  /** Left for this alone. */
  email: z.optional(emailAddress),
});

export const matchingContracts = {
  /**
   * Asks for a listener. `position`: the place in the queue from 1; 0 once a listener has come or it has ended. Asked
   * again with the same id it only answers the present place.
   */
  requestHelp: {
    input: z.strictObject({
      requestId: clientId,
      note: z.optional(helpNote),
      locale: z.optional(locale),
    }),
    output: z.strictObject({ position: z.number() }),
    reasons: ["ID_REUSED"],
    action: "help.request",
  },
  /** The caller's place among those who wait and what to expect of it. Asking also lets the queue move. */
  readQueue: {
    input: z.strictObject({}),
    output: z.strictObject({
      /** From 1; null for who does not wait. */
      position: z.nullable(z.number()),
      /** Whether a listener at the desk, free or not, speaks their language and may be asked about them (`hearerAtDesk`). */
      anyone: z.boolean(),
      /** Nobody is, and listeners on call are rung for the caller. */
      onCall: z.boolean(),
      /** The hours in Asia/Kolkata in which somebody usually is (`usualHours`); asked only while nobody is at the desk. */
      usually: z.array(z.strictObject({ from: z.number(), to: z.number() })),
      /** Until when the caller is promised to be told of their turn; null without that. */
      toldUntil: z.nullable(z.number()),
      /** The times later that may be asked for; null for who should stay: in a crisis, or it is not known that they are not. */
      later: z.nullable(z.strictObject({ from: z.number(), until: z.number() })),
      /** The time that the caller asked for, and what became of it; null without one. */
      laterTime: z.nullable(z.strictObject({ at: z.number(), state: laterState })),
      /**
       * Milliseconds after which half, and nine in ten, of the last days' people in that place were taken; null while
       * too few were measured or the caller has waited longer. `p90` null when fewer were taken.
       */
      expected: z.nullable(expected),
    }),
    reasons: [],
    action: "help.request",
  },
  /**
   * Asks to be told of one's turn while one's page is closed, in at least one of two ways; null for no longer. `until` is
   * when whoever could not be told learns so, in milliseconds since 1970.
   */
  tellMe: {
    input: z.strictObject({
      ways: z.nullable(tellWays),
    }),
    output: z.strictObject({ until: z.nullable(z.number()) }),
    reasons: ["NOT_FOUND"],
    action: "help.request",
  },
  /**
   * Asks for a listener at a time later today or tomorrow, in place of the one asked for before; null for none any more. The
   * time is one of those of `readQueue`, in milliseconds since 1970.
   */
  askLaterTime: {
    input: z.strictObject({ wish: z.nullable(z.strictObject({ at: chosenTime, ways: tellWays })) }),
    output: z.strictObject({ laterTime: z.nullable(z.strictObject({ at: z.number(), state: laterState })) }),
    reasons: ["NOT_FOUND", "STAY_HERE"],
    action: "help.request",
  },
  /**
   * The times that people have asked for and nobody has taken, first those in the caller's languages, at most 30; and the
   * caller's own. In milliseconds since 1970.
   */
  listLaterTimes: {
    input: z.strictObject({}),
    output: z.strictObject({
      open: z.array(z.strictObject(laterEntry)),
      own: z.array(z.strictObject({ ...laterEntry, mayRelease: z.boolean() })),
    }),
    reasons: [],
    action: "desk.work",
  },
  /** Takes a time that somebody asked for, or gives it back until an hour before; `at` as it was seen. */
  changeLaterTime: {
    input: z.strictObject({ conversationId: uid, at: chosenTime, wish: z.enum(["take", "release"]) }),
    output: z.strictObject({}),
    reasons: ["NOT_FOUND", "TIME_CHANGED", "TIME_OVERLAPS"],
    action: "desk.work",
  },
  /** The desk as it stands, for admins. Waits in milliseconds. */
  readDesk: {
    /**
     * With a language, `people`, `more` and `longestInLanguage` are of those who wait in it; all other figures are of the
     * whole desk.
     */
    input: z.strictObject({ locale: z.optional(locale) }),
    output: z.strictObject({
      /** Who waits, the greatest risk first, of each the longest wait; at most {@link SHOWN_WAITS}, and how many more there are. */
      people: z
        .array(
          z.strictObject({
            uid: z.string(),
            alias: z.string(),
            locale,
            risk: riskLevel,
            waited: z.number(),
            offered: z.boolean(),
            /** They have not answered the question about suicide, and are listed with the crises. */
            alarmOpen: z.optional(z.boolean()),
          }),
        )
        .check(z.maxLength(SHOWN_WAITS)),
      more: z.number(),
      /** Who stands in the queue; `gone`: in a crisis, waiting, and their page has given no sign for long. */
      waiting: z.strictObject({
        crisis: z.number(),
        concern: z.number(),
        plan: z.number(),
        others: z.number(),
        gone: z.number(),
      }),
      /** How many of `waiting` have an open alarm (`alarmOpen`), at most 100. Their own level counts them too. */
      openAlarms: z.optional(z.number()),
      /** People in a crisis whose listener has not answered for a minute and a half. */
      unanswered: z.number(),
      /** The first {@link SHOWN_WAITS} of these, the longest wait first; `listener` is the uid of who holds them. */
      heldUnanswered: z.optional(
        z
          .array(z.strictObject({ uid: z.string(), alias: z.string(), listener: z.string(), waited: z.number() }))
          .check(z.maxLength(SHOWN_WAITS)),
      ),
      /** The first {@link SHOWN_WAITS} of who is `gone`, whoever left last, first; `seenAt`: the last sign of their page. */
      leftInCrisis: z.optional(
        z
          .array(z.strictObject({ uid: z.string(), alias: z.string(), seenAt: z.number() }))
          .check(z.maxLength(SHOWN_WAITS)),
      ),
      /** How many others left before a listener came, without a crisis. Who comes back is in `waiting` again. */
      leftOther: z.optional(z.number()),
      longestWait: z.number(),
      /** Whose wait that is. */
      longest: z.optional(z.nullable(z.strictObject({ uid: z.string(), alias: z.string() }))),
      /** Likewise of those who wait in the language that was asked for; missing where none was. */
      longestInLanguage: z.optional(
        z.nullable(z.strictObject({ uid: z.string(), alias: z.string(), waited: z.number() })),
      ),
      offered: z.number(),
      /** Who asked to be told of their turn, and may have closed their page; not in `waiting` once it is closed. */
      promised: z.optional(z.number()),
      online: z.number(),
      busy: z.number(),
      freePlaces: z.number(),
      /** Likewise of all who came to the queue: taken today, left today, and still there. */
      today: z.nullable(expected),
      leftToday: z.number(),
    }),
    reasons: [],
    action: "desk.oversee",
  },
  /** How many wait in a crisis, and who of them for longest; asked from every page of the admin area. Waits in milliseconds. */
  readCrises: {
    input: z.strictObject({}),
    output: z.strictObject({
      count: z.number(),
      longest: z.nullable(z.strictObject({ uid: z.string(), alias: z.string(), waited: z.number() })),
    }),
    reasons: [],
    action: "desk.oversee",
  },
  /** A listener's heartbeat with their wish, sent while the desk is in front of them. */
  setAvailability: {
    input: z.strictObject({
      availability,
      /** True if their page sends it by itself (a heartbeat, or when it is closed); left out if they chose it. */
      beat: z.optional(z.boolean()),
      languages: z.optional(z.array(locale).check(z.minLength(1), z.maxLength(locales.length))),
    }),
    output: z.strictObject({
      /** As it counts now: `away` during a break, whatever was sent. */
      availability,
      /** Milliseconds since 1970; null unless a break is due, after they have listened for too long. */
      restUntil: z.nullable(z.number()),
      /** Milliseconds that they have listened without a break. */
      stretch: z.number(),
    }),
    reasons: [],
    action: "desk.work",
  },
  /** The newest 30 ended conversations that the caller had last; `lastMessageAt` in milliseconds since 1970. */
  listEnded: {
    input: z.strictObject({}),
    output: z.strictObject({
      conversations: z.array(
        z.strictObject({
          conversationId: z.string(),
          alias: z.string(),
          locale,
          lastMessageAt: z.number(),
          /** Null of those that ended before this was stored. */
          endedAt: z.nullable(z.number()),
        }),
      ),
    }),
    reasons: [],
    action: "desk.work",
  },
  /** The listener has read the checklist and the code of conduct, and agrees. */
  agreeToConduct: { input: z.strictObject({}), output: z.strictObject({}), reasons: [], action: "desk.work" },
  /** Lets an offer go on to the next listener. Without effect on one that is not the caller's any more. */
  passOffer: {
    input: z.strictObject({ conversationId: uid }),
    output: z.strictObject({}),
    reasons: ["NOT_FOUND"],
    action: "desk.work",
  },
} as const;
