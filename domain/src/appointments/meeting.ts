import * as z from "zod/mini";
import { mobileOrLandline } from "../oncall/number";

/** The most characters of a link. */
export const MEETING_MAX = 300;

/** A host name, without a login before it or a numeric address; then path, query and fragment. */
const LINK =
  /^https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d](?::\d{1,4})?(?:[/?#][^\s"<>\\^`{|}]*)?$/i;
const ASCII = /^[!-~]*$/;

/**
 * How one meets: an https link as it was typed, or a phone number as E.164 (in India, or with its country code). Null
 * where it is neither; nothing else may stand beside it.
 */
export function meetingOf(typed: string): string | null {
  const text = typed.trim();
  if (text.length > MEETING_MAX) return null;
  return LINK.test(text) && ASCII.test(text) ? text : mobileOrLandline(text);
}

/** Whether it is a phone number; otherwise it is a link. */
export const isByPhone = (meeting: string): boolean => meeting.startsWith("+");

/** Schema of an input that {@link meetingOf} can read. */
export const meetingWay = z.pipe(
  z.string().check(
    z.maxLength(MEETING_MAX + 100),
    z.refine((typed) => meetingOf(typed) !== null, { error: "no-link-or-number" }),
  ),
  z.transform((typed: string) => meetingOf(typed) ?? ""),
);
