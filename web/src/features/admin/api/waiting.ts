import { needs, rotaCategories } from "@thodu/domain/reports/need";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { onConfirmed } from "../../../lib/firebase/confirmed";
import { collection, db, limit, query, where, type Query } from "../../../lib/firebase/firestore";

/** More is said as 'at least'. */
const COUNTED = 10;

const watchCount = (asked: Query, { on, onRefused }: Watch<number>): Stop =>
  watching((failed) => onConfirmed(asked, ({ size }) => on(size), failed), onRefused);

/** Cases that a person must decide, and nobody has. */
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

/** Open cases of hours that nobody has. */
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

/** Requests for a therapist that found no free time. */
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

/** Payments that a bank asks back and nobody has answered for. */
export const watchDisputes = (watch: Watch<number>): Stop =>
  watchCount(query(collection(db, "disputes"), where("status", "==", "open"), limit(COUNTED)), watch);

/** Questions to the team without an answer. */
export const watchQuestions = (watch: Watch<number>): Stop =>
  watchCount(query(collection(db, "supportRequests"), where("status", "==", "open"), limit(COUNTED)), watch);
