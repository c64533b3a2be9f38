/** How the documents of a collection that are about one person are found by the uid. */
export type Finding =
  /** The document's id is the uid. */
  | { readonly by: "id" }
  /** A field holds the uid, in one collection, or in all subcollections of that name (`group`). */
  | { readonly by: "field"; readonly field: string; readonly group?: true }
  /** A list holds the uid. */
  | { readonly by: "list"; readonly field: string }
  /** A map of numbers above 0 has the uid among its keys. */
  | { readonly by: "key"; readonly field: string };

/** What deleting the account does with such a document. */
export type DeletionRule =
  | { readonly do: "erase" }
  /** Stays without the person: the uid becomes a pseudonym drawn for this deletion, these fields go, and those become empty. */
  | { readonly do: "anonymise"; readonly drop?: readonly string[]; readonly blank?: readonly string[] }
  /** As `anonymise`, under the pseudonym in another collection, since its own id is the uid. */
  | { readonly do: "move"; readonly to: string };

/** Whether the person gets it with a copy of their data: all of it, none, or only what they wrote themselves. */
type Copy = "whole" | "none" | { readonly own: { readonly field: string; readonly value: string } };

export interface PersonalData {
  readonly collection: string;
  /** Names of all subcollections; they are erased and copied with the document. */
  readonly below: readonly string[];
  readonly found: Finding;
  readonly onDeletion: DeletionRule;
  readonly copy: Copy;
  /** What stays out of a copy all the same: it is what others noted or decided (docs/decisions/0027). */
  readonly withheld?: Withheld;
}

export interface Withheld {
  readonly below?: readonly string[];
  readonly fields?: readonly string[];
}

const whole = (collection: string, found: Finding, below: readonly string[] = []): PersonalData => ({
  collection,
  below,
  found,
  onDeletion: { do: "erase" },
  copy: "whole",
});
const ledger = (collection: string): PersonalData => ({
  collection,
  below: [],
  found: { by: "field", field: "userId" },
  onDeletion: { do: "anonymise" },
  copy: "whole",
});
/** Of other people's documents, where the person is named as the one who listened or decided. */
const mention = (collection: string, found: Finding, copy: Copy = "none"): PersonalData => ({
  collection,
  below: [],
  found,
  onDeletion: { do: "anonymise" },
  copy,
});

const id = { by: "id" } as const;
const field = (name: string) => ({ by: "field", field: name }) as const;

/**
 * Every collection that holds something about a person, and what becomes of it: used by the copy of one's data, by the
 * deletion and by its check. Worked off in this order: a document that is found by another goes first. Money is kept,
 * without the person, as tax laws ask (docs/decisions/0009).
 */
export const personalData: readonly PersonalData[] = [
  mention(
    "chatMessages",
    { by: "field", field: "volunteerId", group: true },
    { own: { field: "sender", value: "volunteer" } },
  ),
  mention("notes", { by: "field", field: "by", group: true }),
  mention("conversations", field("volunteerId")),
  mention("conversations", field("lastVolunteerId")),
  mention("conversations", field("offer.to")),
  mention("conversations", field("laterTime.by")),
  mention("conversations", { by: "key", field: "passed" }),
  mention("conversations", { by: "list", field: "blocked" }),
  mention("conversationInternals", field("lastVolunteerId")),
  mention("conversationInternals", { by: "key", field: "passed" }),
  mention("calls", field("volunteerId")),
  mention("calls", { by: "list", field: "tried" }),
  { ...whole("conversations", id, ["chatMessages", "notes", "presence"]), withheld: { below: ["notes"] } },
  whole("conversationInternals", id),
  whole("calls", field("customerId"), ["signals"]),
  whole("callPlaces", id),
  whole("callListeners", id),
  whole("onCall", id),
  { ...whole("rings", field("uid")), withheld: { fields: ["customerId"] } },
  { ...mention("rings", field("customerId"), "whole"), withheld: { fields: ["uid", "callId"] } },
  { ...whole("pages", id), withheld: { fields: ["rung", "replaced"] } },
  mention("pages", { by: "key", field: "rung" }),
  mention("pages", { by: "list", field: "replaced" }),
  mention("shifts", field("uid"), "whole"),
  whole("rotaListeners", id),
  whole("freeCalls", id),
  whole("helpRequests", field("userId")),
  whole("openAppointments", id),
  whole("appointmentRequests", field("userId")),
  // The hash of the address stays, so that the one free appointment stays used.
  {
    collection: "appointmentClaims",
    below: [],
    found: field("userId"),
    onDeletion: { do: "anonymise", drop: ["userId", "appointmentId"] },
    copy: "whole",
  },
  whole("usage", field("userId")),
  whole("feedback", field("userId")),
  whole("supportRequests", field("userId")),
  whole("riskLabels", field("conversationId")),
  mention("riskLabels", field("volunteerId")),
  // A case about a listener outlives who brought it, without their words.
  {
    collection: "reports",
    below: [],
    found: field("reporterId"),
    onDeletion: { do: "anonymise", blank: ["note", "reason"] },
    copy: "whole",
    withheld: { fields: ["reason", "decidedBy"] },
  },
  // Nor what a listener wrote of a customer who is gone.
  {
    collection: "reports",
    below: [],
    found: field("conversationId"),
    onDeletion: { do: "anonymise", blank: ["note", "reason"] },
    copy: "none",
  },
  // Nor what an admin wrote of a listener who is.
  {
    collection: "reports",
    below: [],
    found: field("reportedId"),
    onDeletion: { do: "anonymise", blank: ["reason"] },
    copy: "none",
  },
  mention("reports", field("decidedBy")),
  ledger("orders"),
  ledger("purchases"),
  ledger("subscriptions"),
  { ...ledger("refunds"), withheld: { fields: ["reason", "requestedBy"] } },
  ledger("disputes"),
  mention("refunds", field("requestedBy")),
  { collection: "premiumUsers", below: [], found: id, onDeletion: { do: "move", to: "formerPlans" }, copy: "whole" },
  whole("volunteers", id),
  whole("applications", id),
  whole("admins", id),
  mention("auditLog", field("actor"), "whole"),
  { ...mention("auditLog", field("target"), "whole"), withheld: { fields: ["reason"] } },
  { ...mention("auditLog", field("about"), "whole"), withheld: { fields: ["reason"] } },
  mention("auditLog", field("to")),
  // Lines written before there was `to` hold the colleague here.
  mention("auditLog", field("reason")),
  whole("users", id, ["private", "notifications", "activity", "outbox", "devices"]),
];

/** Collections that say nothing about a person, and the work of deleting, which goes with its last step. */
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
  "partings",
];
