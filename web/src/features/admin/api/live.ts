import type { AdminRole } from "@thodu/domain/accounts/adminRoles";
import type { AppointmentRequest } from "@thodu/domain/appointments/model";
import type { Dispute } from "@thodu/domain/payments/dispute";
import type { Order, Refund, Subscription } from "@thodu/domain/payments/model";
import type { KeptEvent } from "@thodu/domain/payments/webhook";
import type { Feedback, SupportRequest } from "@thodu/domain/support/model";
import type { Application } from "@thodu/domain/volunteers/application";
import type { Volunteer } from "@thodu/domain/volunteers/model";
import { loadFirestore } from "../../../lib/firebase";
import { useLive, type Live } from "../../../lib/useLive";
import { usePage, type Paged } from "../parts/usePage";
import type { Applicant } from "./applications";
import type { OnRoster } from "./appointments";
import type { ListenersBy, PeopleOf } from "./people";
import type { Ticket } from "./watchList";

/** The admin roles that the rules grant this account. */
export const useAdminRecord = (uid: string | null): Live<readonly AdminRole[]> =>
  useLive(uid, async () => {
    const [{ watchAdminRecord }] = await Promise.all([import("./adminRecord"), loadFirestore()]);
    return (watch) => watchAdminRecord(uid ?? "", watch);
  });

export const usePeople = (of: PeopleOf, email: string, by: ListenersBy): Paged<Volunteer> =>
  usePage(`people/${of}/${by}/${email}`, async (after) =>
    (await import("./people")).peopleAfter(of, { email, by }, after),
  );

export const useSentApplications = (): Paged<Application> =>
  usePage("applications", async (after) => (await import("./applications")).sentApplicationsAfter(after));

/** What an applicant wrote to the team; null if they never wrote anything. A null `uid` reads nothing. */
export const useApplication = (uid: string | null): Live<Application | null> =>
  useLive(uid === null ? null : `application/${uid}`, async () => {
    const [{ watchApplication }] = await Promise.all([import("./applications"), loadFirestore()]);
    return (watch) => watchApplication(uid ?? "", watch);
  });

/** One applicant; another `attempt` reads again after a refusal. */
export const useApplicant = (uid: string, attempt: number): Live<Applicant | null> =>
  useLive(`applicant/${uid}/${attempt}`, async () => {
    const [{ watchApplicant }] = await Promise.all([import("./applications"), loadFirestore()]);
    return (watch) => watchApplicant(uid, watch);
  });

export const useOpenRequests = (): Paged<SupportRequest> =>
  usePage("requests", async (after) => (await import("./tickets")).openRequestsAfter(after));

/** One question; null if there is none. */
export const useFoundQuestion = (id: string, attempt: number): Live<Ticket<SupportRequest> | null> =>
  useLive(`question/${id}/${attempt}`, async () => {
    const [{ watchQuestion }] = await Promise.all([import("./tickets"), loadFirestore()]);
    return (watch) => watchQuestion(id, watch);
  });

/** One feedback; null if there is none. */
export const useFoundFeedback = (id: string, attempt: number): Live<Ticket<Feedback> | null> =>
  useLive(`feedback/${id}/${attempt}`, async () => {
    const [{ watchFeedback }] = await Promise.all([import("./tickets"), loadFirestore()]);
    return (watch) => watchFeedback(id, watch);
  });

export const useAnswered = (): Paged<SupportRequest> =>
  usePage("answered", async (after) => (await import("./tickets")).answeredAfter(after));

export const useFeedback = (): Paged<Feedback> =>
  usePage("feedback", async (after) => (await import("./tickets")).feedbackAfter(after));

export const useOrders = (): Paged<Order> =>
  usePage("orders", async (after) => (await import("./orders")).ordersAfter(after));

export const useSubscriptions = (): Paged<Subscription> =>
  usePage("subscriptions", async (after) => (await import("./orders")).subscriptionsAfter(after));

export const useRefunds = (state: Refund["status"] | "all"): Paged<Refund> =>
  usePage(`all refunds/${state}`, async (after) => (await import("./orders")).refundsAfter(state, after));

export const useDisputes = (state: Dispute["status"] | "all"): Paged<Dispute> =>
  usePage(`all disputes/${state}`, async (after) => (await import("./orders")).disputesAfter(state, after));

/** The orders of an order, payment, subscription or account id; another `attempt` reads again after a refusal. */
export const useFoundOrders = (id: string, attempt: number): Live<readonly Ticket<Order>[]> =>
  useLive(`found/${id}/${attempt}`, async () => {
    const [{ watchFoundOrders }] = await Promise.all([import("./found"), loadFirestore()]);
    return (watch) => watchFoundOrders(id, watch);
  });

export const useFoundSubscriptions = (id: string, attempt: number): Live<readonly Ticket<Subscription>[]> =>
  useLive(`found subscriptions/${id}/${attempt}`, async () => {
    const [{ watchFoundSubscriptions }] = await Promise.all([import("./found"), loadFirestore()]);
    return (watch) => watchFoundSubscriptions(id, watch);
  });

export const useFoundRefunds = (id: string, attempt: number): Live<readonly Ticket<Refund>[]> =>
  useLive(`found refunds/${id}/${attempt}`, async () => {
    const [{ watchFoundRefunds }] = await Promise.all([import("./found"), loadFirestore()]);
    return (watch) => watchFoundRefunds(id, watch);
  });

export const useFoundDisputes = (id: string, attempt: number): Live<readonly Ticket<Dispute>[]> =>
  useLive(`found disputes/${id}/${attempt}`, async () => {
    const [{ watchFoundDisputes }] = await Promise.all([import("./found"), loadFirestore()]);
    return (watch) => watchFoundDisputes(id, watch);
  });

/** The refunds that are due; another `attempt` reads again after a refusal. */
export const useDueRefunds = (attempt: number): Live<readonly Ticket<Refund>[]> =>
  useLive(`refunds/${attempt}`, async () => {
    const [{ watchDueRefunds }] = await Promise.all([import("./orders"), loadFirestore()]);
    return watchDueRefunds;
  });

export const useOpenDisputes = (attempt: number): Live<readonly Ticket<Dispute>[]> =>
  useLive(`disputes/${attempt}`, async () => {
    const [{ watchOpenDisputes }] = await Promise.all([import("./orders"), loadFirestore()]);
    return watchOpenDisputes;
  });

export const useOrdersToCheck = (attempt: number): Live<readonly Ticket<Order>[]> =>
  useLive(`to-check/${attempt}`, async () => {
    const [{ watchOrdersToCheck }] = await Promise.all([import("./orders"), loadFirestore()]);
    return watchOrdersToCheck;
  });

export const useDoubles = (attempt: number): Live<readonly Ticket<Subscription>[]> =>
  useLive(`doubles/${attempt}`, async () => {
    const [{ watchDoubles }] = await Promise.all([import("./orders"), loadFirestore()]);
    return watchDoubles;
  });

export const useUnappliedEvents = (attempt: number): Live<readonly Ticket<KeptEvent>[]> =>
  useLive(`unapplied/${attempt}`, async () => {
    const [{ watchUnappliedEvents }] = await Promise.all([import("./orders"), loadFirestore()]);
    return watchUnappliedEvents;
  });

/** The requests of a list. `over`: confirmed requests of past days. */
export const useRequests = (list: AppointmentRequest["status"] | "over"): Paged<AppointmentRequest> =>
  usePage(`appointments/${list}`, async (after) => {
    const { confirmedAfter, requestsAfter } = await import("./appointments");
    return list === "confirmed" || list === "over"
      ? confirmedAfter(list === "over", after)
      : requestsAfter(list, after);
  });

export const useFoundRequests = (wanted: string, attempt: number): Live<readonly Ticket<AppointmentRequest>[]> =>
  useLive(`requests/${wanted}/${attempt}`, async () => {
    const [{ watchFoundRequests }] = await Promise.all([import("./appointments"), loadFirestore()]);
    return (watch) => watchFoundRequests(wanted, watch);
  });

/** The appointments of a therapist from today on. */
export const useAhead = (therapistId: string): Live<readonly Ticket<AppointmentRequest>[]> =>
  useLive(`ahead/${therapistId}`, async () => {
    const [{ watchAhead }] = await Promise.all([import("./appointments"), loadFirestore()]);
    return (watch) => watchAhead(therapistId, watch);
  });

export const useRoster = (attempt: number): Live<readonly OnRoster[]> =>
  useLive(`roster/${attempt}`, async () => {
    const [{ watchRoster }] = await Promise.all([import("./appointments"), loadFirestore()]);
    return watchRoster;
  });

/** What was paid in the last two weeks; another `attempt` reads again after a refusal. */
export const useSettled = (attempt: number): Live<readonly Ticket<Order>[]> =>
  useLive(`settled/${attempt}`, async () => {
    const [{ watchSettled }] = await Promise.all([import("./settled"), loadFirestore()]);
    return watchSettled;
  });
