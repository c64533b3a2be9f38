import { therapist } from "@thodu/domain/appointments/model";
import { notification } from "@thodu/domain/notifications/model";
import { HOUR } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";

import { document, type SeedDocument } from "./document";

const roster = [
  { id: "demo-therapist-1", name: "Dr. Meera Iyer", languages: ["en", "hi"], workingDays: [1, 2, 3, 4, 5] },
  { id: "demo-therapist-2", name: "Dr. Suresh Babu", languages: ["te", "en"], workingDays: [1, 3, 5, 6] },
  { id: "demo-therapist-3", name: "Dr. Ananya Rao", languages: ["te", "hi", "en"], workingDays: [0, 1, 2, 3, 4, 5, 6] },
] as const;

const notes = [
  { type: "Support", message: "Vani wrote to you.", unread: true, hoursAgo: 1, link: "/chat" },
  {
    type: "Therapy",
    message: "You can ask for an appointment with a therapist at any time.",
    unread: true,
    hoursAgo: 20,
    link: "/therapy",
  },
  { type: "General", message: "Welcome to Thodu.", unread: false, hoursAgo: 30, link: null },
] as const;

/** Therapists who can be booked, and the notifications of two demo people. */
export function careDocuments(now: number): SeedDocument[] {
  const therapists = roster.map(({ id, name, languages, workingDays }) =>
    document(`therapists/${id}`, therapist, { name, registrationNumber: "DEMO", languages, workingDays, active: true }),
  );
  const [fromListener, ...fromUs] = notes;
  const received = { "demo-customer": [fromListener, ...fromUs], "demo-premium": fromUs };
  const notifications = Object.entries(received).flatMap(([uid, own]) =>
    own.map(({ type, message, unread, hoursAgo, link }, index) =>
      document(`users/${uid}/notifications/demo-${index + 1}`, notification, {
        type,
        message,
        unread,
        createdAt: Timestamp.fromMillis(now - hoursAgo * HOUR),
        link,
      }),
    ),
  );
  return [...therapists, ...notifications];
}
