import type { Conversation } from "./model";

type SometimesSet = "consent" | "expireAt" | "unansweredSince" | "contactTrace" | "laterTime" | "laterWays";

/** The fields that a send may set; times are set at the commit. */
export type FieldsSetBySend = Omit<
  Conversation,
  | "createdAt"
  | "lastMessageAt"
  | "waitingSince"
  | "customerReadAt"
  | "volunteerReadAt"
  | "deskEpoch"
  | "offer"
  | "passed"
  | "ranOut"
  | "blocked"
  | "lastVolunteerId"
  | "keepDays"
  | "endedAt"
  | "summaryAgreedAt"
  | "waitSignAt"
  | "givenBackAt"
  | "gone"
  | "tellMe"
  | "tellWays"
  | "claimedAt"
  | "waitBefore"
  | "crisisSince"
  | "spokeAt"
  | "listenerLanguages"
  | "listenerLittle"
  | "askedToPart"
  | SometimesSet
> &
  Partial<Pick<Conversation, SometimesSet>>;

/** Those of a conversation that begins. */
export type BegunConversation = Omit<FieldsSetBySend, "meter" | "answeredClaim">;
