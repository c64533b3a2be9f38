import { collection, limit, orderBy, query, serverTimestamp, where, type DocumentData } from "firebase/firestore";
import type { Client, Role } from "../support/rules";
import { serverOnly, type Subject } from "./subject";

/** A `Date`: both SDKs store it as a timestamp. */
export const NOON = new Date("2026-01-15T12:00:00+05:30");

export const aUser: DocumentData = {
  displayName: "Asha",
  email: "asha@thodu.example",
  role: "customer",
  locale: "en",
  createdAt: NOON,
};
export const aVolunteer = (approved: boolean): DocumentData => ({
  email: "listener@thodu.example",
  approved,
  name: "Ravi",
  phone: "+91 90000 00000",
  bio: "",
  experience: "",
  availability: "online",
  load: 1,
  capacity: 3,
  appliedAt: NOON,
});

const all = (path: string) => (client: Client) => query(collection(client, path), limit(30));
const own = (path: string, field: string, value: string) => (client: Client) =>
  query(collection(client, path), where(field, "==", value), limit(30));

const inOffice: readonly Role[] = ["admin", "safety", "money", "reducedAdmin"];

/** Accounts, listeners' records and what belongs to one person. */
export const people: readonly Subject[] = [
  {
    path: "users/customer",
    stored: aUser,
    missing: "users/otherCustomer",
    change: { role: "volunteer" },
    may: { get: ["customer", ...inOffice], probe: ["otherCustomer", ...inOffice] },
    lists: [
      { by: "everybody", query: all("users"), may: inOffice },
      { by: "their role", query: own("users", "role", "customer"), may: inOffice },
    ],
  },
  {
    path: "users/customer/private/preferences",
    stored: { theme: "dark", email: true },
    missing: "users/guest/private/preferences",
    made: { theme: "light" },
    change: { sms: false },
    may: { get: ["customer"], probe: ["guest"], create: ["guest"], update: ["customer"] },
    lists: [{ by: "everything private", query: all("users/customer/private"), may: [] }],
  },
  serverOnly("users/customer/private/other", { theme: "dark" }, []),
  {
    path: "users/customer/notifications/one",
    stored: { type: "Support", message: "A listener answered.", unread: true, createdAt: NOON, link: "/chat" },
    missing: "users/customer/notifications/missing",
    change: { unread: false },
    may: { get: ["customer"], probe: ["customer"], update: ["customer"], delete: ["customer"] },
    lists: [
      {
        by: "age",
        query: (client) =>
          query(collection(client, "users/customer/notifications"), orderBy("createdAt", "desc"), limit(30)),
        may: ["customer"],
      },
    ],
  },
  {
    path: "users/customer/activity/one",
    stored: { kind: "report", at: NOON },
    missing: "users/customer/activity/missing",
    change: { at: NOON },
    may: { get: ["customer"], probe: ["customer"] },
    lists: [
      {
        by: "age",
        query: (client) => query(collection(client, "users/customer/activity"), orderBy("at", "desc"), limit(30)),
        may: ["customer"],
      },
    ],
  },
  serverOnly("users/customer/outbox/one", { kind: "reply", at: NOON, settledAt: null }, [
    { by: "everything", query: all("users/customer/outbox"), may: [] },
  ]),
  serverOnly("users/customer/private/told", { chatAt: NOON, replyAt: NOON }, []),
  serverOnly("users/customer/private/calls", { callId: "live" }, []),
  serverOnly("users/customer/devices/one", { token: "a-device", at: NOON }, [
    { by: "everything", query: all("users/customer/devices"), may: [] },
  ]),
  {
    path: "volunteers/pending",
    stored: aVolunteer(false),
    missing: "volunteers/customer",
    change: { approved: true },
    may: { get: ["pending", "admin", "safety"], probe: ["customer", "admin", "safety"] },
    lists: [
      { by: "everybody", query: all("volunteers"), may: ["admin", "safety"] },
      {
        by: "who waits for approval",
        query: (client) =>
          query(
            collection(client, "volunteers"),
            where("approved", "==", false),
            orderBy("appliedAt", "desc"),
            limit(30),
          ),
        may: ["admin", "safety"],
      },
      { by: "their own e-mail", query: own("volunteers", "email", "listener@thodu.example"), may: ["admin", "safety"] },
    ],
  },
  {
    path: "applications/pending",
    stored: { status: "sent", why: "I care.", sentAt: NOON },
    missing: "applications/customer",
    change: { status: "approved" },
    may: { get: ["pending", "admin"], probe: ["customer", "admin"] },
    lists: [
      { by: "everything", query: all("applications"), may: ["admin"] },
      {
        by: "what waits for the team",
        query: (client) =>
          query(collection(client, "applications"), where("status", "==", "sent"), orderBy("sentAt"), limit(9)),
        may: ["admin"],
      },
    ],
  },
  {
    path: "admins/admin",
    stored: { at: NOON },
    missing: "admins/formerAdmin",
    change: { at: serverTimestamp() },
    may: { get: ["admin"], probe: ["formerAdmin"] },
    lists: [{ by: "everybody", query: all("admins"), may: [] }],
  },
  {
    path: "premiumUsers/customer",
    stored: {
      userId: "customer",
      planName: "Daily Care",
      amount: 1_499,
      paymentId: "pay_1",
      timestamp: "2026-01-15T06:30:00.000Z",
      planId: "daily-care",
      validUntil: NOON,
      status: "active",
    },
    missing: "premiumUsers/guest",
    change: { validUntil: serverTimestamp(), status: "active" },
    may: { get: ["customer"], probe: ["guest"] },
    lists: [
      { by: "everybody", query: all("premiumUsers"), may: [] },
      { by: "their own uid", query: own("premiumUsers", "userId", "customer"), may: [] },
    ],
  },
];
