import * as z from "zod/mini";
import { CONTROL, trimText, visibleLength } from "./visible";

/** The longest raw text, in UTF-16 units, before trimming; generous, as white space around a text is not part of it. */
const RAW_MAX = 100_000;

/**
 * A text of 1 to `max` visible characters (code points) after trimming; refuses control characters, lone surrogates and
 * invisible texts.
 */
export const writtenText = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(RAW_MAX)),
    z.pipe(
      z.transform((text: string) => trimText(text)),
      z.string().check(
        // Invisible characters are not counted, but take room all the same.
        z.maxLength(max * 4),
        z.refine((text) => visibleLength(text) > 0, { error: "empty" }),
        z.refine((text) => visibleLength(text) <= max, { error: "too-long" }),
        z.refine((text) => !CONTROL.test(text), { error: "control-characters" }),
        z.refine((text) => text.isWellFormed(), { error: "lone-surrogates" }),
      ),
    ),
  );

/** Marks that change the direction of the text around them: no name needs them, and they can disguise one. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Like {@link writtenText}, but one line: for names, which appear in lists, subjects of e-mails and calendars. */
export const writtenLine = (max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(RAW_MAX)),
      z.transform((text: string) => text.replace(TURNING, "").replace(/\s+/gu, " ")),
    ),
    writtenText(max),
  );
