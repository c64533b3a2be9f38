import * as z from "zod/mini";
import { locale } from "../locale";
import { duty } from "../oncall/model";
import { basis, shiftState } from "./model";

/** Made by `placesOf` in plan. */
const shiftId = z.string().check(z.regex(/^\d{4}-\d\d-\d\d_[a-z]{2}_\d\d-\d\d_\d{1,3}$/));

/** Times in milliseconds since 1970 (UTC); clients show them in the reader's zone. */
const placed = {
  id: z.string(),
  language: locale,
  from: z.number(),
  to: z.number(),
  state: shiftState,
  /** Its listener would like a colleague to take it. */
  offered: z.boolean(),
};

const cap = z.enum(["week", "night", "break"]);

export const rotaContracts = {
  /** The caller's shifts, and the shifts that they may take, the most needed first. */
  readShifts: {
    input: z.strictObject({}),
    output: z.strictObject({
      /** The caller's own time zone. */
      zone: z.string(),
      /** The secret in the address of their calendar; null without one. */
      calendar: z.nullable(z.string()),
      mine: z.array(z.strictObject({ ...placed, /** It can be confirmed now. */ asks: z.boolean() })),
      open: z.array(
        z.strictObject({
          ...placed,
          /** The share of the listeners needed in its hours that is missing, from 0 to 1. */
          needed: z.number(),
          /** How many listeners its hours need and have, in parts in which that stays the same. */
          staff: z.optional(
            z.array(z.strictObject({ from: z.number(), to: z.number(), need: z.number(), cover: z.number() })),
          ),
          /** Which limit of working hours the caller would exceed by taking it; null: none. */
          cap: z.nullable(cap),
        }),
      ),
    }),
    reasons: [],
    action: "desk.work",
  },
  /** Takes a shift, or changes one of the caller's own. */
  changeShift: {
    input: z.strictObject({ shiftId, wish: z.enum(["take", "give-up", "offer", "keep", "confirm"]) }),
    output: z.strictObject({}),
    reasons: ["NOT_FOUND", "SHIFT_CHANGED", "SHIFT_LIMIT"],
    action: "desk.work",
  },
  /**
   * Makes a new address at which the caller's shifts can be read as a calendar, in that language; the old one stops
   * working.
   */
  makeCalendar: {
    input: z.strictObject({ locale }),
    output: z.strictObject({ calendar: z.string() }),
    reasons: [],
    action: "desk.work",
  },
  /**
   * Two weeks of need and cover, who has which shift, how shifts are spread, who did not come, and who is on call
   * tonight.
   */
  readRota: {
    input: z.strictObject({}),
    output: z.strictObject({
      /** The caller's own time zone. */
      zone: z.string(),
      days: z.array(
        z.strictObject({
          day: z.string(),
          basis,
          hours: z.array(
            z.strictObject({
              at: z.number(),
              hour: z.number(),
              language: locale,
              need: z.number(),
              cover: z.number(),
            }),
          ),
        }),
      ),
      shifts: z.array(z.strictObject({ ...placed, uid: z.nullable(z.string()), name: z.string() })),
      /** The first instants (Mondays) of the calendar weeks that the two weeks touch. */
      weeks: z.array(z.number()),
      /** The most that one listener may have in a calendar week, in milliseconds. */
      weekMax: z.number(),
      listeners: z.array(
        z.strictObject({
          uid: z.string(),
          name: z.string(),
          /** Milliseconds of their shifts in the two weeks. */
          time: z.number(),
          /** Milliseconds of their shifts in each of the calendar `weeks`; the weekly limit applies to these. */
          weeks: z.array(z.number()),
          /** How many of their shifts in the two weeks are at night. */
          nights: z.number(),
          /** To how many shifts of the last four weeks they did not come. */
          missed: z.number(),
          /** How many shifts they have ever left unconfirmed. */
          lapsed: z.number(),
        }),
      ),
      /** Shifts of the last four weeks to which nobody came, newest first. */
      missed: z.array(z.strictObject({ ...placed, uid: z.string(), name: z.string() })),
      /** Whose phones may ring in the present or next night, 21:00 to 07:00 in Asia/Kolkata (`tonight`). */
      tonight: z.optional(
        z.strictObject({
          hours: z.array(
            z.strictObject({
              at: z.number(),
              language: locale,
              /**
               * The fewest phones that may ring at any moment of the hour: for everybody, and for a person in a crisis.
               */
              cover: z.number(),
              crisisCover: z.number(),
              listeners: z.array(
                z.strictObject({
                  uid: z.string(),
                  name: z.string(),
                  duty,
                  /** On call for the whole hour. */
                  whole: z.boolean(),
                  /** They speak the language well, not a little. */
                  well: z.boolean(),
                  /** A ring reaches them only on an open standby page; they are not counted in the cover. */
                  pageOnly: z.boolean(),
                }),
              ),
            }),
          ),
          /** Consecutive hours that have a moment at which no phone may ring for everybody. */
          empty: z.array(z.strictObject({ language: locale, from: z.number(), to: z.number() })),
        }),
      ),
    }),
    reasons: [],
    action: "desk.oversee",
  },
} as const;
