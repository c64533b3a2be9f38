import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import { collection, db, limit, orderBy, query, startAfter, where } from "../../../lib/firebase/firestore";
import type { Listen } from "../../../lib/useLive";
import { cursorAt, LOOKED_THROUGH, watchKeptPage, watchPage, type Page } from "./page";
import { ROWS } from "./rows";

export interface Person extends Volunteer {
  readonly uid: string;
}

/** Sorts after every character of an address. */
const LAST = "\uf8ff";

/** Those who applied and were never approved; those who are approved; those whose approval was revoked. */
export type PeopleOf = "applications" | "listeners" | "revoked";

/** The order of the approved listeners: when they signed up, or by how many people they have accepted so far. */
export type ListenersBy = "newest" | "heard";

const wasApproved = ({ decidedAt }: Volunteer): boolean => decidedAt !== undefined;

/**
 * A page of one of these lists, live: in the order that is wanted, or those whose address begins with `email`, by
 * address. By people accepted, those who have never accepted anybody are left out.
 */
export async function peopleAfter(
  of: PeopleOf,
  { email, by }: { readonly email: string; readonly by: ListenersBy },
  after: string,
): Promise<Listen<Page<Volunteer>>> {
  const cursor = await cursorAt("volunteers", after);
  const asked = query(
    collection(db, "volunteers"),
    where("approved", "==", of === "listeners"),
    ...(email !== ""
      ? [where("email", ">=", email), where("email", "<", email + LAST), orderBy("email")]
      : of === "revoked"
        ? [orderBy("decidedAt", "desc")]
        : of === "listeners" && by === "heard"
          ? [orderBy("heard", "desc")]
          : [orderBy("appliedAt", "desc")]),
    ...(cursor ? [startAfter(cursor)] : []),
    limit(of === "listeners" ? ROWS + 1 : LOOKED_THROUGH),
  );
  if (of === "listeners") return (watch) => watchPage(asked, volunteer, watch);
  const keep = (each: Volunteer): boolean => wasApproved(each) === (of === "revoked");
  return (watch) => watchKeptPage(asked, volunteer, keep, watch);
}
