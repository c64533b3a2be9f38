import { serverReasons } from "./refundWords";

/** How the documents of a collection that are about one person are found by the uid. */
export type Finding =
  /** The document's id is the uid. */
  | { readonly by: "id" }
  /** A field holds the uid; `group`: in all subcollections of that name, else in one collection. */
  | { readonly by: "field"; readonly field: string; readonly group?: true }
  /** A list holds the uid. */
  | { readonly by: "list"; readonly field: string }
  /** A map has the uid as a key, with a number above 0. */
  | { readonly by: "key"; readonly field: string };

/** What happens to such a document when the account is deleted. */
export type DeletionRule =
  | { readonly do: "erase" }
  /**
   * Kept without the person: the uid becomes a pseudonym made for this deletion, the fields `drop` are removed, and
   * those of `blank` become empty.
   */
  | ({ readonly do: "anonymise"; readonly drop?: readonly string[] } & Blanking)
  /** As `anonymise`, but moved to another collection under the pseudonym, as its own id is the uid. */
  | { readonly do: "move"; readonly to: string };

interface Blanking {
  readonly blank?: readonly string[];
  /** Values that stay in a field of `blank`: codes of the server, which name nobody. */
  readonly codes?: readonly string[];
}

/** The fields of a document that become empty when its person is deleted. */
export const blanksOf = (
  { blank = [], codes = [] }: Blanking,
  document: Readonly<Record<string, unknown>>,
): readonly string[] =>
  blank.filter((field) => {
    const written = document[field];
    return typeof written !== "string" || !codes.includes(written);
  });

/** What a copy of the person's data has of it: all, nothing, or only what they wrote themselves. */
type Copy = "whole" | "none" | { readonly own: { readonly field: string; readonly value: string } };

export interface PersonalData {
  readonly collection: string;
  /** The names of all its subcollections, which are deleted and copied with it. */
  readonly below: readonly string[];
  readonly found: Finding;
  readonly onDeletion: DeletionRule;
  readonly copy: Copy;
  /** What is left out of a copy all the same: what others noted or decided (docs/decisions/0027). */
  readonly withheld?: Withheld;
}

export interface Withheld {
  readonly below?: readonly string[];
  readonly fields?: readonly string[];
}

const ownDocument = (collection: string, found: Finding, below: readonly string[] = []): PersonalData => ({
  collection,
  below,
  found,
  onDeletion: { do: "erase" },
  copy: "whole",
});
const keptForTheBooks = (collection: string): PersonalData => ({
  collection,
  below: [],
  found: { by: "field", field: "userId" },
  onDeletion: { do: "anonymise" },
  copy: "whole",
});
/** Documents of other people that name the person as the one who listened or decided. */
const namedIn = (collection: string, found: Finding, copy: Copy = "none"): PersonalData => ({
  collection,
  below: [],
  found,
  onDeletion: { do: "anonymise" },
  copy,
});

const id = { by: "id" } as const;
const field = (name: string) => ({ by: "field", field: name }) as const;

/**
 * Every collection that holds something about a person, and what happens to it; used by the copy of one's data, by the
 * deletion and by the check of deletions. Rows are processed in order: a row that is found through another one stands
 * before it. Records of payments are kept without the person, as tax laws require (docs/decisions/0009).
 */
export const personalData: readonly PersonalData[] = [
  namedIn(
    "chatMessages",
    { by: "field", field: "volunteerId", group: true },
    { own: { field: "sender", value: "volunteer" } },
  ),
  namedIn("notes", { by: "field", field: "by", group: true }),
  namedIn("conversations", field("volunteerId")),
  namedIn("conversations", field("lastVolunteerId")),
  namedIn("conversations", field("offer.to")),
  namedIn("conversations", field("laterTime.by")),
  namedIn("conversations", { by: "key", field: "passed" }),
  namedIn("conversations", { by: "list", field: "blocked" }),
  namedIn("conversationInternals", field("lastVolunteerId")),
  namedIn("conversationInternals", { by: "key", field: "passed" }),
  namedIn("conversationInternals", { by: "key", field: "ranOut" }),
  namedIn("calls", field("volunteerId")),
  namedIn("calls", { by: "list", field: "tried" }),
  { ...ownDocument("conversations", id, ["chatMessages", "notes", "presence"]), withheld: { below: ["notes"] } },
  ownDocument("conversationInternals", id),
  ownDocument("calls", field("customerId"), ["signals"]),
  ownDocument("callPlaces", id),
  ownDocument("callListeners", id),
  ownDocument("onCall", id),
  { ...ownDocument("rings", field("uid")), withheld: { fields: ["customerId"] } },
  { ...namedIn("rings", field("customerId"), "whole"), withheld: { fields: ["uid", "callId"] } },
  { ...ownDocument("pages", id), withheld: { fields: ["rung", "replaced"] } },
  namedIn("pages", { by: "key", field: "rung" }),
  namedIn("pages", { by: "list", field: "replaced" }),
  namedIn("shifts", field("uid"), "whole"),
  ownDocument("rotaListeners", id),
  ownDocument("freeCalls", id),
  ownDocument("helpRequests", field("userId")),
  ownDocument("appointmentRequests", field("userId")),
  // After the requests: while one is there, it may be given a time, which stores this document again.
  ownDocument("openAppointments", id),
  // The hash of the address is kept, so that the one free appointment stays used. If the owner of the address never
  // kept the appointment, the hash was removed with the request (`appointments/answer`, freesAddress).
  {
    collection: "appointmentClaims",
    below: [],
    found: field("userId"),
    onDeletion: { do: "anonymise", drop: ["userId", "appointmentId"] },
    copy: "whole",
  },
  ownDocument("usage", field("userId")),
  ownDocument("feedback", field("userId")),
  ownDocument("supportRequests", field("userId")),
  ownDocument("riskLabels", field("conversationId")),
  namedIn("riskLabels", field("volunteerId")),
  // Of a deleted reporter's cases stays who they are about; what the reporter wrote is erased.
  {
    collection: "reports",
    below: [],
    found: field("reporterId"),
    onDeletion: { do: "anonymise", blank: ["note", "reason"] },
    copy: "whole",
    withheld: { fields: ["reason", "decidedBy", "seenAt", "seenBy"] },
  },
  // A listener's text is removed when the customer whom they reported is deleted.
  {
    collection: "reports",
    below: [],
    found: field("conversationId"),
    onDeletion: { do: "anonymise", drop: ["crisis"], blank: ["note", "reason"] },
    copy: "none",
  },
  // When a listener's account is deleted, what admins wrote in cases about them is removed.
  {
    collection: "reports",
    below: [],
    found: field("reportedId"),
    onDeletion: { do: "anonymise", blank: ["reason"] },
    copy: "none",
  },
  namedIn("reports", field("decidedBy")),
  namedIn("reports", field("seenBy")),
  keptForTheBooks("orders"),
  keptForTheBooks("purchases"),
  keptForTheBooks("subscriptions"),
  // An admin's text is removed when the payer is deleted.
  {
    ...keptForTheBooks("refunds"),
    onDeletion: { do: "anonymise", blank: ["reason"], codes: serverReasons },
    withheld: { fields: ["reason", "requestedBy"] },
  },
  keptForTheBooks("disputes"),
  namedIn("refunds", field("requestedBy")),
  { collection: "premiumUsers", below: [], found: id, onDeletion: { do: "move", to: "formerPlans" }, copy: "whole" },
  ownDocument("volunteers", id),
  ownDocument("applications", id),
  ownDocument("admins", id),
  namedIn("auditLog", field("actor"), "whole"),
  { ...namedIn("auditLog", field("target"), "whole"), withheld: { fields: ["reason"] } },
  { ...namedIn("auditLog", field("about"), "whole"), withheld: { fields: ["reason"] } },
  namedIn("auditLog", field("to")),
  // Lines from before `to` existed have the colleague here.
  namedIn("auditLog", field("reason")),
  ownDocument("users", id, ["private", "notifications", "activity", "outbox", "devices"]),
];

/** Collections that hold nothing about a person, and the records of deletions, which are removed with the last step. */
export const impersonalCollections: readonly string[] = [
  "desk",
  "therapists",
  "appointmentSlots",
  "formerPlans",
  "paymentEvents",
  "statistics",
  "rotaDays",
  "riskTalks",
  "deletions",
  "limitCounts",
  "limitSalts",
  "sweeps",
  "partings",
];
