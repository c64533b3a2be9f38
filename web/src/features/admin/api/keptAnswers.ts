import { draftsUnder, keepDraft } from "../../../conversation/drafts";
import type { Stop } from "../../../lib/watching";
import { ANSWERS } from "../parts/useKept";
import { watchApplication } from "./applications";
import { watchCases } from "./cases";
import { watchQuestion } from "./tickets";

const nothing = (): void => undefined;

/**
 * Calls `onClosed` once an answer can't be sent any more: its question, or that version of its application, has been
 * answered or is gone, or its case is decided. An answer is named `question/{id}`, `application/{uid}/{sentAt}`, or
 * `case/{id}`: the reason of a decision.
 */
function watchClosed(answer: string, onClosed: () => void): Stop {
  const [kind = "", id = "", sentAt] = answer.split("/");
  if (kind === "question")
    return watchQuestion(id, {
      on: (found) => found?.value.status !== "open" && onClosed(),
      onRefused: nothing,
    });
  if (kind === "case")
    return watchCases([id], {
      on: (found) => found[0]?.value.status !== "open" && onClosed(),
      onRefused: nothing,
    });
  return watchApplication(id, {
    on: (found) => (found?.status !== "sent" || String(found.sentAt) !== sentAt) && onClosed(),
    onRefused: nothing,
  });
}

/** Deletes each unsent answer of this admin from the device once it can't be sent any more. */
export function forgetClosed(uid: string): Stop {
  const stops = draftsUnder(uid, ANSWERS).map((answer) =>
    watchClosed(answer, () => keepDraft(uid, ANSWERS + answer, "")),
  );
  return () => stops.forEach((stop) => stop());
}
