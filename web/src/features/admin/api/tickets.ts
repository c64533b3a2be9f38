import { feedback, supportRequest, type Feedback, type SupportRequest } from "@thodu/domain/support/model";
import type { Stop, Watch } from "../../../lib/conversation/watching";
import { collection, db, limit, orderBy, query, where } from "../../../lib/firebase/firestore";
import { watchList, type Ticket } from "./watchList";

const SHOWN = 30;

/** The oldest questions that wait for an answer, live. */
export const watchOpenRequests = (watch: Watch<readonly Ticket<SupportRequest>[]>): Stop =>
  watchList(
    query(collection(db, "supportRequests"), where("status", "==", "open"), orderBy("createdAt"), limit(SHOWN)),
    supportRequest,
    watch,
  );

/** The newest feedback, live. */
export const watchFeedback = (watch: Watch<readonly Ticket<Feedback>[]>): Stop =>
  watchList(query(collection(db, "feedback"), orderBy("createdAt", "desc"), limit(SHOWN)), feedback, watch);
