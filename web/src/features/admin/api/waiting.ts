import { needs, rotaCategories } from "@thodu/domain/reports/need";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { onConfirmed } from "../../../lib/firebase/confirmed";
import { collection, db, limit, query, where, type Query } from "../../../lib/firebase/firestore";

/** A count that reaches this is shown as 'at least'. */
const COUNTED = 10;

const watchCount = (asked: Query, { on, onRefused }: Watch<number>): Stop =>
  watching((failed) => onConfirmed(asked, ({ size }) => on(size), failed), onRefused);

/** Open cases that a person must decide. */
export const watchOpenCases = (watch: Watch<number>): Stop =>
  watchCount(
    query(
      collection(db, "reports"),
      where("status", "==", "open"),
      where("category", "in", needs.flat()),
      limit(COUNTED),
    ),
    watch,
  );

/** Open cases about hours without a listener. */
export const watchRotaCases = (watch: Watch<number>): Stop =>
  watchCount(
    query(
      collection(db, "reports"),
      where("status", "==", "open"),
      where("category", "in", [...rotaCategories]),
      limit(COUNTED),
    ),
    watch,
  );

/** Applications that wait for an answer. */
export const watchApplications = (watch: Watch<number>): Stop =>
  watchCount(query(collection(db, "applications"), where("status", "==", "sent"), limit(COUNTED)), watch);

/** Requests for a therapist for which no free time was found. */
export const watchUnassigned = (watch: Watch<number>): Stop =>
  watchCount(
    query(
      collection(db, "appointmentRequests"),
      where("status", "==", "pending"),
      where("noSlot", "==", true),
      limit(COUNTED),
    ),
    watch,
  );

/** Refunds that are due or were given up. */
export const watchRefunds = (watch: Watch<number>): Stop =>
  watchCount(query(collection(db, "refunds"), where("status", "in", ["due", "given-up"]), limit(COUNTED)), watch);

/** Disputed payments that nobody has answered. */
export const watchDisputes = (watch: Watch<number>): Stop =>
  watchCount(query(collection(db, "disputes"), where("status", "==", "open"), limit(COUNTED)), watch);

/** Unanswered questions to the team. */
export const watchQuestions = (watch: Watch<number>): Stop =>
  watchCount(query(collection(db, "supportRequests"), where("status", "==", "open"), limit(COUNTED)), watch);
