/** The two documents of a conversation. */
export type OfConversation = "conversations" | "conversationInternals";

export const isOfConversation = (collection: string): collection is OfConversation =>
  collection === "conversations" || collection === "conversationInternals";

/**
 * A path that is only known at run time, such as that of a document found by a query. Throws for the two documents of a
 * conversation: only `store/conversation` changes them.
 */
export function outsideConversation(path: string): string {
  const [collection = "", , ...below] = path.split("/");
  if (below.length === 0 && isOfConversation(collection))
    throw new TypeError("A conversation is changed by store/conversation alone.");
  return path;
}

/** The paths of documents that the store writes. */
export const documents = {
  conversation: (customerId: string) => `conversations/${customerId}`,
  internals: (customerId: string) => `conversationInternals/${customerId}`,
  message: (customerId: string, messageId: string) => `conversations/${customerId}/chatMessages/${messageId}`,
  note: (customerId: string, noteId: string) => `conversations/${customerId}/notes/${noteId}`,
  presence: (customerId: string, uid: string) => `conversations/${customerId}/presence/${uid}`,
  desk: () => "desk/current",
  person: (uid: string) => `users/${uid}`,
  notice: (uid: string, id: string) => `users/${uid}/outbox/${id}`,
  activity: (uid: string, id: string) => `users/${uid}/activity/${id}`,
  listener: (uid: string) => `volunteers/${uid}`,
  callPlace: (uid: string) => `callPlaces/${uid}`,
  usage: (uid: string, key: string) => `usage/${uid}_${key}`,
  day: (day: string) => `statistics/${day}`,
  auditLine: (id: string) => `auditLog/${id}`,
  report: (id: string) => `reports/${id}`,
  helpRequest: (id: string) => `helpRequests/${id}`,
  riskTalk: (id: string) => `riskTalks/${id}`,
  riskLabel: (id: string) => `riskLabels/${id}`,
  limitCount: (id: string) => `limitCounts/${id}`,
  limitSalt: (day: string) => `limitSalts/${day}`,
  sweep: (name: string) => `sweeps/${name}`,
} as const;
