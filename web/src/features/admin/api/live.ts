import type { Dispute } from "@thodu/domain/payments/dispute";
import type { Order, Refund } from "@thodu/domain/payments/model";
import type { KeptEvent } from "@thodu/domain/payments/webhook";
import type { Feedback, SupportRequest } from "@thodu/domain/support/model";
import { loadFirestore } from "../../../lib/firebase";
import { useLive, type Live } from "../../../lib/useLive";
import type { OnRoster, Request, Requests } from "./appointments";
import type { People } from "./people";
import type { Ticket } from "./watchList";

/** Whether the rules take this account for an admin. */
export const useAdminRecord = (uid: string | null): Live<boolean> =>
  useLive(uid, async () => {
    const [{ watchAdminRecord }] = await Promise.all([import("./adminRecord"), loadFirestore()]);
    return (watch) => watchAdminRecord(uid ?? "", watch);
  });

/** `attempt` asks anew after a refusal. */
export const usePeople = (approved: boolean, count: number, attempt: number): Live<People> =>
  useLive(`${approved}/${count}/${attempt}`, async () => {
    const [{ watchPeople }] = await Promise.all([import("./people"), loadFirestore()]);
    return (watch) => watchPeople(approved, count, watch);
  });

export const useOpenRequests = (): Live<readonly Ticket<SupportRequest>[]> =>
  useLive("requests", async () => {
    const [{ watchOpenRequests }] = await Promise.all([import("./tickets"), loadFirestore()]);
    return watchOpenRequests;
  });

export const useFeedback = (): Live<readonly Ticket<Feedback>[]> =>
  useLive("feedback", async () => {
    const [{ watchFeedback }] = await Promise.all([import("./tickets"), loadFirestore()]);
    return watchFeedback;
  });

export const useOrders = (): Live<readonly Ticket<Order>[]> =>
  useLive("orders", async () => {
    const [{ watchOrders }] = await Promise.all([import("./orders"), loadFirestore()]);
    return watchOrders;
  });

export const useDueRefunds = (): Live<readonly Ticket<Refund>[]> =>
  useLive("refunds", async () => {
    const [{ watchDueRefunds }] = await Promise.all([import("./orders"), loadFirestore()]);
    return watchDueRefunds;
  });

export const useOpenDisputes = (): Live<readonly Ticket<Dispute>[]> =>
  useLive("disputes", async () => {
    const [{ watchOpenDisputes }] = await Promise.all([import("./orders"), loadFirestore()]);
    return watchOpenDisputes;
  });

export const useOrdersToCheck = (): Live<readonly Ticket<Order>[]> =>
  useLive("to-check", async () => {
    const [{ watchOrdersToCheck }] = await Promise.all([import("./orders"), loadFirestore()]);
    return watchOrdersToCheck;
  });

export const useUnappliedEvents = (): Live<readonly Ticket<KeptEvent>[]> =>
  useLive("unapplied", async () => {
    const [{ watchUnappliedEvents }] = await Promise.all([import("./orders"), loadFirestore()]);
    return watchUnappliedEvents;
  });

export const useRequests = (status: Request["status"], count: number, attempt: number): Live<Requests> =>
  useLive(`requests/${status}/${count}/${attempt}`, async () => {
    const [{ watchRequests }] = await Promise.all([import("./appointments"), loadFirestore()]);
    return (watch) => watchRequests(status, count, watch);
  });

export const useRoster = (attempt: number): Live<readonly OnRoster[]> =>
  useLive(`roster/${attempt}`, async () => {
    const [{ watchRoster }] = await Promise.all([import("./appointments"), loadFirestore()]);
    return watchRoster;
  });
