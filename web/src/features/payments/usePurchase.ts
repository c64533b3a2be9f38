import { backoff } from "@thodu/domain/backoff";
import { isRunning } from "@thodu/domain/plans/covers";
import type { PlanTerm } from "@thodu/domain/plans/entitlement";
import type { Item } from "@thodu/domain/plans/plans";
import { useEffect, useState } from "react";
import { reasons } from "@messages/errors";
import * as t from "@messages/plans";
import { useNavigate } from "../../lib/router";
import { serverNow } from "../../lib/serverClock";
import { useSession } from "../../lib/session";
import { takeBack, toast } from "../../lib/toast";
import { loadCheckout, nameOf, orderFor, useOrder, verify, whoPays } from "./api";
import { forget, keep, keptPurchase, usePurchaseOf } from "./api/purchases";
import { begun, goingOn, type Purchase, type Wish } from "./purchase";

/** How far a purchase got, as the screen shows it. */
export type Progress =
  | { readonly kind: "idle" }
  /** The order is being made, or checkout is open. */
  | { readonly kind: "processing"; readonly wish: Wish }
  /** The order could not be made; nothing was charged. */
  | { readonly kind: "refused"; readonly wish: Wish; readonly words: string }
  /** The money was taken and the server has not said yet that the plan runs. */
  | { readonly kind: "confirming"; readonly reference: string }
  /** Checkout was open when the page went away: nobody here knows how it ended. */
  | { readonly kind: "unfinished"; readonly purchase: Purchase }
  /** Paid, and the plan runs: what it is called by, and where one goes on. */
  | { readonly kind: "done"; readonly bought: Bought }
  /** Paid, and the server can't find that it was: a person has to look. */
  | { readonly kind: "unsaved"; readonly reference: string };

type Here = Extract<Progress, { kind: "idle" | "processing" | "refused" | "unsaved" | "done" }>;

export interface Bought {
  readonly item: Item | null;
  /** The payment, or the order where the payment was not heard of here. */
  readonly id: string;
}

/** Of a page that stays while one person logs out and another logs in elsewhere: what is said is said to one of them. */
interface Said {
  readonly uid: string | null;
  readonly here: Here;
}

const IDLE: Here = { kind: "idle" };

export interface Purchasing {
  readonly progress: Progress;
  readonly pay: (wish: Wish) => void;
  /** Whoever is here did not pay in the checkout that went away. */
  readonly setAside: () => void;
}

/** Whether a payment is among what somebody has. */
export const isOf = (plan: PlanTerm | null, paymentId: string | undefined): boolean =>
  paymentId !== undefined && plan !== null && [plan, ...plan.terms].some((each) => each.paymentId === paymentId);

/**
 * One purchase from the wish to the plan: kept on the device, settled by the server alone (invariants 5 to 7). `plan` is
 * the person's own as the server has it, live.
 */
export function usePurchase(plan: PlanTerm | null): Purchasing {
  const navigate = useNavigate();
  const { status, uid } = useSession();
  const purchase = usePurchaseOf(status === "user" ? uid : null);
  const [said, setSaid] = useState<Said>({ uid: null, here: IDLE });
  const here = said.uid === uid ? said.here : IDLE;

  const paying = here.kind === "processing" || (purchase !== null && purchase.paid !== null);

  const order = useOrder(purchase && !purchase.renews ? purchase.orderId : null);
  const known = order.state === "here" ? order.value : null;
  const { status: settled = null, paymentId: capturedId = null } = known ?? {};
  const hasFailed = purchase?.paid != null && known?.payments[purchase.paid.paymentId]?.status === "failed";
  useEffect(() => {
    if (purchase && (settled === "paid" || isOf(plan, purchase.paid?.paymentId)) && finish(purchase))
      setSaid({ uid: purchase.uid, here: doneOf(purchase, capturedId) });
    else if (purchase && settled === "refunded") {
      if (purchase.paid) toast("alert", reasons.PAYMENT_REFUNDED);
      forget();
    } else if (purchase && hasFailed) endPaid(purchase);
    // Of a subscription there is no order to listen to: the plan itself says that it was paid.
    if (purchase?.renews === true && !paying && isRunning(plan, serverNow()) && plan.planId === purchase.planId)
      forget();
  }, [purchase, settled, capturedId, hasFailed, plan, paying]);

  useEffect(() => {
    // What could not be confirmed here, the gateway has told the server since.
    if (here.kind === "unsaved" && isOf(plan, here.reference))
      setSaid({ uid, here: { kind: "done", bought: { item: null, id: here.reference } } });
  }, [here, plan, uid]);

  useEffect(() => {
    if (!purchase?.paid) return undefined;
    const over = new AbortController();
    const { paymentId } = purchase.paid;
    void confirm(purchase, over.signal).then((ending) => {
      if (ending === "unsaved") setSaid({ uid: purchase.uid, here: { kind: "unsaved", reference: paymentId } });
      if (ending === "done") setSaid({ uid: purchase.uid, here: doneOf(purchase) });
    });
    return () => over.abort();
  }, [purchase]);

  const start = async (wish: Wish): Promise<void> => {
    const payer = await whoPays().catch(() => "unknown" as const);
    if (payer === null) {
      setSaid({ uid, here: IDLE });
      toast("alert", t.logInFirst);
      await navigate("/login?from=/go-premium");
      return;
    }
    const next: Here =
      payer === "unknown" ? { kind: "refused", wish, words: t.unreached } : await checkOut(payer, wish);
    // The server may have told that it is paid before the checkout did.
    setSaid((now) => (now.uid !== uid || now.here.kind === "done" ? now : { uid, here: next }));
  };

  return {
    progress: progressOf(here, purchase),
    pay: (wish) => {
      if (here.kind === "processing") return;
      takeBack();
      setSaid({ uid, here: { kind: "processing", wish } });
      void start(wish);
    },
    setAside: () => {
      if (purchase) keep({ ...purchase, open: false });
    },
  };
}

function progressOf(here: Here, purchase: Purchase | null): Progress {
  if (here.kind === "processing") return here;
  if (purchase?.paid) return { kind: "confirming", reference: purchase.paid.paymentId };
  if (here.kind === "idle" && purchase?.open === true) return { kind: "unfinished", purchase };
  return here;
}

/** Makes the order, or gets the one that this wish had, and opens checkout for it. */
async function checkOut(payer: { readonly uid: string; readonly email: string }, wish: Wish): Promise<Here> {
  const purchase = goingOn(keptPurchase(), payer.uid, wish) ?? begun(payer.uid, wish, crypto.randomUUID());
  if (purchase.paid) return { kind: "idle" };
  keep(purchase);
  const [order, checkout, name] = await Promise.all([
    orderFor(purchase),
    loadCheckout().catch(() => null),
    nameOf(payer.uid),
  ]);
  if (!order.ok && !order.retryable) forget();
  if (!order.ok) return { kind: "refused", wish, words: order.reason === "NETWORK" ? t.unreached : order.message };
  if (!checkout) return { kind: "refused", wish, words: t.unreached };

  const ordered = { ...purchase, orderId: order.value.id, open: true };
  keep(ordered);
  const said = new Set<"failed">();
  const ending = await checkout
    .openCheckout(checkout.Razorpay, order.value, { name, email: payer.email }, () => {
      if (!said.has("failed")) toast("alert", t.cancelled);
      said.add("failed");
    })
    .catch(() => null);
  const now = keptPurchase();
  if (ending === null) {
    if (now?.purchaseKey === purchase.purchaseKey) keep({ ...ordered, open: false });
    return { kind: "refused", wish, words: t.unreached };
  }
  if (now?.purchaseKey !== purchase.purchaseKey) {
    // The server heard of the payment before this page did.
    if (ending.kind !== "paid" || finished.has(purchase.purchaseKey)) return { kind: "idle" };
    const confirmed = confirmBeside({ ...ordered, paid: ending });
    // Nothing is kept: this device can't, or another tab has forgotten it. Else another purchase was begun there.
    return now === null ? confirmed : { kind: "idle" };
  }
  if (ending.kind === "paid") keep({ ...ordered, paid: ending });
  else {
    keep({ ...ordered, open: false });
    if (!said.has("failed")) toast("alert", t.cancelled);
  }
  return { kind: "idle" };
}

/** The keys of purchases of which this page has said that their plan runs. */
const finished = new Set<string>();

/** The plan runs; said once, whichever way it was learnt. False where it was said. */
function finish({ purchaseKey }: Purchase): boolean {
  if (keptPurchase()?.purchaseKey !== purchaseKey) return false;
  finished.add(purchaseKey);
  forget();
  toast("status", t.activated);
  return true;
}

/** Some two minutes; the server hears of a payment by itself as well. */
const BESIDE_TRIES = 8;

/**
 * Tells of a payment whose purchase is not the kept one any more, and answers what came of it. Where this fails the server
 * hears of it otherwise.
 */
async function confirmBeside(purchase: Purchase): Promise<Here> {
  const { orderId, renews, paid } = purchase;
  if (orderId === null || paid === null) return { kind: "idle" };
  for (let tries = 1; tries <= BESIDE_TRIES; tries += 1) {
    const reply = await verify(orderId, renews, paid.paymentId, paid.signature);
    if (reply.ok && reply.value.status === "active") {
      toast("status", t.activated);
      return doneOf(purchase);
    }
    if (reply.ok) {
      toast("status", t.confirmingTitle);
      return { kind: "idle" };
    }
    if (!reply.retryable) {
      const isBack = reply.reason === "PAYMENT_REFUNDED";
      toast("alert", isBack ? reply.message : t.notSaved);
      return isBack ? { kind: "idle" } : { kind: "unsaved", reference: paid.paymentId };
    }
    await new Promise((resolve) => setTimeout(resolve, backoff(tries, Math.random())));
  }
  return { kind: "unsaved", reference: paid.paymentId };
}

/** What was paid has failed after all: the same order can be paid once more. */
function endPaid(purchase: Purchase): void {
  keep({ ...purchase, open: false, paid: null });
  toast("alert", t.cancelled);
}

/** `capturedId`: the payment of the order, where the checkout has not said it. */
const doneOf = ({ item, paid, orderId }: Purchase, capturedId: string | null = null): Here => ({
  kind: "done",
  bought: { item, id: paid?.paymentId ?? capturedId ?? orderId ?? "" },
});

/** Failed answers of the server (about four seconds) after which the payer is told that the plan could not be saved. */
const SAID_AFTER = 4;

/** Asks the server until it answers, also after the payer was told of failures. A pending payment is followed through its order. */
async function confirm(purchase: Purchase, over: AbortSignal): Promise<"unsaved" | "done" | null> {
  const { orderId, renews, paid } = purchase;
  if (orderId === null || !paid) return null;
  const isOver = (): boolean => over.aborted;
  let failures = 0;
  for (let tries = 1; !isOver(); tries += 1) {
    const reply = await verify(orderId, renews, paid.paymentId, paid.signature);
    if (isOver()) return null;
    if (reply.ok && reply.value.status === "active") return finish(purchase) ? "done" : null;
    // A pending order says so itself when it is paid.
    if (reply.ok && !renews) return null;
    if (!reply.ok && reply.reason === "PAYMENT_FAILED") {
      endPaid(purchase);
      return null;
    }
    if (!reply.ok && !reply.retryable) {
      forget();
      const isBack = reply.reason === "PAYMENT_REFUNDED";
      toast("alert", isBack ? reply.message : t.notSaved);
      return isBack ? null : "unsaved";
    }
    if (!reply.ok && reply.reason !== "NETWORK") {
      failures += 1;
      if (failures === SAID_AFTER) toast("alert", t.notSaved);
    }
    await new Promise((resolve) => setTimeout(resolve, backoff(tries, Math.random())));
  }
  return null;
}
