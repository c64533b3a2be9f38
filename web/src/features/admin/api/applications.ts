import { application, type Application } from "@thodu/domain/volunteers/application";
import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import { onDocument } from "../../../lib/firebase/confirmed";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { collection, db, doc, getDoc, limit, orderBy, query, startAfter, where } from "../../../lib/firebase/firestore";
import type { Listen } from "../../../lib/useLive";
import { cursorAt, watchPage, type Page } from "./page";
import { ROWS } from "./rows";

/** A page of the applications that wait for an answer, live: the longest waiting first. */
export async function sentApplicationsAfter(after: string): Promise<Listen<Page<Application>>> {
  const cursor = await cursorAt("applications", after);
  return (watch) =>
    watchPage(
      query(
        collection(db, "applications"),
        where("status", "==", "sent"),
        orderBy("sentAt"),
        ...(cursor ? [startAfter(cursor)] : []),
        limit(ROWS + 1),
      ),
      application,
      watch,
    );
}

/** Somebody's record as a listener now; null if they have not applied. */
export async function standingNow(uid: string): Promise<Volunteer | null> {
  return volunteer.safeParse((await getDoc(doc(db, "volunteers", uid))).data()).data ?? null;
}

/** What one applicant wrote, live; null if they never wrote anything. */
export const watchApplication = (uid: string, { on, onRefused }: Watch<Application | null>): Stop =>
  watching(
    (failed) =>
      onDocument(
        doc(db, "applications", uid),
        (found) => on(found.exists() ? (application.safeParse(found.data()).data ?? null) : null),
        failed,
      ),
    onRefused,
  );

export interface Applicant {
  readonly record: Volunteer;
  /** Null if they never wrote anything. */
  readonly application: Application | null;
}

/** One applicant, live: their record and what they wrote. Null if they have not applied. */
export const watchApplicant = (uid: string, { on, onRefused }: Watch<Applicant | null>): Stop =>
  watching((failed) => {
    const heard: { record?: Volunteer | null; application?: Application | null } = {};
    const tell = (): void => {
      if (heard.record === null) on(null);
      else if (heard.record && heard.application !== undefined)
        on({ record: heard.record, application: heard.application });
    };
    const stops = [
      onDocument(
        doc(db, "volunteers", uid),
        (snapshot) => {
          heard.record = snapshot.exists() ? (volunteer.safeParse(snapshot.data()).data ?? null) : null;
          tell();
        },
        failed,
      ),
      onDocument(
        doc(db, "applications", uid),
        (snapshot) => {
          heard.application = snapshot.exists() ? (application.safeParse(snapshot.data()).data ?? null) : null;
          tell();
        },
        failed,
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }, onRefused);
