import { adminRecord, auditEntry, user } from "@thodu/domain/accounts/model";
import { callListener } from "@thodu/domain/calls/places";
import { premiumUser } from "@thodu/domain/plans/planTerm";
import { plans } from "@thodu/domain/plans/plans";
import { DAY } from "@thodu/domain/time";
import { application } from "@thodu/domain/volunteers/application";
import { volunteer } from "@thodu/domain/volunteers/model";
import { Timestamp } from "firebase-admin/firestore";

import { accounts } from "./accounts";
import { heldBy } from "./conversations";
import { document, type SeedDocument } from "./document";

/** The demo people: profiles, listeners' records, one plan. */
export function peopleDocuments(now: number): SeedDocument[] {
  const monthAgo = Timestamp.fromMillis(now - 30 * DAY);
  const decidedAt = Timestamp.fromMillis(now - 29 * DAY);
  const profiles = accounts.map(({ uid, email, name, role }) =>
    document(`users/${uid}`, user, { displayName: name, email, role, locale: "en", createdAt: monthAgo }),
  );
  const listeners = accounts
    .filter(({ role }) => role === "volunteer")
    .map(({ uid, email, name, claims }) => {
      const approved = "volunteer" in claims;
      return document(`volunteers/${uid}`, volunteer, {
        email,
        emailConfirmed: true,
        approved,
        name,
        phone: "+91 90000 00000",
        bio: approved ? "I listen in Telugu, Hindi and English." : "I would like to listen on weekday evenings.",
        experience: approved ? "Two years at a college help desk." : "",
        availability: approved ? "online" : "away",
        load: heldBy(uid),
        capacity: 5,
        appliedAt: monthAgo,
        ...(approved ? { decidedAt } : {}),
      });
    });
  const applications = accounts
    .filter(({ role, claims }) => role === "volunteer" && !("volunteer" in claims))
    .map(({ uid, name }) =>
      document(`applications/${uid}`, application, {
        name,
        languages: ["en", "te"],
        hours: "3-5",
        why: "Somebody listened to me in a hard year. I would like to do that for others.",
        experience: "",
        checks: true,
        status: "sent",
        savedAt: decidedAt,
        sentAt: decidedAt,
      }),
    );
  const admins = accounts
    .filter(({ claims }) => "admin" in claims)
    .map(({ uid }) => document(`admins/${uid}`, adminRecord, { at: monthAgo }));
  const approvals = accounts
    .filter(({ claims }) => "volunteer" in claims)
    .map(({ uid }) =>
      document(`auditLog/demo-approve-${uid}`, auditEntry, {
        at: decidedAt,
        actor: "demo-admin",
        action: "volunteer.approve",
        target: uid,
        reason: "",
      }),
    );
  // Calls ring for them once their page is open.
  const takesCalls = document("callListeners/demo-volunteer", callListener, { on: true, seenAt: monthAgo });
  return [...profiles, ...listeners, ...applications, ...admins, ...approvals, takesCalls, premium(now)];
}

function premium(now: number): SeedDocument {
  const plan = plans.find(({ planId }) => planId === "unlimited-support");
  if (plan === undefined) throw new Error("The plan of the demo is not among the plans.");
  return document("premiumUsers/demo-premium", premiumUser, {
    userId: "demo-premium",
    planName: plan.title,
    amount: plan.amount / 100,
    paymentId: "pay_demo00000001",
    timestamp: new Date(now - DAY).toISOString(),
    planId: plan.planId,
    validUntil: Timestamp.fromMillis(now + 29 * DAY),
    status: "active",
  });
}
