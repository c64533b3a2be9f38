import type { Order } from "@thodu/domain/payments/model";
import type { UsedBy } from "@thodu/domain/plans/metering";
import { call, type Reply } from "../../../lib/callables";
import { loadAuth, loadFirestore } from "../../../lib/firebase";
import { useLive, type Live } from "../../../lib/useLive";
import type { Purchase } from "../purchase";

/** The database's code comes after the page. */
const loadLive = async () => {
  const [live] = await Promise.all([import("./live"), loadFirestore()]);
  return live;
};

export const useOrder = (orderId: string | null): Live<Order | null> =>
  useLive(orderId, async () => {
    const { watchOrder } = await loadLive();
    return (watch) => watchOrder(orderId ?? "", watch);
  });

/** What was used under some keys (a day, or payments), but for those that the rules refuse. */
export const useUsed = (uid: string, keys: readonly string[]): Live<UsedBy> =>
  useLive([uid, ...keys].join(" "), async () => {
    const [{ watchUsed }] = await Promise.all([import("../../../conversation/spent"), loadFirestore()]);
    return ({ on }) => watchUsed(uid, keys, on);
  });

/** Whether something that somebody bought is paused, because their bank asks for the money back. */
export const usePaused = (uid: string): Live<boolean> =>
  useLive(`paused ${uid}`, async () => {
    const { watchPaused } = await loadLive();
    return (watch) => watchPaused(uid, watch);
  });

export interface Payer {
  readonly uid: string;
  readonly email: string;
}

/** Whoever has an account and is here; null for guests and strangers. */
export async function whoPays(): Promise<Payer | null> {
  const { auth } = await loadAuth();
  await auth.authStateReady();
  const { currentUser } = auth;
  return currentUser === null || currentUser.isAnonymous
    ? null
    : { uid: currentUser.uid, email: currentUser.email ?? "" };
}

/** The name to fill checkout in with; a look that fails costs a name, not the payment. */
export const nameOf = async (uid: string): Promise<string> =>
  loadLive()
    .then(({ readName }) => readName(uid))
    .catch(() => "");

export const loadCheckout = async () => {
  const { fetchCheckout, openCheckout } = await import("./checkout");
  return { openCheckout, Razorpay: await fetchCheckout() };
};

/** What checkout is opened with; `id` is that of the order, or of the subscription. */
export interface Ordered {
  readonly id: string;
  readonly renews: boolean;
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
  readonly keyId: string;
  readonly planName: string;
}

/** Makes what is to be paid, or answers what this purchase had. */
export async function orderFor({ purchaseKey, planId, item, renews }: Purchase): Promise<Reply<Ordered>> {
  if (renews) {
    const made = await call("createSubscription", { purchaseKey, planId });
    return made.ok ? { ok: true, value: { ...made.value, id: made.value.subscriptionId, renews } } : made;
  }
  const made = await call("createOrder", { purchaseKey, planId, ...(item !== null && { item }) });
  return made.ok ? { ok: true, value: { ...made.value, id: made.value.orderId, renews } } : made;
}

/** Asks the server whether what checkout handed over is a payment. */
export const verify = (id: string, renews: boolean, paymentId: string, signature: string) =>
  renews
    ? call("verifySubscription", { subscriptionId: id, paymentId, signature })
    : call("verifyPayment", { orderId: id, paymentId, signature });

export const cancelPlan = () => call("cancelPlan", {});
