import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { reported } from "@thodu/domain/accounts/activity";
import { deletion } from "@thodu/domain/accounts/deletion";
import { adminRecord, auditEntry, user } from "@thodu/domain/accounts/model";
import { sweepPlace } from "@thodu/domain/accounts/sweepPlace";
import { appointmentRequest, openAppointment, therapist } from "@thodu/domain/appointments/model";
import { call, signal } from "@thodu/domain/calls/model";
import { callListener, callPlace } from "@thodu/domain/calls/places";
import { chatMessage, conversation, conversationInternals, desk, presence } from "@thodu/domain/chat/model";
import { instant } from "@thodu/domain/instant";
import { limitCount, limitSalt } from "@thodu/domain/limits/model";
import { dayRecord, deskPresence, helpRequest } from "@thodu/domain/matching/model";
import { note } from "@thodu/domain/notes/model";
import { device } from "@thodu/domain/notifications/device";
import { notification } from "@thodu/domain/notifications/model";
import { notice } from "@thodu/domain/notifications/notices";
import { onCall } from "@thodu/domain/oncall/model";
import { page as pageRecord, ring } from "@thodu/domain/oncall/records";
import { dispute } from "@thodu/domain/payments/dispute";
import { entitlement } from "@thodu/domain/payments/entitlement";
import { order, purchase, refund, subscription } from "@thodu/domain/payments/model";
import { keptEvent } from "@thodu/domain/payments/webhook";
import { usage } from "@thodu/domain/plans/metering";
import { report } from "@thodu/domain/reports/model";
import { rotaDay, rotaListener, shift } from "@thodu/domain/rota/model";
import { riskLabel } from "@thodu/domain/safety/label";
import { riskTalk } from "@thodu/domain/safety/shadowModel";
import { feedback, supportRequest } from "@thodu/domain/support/model";
import { application } from "@thodu/domain/volunteers/application";
import { volunteer } from "@thodu/domain/volunteers/model";
import type { UserRecord } from "firebase-admin/auth";
import * as z from "zod/mini";
import { everyDocument } from "../../tools/src/erasure/scan";
import { adminAuth, database } from "./people";
import { suite } from "./suite";

/**
 * The model of every kind of document, by its path with `*` for each id. Kinds of which only the id is read have no
 * model; they are described here as in docs/data-model.md.
 */
const models: Readonly<Record<string, z.ZodMiniType>> = {
  "admins/*": adminRecord,
  "appointmentClaims/*": z.object({
    at: instant,
    userId: z.optional(z.string()),
    appointmentId: z.optional(z.string()),
  }),
  "appointmentRequests/*": appointmentRequest,
  "appointmentSlots/*": z.object({ therapistId: z.string(), date: z.string(), appointmentId: z.string() }),
  "applications/*": application,
  "auditLog/*": auditEntry,
  "callListeners/*": callListener,
  "callPlaces/*": callPlace,
  "calls/*": call,
  "calls/*/signals/*": signal,
  "conversationInternals/*": conversationInternals,
  "conversations/*": conversation,
  "conversations/*/chatMessages/*": chatMessage,
  "conversations/*/notes/*": note,
  "conversations/*/presence/*": presence,
  "deletions/*": deletion,
  "desk/current": desk,
  "desk/presence": deskPresence,
  "disputes/*": dispute,
  "feedback/*": feedback,
  "formerPlans/*": entitlement,
  "freeCalls/*": z.object({ callId: z.string(), at: instant }),
  "helpRequests/*": helpRequest,
  "limitCounts/*": limitCount,
  "limitSalts/*": limitSalt,
  "onCall/*": onCall,
  "openAppointments/*": openAppointment,
  "orders/*": order,
  "pages/*": pageRecord,
  "partings/*": z.object({ at: instant }),
  "paymentEvents/*": keptEvent,
  "premiumUsers/*": entitlement,
  "purchases/*": purchase,
  "refunds/*": refund,
  "reports/*": report,
  "rings/*": ring,
  "riskLabels/*": riskLabel,
  "rotaDays/*": rotaDay,
  "rotaListeners/*": rotaListener,
  "shifts/*": shift,
  "statistics/*": dayRecord,
  "riskTalks/*": riskTalk,
  "subscriptions/*": subscription,
  "supportRequests/*": supportRequest,
  "sweeps/*": sweepPlace,
  "therapists/*": therapist,
  "usage/*": usage,
  "users/*": user,
  "users/*/activity/*": reported,
  "users/*/devices/*": device,
  "users/*/notifications/*": notification,
  "users/*/outbox/*": notice,
  // Three documents: `told` has these times, `calls` an id, and the preferences may have anything.
  "users/*/private/*": z.object({
    chatAt: z.optional(z.nullable(instant)),
    replyAt: z.optional(z.nullable(instant)),
    callId: z.optional(z.string()),
  }),
  "volunteers/*": volunteer,
};

const kindOf = (path: string): string =>
  path
    .split("/")
    .map((part, index) => (index % 2 === 0 ? part : "*"))
    .join("/");

const modelOf = (path: string): z.ZodMiniType | undefined => models[path] ?? models[kindOf(path)];

const READ_AT_ONCE = 300;

/** The number of documents, and those that their model refuses or that have no model, each with the reason. */
export async function readEverything(): Promise<{ readonly read: number; readonly unparsed: readonly string[] }> {
  const paths: string[] = [];
  for await (const { path } of everyDocument(suite().project)) paths.push(path);
  const unparsed: string[] = [];
  for (let from = 0; from < paths.length; from += READ_AT_ONCE) {
    const refs = paths.slice(from, from + READ_AT_ONCE).map((path) => database().doc(path));
    for (const doc of await database().getAll(...refs)) {
      if (!doc.exists) continue;
      const model = modelOf(doc.ref.path);
      const refused = model
        ? (model.safeParse(doc.data()).error?.issues.map(({ path, code }) => `${path.join(".")} ${code}`) ?? null)
        : ["has no model"];
      if (refused) unparsed.push(`${doc.ref.path}: ${refused.join(", ")}`);
    }
  }
  return { read: paths.length, unparsed };
}

const isFields = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A text that is the same for equal values, whatever the order of their fields. */
const textOf = (value: object): string =>
  JSON.stringify(value, (_, each: unknown) =>
    isFields(each) ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1))) : each,
  );

const hashOf = (value: object): string => createHash("sha256").update(textOf(value)).digest("base64");

/** Every account with its address, roles, state and password. */
async function* everyAccount(): AsyncGenerator<UserRecord> {
  for (let page: string | undefined, more = true; more; more = page !== undefined) {
    const { users, pageToken } = await adminAuth().listUsers(1_000, page);
    yield* users;
    page = pageToken;
  }
}

/**
 * A hash of each document by its path, and of each account as `account <uid>`. Counts of limits are left out, as
 * refused calls are counted too.
 */
export async function fingerprint(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for await (const { path, fields } of everyDocument(suite().project)) {
    if (!/^limit(?:Counts|Salts)\//.test(path)) found.set(path, hashOf(fields));
  }
  for await (const record of everyAccount()) found.set(`account ${record.uid}`, hashOf(record.toJSON()));
  return found;
}

const STEADY_MS = 1_500;

/** The paths of documents, and the accounts, that differ between the two. */
export const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));

/** Waits until tasks and notices that calls have caused are done, and returns the fingerprint after that. */
export async function untilSteady(): Promise<ReadonlyMap<string, string>> {
  for (let before = await fingerprint(); ;) {
    await pause(STEADY_MS);
    const after = await fingerprint();
    if (changed(before, after).length === 0) return after;
    before = after;
  }
}
