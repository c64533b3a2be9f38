import { feedback, supportRequest, type Feedback, type SupportRequest } from "@thodu/domain/support/model";
import { collection, db, limit, orderBy, query, startAfter, where } from "../../../lib/firebase/firestore";
import type { Listen } from "../../../lib/useLive";
import { cursorAt, ROWS, watchPage, type Page } from "./page";

/** A page of the questions that wait for an answer, the oldest first, live. */
export async function openRequestsAfter(after: string): Promise<Listen<Page<SupportRequest>>> {
  const cursor = await cursorAt("supportRequests", after);
  return (watch) =>
    watchPage(
      query(
        collection(db, "supportRequests"),
        where("status", "==", "open"),
        orderBy("createdAt"),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(ROWS + 1),
      ),
      supportRequest,
      watch,
    );
}

/** A page of the answered questions, the last answer first, live. */
export async function answeredAfter(after: string): Promise<Listen<Page<SupportRequest>>> {
  const cursor = await cursorAt("supportRequests", after);
  return (watch) =>
    watchPage(
      query(
        collection(db, "supportRequests"),
        where("status", "==", "answered"),
        orderBy("repliedAt", "desc"),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(ROWS + 1),
      ),
      supportRequest,
      watch,
    );
}

/** A page of the feedback, the newest first, live. */
export async function feedbackAfter(after: string): Promise<Listen<Page<Feedback>>> {
  const cursor = await cursorAt("feedback", after);
  return (watch) =>
    watchPage(
      query(
        collection(db, "feedback"),
        orderBy("createdAt", "desc"),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(ROWS + 1),
      ),
      feedback,
      watch,
    );
}
