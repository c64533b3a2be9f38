import { attack, type CallAttack } from "./callAttack";
import { moneyAttacks } from "./money";

const id = "attack-1";
const nested = `${'{"a":'.repeat(50)}1${"}".repeat(50)}`;

const bodies: readonly (readonly [string, string])[] = [
  ["nothing", ""],
  ["no data", "{}"],
  ["null", "null"],
  ["data null", '{"data":null}'],
  ["an array", '{"data":[]}'],
  ["a number", '{"data":7}'],
  ["a text", '{"data":"x"}'],
  ["an unknown key", '{"data":{"messageId":"x","text":"a","role":"admin"}}'],
  ["a uid", '{"data":{"messageId":"x","text":"a","uid":"<victim>"}}'],
  ["an unknown key beside data", '{"data":{"messageId":"x","text":"a"},"auth":{"uid":"<admin>"}}'],
  ["__proto__", '{"data":{"messageId":"x","text":"a","__proto__":{"text":"b"}}}'],
  ["constructor", '{"data":{"messageId":"x","text":"a","constructor":{"prototype":{"admin":true}}}}'],
  ["an unknown @type", '{"data":{"@type":"x","messageId":"x","text":"a"}}'],
  [
    "a number of the SDK",
    '{"data":{"messageId":"x","text":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"1"}}}',
  ],
  ["fifty levels", `{"data":${nested}}`],
  ["an empty text", '{"data":{"messageId":"x","text":""}}'],
  ["a blank text", '{"data":{"messageId":"x","text":" \\n\\t "}}'],
  ["a text of what shows nothing", '{"data":{"messageId":"x","text":"\\u200b\\u200d\\u2060\\ufeff"}}'],
  ["too long a text", `{"data":{"messageId":"x","text":"${"a".repeat(2_001)}"}}`],
  ["far too long a text", `{"data":{"messageId":"x","text":"${"a".repeat(1_000_000)}"}}`],
  ["NUL", '{"data":{"messageId":"x","text":"a\\u0000b"}}'],
  ["a lone surrogate", '{"data":{"messageId":"x","text":"a\\ud83d"}}'],
  ["a path as id", '{"data":{"messageId":"a/b","text":"a"}}'],
  ["dots as id", '{"data":{"messageId":"..","text":"a"}}'],
  ["a reserved id", '{"data":{"messageId":"__x__","text":"a"}}'],
  [
    "another conversation by a path",
    '{"data":{"messageId":"x","text":"a","conversationId":"<victim>/chatMessages/first"}}',
  ],
  ["a time of its own", '{"data":{"messageId":"x","text":"a","timestamp":1}}'],
  ["a number of its own", '{"data":{"messageId":"x","text":"a","ownMessageNumber":1}}'],
  ["no JSON", '{"data":'],
];

const appointment = { requestId: id, name: "Asha", issue: "Sleep" };
const mailboxes = [
  "<mailbox>@gmail.com",
  "<mailbox>@GMAIL.com",
  "<mailbox>@googlemail.com",
  "<mailbox>+again@gmail.com",
];

const contacts = [
  "ph9876543210",
  "98765/43210",
  "9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣",
  "౯౮౭౬౫౪౩౨౧౦",
  "௯௮௭௬௫௪௩௨௧௦",
  "nine eight seven six five four three two one zero",
  "insta priya_99",
  "upi priya@okaxis",
  "priya at gmail dot com",
  "telegram par @priya99",
];

export const callAttacks: readonly CallAttack[] = [
  ...bodies.map(([name, body]): CallAttack => ({
    name: `sends ${name}`,
    who: "guest",
    callable: "sendMessage",
    body,
    reason: "INVALID_INPUT",
  })),
  attack("sends the 20th message", "spent", "sendMessage", { messageId: id, text: "One more" }, "CHAT_LIMIT"),
  attack(
    "sends a known id with another text",
    "spent",
    "sendMessage",
    { messageId: "m1", text: "Other words" },
    "ID_REUSED",
  ),
  attack(
    "writes to a customer as a customer",
    "guest",
    "sendMessage",
    { messageId: id, text: "a", conversationId: "<victim>" },
    "NOT_FOUND",
  ),
  attack(
    "writes to a customer whom a colleague holds",
    "listener",
    "sendMessage",
    { messageId: id, text: "a", conversationId: "<victim>" },
    "NOT_CLAIMED",
  ),
  ...contacts.map((contact) =>
    attack(
      `gives a customer ${contact}`,
      "holder",
      "sendMessage",
      { messageId: id, text: `Write to me: ${contact}`, conversationId: "<victim>" },
      "CONTACT_DETAILS",
    ),
  ),
  attack(
    "takes over without silence",
    "listener",
    "claimConversation",
    { conversationId: "<victim>", takeOver: true, reason: "I like them" },
    "TAKEN",
  ),
  attack(
    "claims a conversation that is not there",
    "listener",
    "claimConversation",
    { conversationId: "nobody" },
    "NOT_FOUND",
  ),
  attack(
    "reads more than a page",
    "victim",
    "readHistory",
    { conversationId: "<victim>", limit: 1_000 },
    "INVALID_INPUT",
  ),
  attack(
    "names a role in the profile",
    "guest",
    "updateProfile",
    { displayName: "Asha", admin: true },
    "INVALID_INPUT",
  ),
  attack("gives themselves a name of controls", "guest", "updateProfile", { displayName: "\u0000" }, "INVALID_INPUT"),
  attack("applies as approved", "account", "applyAsVolunteer", { approved: true }, "INVALID_INPUT"),
  attack("applies with places", "account", "applyAsVolunteer", { capacity: 100 }, "INVALID_INPUT"),
  attack("approves themselves", "applicant", "approveVolunteer", { uid: "<applicant>" }, "NOT_PERMITTED"),
  attack("approves themselves", "admin", "approveVolunteer", { uid: "<admin>" }, "NOT_PERMITTED"),
  attack("revokes themselves", "admin", "revokeVolunteer", { uid: "<admin>" }, "NOT_PERMITTED"),
  attack("approves who has not applied", "admin", "approveVolunteer", { uid: "<account>" }, "NOT_FOUND"),
  attack(
    "approves by two names",
    "admin",
    "approveVolunteer",
    { uid: "<applicant>", email: "a@b.example" },
    "INVALID_INPUT",
  ),
  attack(
    "approves an address with a header",
    "admin",
    "approveVolunteer",
    { email: "a@b.example\r\nBcc: c@d.example" },
    "INVALID_INPUT",
  ),

  attack(
    "books with an issue of nothing",
    "account",
    "requestAppointment",
    { ...appointment, email: "a@people.example", issue: "\u200B" },
    "INVALID_INPUT",
  ),
  attack(
    "chooses the doctor and the hour",
    "account",
    "requestAppointment",
    { ...appointment, email: "a@people.example", doctor: "Meera", slotAt: 1 },
    "INVALID_INPUT",
  ),
  ...mailboxes.map((email) =>
    attack(
      `books once more as ${email}`,
      "account",
      "requestAppointment",
      { ...appointment, email },
      "APPOINTMENT_USED",
    ),
  ),
  attack(
    "keeps an appointment without its signature",
    "account",
    "answerAppointment",
    { appointmentId: "<appointment>", signature: "A".repeat(43), answer: "keep" },
    "NOT_FOUND",
  ),
  attack(
    "assigns a day that is over",
    "admin",
    "assignAppointment",
    { appointmentId: "<appointment>", therapistId: "<therapist>", date: "2020-01-01" },
    "INVALID_INPUT",
  ),
  attack(
    "assigns a day that is none",
    "admin",
    "assignAppointment",
    { appointmentId: "<appointment>", therapistId: "<therapist>", date: "2030-02-31" },
    "INVALID_INPUT",
  ),
  attack(
    "assigns a therapist who is not there",
    "admin",
    "assignAppointment",
    { appointmentId: "<appointment>", therapistId: "nobody", date: "2027-01-05" },
    "NOT_FOUND",
  ),
  attack(
    "assigns a slot that somebody else has",
    "admin",
    "assignAppointment",
    { appointmentId: "<secondAppointment>", therapistId: "<takenTherapist>", date: "<takenDay>" },
    "TAKEN",
  ),
  ...(["cancel", "move"] as const).map((wish) =>
    attack(
      `changes the appointment of another: ${wish}`,
      "account",
      "changeAppointment",
      { appointmentId: "<appointment>", wish, date: "<takenDay>" },
      "NOT_FOUND",
    ),
  ),
  ...moneyAttacks,

  attack("exports the data of another", "guest", "exportMyData", { uid: "<victim>" }, "INVALID_INPUT"),
  attack("deletes the account of another", "guest", "deleteMyAccount", { uid: "<victim>" }, "INVALID_INPUT"),

  attack("hangs up the call of another", "guest", "endCall", { callId: "<call>" }, "NOT_FOUND"),
  attack("begins a call by an id of another", "guest", "startCall", { callId: "<call>" }, "ID_REUSED"),
  attack(
    "asks a question by an id of another",
    "guest",
    "contactSupport",
    { requestId: "<question>", message: "Hello" },
    "ID_REUSED",
  ),
  attack(
    "decides a case without a reason",
    "admin",
    "decideCase",
    { reportId: "<report>", decision: "removed", reason: " " },
    "INVALID_INPUT",
  ),
  attack("signs up a device without end", "guest", "addDevice", { token: "a".repeat(4_097) }, "INVALID_INPUT"),
];
