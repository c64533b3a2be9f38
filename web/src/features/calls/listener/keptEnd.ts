import { DAY } from "@thodu/domain/time";
import { draftsUnder, keepDraft, readDraft } from "../../../conversation/drafts";
import { forgetKept, keptFields, placeOf } from "../../../conversation/secondLook/kept";

/** What a listener wrote about the end of a call in a crisis, on this device until the server has it. */

/** No call is told of for longer; a page that was closed meanwhile could not delete it. */
const KEPT_FOR = DAY;

/** Beside the fields of a call: when they were last written in. */
const SINCE = "call-end/";

/** Notes that the fields of a call have just been written in. */
export function noteWritten(uid: string, callId: string): void {
  const isEmpty = keptFields.every((field) => readDraft(uid, placeOf(field, callId)) === "");
  keepDraft(uid, SINCE + callId, isEmpty ? "" : String(Date.now()));
}

/** Deletes what was written about a call: the server has it, or takes it no more. */
export function forgetEnd(uid: string, callId: string): void {
  forgetKept(uid, callId);
  keepDraft(uid, SINCE + callId, "");
}

/** Deletes what was written more than a day ago. */
export function forgetOldEnds(uid: string): void {
  for (const callId of draftsUnder(uid, SINCE))
    if (Date.now() - Number(readDraft(uid, SINCE + callId)) > KEPT_FOR) forgetEnd(uid, callId);
}
