import type { User } from "@thodu/domain/accounts/model";
import type { AppointmentRequest } from "@thodu/domain/appointments/model";
import type { Keeping } from "@thodu/domain/accounts/retention";
import { call, type Reply } from "../../../lib/callables";
import { loadFirestore } from "../../../lib/firebase";
import { useLive, type Live } from "../../../lib/useLive";
import type { Activity } from "./activity";
import type { Payment } from "./payments";
import type { PushKeys } from "../../../lib/push/devices";
import type { Look } from "@thodu/domain/accounts/look";
import type { Preferences } from "@thodu/domain/accounts/preferences";

/** Loads the database's code, after the page. */
export const loadLive = async () => {
  const [live] = await Promise.all([import("./live"), loadFirestore()]);
  return live;
};

export const useProfile = (uid: string | null): Live<User | null> =>
  useLive(uid, async () => {
    const { watchProfile } = await loadLive();
    return (watch) => watchProfile(uid ?? "", watch);
  });

/** The name that colleagues see of an approved listener; empty without one. */
export const useListenerName = (uid: string | null): Live<string> =>
  useLive(uid, async () => {
    const { watchListenerName } = await loadLive();
    return (watch) => watchListenerName(uid ?? "", watch);
  });

export const usePreferences = (uid: string | null): Live<Preferences> =>
  useLive(uid, async () => {
    const { watchPreferences } = await loadLive();
    return (watch) => watchPreferences(uid ?? "", watch);
  });

type Change = Partial<Preferences & Pick<Look, "locale">>;

export const savePreferences = async (uid: string, change: Change): Promise<void> =>
  (await loadLive()).savePreferences(uid, change);

/** The person's own recent activity, newest first. */
export const useActivity = (uid: string): Live<readonly Activity[]> =>
  useLive(uid, async () => {
    const [{ watchActivity }] = await Promise.all([import("./recent"), loadFirestore()]);
    return (watch) => watchActivity(uid, watch);
  });

/** The person's newest requests for an appointment, in the order of their times. */
export const useRequests = (uid: string | null): Live<readonly AppointmentRequest[]> =>
  useLive(uid, async () => {
    const [{ watchRequests }] = await Promise.all([import("./recent"), loadFirestore()]);
    return (watch) => watchRequests(uid ?? "", watch);
  });

interface Channels {
  readonly keys: PushKeys | null;
  readonly sms: boolean;
  readonly email: boolean;
}

/** How Thodu can notify people here: push notifications, with their keys, SMS and e-mail. */
export const readChannels = (): Promise<Reply<Channels>> => call("readChannels", {});

export const keepConversation = (choice: Keeping): Promise<Reply<object>> =>
  call("updateProfile", { keepConversation: choice });

export const saveName = (displayName: string): Promise<Reply<object>> => call("updateProfile", { displayName });

export const changePassword = async (current: string, next: string): Promise<void> =>
  (await import("./credentials")).changePassword(current, next);

export const changeEmail = async (current: string, email: string): Promise<void> =>
  (await import("./credentials")).changeEmail(current, email);

export const usePayments = (uid: string): Live<readonly Payment[]> =>
  useLive(uid, async () => {
    const [{ watchPayments }] = await Promise.all([import("./payments"), loadFirestore()]);
    return (watch) => watchPayments(uid, watch);
  });
