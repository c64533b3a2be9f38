import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import { collection, db, limit, orderBy, query, startAfter, where } from "../../../lib/firebase/firestore";
import type { Listen } from "../../../lib/useLive";
import { cursorAt, ROWS, watchPage, type Page } from "./page";

export interface Person extends Volunteer {
  readonly uid: string;
}

/** Behind every letter of an address. */
const LAST = "\uf8ff";

/**
 * A page of the applications (not approved) or listeners (approved), live: the newest first, or those whose address
 * begins with `email`, by their address.
 */
export async function peopleAfter(approved: boolean, email: string, after: string): Promise<Listen<Page<Volunteer>>> {
  const cursor = await cursorAt("volunteers", after);
  return (watch) =>
    watchPage(
      query(
        collection(db, "volunteers"),
        where("approved", "==", approved),
        ...(email === ""
          ? [orderBy("appliedAt", "desc")]
          : [where("email", ">=", email), where("email", "<", email + LAST), orderBy("email")]),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(ROWS + 1),
      ),
      volunteer,
      watch,
    );
}
