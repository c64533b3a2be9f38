import * as z from "zod/mini";
import { CONTROL, trimText, visibleLength } from "./visible";

/** UTF-16 units of any raw text, before trimming: what surrounds a text is no part of it, within reason. */
const RAW_MAX = 100_000;

/**
 * 1 to `max` visible characters (code points) after trimming; refuses control characters, lone surrogates and invisible
 * texts.
 */
export const writtenText = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(RAW_MAX)),
    z.pipe(
      z.transform((text: string) => trimText(text)),
      z.string().check(
        // What shows nothing is not counted, and still takes room.
        z.maxLength(max * 4),
        z.refine((text) => visibleLength(text) > 0, { error: "empty" }),
        z.refine((text) => visibleLength(text) <= max, { error: "too-long" }),
        z.refine((text) => !CONTROL.test(text), { error: "control-characters" }),
        z.refine((text) => text.isWellFormed(), { error: "lone-surrogates" }),
      ),
    ),
  );

/** Marks that turn the direction of what stands beside a name: no name needs them, and they disguise others. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Like {@link writtenText}, in one line: a name goes into lists, subjects of mails and calendars. */
export const writtenLine = (max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(RAW_MAX)),
      z.transform((text: string) => text.replace(TURNING, "").replace(/\s+/gu, " ")),
    ),
    writtenText(max),
  );
