import type { Order } from "@thodu/domain/payments/model";
import { call, type Reply } from "../../../lib/callables";
import { loadAuth, loadFirestore } from "../../../lib/firebase";
import { useLive, type Live } from "../../../lib/useLive";
import type { Purchase } from "../purchase";

/** The database's code is loaded after the page. */
const loadLive = async () => {
  const [live] = await Promise.all([import("./live"), loadFirestore()]);
  return live;
};

export const useOrder = (orderId: string | null): Live<Order | null> =>
  useLive(orderId, async () => {
    const { watchOrder } = await loadLive();
    return (watch) => watchOrder(orderId ?? "", watch);
  });

/** Whether a purchase of the person is paused because their bank has disputed it. */
export const usePaused = (uid: string): Live<boolean> =>
  useLive(`paused ${uid}`, async () => {
    const { watchPaused } = await loadLive();
    return (watch) => watchPaused(uid, watch);
  });

/** The person's last purchases that were refunded, the newest first. */
export const useRefunded = (uid: string): Live<readonly Order[]> =>
  useLive(`refunded ${uid}`, async () => {
    const { watchRefunded } = await loadLive();
    return (watch) => watchRefunded(uid, watch);
  });

export interface Payer {
  readonly uid: string;
  readonly email: string;
}

/** The person with an account who is signed in; null for guests and visitors. */
export async function whoPays(): Promise<Payer | null> {
  const { auth } = await loadAuth();
  await auth.authStateReady();
  const { currentUser } = auth;
  return currentUser === null || currentUser.isAnonymous
    ? null
    : { uid: currentUser.uid, email: currentUser.email ?? "" };
}

/** The name with which the checkout is filled in. If it can't be read, it is empty, and the payment goes on. */
export const nameOf = async (uid: string): Promise<string> =>
  loadLive()
    .then(({ readName }) => readName(uid))
    .catch(() => "");

export const loadCheckout = async () => {
  const { fetchCheckout, openCheckout } = await import("./checkout");
  return { openCheckout, Razorpay: await fetchCheckout() };
};

/** What the checkout needs; `id` is that of the order, or of the subscription. */
export interface Ordered {
  readonly id: string;
  readonly renews: boolean;
  /** In paise. */
  readonly amount: number;
  readonly currency: string;
  readonly keyId: string;
  readonly planName: string;
}

/** Creates the order or subscription, or returns the one that this purchase already has. */
export async function orderFor({ purchaseKey, planId, item, renews }: Purchase): Promise<Reply<Ordered>> {
  if (renews) {
    const made = await call("createSubscription", { purchaseKey, planId });
    return made.ok ? { ok: true, value: { ...made.value, id: made.value.subscriptionId, renews } } : made;
  }
  const made = await call("createOrder", { purchaseKey, planId, ...(item !== null && { item }) });
  return made.ok ? { ok: true, value: { ...made.value, id: made.value.orderId, renews } } : made;
}

/** Asks the server whether what the checkout returned is a payment. */
export const verify = (id: string, renews: boolean, paymentId: string, signature: string) =>
  renews
    ? call("verifySubscription", { subscriptionId: id, paymentId, signature })
    : call("verifyPayment", { orderId: id, paymentId, signature });

export const cancelPlan = () => call("cancelPlan", {});
