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

const wasApproved = ({ decidedAt }: Volunteer): boolean => decidedAt !== undefined;

/** A page of one of these lists, live: newest first, or those whose address begins with `email`, by address. */
export async function peopleAfter(of: PeopleOf, email: string, after: string): Promise<Listen<Page<Volunteer>>> {
  const cursor = await cursorAt("volunteers", after);
  const asked = query(
    collection(db, "volunteers"),
    where("approved", "==", of === "listeners"),
    ...(email !== ""
      ? [where("email", ">=", email), where("email", "<", email + LAST), orderBy("email")]
      : of === "revoked"
        ? [orderBy("decidedAt", "desc")]
        : [orderBy("appliedAt", "desc")]),
    ...(cursor ? [startAfter(cursor)] : []),
    limit(of === "listeners" ? ROWS + 1 : LOOKED_THROUGH),
  );
  if (of === "listeners") return (watch) => watchPage(asked, volunteer, watch);
  const keep = (each: Volunteer): boolean => wasApproved(each) === (of === "revoked");
  return (watch) => watchKeptPage(asked, volunteer, keep, watch);
}
