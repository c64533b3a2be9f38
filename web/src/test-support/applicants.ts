import { instant, store } from "./store";

type Changes = Readonly<Record<string, unknown>>;

/** The record of somebody who applied as a listener just now, and whose e-mail is confirmed. */
export const putApplicant = (uid: string, changes: Changes = {}): void =>
  store.put(`volunteers/${uid}`, {
    email: `${uid}@example.com`,
    emailConfirmed: true,
    approved: false,
    name: "Meera Iyer",
    appliedAt: instant(Date.now()),
    ...changes,
  });

/** The application that they sent. */
export const putApplication = (uid: string, changes: Changes = {}): void =>
  store.put(`applications/${uid}`, {
    name: "Meera Iyer",
    languages: ["en", "te"],
    hours: "3-5",
    why: "Somebody listened to me once.",
    experience: "",
    checks: true,
    status: "sent",
    sentAt: instant(Date.now()),
    ...changes,
  });
