import * as z from "zod/mini";
import { mobileOrLandline } from "../oncall/number";

/** The longest link, in characters. */
export const MEETING_MAX = 300;

/** A host name (no login before it, no numeric address), then path, query and fragment. */
const LINK =
  /^https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d](?::\d{1,4})?(?:[/?#][^\s"<>\\^`{|}]*)?$/i;
const ASCII = /^[!-~]*$/;

/**
 * How they meet: an https link as typed, or a phone number as E.164 (Indian, or with its country code). Null for
 * anything else, also if more stands beside it.
 */
export function meetingOf(typed: string): string | null {
  const text = typed.trim();
  if (text.length > MEETING_MAX) return null;
  return LINK.test(text) && ASCII.test(text) ? text : mobileOrLandline(text);
}

/** Whether they meet by phone; otherwise by a link. */
export const isByPhone = (meeting: string): boolean => meeting.startsWith("+");

/** Schema of a text that {@link meetingOf} can read. */
export const meetingWay = z.pipe(
  z.string().check(
    z.maxLength(MEETING_MAX + 100),
    z.refine((typed) => meetingOf(typed) !== null, { error: "no-link-or-number" }),
  ),
  z.transform((typed: string) => meetingOf(typed) ?? ""),
);
