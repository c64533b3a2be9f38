import type { Who } from "../support/attackSetup";

/**
 * A request to the database by its REST API, which the rules must refuse unless `status` is another. `<name>` stands
 * for a value of `AttackSetup`.
 */
interface DocumentAttack {
  readonly name: string;
  readonly who: Who;
  readonly method: "GET" | "PATCH" | "DELETE" | "POST";
  /** Below the documents of the database; with a query string if the request needs one. */
  readonly path: string;
  readonly body?: unknown;
  /** Expected status, if not 403. */
  readonly status?: number;
  /** Documents that it may change; none if left out. */
  readonly changes?: readonly string[];
}

const text = (stringValue: string) => ({ stringValue });
const whole = (integerValue: number) => ({ integerValue: String(integerValue) });
const flag = (booleanValue: boolean) => ({ booleanValue });
const now = { timestampValue: "2030-01-01T00:00:00Z" };

const get = (name: string, who: Who, path: string): DocumentAttack => ({ name, who, method: "GET", path });
const remove = (name: string, who: Who, path: string): DocumentAttack => ({ name, who, method: "DELETE", path });
/** Replaces the given fields, and creates the document if there is none. */
const set = (name: string, who: Who, path: string, fields: Readonly<Record<string, unknown>>): DocumentAttack => ({
  name,
  who,
  method: "PATCH",
  path: `${path}?${Object.keys(fields)
    .map((field) => `updateMask.fieldPaths=${field}`)
    .join("&")}`,
  body: { fields },
});
/** Writes a document in which `at` is the server's time, as pages do. */
const put = (name: string, who: Who, path: string, fields: Readonly<Record<string, unknown>>): DocumentAttack => ({
  name,
  who,
  method: "POST",
  path: ":commit",
  body: {
    writes: [
      {
        update: { name: `projects/<project>/databases/(default)/documents/${path}`, fields },
        updateTransforms: [{ fieldPath: "at", setToServerValue: "REQUEST_TIME" }],
      },
    ],
  },
});
const list = (name: string, who: Who, collectionId: string, allDescendants = false): DocumentAttack => ({
  name,
  who,
  method: "POST",
  path: ":runQuery",
  body: { structuredQuery: { from: [{ collectionId, allDescendants }], limit: 5 } },
});

const conversation = "conversations/<victim>";
const message = `${conversation}/chatMessages/first`;
const ownHint = `${conversation}/presence/<victim>`;
const listenerHint = `${conversation}/presence/<holder>`;
const hint = { typing: flag(true), active: flag(true) };

const call = "calls/<activeCall>";
const ownSignal = `${call}/signals/<victim>_1`;
const signal = { from: text("<victim>"), kind: text("candidate"), payload: text("x") };

/** Collections that none of these clients may list as a whole, nor as a collection group. */
const closed = [
  "users",
  "conversations",
  "conversationInternals",
  "calls",
  "orders",
  "purchases",
  "premiumUsers",
  "volunteers",
  "applications",
  "admins",
  "appointmentRequests",
  "appointmentClaims",
  "auditLog",
  "reports",
  "feedback",
  "supportRequests",
  "helpRequests",
  "partings",
  "limitCounts",
  "limitSalts",
  "sweeps",
  "usage",
  "deletions",
  "riskLabels",
  "paymentEvents",
  "statistics",
  "riskTalks",
  "rotaDays",
  "rotaListeners",
  "shifts",
  "anything",
];
const below = [
  "chatMessages",
  "notes",
  "presence",
  "private",
  "notifications",
  "activity",
  "outbox",
  "devices",
  "signals",
];
const onlyServer = [
  "conversationInternals/<victim>",
  "partings/x",
  "purchases/x",
  "callPlaces/<victim>",
  "openAppointments/<victim>",
  "limitSalts/2030-01-01",
  "sweeps/guests",
  "limitCounts/x",
  "deletions/<victim>",
  "appointmentSlots/x",
  "users/<victim>/outbox/x",
  "users/<victim>/devices/x",
  `${conversation}/notes/x`,
  "formerPlans/x",
  "riskLabels/x",
  "desk/other",
  "rotaDays/2030-01-01",
  "rotaListeners/x",
  "shifts/x",
];

/** Documents that only the server writes; tried by the person they are about, and by an admin. */
const serverWrites: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
  ["lowers the count of messages", conversation, { ownMessageCount: whole(0) }],
  ["unlocks", conversation, { locked: flag(false) }],
  ["makes it a crisis", conversation, { risk: text("crisis") }],
  ["goes ahead", conversation, { priority: whole(1), waitingSince: now }],
  ["takes a listener", conversation, { volunteerId: text("<listener>") }],
  ["edits a sent message", message, { text: text("Never said") }],
  [
    "sends a message past the server",
    `${conversation}/chatMessages/new`,
    { text: text("a"), sender: text("<victim>"), timestamp: now },
  ],
  [
    "takes a plan",
    "premiumUsers/<victim>",
    { planId: text("unlimited-support"), status: text("active"), validUntil: now },
  ],
  ["uses no minutes", "usage/<victim>_2030-01-01", { chat: whole(0) }],
  ["gets the free call back", "freeCalls/<victim>", { callId: text("none") }],
  ["pays an order", "orders/<paidOrder>", { status: text("paid"), amount: whole(1) }],
  ["approves", "volunteers/<victim>", { approved: flag(true) }],
  ["becomes an admin", "admins/<victim>", { at: now }],
  ["changes the profile past the server", "users/<victim>", { displayName: text("x"), role: text("admin") }],
  ["confirms the appointment", "appointmentRequests/<appointment>", { status: text("confirmed") }],
  ["answers the question", "supportRequests/<question>", { reply: text("Yes") }],
  ["decides the case", "reports/<report>", { status: text("decided") }],
  ["leaves a line in the audit log", "auditLog/x", { actor: text("<admin>"), action: text("none") }],
  ["lengthens the call", "calls/<call>", { maxSeconds: whole(86_400) }],
  ["writes a collection that is not there", "anything/x", { a: text("b") }],
];

/**
 * Requests that the rules allow with these tokens; they show that the refusals come from the rules, not from the token.
 */
const allowed: readonly DocumentAttack[] = [
  get("reads their own conversation", "victim", conversation),
  get("reads their own message", "victim", message),
  get("reads the message of whom they hold", "holder", `${conversation}/chatMessages/reply`),
  get("reads the desk", "listener", "desk/current"),
  get("reads their own order", "payer", "orders/<paidOrder>"),
  get("reads an order", "admin", "orders/<paidOrder>"),
  list("lists the cases", "admin", "reports"),
];

export const documentAttacks: readonly DocumentAttack[] = [
  ...allowed.map((attack) => ({ ...attack, status: 200 })),
  ...(["nobody", "guest", "account", "listener", "revokedListener", "withdrawnAdmin"] as const).flatMap((who) => [
    get("reads a conversation by its message", who, message),
    get("reads a profile", who, "users/<victim>"),
    get("reads an order", who, "orders/<paidOrder>"),
    get("reads an appointment", who, "appointmentRequests/<appointment>"),
    get("reads a question", who, "supportRequests/<question>"),
    get("reads a case", who, "reports/<report>"),
    get("reads a call", who, "calls/<call>"),
    get("probes for a document that is missing", who, "users/nobody"),
    get("probes for an order that is missing", who, "orders/order_00000000000000"),
    list("lists all messages of everybody", who, "chatMessages", true),
  ]),
  ...(["nobody", "guest", "revokedListener"] as const).flatMap((who) => [
    get("reads a conversation", who, conversation),
    get("reads the desk", who, "desk/current"),
  ]),
  ...closed.flatMap((collection) => [
    list(`lists ${collection}`, "victim", collection),
    list(`lists ${collection} as a group`, "holder", collection, true),
  ]),
  ...below.map((collection) => list(`lists ${collection} as a group`, "admin", collection, true)),
  ...onlyServer.flatMap((path) => [
    get(`reads ${path}`, "victim", path),
    get(`reads ${path}`, "admin", path),
    set(`writes ${path}`, "holder", path, { a: text("b") }),
  ]),
  ...serverWrites.flatMap(([name, path, fields]) =>
    (["nobody", "victim", "holder", "admin"] as const).map((who) => set(name, who, path, fields)),
  ),
  ...(["victim", "holder", "admin"] as const).flatMap((who) => [
    remove("deletes a sent message", who, message),
    remove("deletes a conversation", who, conversation),
    remove("deletes a profile", who, "users/<victim>"),
  ]),
  remove("deletes a line of the audit log", "admin", "auditLog/x"),

  // Each differs in one point from the allowed presence after them.
  put("hints as another", "guest", ownHint, hint),
  put("hints for the listener", "victim", listenerHint, hint),
  set("hints with a time of their own", "victim", ownHint, { ...hint, at: now }),
  put("hints with wrong types", "victim", ownHint, { ...hint, typing: text("yes") }),
  put("hints with more than there is", "victim", ownHint, { ...hint, volunteerId: text("x") }),
  { ...put("hints", "victim", ownHint, hint), status: 200, changes: [ownHint] },
  { ...put("hints", "holder", listenerHint, hint), status: 200, changes: [listenerHint] },
  set("sets preferences of a wrong type", "victim", "users/<victim>/private/preferences", { email: text("yes") }),
  set("sets a preference that is none", "victim", "users/<victim>/private/preferences", { role: text("admin") }),
  set("sets the preferences of another", "guest", "users/<victim>/private/preferences", { email: flag(false) }),
  {
    ...set("sets a preference", "victim", "users/<victim>/private/preferences", { email: flag(false) }),
    status: 200,
    changes: ["users/<victim>/private/preferences"],
  },
  set("writes into a notification", "victim", "users/<victim>/notifications/one", { message: text("You won") }),
  set("makes a notification", "victim", "users/<victim>/notifications/new", { unread: flag(true) }),
  remove("deletes the notification of another", "guest", "users/<victim>/notifications/one"),
  // Each differs in one point from the allowed signal after them.
  put("signals in the call of another", "guest", `${call}/signals/<stranger>_1`, {
    ...signal,
    from: text("<stranger>"),
  }),
  put("signals as the other side", "victim", ownSignal, { ...signal, from: text("<holder>") }),
  put("signals in the place of the other side", "victim", `${call}/signals/<holder>_1`, signal),
  put("signals past their places", "victim", `${call}/signals/<victim>_200`, signal),
  put("signals in a call that is over", "victim", "calls/<endedCall>/signals/<victim>_1", signal),
  put("signals too much", "victim", ownSignal, { ...signal, payload: text("x".repeat(20_000)) }),
  put("signals of a kind that is none", "victim", ownSignal, { ...signal, kind: text("shout") }),
  put("signals more than there is", "victim", ownSignal, { ...signal, admin: flag(true) }),
  set("signals with a time of their own", "victim", ownSignal, { ...signal, at: now }),
  { ...put("signals", "victim", ownSignal, signal), status: 200, changes: [ownSignal] },
  put("signals in the same place at once", "victim", ownSignal, { ...signal, payload: text("y") }),
];
