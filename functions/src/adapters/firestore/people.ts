import { hasRole, type AdminRole } from "@thodu/domain/accounts/adminRoles";
import { adminRecord, user } from "@thodu/domain/accounts/model";
import { appointmentRequest } from "@thodu/domain/appointments/model";
import { aliasFor } from "@thodu/domain/chat/alias";
import { conversation } from "@thodu/domain/chat/model";
import { waitedSince } from "@thodu/domain/matching/waitedSince";
import { dispute } from "@thodu/domain/payments/dispute";
import { order, refund, subscription } from "@thodu/domain/payments/model";
import { shortReference } from "@thodu/domain/reference";
import { premiumUser } from "@thodu/domain/plans/planTerm";
import { report } from "@thodu/domain/reports/model";
import { feedback, supportRequest } from "@thodu/domain/support/model";
import { volunteer } from "@thodu/domain/volunteers/model";
import type { DocumentSnapshot, Query } from "../../store/database";
import type * as z from "zod/mini";
import type { Found, PeopleStore, StoredPerson } from "../../usecases/people/ports";
import { commitAlways } from "../../store/commit";
import { auditChange } from "./audit";
import { readAll, readOrNull } from "./converters";
import { db } from "../../store/database";
import { ownersByReference } from "./orderReferences";

/** The most people that one search finds. */
const FOUND = 5;
/** The most records of each kind on the page of a person. */
const NEWEST = 10;
/** The most blocks that are counted; more than one listener ever has. */
const COUNTED = 1_000;

const ownerOf = (doc: DocumentSnapshot): readonly string[] => {
  const owner: unknown = doc.get("userId");
  return typeof owner === "string" && owner !== "" ? [owner] : [];
};

const part = async <T>(wanted: boolean, read: () => Promise<T>): Promise<T | null> => (wanted ? read() : null);

/** The rows that a query finds, each read by its model; those that can't be read are left out. */
async function rows<S extends z.ZodMiniType, T>(
  query: Query,
  schema: S,
  shown: (value: z.output<S>, id: string) => T,
): Promise<T[]> {
  const { docs } = await query.get();
  return [
    ...readAll(docs, (doc) => {
      const value = readOrNull(schema, doc);
      return value === null ? null : shown(value, doc.id);
    }),
  ];
}

const text = (...words: readonly (string | null | undefined)[]): string | null =>
  words.find((each) => each !== undefined && each !== null && each !== "") ?? null;

export class FirestorePeople implements PeopleStore {
  async matching(query: Parameters<PeopleStore["matching"]>[0]): Promise<readonly string[]> {
    if (query.by === "alias") {
      const { docs } = await db().collection("conversations").where("alias", "==", query.alias).limit(FOUND).get();
      return docs.map(({ id }) => id);
    }
    if (query.by === "reference") return ownersByReference(query.reference, FOUND);
    const { by, id } = query;
    if (by === "payment") return ownersOfPayment(id);
    const path = { order: "orders", subscription: "subscriptions", dispute: "disputes" }[by];
    return ownerOf(await db().doc(`${path}/${id}`).get());
  }

  async requesters(by: "email" | "reference", words: readonly string[]): Promise<readonly string[]> {
    const requests = db().collection("appointmentRequests");
    const { docs } =
      by === "email"
        ? await requests.where("email", "in", words).limit(FOUND).get()
        : await requests.where("reference", "in", words).limit(FOUND).get();
    return [...new Set(docs.flatMap(ownerOf))];
  }

  async namesOf(uid: string): Promise<Found | null> {
    if (uid.includes("/")) return null;
    const [account, listener, talk] = await db().getAll(
      db().doc(`users/${uid}`),
      db().doc(`volunteers/${uid}`),
      db().doc(`conversations/${uid}`),
    );
    if (!account || !listener || !talk || !(account.exists || listener.exists || talk.exists)) return null;
    const known = readOrNull(user, account);
    const applied = readOrNull(volunteer, listener);
    return {
      uid,
      alias: aliasFor(uid),
      name: text(known?.displayName, applied?.name),
      email: text(known?.email, applied?.email),
    };
  }

  async note(admin: string, uids: readonly string[], reason: "found" | ""): Promise<void> {
    await commitAlways(uids.map((target) => auditChange({ actor: admin, action: "person.look", target, reason })));
  }

  async read(uid: string, roles: readonly AdminRole[]): ReturnType<PeopleStore["read"]> {
    const [admin, safety, money] = [hasRole(roles, "admin"), hasRole(roles, "safety"), hasRole(roles, "money")];
    const [names, known, noted, status, paid, asked] = await Promise.all([
      this.namesOf(uid),
      db().doc(`users/${uid}`).get(),
      db().doc(`admins/${uid}`).get(),
      part(safety, () => statusOf(uid)),
      part(money, () => moneyOf(uid)),
      part(admin, () => requestsOf(uid)),
    ]);
    const account = readOrNull(user, known);
    const person: StoredPerson = {
      ...(names ?? { uid, alias: aliasFor(uid), name: null, email: null }),
      locale: account?.locale ?? "en",
      createdAt: account?.createdAt ?? null,
      roles: readOrNull(adminRecord, noted)?.roles ?? [],
      ...(status ?? { listener: null, conversation: null, cases: null }),
      ...(paid ?? { plan: null, orders: null, subscriptions: null, refunds: null, disputes: null }),
      ...(asked ?? { appointments: null, questions: null, feedback: null }),
    };
    return { isKnown: names !== null, person };
  }
}

/** Finds also a payment that bought nothing or failed: its order has it. */
async function ownersOfPayment(id: string): Promise<readonly string[]> {
  const orders = db().collection("orders");
  const [bought, tried, given, disputed] = await Promise.all([
    orders.where("paymentId", "==", id).limit(FOUND).get(),
    orders.where("references", "array-contains", shortReference(id)).limit(FOUND).get(),
    db().doc(`refunds/${id}`).get(),
    db().collection("disputes").where("paymentId", "==", id).limit(FOUND).get(),
  ]);
  const known = tried.docs.filter((doc) => doc.get(`payments.${id}`) !== undefined);
  return [...new Set([...bought.docs, ...known, given, ...disputed.docs].flatMap(ownerOf))].slice(0, FOUND);
}

/** The listener's record, the conversation, and the cases that a person is part of. */
async function statusOf(uid: string): Promise<Pick<StoredPerson, "listener" | "conversation" | "cases">> {
  const cases = db().collection("reports");
  const shown = (value: z.output<typeof report>, reportId: string) => ({
    reportId,
    category: value.category,
    by: value.by,
    status: value.status,
    decision: value.decision,
    ...(value.ended && { ended: value.ended }),
    createdAt: value.createdAt,
  });
  const [blocks, listening, talk, ...lists] = await Promise.all([
    blocksOf(uid),
    db().doc(`volunteers/${uid}`).get(),
    db().doc(`conversations/${uid}`).get(),
    rows(cases.where("conversationId", "==", uid).orderBy("createdAt", "desc").limit(NEWEST), report, shown),
    rows(cases.where("reporterId", "==", uid).orderBy("createdAt", "desc").limit(NEWEST), report, shown),
    rows(cases.where("reportedId", "==", uid).orderBy("createdAt", "desc").limit(NEWEST), report, shown),
  ]);
  const listener = readOrNull(volunteer, listening);
  const conversing = readOrNull(conversation, talk);
  const all = new Map(lists.flat().map((each) => [each.reportId, each]));
  return {
    listener: listener && {
      approved: listener.approved,
      availability: listener.availability,
      onBreak: listener.onBreak,
      seenAt: listener.seenAt,
      languages: listener.languages,
      load: listener.load,
      capacity: listener.capacity,
      heard: listener.heard,
      deskTime: listener.deskTime,
      blocks,
      appliedAt: listener.appliedAt ?? null,
      decidedAt: listener.decidedAt ?? null,
    },
    conversation: conversing && {
      status: conversing.status,
      risk: conversing.risk,
      lastMessageAt: conversing.lastMessageAt,
      locale: conversing.locale,
      waitingSince: waitedSince(conversing),
      listener: conversing.status === "active" ? conversing.volunteerId : null,
      offer: conversing.offer,
    },
    cases: [...all.values()].toSorted((a, b) => b.createdAt - a.createdAt).slice(0, NEWEST),
  };
}

/** The number of blocks that stand, by reports about this listener and by themselves. */
async function blocksOf(uid: string): Promise<number> {
  const reports = db().collection("reports");
  const [byOthers, byThem] = await Promise.all([
    reports
      .where("blocked", "==", true)
      .where("by", "==", "customer")
      .where("reportedId", "==", uid)
      .limit(COUNTED)
      .count(),
    reports
      .where("blocked", "==", true)
      .where("by", "==", "volunteer")
      .where("reporterId", "==", uid)
      .limit(COUNTED)
      .count(),
  ]);
  return byOthers + byThem;
}

async function moneyOf(
  uid: string,
): Promise<Pick<StoredPerson, "plan" | "orders" | "subscriptions" | "refunds" | "disputes">> {
  const [plan, orders, subscriptions, refunds, disputes] = await Promise.all([
    db().doc(`premiumUsers/${uid}`).get(),
    rows(
      db().collection("orders").where("userId", "==", uid).orderBy("createdAt", "desc").limit(NEWEST),
      order,
      ({ planId, amount, status, paymentId, createdAt }, orderId) => {
        return { orderId, planId, amount, status, paymentId, createdAt };
      },
    ),
    rows(
      db().collection("subscriptions").where("userId", "==", uid).orderBy("createdAt", "desc").limit(NEWEST),
      subscription,
      ({ planId, amount, status, createdAt }, subscriptionId) => ({
        subscriptionId,
        planId,
        amount,
        status,
        createdAt,
      }),
    ),
    rows(
      db().collection("refunds").where("userId", "==", uid).orderBy("createdAt", "desc").limit(NEWEST),
      refund,
      ({ amount, status, createdAt }, paymentId) => ({ paymentId, amount, status, createdAt }),
    ),
    rows(
      db().collection("disputes").where("userId", "==", uid).orderBy("createdAt", "desc").limit(NEWEST),
      dispute,
      ({ paymentId, amount, status, createdAt }, disputeId) => ({ disputeId, paymentId, amount, status, createdAt }),
    ),
  ]);
  const bought = readOrNull(premiumUser, plan);
  return {
    plan: bought && { planId: bought.planId, status: bought.status, validUntil: bought.validUntil },
    orders,
    subscriptions,
    refunds,
    disputes,
  };
}

/** Appointments, questions and feedback, without their texts. */
async function requestsOf(uid: string): Promise<Pick<StoredPerson, "appointments" | "questions" | "feedback">> {
  const [appointments, questions, told] = await Promise.all([
    rows(
      db().collection("appointmentRequests").where("userId", "==", uid).orderBy("createdAt", "desc").limit(NEWEST),
      appointmentRequest,
      ({ status, slotAt, createdAt }, appointmentId) => ({ appointmentId, status, slotAt, createdAt }),
    ),
    rows(
      db().collection("supportRequests").where("userId", "==", uid).orderBy("createdAt", "desc").limit(NEWEST),
      supportRequest,
      ({ status, createdAt }, requestId) => ({ requestId, status, createdAt }),
    ),
    rows(
      db().collection("feedback").where("userId", "==", uid).orderBy("createdAt", "desc").limit(NEWEST),
      feedback,
      ({ createdAt }, feedbackId) => ({ feedbackId, createdAt }),
    ),
  ]);
  return { appointments, questions, feedback: told };
}
