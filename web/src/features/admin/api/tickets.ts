import { feedback, supportRequest, type Feedback, type SupportRequest } from "@thodu/domain/support/model";
import { collection, db, doc, limit, orderBy, query, startAfter, where } from "../../../lib/firebase/firestore";
import { onDocument } from "../../../lib/firebase/confirmed";
import type { Listen } from "../../../lib/useLive";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { cursorAt, watchPage, type Page } from "./page";
import { ROWS } from "./rows";
import type { Ticket } from "./watchList";

/** A page of the unanswered questions, oldest first, live. */
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

/** A page of the answered questions, last answered first, live. */
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

/** One question, live; null if there is none. */
export const watchQuestion = (id: string, { on, onRefused }: Watch<Ticket<SupportRequest> | null>): Stop =>
  watching(
    (failed) =>
      onDocument(
        doc(db, "supportRequests", id.includes("/") ? "none" : id),
        (found) => {
          const value = supportRequest.safeParse(found.data({ serverTimestamps: "estimate" })).data;
          on(value ? { id, value } : null);
        },
        failed,
      ),
    onRefused,
  );

/** One feedback, live; null if there is none. */
export const watchFeedback = (id: string, { on, onRefused }: Watch<Ticket<Feedback> | null>): Stop =>
  watching(
    (failed) =>
      onDocument(
        doc(db, "feedback", id.includes("/") ? "none" : id),
        (found) => {
          const value = feedback.safeParse(found.data({ serverTimestamps: "estimate" })).data;
          on(value ? { id, value } : null);
        },
        failed,
      ),
    onRefused,
  );

/** A page of the feedback, newest first, live. */
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
