import {
  collection,
  collectionGroup,
  limit,
  or,
  orderBy,
  query,
  serverTimestamp,
  where,
  type DocumentData,
  type QueryConstraint,
} from "firebase/firestore";
import { everybody, type Client, type Role } from "../support/rules";
import { NOON } from "./people";
import { serverOnly, type Subject } from "./subject";

const LISTENERS: readonly Role[] = ["holder", "colleague"];
const SIGNED_IN = everybody.filter((role) => role !== "signedOut");

export const EPOCH = "epoch-1";

const aSummary = (changes: DocumentData = {}): DocumentData => ({
  alias: "Calm Lotus 123",
  status: "waiting",
  volunteerId: null,
  claimId: "claim-0",
  deskEpoch: EPOCH,
  createdAt: NOON,
  lastMessageAt: NOON,
  lastSender: "customer",
  unreadByCustomer: 0,
  unreadByVolunteer: 1,
  customerReadAt: null,
  volunteerReadAt: null,
  ownMessageCount: 1,
  locked: false,
  risk: "none",
  priority: 0,
  waitingSince: NOON,
  notice: null,
  locale: "en",
  customerWindow: { startedAt: 0, count: 1 },
  volunteerWindow: { startedAt: 0, count: 0 },
  ...changes,
});

export const aMessage = (claimId: string): DocumentData => ({
  text: "Hello",
  sender: "customer",
  receiver: "volunteer",
  timestamp: NOON,
  volunteerId: "holder",
  claimId,
  ownMessageNumber: 1,
});

const present = { typing: true, active: true, at: NOON };
const presentNow = { ...present, at: serverTimestamp() };

const desk =
  (...constraints: readonly QueryConstraint[]) =>
  (client: Client) =>
    query(collection(client, "conversations"), ...constraints, orderBy("lastMessageAt", "desc"), limit(30));

const messages =
  (...constraints: readonly QueryConstraint[]) =>
  (client: Client) =>
    query(
      collection(client, "conversations/customer/chatMessages"),
      ...constraints,
      orderBy("timestamp", "desc"),
      limit(30),
    );

const group =
  (name: string, ...constraints: readonly QueryConstraint[]) =>
  (client: Client) =>
    query(collectionGroup(client, name), ...constraints, limit(30));

const claimed = { status: "active", volunteerId: "holder", claimId: "claim-1", waitingSince: null };

/** The desk's list, the conversations in it and what belongs to them. */
export const conversations: readonly Subject[] = [
  {
    path: "desk/current",
    stored: { epoch: EPOCH },
    missing: "desk/other",
    change: { epoch: "epoch-2" },
    may: { get: LISTENERS },
    lists: [{ by: "everything", query: (client) => query(collection(client, "desk"), limit(30)), may: [] }],
  },
  {
    path: "desk/presence",
    stored: { anyone: true },
    missing: "desk/absence",
    change: { anyone: false },
    may: { get: SIGNED_IN },
    lists: [],
  },
  {
    path: "conversations/customer",
    stored: aSummary(claimed),
    missing: "conversations/unrecorded",
    change: { ownMessageCount: 0, locked: false },
    may: { get: ["customer", ...LISTENERS], probe: ["unrecorded"] },
    lists: [
      { by: "the stamp of the desk", query: desk(where("deskEpoch", "==", EPOCH)), may: LISTENERS },
      {
        by: "the stamp, mine",
        query: desk(where("deskEpoch", "==", EPOCH), where("volunteerId", "==", "holder")),
        may: LISTENERS,
      },
      {
        by: "the stamp, waiting",
        query: desk(where("deskEpoch", "==", EPOCH), where("status", "==", "waiting")),
        may: LISTENERS,
      },
      { by: "no stamp", query: desk(), may: [] },
      { by: "mine without a stamp", query: desk(where("volunteerId", "==", "holder")), may: [] },
      { by: "waiting without a stamp", query: desk(where("status", "==", "waiting")), may: [] },
      { by: "an old stamp", query: desk(where("deskEpoch", "==", "epoch-0")), may: [] },
      { by: "the stamp or an old one", query: desk(where("deskEpoch", "in", [EPOCH, "epoch-0"])), may: [] },
      {
        by: "the stamp or anything waiting",
        query: (client) =>
          query(
            collection(client, "conversations"),
            or(where("deskEpoch", "==", EPOCH), where("status", "==", "waiting")),
            limit(30),
          ),
        may: [],
      },
      {
        by: "a range of stamps",
        query: (client) => query(collection(client, "conversations"), where("deskEpoch", ">=", ""), limit(30)),
        may: [],
      },
      {
        by: "any other stamp",
        query: (client) => query(collection(client, "conversations"), where("deskEpoch", "!=", "epoch-0"), limit(30)),
        may: [],
      },
      {
        by: "the stamp, in the collection group",
        query: group("conversations", where("deskEpoch", "==", EPOCH)),
        may: [],
      },
    ],
  },
  {
    // Between the end of an approval and the release of the conversations.
    path: "conversations/otherCustomer",
    stored: aSummary({ ...claimed, volunteerId: "revoked", claimId: "claim-2" }),
    missing: "conversations/admin",
    change: { volunteerId: "revoked" },
    may: { get: ["otherCustomer", ...LISTENERS], probe: ["admin"] },
    lists: [],
  },
  {
    path: "conversations/guest",
    stored: aSummary(),
    missing: "conversations/pending",
    change: { status: "active", volunteerId: "colleague" },
    may: { get: ["guest", ...LISTENERS], probe: ["pending"] },
    lists: [],
  },
  {
    // Ended; the desk has drawn a new stamp since.
    path: "conversations/misclaimed",
    stored: aSummary({ status: "closed", volunteerId: null, deskEpoch: "" }),
    missing: "conversations/unclaimed",
    change: { status: "active" },
    may: { get: ["misclaimed", "holder"], probe: ["unclaimed"] },
    lists: [{ by: "who had it last", query: desk(where("status", "==", "closed")), may: [] }],
  },
  {
    // The fields that only the server reads.
    path: "conversationInternals/misclaimed",
    stored: { passed: { colleague: 1 }, lastVolunteerId: "holder", meter: null },
    missing: "conversationInternals/unclaimed",
    change: { lastVolunteerId: "colleague" },
    may: { get: [], probe: [] },
    lists: [
      {
        by: "who had it last",
        query: (client) =>
          query(collection(client, "conversationInternals"), where("lastVolunteerId", "==", "holder"), limit(30)),
        may: [],
      },
      { by: "the collection group", query: group("conversationInternals"), may: [] },
    ],
  },
  {
    path: "partings/hash",
    stored: { at: new Date(0) },
    missing: "partings/other",
    change: { at: null },
    may: { get: [], probe: [] },
    lists: [{ by: "nothing", query: (client) => query(collection(client, "partings"), limit(30)), may: [] }],
  },
  {
    path: "conversations/customer/chatMessages/now",
    stored: aMessage("claim-1"),
    missing: "conversations/customer/chatMessages/missing",
    change: { text: "Something else" },
    may: { get: ["customer", "holder"], probe: ["customer"] },
    lists: [
      { by: "the stamp of the claim", query: messages(where("claimId", "==", "claim-1")), may: ["customer", "holder"] },
      { by: "no stamp", query: messages(), may: ["customer"] },
      { by: "an old stamp", query: messages(where("claimId", "==", "claim-0")), may: ["customer"] },
      {
        by: "the stamp or an old one",
        query: messages(where("claimId", "in", ["claim-1", "claim-0"])),
        may: ["customer"],
      },
      { by: "the own uid", query: messages(where("volunteerId", "==", "holder")), may: ["customer"] },
      { by: "the collection group", query: group("chatMessages"), may: [] },
      {
        by: "the stamp, in the collection group",
        query: group("chatMessages", where("claimId", "==", "claim-1")),
        may: [],
      },
      {
        by: "the sender, in the collection group",
        query: group("chatMessages", where("sender", "==", "customer")),
        may: [],
      },
    ],
  },
  {
    path: "conversations/customer/chatMessages/before",
    stored: aMessage("claim-0"),
    missing: "conversations/customer/chatMessages/absent",
    change: { claimId: "claim-1" },
    may: { get: ["customer"], probe: ["customer"] },
    lists: [],
  },
  {
    path: "conversations/otherCustomer/chatMessages/one",
    stored: aMessage("claim-2"),
    missing: "conversations/otherCustomer/chatMessages/missing",
    change: { text: "Something else" },
    may: { get: ["otherCustomer"], probe: ["otherCustomer"] },
    lists: [],
  },
  {
    path: "conversations/misclaimed/chatMessages/one",
    stored: aMessage("claim-0"),
    missing: "conversations/misclaimed/chatMessages/missing",
    change: { text: "Something else" },
    may: { get: ["misclaimed"], probe: ["misclaimed"] },
    lists: [],
  },
  {
    path: "conversations/customer/presence/customer",
    stored: present,
    missing: "conversations/guest/presence/guest",
    made: presentNow,
    change: presentNow,
    may: { get: ["customer", "holder"], probe: ["guest"], create: ["guest"], update: ["customer"] },
    lists: [
      {
        by: "everything",
        query: (client) => query(collection(client, "conversations/customer/presence"), limit(30)),
        may: [],
      },
      { by: "the collection group", query: group("presence"), may: [] },
    ],
  },
  {
    path: "conversations/otherCustomer/presence/revoked",
    stored: present,
    missing: "conversations/customer/presence/holder",
    made: presentNow,
    change: presentNow,
    may: { get: ["otherCustomer"], probe: ["customer", "holder"], create: ["holder"] },
    lists: [],
  },
  serverOnly("conversations/customer/notes/1", { text: "Sleeps badly.", by: "holder", kind: "note", at: NOON }, [
    {
      by: "everything",
      query: (client) => query(collection(client, "conversations/customer/notes"), limit(30)),
      may: [],
    },
    { by: "the collection group", query: group("notes"), may: [] },
  ]),
  serverOnly("conversations/customer/chatMessages/now/edits/1", { text: "Hello" }, []),
];
