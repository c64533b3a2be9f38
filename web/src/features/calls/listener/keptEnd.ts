import { DAY } from "@thodu/domain/time";
import { draftsUnder, keepDraft, readDraft } from "../../../conversation/drafts";
import { forgetKept, keptFields, placeOf } from "../../../conversation/secondLook/kept";

/** What a listener wrote about the end of a call in a crisis. It is stored on this device until the server has it. */

/** After this time no call can be reported. A page that was closed before could not delete its text. */
const KEPT_FOR = DAY;

/** The prefix under which it is stored when the fields of a call were last edited. */
const SINCE = "call-end/";

/** Notes that the fields of a call were just edited. */
export function noteWritten(uid: string, callId: string): void {
  const isEmpty = keptFields.every((field) => readDraft(uid, placeOf(field, callId)) === "");
  keepDraft(uid, SINCE + callId, isEmpty ? "" : String(Date.now()));
}

/** Deletes the text about a call: the server has it, or no longer accepts it. */
export function forgetEnd(uid: string, callId: string): void {
  forgetKept(uid, callId);
  keepDraft(uid, SINCE + callId, "");
}

/** Deletes texts that are more than a day old. */
export function forgetOldEnds(uid: string): void {
  for (const callId of draftsUnder(uid, SINCE))
    if (Date.now() - Number(readDraft(uid, SINCE + callId)) > KEPT_FOR) forgetEnd(uid, callId);
}
