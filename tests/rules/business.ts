import {
  collection,
  collectionGroup,
  limit,
  query,
  serverTimestamp,
  where,
  type DocumentData,
} from "firebase/firestore";
import type { Client, Role } from "../support/rules";
import { NOON } from "./people";
import { serverOnly, type Listing, type Subject } from "./subject";

const all = (path: string) => (client: Client) => query(collection(client, path), limit(30));
const everything = (path: string): Listing => ({ by: "everything", query: all(path), may: [] });
const where1 = (path: string, field: string, value: string) => (client: Client) =>
  query(collection(client, path), where(field, "==", value), limit(30));

const forRoles =
  (may: readonly Role[]) =>
  (path: string, stored: DocumentData): Subject => ({
    ...serverOnly(path, stored, [{ ...everything(path.slice(0, path.lastIndexOf("/"))), may }]),
    may: { get: may, probe: may },
  });
const forAdmins = forRoles(["admin"]);
const forSafety = forRoles(["admin", "safety"]);
const MONEY: readonly Role[] = ["admin", "money", "reducedAdmin"];
const forMoney = forRoles(MONEY);

const aCall = (changes: DocumentData): DocumentData => ({
  customerId: "customer",
  alias: "Calm Lotus 123",
  locale: "en",
  volunteerId: "holder",
  status: "ringing",
  allowance: "free",
  maxSeconds: 900,
  startedAt: NOON,
  ringUntil: null,
  answeredAt: null,
  endsAt: null,
  endedAt: null,
  endedBy: null,
  tried: [],
  ...changes,
});

/** Appointments, payments, calls and what people tell the team. */
export const business: readonly Subject[] = [
  {
    path: "appointmentRequests/one",
    stored: {
      userId: "customer",
      name: "Asha",
      email: "asha@thodu.example",
      issue: "Sleep",
      status: "pending",
      assigned: false,
      createdAt: NOON,
    },
    missing: "appointmentRequests/missing",
    change: { status: "confirmed", assigned: true },
    may: { get: ["customer", "admin"], probe: ["admin"] },
    lists: [
      { by: "the own uid", query: where1("appointmentRequests", "userId", "customer"), may: ["customer", "admin"] },
      { by: "the e-mail", query: where1("appointmentRequests", "email", "asha@thodu.example"), may: ["admin"] },
      { by: "everything", query: all("appointmentRequests"), may: ["admin"] },
    ],
  },
  forAdmins("appointmentClaims/hash", { appointmentId: "one" }),
  forAdmins("therapists/one", { name: "Dr. Meera" }),
  {
    path: "orders/order_1",
    stored: { userId: "customer", planId: "daily-care", amount: 149_900, currency: "INR", status: "created" },
    missing: "orders/order_missing",
    change: { amount: 100, status: "paid" },
    may: { get: ["customer", ...MONEY], probe: MONEY },
    lists: [
      { by: "the own uid", query: where1("orders", "userId", "customer"), may: ["customer", ...MONEY] },
      { by: "everything", query: all("orders"), may: MONEY },
    ],
  },
  {
    path: "subscriptions/sub_1",
    stored: { userId: "customer", planId: "daily-care", amount: 149_900, status: "active", cancelling: false },
    missing: "subscriptions/sub_missing",
    change: { amount: 100, status: "cancelled" },
    may: { get: ["customer", ...MONEY], probe: MONEY },
    lists: [
      { by: "the own uid", query: where1("subscriptions", "userId", "customer"), may: ["customer", ...MONEY] },
      { by: "everything", query: all("subscriptions"), may: MONEY },
    ],
  },
  forMoney("refunds/pay_1", { orderId: "order_1", userId: "customer", amount: 149_900, status: "due" }),
  serverOnly("openAppointments/customer", { appointmentId: "one" }, [everything("openAppointments")]),
  serverOnly("purchases/ord_1", { userId: "customer", gatewayId: "order_1" }, [
    everything("purchases"),
    { by: "the own uid", query: where1("purchases", "userId", "customer"), may: [] },
  ]),
  serverOnly("limitCounts/guests_key_1", { count: 1, expireAt: NOON }, [everything("limitCounts")]),
  serverOnly("limitSalts/2026-01-15", { salt: "a salt of this test", expireAt: NOON }, [everything("limitSalts")]),
  serverOnly("sweeps/guests", { place: "a token of this test" }, [everything("sweeps")]),
  forMoney("disputes/disp_1", {
    orderId: "order_1",
    paymentId: "pay_1",
    userId: "customer",
    amount: 149_900,
    status: "open",
  }),
  forMoney("paymentEvents/event_1", { orderId: "order_1", paymentId: "pay_1", applied: false }),
  {
    path: "usage/customer_2026-01-15",
    stored: { userId: "customer", key: "2026-01-15", call: 60_000, chat: 0 },
    missing: "usage/guest_2026-01-15",
    change: { call: 0 },
    may: { get: ["customer"], probe: ["guest"] },
    lists: [everything("usage"), { by: "the own uid", query: where1("usage", "userId", "customer"), may: [] }],
  },
  {
    path: "usage/customer_pay_29QQoUBi66xm2f",
    stored: { userId: "customer", key: "pay_29QQoUBi66xm2f", call: 60_000, chat: 0 },
    missing: "usage/guest_pay_29QQoUBi66xm2f",
    change: { call: 0 },
    may: { get: ["customer"], probe: ["guest"] },
    lists: [],
  },
  // The day of a person whose uid begins with another's and `_pay_`.
  {
    ...serverOnly("usage/customer_pay_abc_2026-01-15", { userId: "customer_pay_abc" }, []),
    missing: "usage/customer_pay_short",
  },
  // Not the customer's days: too short for one, and of a uid that begins with theirs.
  { ...serverOnly("usage/customer", { userId: "customer" }, []), missing: "usage/customer_more_2026-01-15" },
  {
    path: "calls/live",
    stored: aCall({ customerId: "customer", volunteerId: "holder", status: "active", answeredAt: NOON, endsAt: NOON }),
    missing: "calls/missing",
    change: { maxSeconds: 90_000 },
    may: { get: ["customer", "holder"] },
    lists: [
      { by: "its customer", query: where1("calls", "customerId", "customer"), may: ["customer"] },
      { by: "its listener", query: where1("calls", "volunteerId", "holder"), may: ["holder"] },
      {
        by: "its listener, while it rings",
        query: (client) =>
          query(
            collection(client, "calls"),
            where("volunteerId", "==", "holder"),
            where("status", "==", "ringing"),
            limit(1),
          ),
        may: ["holder"],
      },
      { by: "its state", query: where1("calls", "status", "active"), may: [] },
      { by: "everything", query: all("calls"), may: [] },
    ],
  },
  {
    path: "calls/revoked",
    stored: aCall({
      customerId: "otherCustomer",
      volunteerId: "revoked",
      status: "ended",
      endedAt: NOON,
      endedBy: "server",
    }),
    missing: "calls/absent",
    change: { status: "active" },
    may: { get: ["otherCustomer"] },
    lists: [{ by: "its listener", query: where1("calls", "volunteerId", "revoked"), may: [] }],
  },
  {
    path: "calls/live/signals/offer",
    stored: { from: "customer", kind: "offer", payload: "v=0", at: NOON },
    missing: "calls/live/signals/customer_0",
    made: { from: "customer", kind: "candidate", payload: "candidate:1", at: serverTimestamp() },
    change: { payload: "v=1", at: serverTimestamp() },
    may: { get: ["customer", "holder"], probe: ["customer", "holder"], create: ["customer"] },
    lists: [
      { ...everything("calls/live/signals"), may: ["customer", "holder"] },
      { by: "the collection group", query: (client) => query(collectionGroup(client, "signals"), limit(30)), may: [] },
    ],
  },
  {
    path: "calls/revoked/signals/offer",
    stored: { from: "revoked", kind: "offer", payload: "v=0", at: NOON },
    missing: "calls/live/signals/holder_199",
    made: { from: "holder", kind: "answer", payload: "v=0", at: serverTimestamp() },
    change: { payload: "v=1" },
    may: { get: ["otherCustomer"], probe: ["customer", "holder"], create: ["holder"] },
    lists: [{ ...everything("calls/revoked/signals"), may: ["otherCustomer"] }],
  },
  {
    ...serverOnly("freeCalls/customer", { callId: "live", at: NOON }, [everything("freeCalls")]),
    missing: "freeCalls/guest",
    may: { get: ["customer"], probe: ["guest"] },
  },
  {
    ...serverOnly("callListeners/holder", { on: true, seenAt: NOON }, [everything("callListeners")]),
    missing: "callListeners/colleague",
    may: { get: ["holder"], probe: ["colleague"] },
  },
  {
    ...serverOnly("onCall/holder", { on: true, windows: [] }, [everything("onCall")]),
    missing: "onCall/colleague",
    may: { get: ["holder"], probe: ["colleague"] },
  },
  {
    ...serverOnly("rings/one", { uid: "holder", customerId: "customer", state: "ringing" }, [
      { by: "the own uid", query: where1("rings", "uid", "holder"), may: ["holder"] },
      everything("rings"),
    ]),
    may: { get: ["holder"] },
  },
  serverOnly("pages/customer", { since: 1, waves: 0, rung: {}, endedAt: null }, [everything("pages")]),
  serverOnly("rotaDays/2026-03-02", { day: "2026-03-02", need: {}, basis: "curve" }, [everything("rotaDays")]),
  {
    ...serverOnly("rotaListeners/holder", { booked: [], lapsed: 0, feed: null }, [everything("rotaListeners")]),
    missing: "rotaListeners/colleague",
    may: { get: ["holder"], probe: ["colleague"] },
  },
  serverOnly("shifts/one", { uid: "holder", language: "te", offered: false }, [
    { by: "the own uid", query: where1("shifts", "uid", "holder"), may: [] },
    everything("shifts"),
  ]),
  serverOnly("callPlaces/customer", { callId: "live", seenAt: NOON }, [everything("callPlaces")]),
  forSafety("reports/one", { conversationId: "customer", reporterId: "customer" }),
  forAdmins("feedback/one", { userId: "customer", text: "Thank you" }),
  {
    path: "supportRequests/one",
    stored: { userId: "customer", text: "Help", status: "open", reply: null },
    missing: "supportRequests/missing",
    change: { reply: "Yes", status: "answered" },
    may: { get: ["customer", "admin"], probe: ["admin"] },
    lists: [
      { by: "the own uid", query: where1("supportRequests", "userId", "customer"), may: ["customer", "admin"] },
      { by: "everything", query: all("supportRequests"), may: ["admin"] },
    ],
  },
  {
    path: "helpRequests/one",
    stored: { userId: "customer", note: "", locale: "en", createdAt: NOON },
    missing: "helpRequests/missing",
    change: { note: "Please" },
    may: { get: ["customer", "admin"], probe: ["admin"] },
    lists: [
      { by: "the own uid", query: where1("helpRequests", "userId", "customer"), may: ["customer", "admin"] },
      { by: "everything", query: all("helpRequests"), may: ["admin"] },
    ],
  },
  forSafety("statistics/2026-01-15", { taken: 1, waits: { 0: 1 } }),
  serverOnly(
    "riskLabels/one",
    { conversationId: "customer", messageId: "one", before: "none", level: "crisis", volunteerId: "holder", at: NOON },
    [everything("riskLabels"), { by: "the own uid", query: where1("riskLabels", "volunteerId", "holder"), may: [] }],
  ),
  serverOnly("riskTalks/one", { tier: "none", score: 0, level: "none", locale: "en", at: NOON }, [
    everything("riskTalks"),
  ]),
  forAdmins("auditLog/one", { at: NOON, actor: "admin", action: "volunteer.approve", target: "holder", reason: "" }),
  serverOnly("formerPlans/deleted-1", { userId: "deleted-1", planId: "daily-care" }, [everything("formerPlans")]),
  serverOnly("deletions/customer", { pseudonym: "deleted-1", done: 1, startedAt: NOON }, [everything("deletions")]),
  serverOnly("unknown/one", { userId: "customer" }, [everything("unknown")]),
];
