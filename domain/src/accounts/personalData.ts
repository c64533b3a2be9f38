import { serverReasons } from "./refundWords";

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
  | ({ readonly do: "anonymise"; readonly drop?: readonly string[] } & Blanking)
  /** As `anonymise`, under the pseudonym in another collection, since its own id is the uid. */
  | { readonly do: "move"; readonly to: string };

interface Blanking {
  readonly blank?: readonly string[];
  /** What stays in a field that would become empty: codes of the server, which name nobody. */
  readonly codes?: readonly string[];
}

/** The fields of a document that become empty as its person goes. */
export const blanksOf = (
  { blank = [], codes = [] }: Blanking,
  document: Readonly<Record<string, unknown>>,
): readonly string[] =>
  blank.filter((field) => {
    const written = document[field];
    return typeof written !== "string" || !codes.includes(written);
  });

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
/** Of other people's documents, where the person is named as the one who listened or decided. */
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
 * Every collection that holds something about a person, and what becomes of it: used by the copy of one's data, by the
 * deletion and by its check. The rows run from top to bottom: a row that is found through another stands before it. Money is kept,
 * without the person, as tax laws ask (docs/decisions/0009).
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
  ownDocument("openAppointments", id),
  ownDocument("appointmentRequests", field("userId")),
  // The hash of the address stays, so that the one free appointment stays used. Where the owner of the address never said
  // that they want it, it went with the request (`appointments/keeping`, freesAddress).
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
  // A case about a listener outlives who brought it, without their words.
  {
    collection: "reports",
    below: [],
    found: field("reporterId"),
    onDeletion: { do: "anonymise", blank: ["note", "reason"] },
    copy: "whole",
    withheld: { fields: ["reason", "decidedBy"] },
  },
  // The words of a listener go when the customer whom they reported is deleted.
  {
    collection: "reports",
    below: [],
    found: field("conversationId"),
    onDeletion: { do: "anonymise", drop: ["crisis"], blank: ["note", "reason"] },
    copy: "none",
  },
  // The words of an admin go when the listener whom the case is about is deleted.
  {
    collection: "reports",
    below: [],
    found: field("reportedId"),
    onDeletion: { do: "anonymise", blank: ["reason"] },
    copy: "none",
  },
  namedIn("reports", field("decidedBy")),
  keptForTheBooks("orders"),
  keptForTheBooks("purchases"),
  keptForTheBooks("subscriptions"),
  // The words of an admin go when the payer is deleted.
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
  // Lines written before there was `to` hold the colleague here.
  namedIn("auditLog", field("reason")),
  ownDocument("users", id, ["private", "notifications", "activity", "outbox", "devices"]),
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
  "sweeps",
  "partings",
];
