import * as z from "zod/mini";
import { locale } from "../locale";
import { duty } from "../oncall/model";
import { basis, shiftState } from "./model";

/** As `plan` makes it. */
const shiftId = z.string().check(z.regex(/^\d{4}-\d\d-\d\d_[a-z]{2}_\d\d-\d\d_\d{1,3}$/));

/** Times are milliseconds since 1970 (UTC); whoever reads them shows them in their own zone. */
const placed = {
  id: z.string(),
  language: locale,
  from: z.number(),
  to: z.number(),
  state: shiftState,
  /** Its listener would like a colleague to take it over. */
  offered: z.boolean(),
};

const cap = z.enum(["week", "night", "break"]);

export const rotaContracts = {
  /** The caller's shifts, and those that they may take: the most needed first. */
  readShifts: {
    input: z.strictObject({}),
    output: z.strictObject({
      /** The caller's own. */
      zone: z.string(),
      /** The secret in the address of their calendar; null without one. */
      calendar: z.nullable(z.string()),
      mine: z.array(z.strictObject({ ...placed, /** It can be confirmed now. */ asks: z.boolean() })),
      open: z.array(
        z.strictObject({
          ...placed,
          /** From 0 to 1: of the listeners whom its hours need, the share that is missing. */
          needed: z.number(),
          /** What speaks against it beside the caller's others. */
          cap: z.nullable(cap),
        }),
      ),
    }),
    reasons: [],
    action: "desk.work",
  },
  /** Takes a shift, or changes one's own. */
  changeShift: {
    input: z.strictObject({ shiftId, wish: z.enum(["take", "give-up", "offer", "keep", "confirm"]) }),
    output: z.strictObject({}),
    reasons: ["NOT_FOUND", "SHIFT_CHANGED", "SHIFT_LIMIT"],
    action: "desk.work",
  },
  /** Makes an address under which the caller's shifts are read as a calendar, in that language; the one before ends. */
  makeCalendar: {
    input: z.strictObject({ locale }),
    output: z.strictObject({ calendar: z.string() }),
    reasons: [],
    action: "desk.work",
  },
  /** Two weeks of need and cover, who has which shift, how shifts are spread, who did not come, and who is on call tonight. */
  readRota: {
    input: z.strictObject({}),
    output: z.strictObject({
      /** The caller's own. */
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
      /** The Mondays from which the listeners' weeks count, as instants. */
      weeks: z.array(z.number()),
      /** The most that one listener may have in a week. */
      weekMax: z.number(),
      listeners: z.array(
        z.strictObject({
          uid: z.string(),
          name: z.string(),
          /** Milliseconds of their shifts in the two weeks. */
          time: z.number(),
          /** Milliseconds of their shifts in each calendar week that the two weeks touch; the weekly limit applies to these. */
          weeks: z.array(z.number()),
          /** Of their shifts in the two weeks, those at night. */
          nights: z.number(),
          /** Shifts to which they did not come, in the last four weeks. */
          missed: z.number(),
          /** Shifts that they did not confirm, ever. */
          lapsed: z.number(),
        }),
      ),
      /** Shifts of the last four weeks to which nobody came, the newest first. */
      missed: z.array(z.strictObject({ ...placed, uid: z.string(), name: z.string() })),
      /** Whose phones may ring in the night that goes on or comes, from nine to seven in India (`tonight`). */
      tonight: z.optional(
        z.strictObject({
          hours: z.array(
            z.strictObject({
              at: z.number(),
              language: locale,
              /** The fewest phones that may ring for anybody at any moment of the hour; then for somebody in a certain crisis. */
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
                  /** A ring reaches them on an open standby page alone; not counted. */
                  pageOnly: z.boolean(),
                }),
              ),
            }),
          ),
          /** Hours in a row with a moment at which no phone may ring for anybody. */
          empty: z.array(z.strictObject({ language: locale, from: z.number(), to: z.number() })),
        }),
      ),
    }),
    reasons: [],
    action: "desk.oversee",
  },
} as const;
