import { onCall, type OnCall } from "@thodu/domain/oncall/model";
import { ring, type Ring } from "@thodu/domain/oncall/records";
import type { Locale } from "@thodu/domain/locale";
import { volunteer } from "@thodu/domain/volunteers/model";
import { onDocument } from "../../lib/firebase/confirmed";
import { readOnce } from "../../lib/firebase/readOnce";
import { watching, type Stop, type Watch } from "../../lib/watching";
import { collection, db, doc, limit, onSnapshot, orderBy, query, where } from "../../lib/firebase/firestore";

export type OwnRing = Ring & { readonly id: string };

/** Subscribes to when the listener is on call; if nothing is stored, to the default. */
export const watchOnCall = (uid: string, { on, onRefused }: Watch<OnCall>): Stop =>
  watching(
    (failed) =>
      onDocument(
        doc(db, "onCall", uid),
        (snapshot) => {
          const read = onCall.safeParse(snapshot.data() ?? {});
          if (read.success) on(read.data);
          else onRefused();
        },
        failed,
      ),
    onRefused,
  );

/**
 * The languages in which somebody works at the desk, and whether they have agreed to the code of conduct; null if
 * nothing is stored.
 */
export async function readListener(
  uid: string,
): Promise<{ readonly spoken: readonly Locale[]; readonly agreed: boolean } | null> {
  const { data } = volunteer.safeParse((await readOnce(`volunteers/${uid}`)).data());
  return data ? { spoken: data.languages, agreed: data.conductAt !== null } : null;
}

/** Subscribes to the last ring of the listener’s phone; null before the first. */
export const watchRing = (uid: string, { on, onRefused }: Watch<OwnRing | null>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(collection(db, "rings"), where("uid", "==", uid), orderBy("at", "desc"), limit(1)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          const [last] = docs;
          // A cached ring may have ended long ago.
          if (metadata.fromCache) return;
          const read = ring.safeParse(last?.data());
          on(last && read.success ? { ...read.data, id: last.id } : null);
        },
        failed,
      ),
    onRefused,
  );
