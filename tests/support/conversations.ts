import { conversation, type Conversation } from "@thodu/domain/chat/model";
import { MINUTE } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { database } from "./people";

/** A conversation with all its fields: the summary and the internals. */
export async function conversationOf(uid: string): Promise<Conversation> {
  const [summary, internals] = await database().getAll(
    database().doc(`conversations/${uid}`),
    database().doc(`conversationInternals/${uid}`),
  );
  return conversation.parse({ ...summary?.data(), ...internals?.data() });
}

/** Makes a person have waited ten minutes for an answer of the listener who holds them. */
export async function leftWithoutAnswer(uid: string): Promise<void> {
  const at = Date.now() - 10 * MINUTE;
  const claimedAt = Timestamp.fromMillis(at);
  await database().doc(`conversationInternals/${uid}`).update({ claimedAt });
  await database().doc(`conversations/${uid}`).update({ claimedAt, lastSender: "customer", unansweredSince: at });
}
