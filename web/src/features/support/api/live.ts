import { supportRequest, type SupportRequest } from "@thodu/domain/support/model";
import { watching, type Stop, type Watch } from "../../../lib/watching";
import { collection, db, limit, onSnapshot, orderBy, query, where } from "../../../lib/firebase/firestore";
import { neverCompile } from "../../../ui/form/jitless";

neverCompile();

export interface Question extends SupportRequest {
  readonly id: string;
}

const SHOWN = 10;

/** Subscribes to a person's newest questions to the team. */
export const watchQuestions = (uid: string, { on, onRefused }: Watch<readonly Question[]>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(
          collection(db, "supportRequests"),
          where("userId", "==", uid),
          orderBy("createdAt", "desc"),
          limit(SHOWN),
        ),
        ({ docs }) =>
          on(
            docs.flatMap((document) => {
              // It has no time of its own before the server has given it a timestamp.
              const read = supportRequest.safeParse(document.data({ serverTimestamps: "estimate" }));
              return read.success ? [{ id: document.id, ...read.data }] : [];
            }),
          ),
        failed,
      ),
    onRefused,
  );
