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
/** One of the times that are offered. */
const chosenTime = z.int().check(z.positive(), z.multipleOf(TIME_STEP));
const laterEntry = { conversationId: z.string(), alias: z.string(), locale, at: z.number() };

const tellWays = z.strictObject({
  /** To the devices on which they allowed notifications. */
  push: z.boolean(),
  /** An e-mail address, used for this notice only. */
  email: z.optional(emailAddress),
});

export const matchingContracts = {
  /**
   * Asks for a listener. `position`: the place in the queue from 1; 0 once a listener has come or the talk has ended. A
   * repeat with the same id only answers the present place.
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
  /** The caller's place in the queue and the wait to expect. Asking also lets the queue move on. */
  readQueue: {
    input: z.strictObject({}),
    output: z.strictObject({
      /** From 1; null if the caller does not wait. */
      position: z.nullable(z.number()),
      /**
       * Whether a listener at the desk, free or not, speaks the caller's language and may be asked about them. Not one
       * who is in a call or with somebody in a crisis.
       */
      anyone: z.boolean(),
      /** No listener is at the desk, and listeners on call are rung for the caller. */
      onCall: z.boolean(),
      /**
       * The hours in Asia/Kolkata in which a listener is usually at the desk (`usualHours`); empty while one is there.
       */
      usually: z.array(z.strictObject({ from: z.number(), to: z.number() })),
      /**
       * Until when the caller was promised a notice of their turn, in milliseconds since 1970; null without a promise.
       */
      toldUntil: z.nullable(z.number()),
      /** The times later that the caller may ask for; null in a crisis or with an open alarm. */
      later: z.nullable(z.strictObject({ from: z.number(), until: z.number() })),
      /** The time that the caller asked for, and what became of it; null without one. */
      laterTime: z.nullable(z.strictObject({ at: z.number(), state: laterState })),
      /**
       * Milliseconds after which a listener came for half (`p50`) and for nine in ten (`p90`) of the people who stood
       * at that place today or yesterday. Null while too few were measured, or if the caller has already waited longer.
       * `p90` is null if fewer than nine in ten got a listener.
       */
      expected: z.nullable(expected),
    }),
    reasons: [],
    action: "help.request",
  },
  /**
   * Asks for a notice of one's turn while the page is closed, on at least one of two ways; null withdraws it. `until`:
   * when the promise ends and a person who could not be told learns that nobody came, in milliseconds since 1970.
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
   * Asks for a listener at a time later today or tomorrow, in place of one asked for before; null withdraws it. The
   * time is one of those of `readQueue`, in milliseconds since 1970.
   */
  askLaterTime: {
    input: z.strictObject({ wish: z.nullable(z.strictObject({ at: chosenTime, ways: tellWays })) }),
    output: z.strictObject({ laterTime: z.nullable(z.strictObject({ at: z.number(), state: laterState })) }),
    reasons: ["NOT_FOUND", "STAY_HERE"],
    action: "help.request",
  },
  /**
   * The times that people asked for and no listener has taken, at most 30, those in the caller's languages first; and
   * the times that the caller has taken. In milliseconds since 1970.
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
  /** A listener takes a time that a person asked for, or releases it until an hour before. `at`: the time as shown. */
  changeLaterTime: {
    input: z.strictObject({ conversationId: uid, at: chosenTime, wish: z.enum(["take", "release"]) }),
    output: z.strictObject({}),
    reasons: ["NOT_FOUND", "TIME_CHANGED", "TIME_OVERLAPS"],
    action: "desk.work",
  },
  /** The state of the desk, for admins. Waits in milliseconds. */
  readDesk: {
    /**
     * With a language, `people`, `more` and `longestInLanguage` are of it alone; all else is of the whole desk.
     */
    input: z.strictObject({ locale: z.optional(locale) }),
    output: z.strictObject({
      /** The people who wait, by risk, then by wait; at most {@link SHOWN_WAITS}. `more`: how many are left out. */
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
            /** Their listener released them, or the server took them from that listener. */
            fromColleague: z.optional(z.boolean()),
          }),
        )
        .check(z.maxLength(SHOWN_WAITS)),
      more: z.number(),
      /**
       * Who has waited longest in a crisis or with an open alarm, one for each language in which somebody does; of the
       * whole desk, whichever language was asked for.
       */
      firstInCrisis: z.optional(
        z
          .array(z.strictObject({ uid: z.string(), alias: z.string(), locale, waited: z.number() }))
          .check(z.maxLength(locales.length)),
      ),
      /**
       * How many people stand in the queue. `gone`: they wait in a crisis, and their page has given no sign for long.
       */
      waiting: z.strictObject({
        crisis: z.number(),
        concern: z.number(),
        plan: z.number(),
        others: z.number(),
        gone: z.number(),
      }),
      /** How many of `waiting` have an open alarm (`alarmOpen`), at most 100; counted under their own level as well. */
      openAlarms: z.optional(z.number()),
      /**
       * How many people in a crisis have had no answer from their listener: none since that listener took them, or none
       * for 90 seconds in a talk.
       */
      unanswered: z.number(),
      /**
       * The first {@link SHOWN_WAITS} of these, the longest wait first. `listener`: the uid of their listener;
       * `offered`: another one is asked at present; `justTaken`: their listener took them less than 90 seconds ago.
       */
      heldUnanswered: z.optional(
        z
          .array(
            z.strictObject({
              uid: z.string(),
              alias: z.string(),
              listener: z.string(),
              waited: z.number(),
              offered: z.optional(z.boolean()),
              justTaken: z.optional(z.boolean()),
            }),
          )
          .check(z.maxLength(SHOWN_WAITS)),
      ),
      /** The first {@link SHOWN_WAITS} of `gone`, the last to leave first. `seenAt`: the last sign of their page. */
      leftInCrisis: z.optional(
        z
          .array(z.strictObject({ uid: z.string(), alias: z.string(), seenAt: z.number() }))
          .check(z.maxLength(SHOWN_WAITS)),
      ),
      /**
       * How many others, not in a crisis, left before a listener came. A person who comes back is in `waiting` again.
       */
      leftOther: z.optional(z.number()),
      longestWait: z.number(),
      /** The person whose wait is the longest. */
      longest: z.optional(z.nullable(z.strictObject({ uid: z.string(), alias: z.string() }))),
      /** The longest wait in the language that was asked for; missing if none was. */
      longestInLanguage: z.optional(
        z.nullable(z.strictObject({ uid: z.string(), alias: z.string(), waited: z.number() })),
      ),
      offered: z.number(),
      /** How many people asked for a notice of their turn; they are not in `waiting` once they close their page. */
      promised: z.optional(z.number()),
      /**
       * Listeners to whom nobody is offered now: they are with somebody in a crisis, or in a call. `people`: those in a
       * crisis.
       */
      engaged: z.optional(
        z.array(
          z.strictObject({
            uid: z.string(),
            by: z.enum(["crisis", "call"]),
            people: z.optional(z.array(z.strictObject({ uid: z.string(), alias: z.string() }))),
          }),
        ),
      ),
      online: z.number(),
      busy: z.number(),
      freePlaces: z.number(),
      /** `expected` as in `readQueue`, over all who came to the queue today: taken, left, or still waiting. */
      today: z.nullable(expected),
      leftToday: z.number(),
    }),
    reasons: [],
    action: "desk.oversee",
  },
  /** How many people wait in a crisis, and who for longest; read by every admin page. Waits in milliseconds. */
  readCrises: {
    input: z.strictObject({}),
    output: z.strictObject({
      count: z.number(),
      longest: z.nullable(z.strictObject({ uid: z.string(), alias: z.string(), waited: z.number() })),
      /** How many people in a crisis have a listener who has not answered, and the longest wait; null for nobody. */
      unanswered: z.optional(z.nullable(z.strictObject({ count: z.number(), waited: z.number() }))),
    }),
    reasons: [],
    action: "desk.oversee",
  },
  /** A listener's heartbeat with the availability that they chose, sent while the desk is in front of them. */
  setAvailability: {
    input: z.strictObject({
      availability,
      /** True if their page sends it by itself (a heartbeat, or when it is closed); left out if they chose it. */
      beat: z.optional(z.boolean()),
      languages: z.optional(z.array(locale).check(z.minLength(1), z.maxLength(locales.length))),
    }),
    output: z.strictObject({
      /** The availability that counts now: `away` during a break, whatever was sent. */
      availability,
      /** When the break that is due ends, in milliseconds since 1970; null if none is due. */
      restUntil: z.nullable(z.number()),
      /** Milliseconds at the desk without a break. */
      stretch: z.number(),
    }),
    reasons: [],
    action: "desk.work",
  },
  /** The newest 30 ended conversations of which the caller was the last listener; times in milliseconds since 1970. */
  listEnded: {
    input: z.strictObject({}),
    output: z.strictObject({
      conversations: z.array(
        z.strictObject({
          conversationId: z.string(),
          alias: z.string(),
          locale,
          lastMessageAt: z.number(),
          /** Null if the talk ended before this was stored. */
          endedAt: z.nullable(z.number()),
        }),
      ),
    }),
    reasons: [],
    action: "desk.work",
  },
  /** The listener has read the checklist and the code of conduct, and agrees. */
  agreeToConduct: { input: z.strictObject({}), output: z.strictObject({}), reasons: [], action: "desk.work" },
  /**
   * The listener does not take the person who is offered to them, or no longer asks a colleague to go on with somebody.
   * Without effect if there is no such offer any more.
   */
  passOffer: {
    input: z.strictObject({ conversationId: uid }),
    output: z.strictObject({}),
    reasons: ["NOT_FOUND"],
    action: "desk.work",
  },
} as const;
