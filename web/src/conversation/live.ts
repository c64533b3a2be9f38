import { PAGE } from "@thodu/domain/chat/limits";
import type { Presence } from "@thodu/domain/chat/model";
import type { Told } from "./presenceTeller";
import type { StoredMessage } from "@thodu/domain/chat/timeline";
import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import {
  collection,
  db,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
} from "../lib/firebase/firestore";
import { readMessage, readPlan, readPresence, readSummary, type Summary } from "./documents";
import { readyToGo } from "./gone";
import { watching, type Stop, type Watch } from "../lib/watching";

/** Calls `on` each time the document changes; with null if it does not exist or can't be read. */
function watchDocument<T>(
  ref: ReturnType<typeof doc>,
  read: (data: unknown) => T | null,
  { on, onRefused }: Watch<T | null>,
): Stop {
  return watching(
    (failed) =>
      onSnapshot(
        ref,
        { includeMetadataChanges: true },
        (snapshot) => {
          // Without a network an empty answer from the cache does not mean that the document does not exist.
          if (snapshot.exists()) on(read(snapshot.data()));
          else if (!snapshot.metadata.fromCache) on(null);
        },
        failed,
      ),
    onRefused,
  );
}

export const watchSummary = (conversationId: string, watch: Watch<Summary | null>): Stop =>
  watchDocument(doc(db, "conversations", conversationId), readSummary, watch);

export const watchPresence = (
  conversationId: string,
  uid: string,
  watch: Watch<Omit<Presence, "since"> | null>,
): Stop => watchDocument(doc(db, "conversations", conversationId, "presence", uid), readPresence, watch);

export const watchPlan = (uid: string, watch: Watch<PlanTerm | null>): Stop =>
  watchDocument(doc(db, "premiumUsers", uid), readPlan, watch);

export const tellPresence = (conversationId: string, uid: string, { begins, ...told }: Told): Promise<void> => {
  const now = serverTimestamp();
  const arrives = setDoc(
    doc(db, "conversations", conversationId, "presence", uid),
    { ...told, at: now, ...(begins && { since: now }) },
    { merge: true },
  );
  readyToGo(conversationId, uid, told.active, arrives);
  return arrives;
};

export interface Newest {
  readonly messages: readonly StoredMessage[];
  /** True if these are all the messages there are. */
  readonly whole: boolean;
}

/**
 * Subscribes to the newest messages: of the whole conversation for its customer, of one claim for the listener who
 * holds it (docs/data-model.md, 'How live reads end').
 */
export function watchMessages(
  {
    conversationId,
    claimId,
    side,
  }: { readonly conversationId: string; readonly claimId: string | null; readonly side: "customer" | "volunteer" },
  { on, onRefused }: Watch<Newest>,
): Stop {
  const messages = collection(db, "conversations", conversationId, "chatMessages");
  const newest = query(
    messages,
    ...(claimId === null ? [] : [where("claimId", "==", claimId)]),
    orderBy("timestamp", "desc"),
    limit(PAGE),
  );
  return watching(
    (failed) =>
      onSnapshot(
        newest,
        { includeMetadataChanges: true },
        (snapshot) => {
          const { fromCache } = snapshot.metadata;
          const found = snapshot.docs.flatMap((document) => {
            const message = readMessage(document.data());
            if (!message) return [];
            const { text, sender, timestamp: at, replyTo } = message;
            const mine = (sender === conversationId) === (side === "customer");
            return [{ id: document.id, text, mine, at, ...(replyTo !== null && { replyTo }) }];
          });
          if (!fromCache || found.length > 0) on({ messages: found, whole: !fromCache && snapshot.size < PAGE });
        },
        failed,
      ),
    onRefused,
  );
}
