import { backoff } from "@thodu/domain/backoff";
import { isRunning } from "@thodu/domain/plans/covers";
import type { PlanTerm } from "@thodu/domain/plans/planTerm";
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

/** The state of a purchase as the screen shows it. */
export type Progress =
  | { readonly kind: "idle" }
  /** The order is being made, or the checkout is open. */
  | { readonly kind: "processing"; readonly wish: Wish }
  /** The order could not be made; nothing was charged. */
  | { readonly kind: "refused"; readonly wish: Wish; readonly words: string }
  /** The money was taken, and the server has not confirmed yet that the plan runs. */
  | { readonly kind: "confirming"; readonly reference: string }
  /** The checkout was open when its page was closed, so it is not known how it ended. */
  | { readonly kind: "unfinished"; readonly purchase: Purchase }
  /** It failed or was cancelled; the bank may have taken the money all the same, and confirm it later. */
  | { readonly kind: "failed"; readonly reference: string }
  /** Paid, and the plan runs. */
  | { readonly kind: "done"; readonly bought: Bought }
  /** Paid, but the server can't find the payment: a person has to look. */
  | { readonly kind: "unsaved"; readonly reference: string };

type Here = Extract<Progress, { kind: "idle" | "processing" | "refused" | "failed" | "unsaved" | "done" }>;

export interface Bought {
  readonly item: Item | null;
  /** The id of the payment, or of the order if the payment is not known here. */
  readonly id: string;
}

/**
 * A message and the person for whom it is. The page may stay open while one person logs out and another logs in
 * elsewhere.
 */
interface Said {
  readonly uid: string | null;
  readonly here: Here;
}

const IDLE: Here = { kind: "idle" };

export interface Purchasing {
  readonly progress: Progress;
  readonly pay: (wish: Wish) => void;
  /** Called when the person says that they did not pay in the checkout whose page was closed. */
  readonly setAside: () => void;
}

/** Whether a payment belongs to the person's plan. */
export const isOf = (plan: PlanTerm | null, paymentId: string | undefined): boolean =>
  paymentId !== undefined && plan !== null && [plan, ...plan.terms].some((each) => each.paymentId === paymentId);

/**
 * One purchase from the wish to the plan: stored on the device, settled only by the server (invariants 5 to 7). `plan`
 * is the person's own as the server has it, live.
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
    } else if (purchase && hasFailed) setSaid({ uid: purchase.uid, here: endPaid(purchase) });
    // A subscription has no order to listen to: the plan itself shows that it was paid.
    if (purchase?.renews === true && !paying && isRunning(plan, serverNow()) && plan.planId === purchase.planId)
      forget();
  }, [purchase, settled, capturedId, hasFailed, plan, paying]);

  useEffect(() => {
    // The server has since learned from the gateway what could not be confirmed here.
    if (here.kind === "unsaved" && isOf(plan, here.reference))
      setSaid({ uid, here: { kind: "done", bought: { item: null, id: here.reference } } });
  }, [here, plan, uid]);

  useEffect(() => {
    if (!purchase?.paid) return undefined;
    const over = new AbortController();
    void confirm(purchase, over.signal).then((ending) => {
      const next = ending && endingOf(ending, purchase);
      if (next) setSaid({ uid: purchase.uid, here: next });
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
    // The server may have reported the payment before the checkout did.
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
  // The server has since settled it otherwise.
  if (here.kind === "failed" && purchase === null) return IDLE;
  return here;
}

/** Makes the order, or gets the one that this wish already has, and opens the checkout for it. */
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
  // What was said meanwhile of an earlier payment would lie over the checkout.
  takeBack();
  const ending = await checkout
    .openCheckout(checkout.Razorpay, order.value, { name, email: payer.email })
    .catch(() => null);
  const now = keptPurchase();
  if (ending === null) {
    if (now?.purchaseKey === purchase.purchaseKey) keep({ ...ordered, open: false });
    return { kind: "refused", wish, words: t.unreached };
  }
  if (now?.purchaseKey !== purchase.purchaseKey) {
    // The server knew of the payment before this page did.
    if (ending.kind !== "paid" || finished.has(purchase.purchaseKey)) return { kind: "idle" };
    const confirmed = confirmBeside({ ...ordered, paid: ending });
    // Without a stored purchase (this device can't store, or another tab has deleted it) this one is confirmed.
    // Otherwise another purchase was begun in another tab.
    return now === null ? confirmed : { kind: "idle" };
  }
  if (ending.kind === "paid") keep({ ...ordered, paid: ending });
  else {
    keep({ ...ordered, open: false });
    return { kind: "failed", reference: order.value.id };
  }
  return { kind: "idle" };
}

/** The keys of purchases that this page has reported as complete. */
const finished = new Set<string>();

/** Reports once that the plan runs, however that was learned. False if it was reported before. */
function finish({ purchaseKey }: Purchase): boolean {
  if (keptPurchase()?.purchaseKey !== purchaseKey) return false;
  finished.add(purchaseKey);
  forget();
  toast("status", t.activated);
  return true;
}

/** Tries for some two minutes. The server also learns of a payment by itself. */
const BESIDE_TRIES = 8;

/**
 * Reports a payment to the server whose purchase is no longer the stored one, and returns the result. If that fails,
 * the server learns of the payment in another way.
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

/** The payment has failed after all: the same order can be paid again. */
function endPaid(purchase: Purchase): Here {
  keep({ ...purchase, open: false, paid: null });
  toast("alert", t.cancelled);
  const reference = purchase.paid?.paymentId ?? purchase.orderId;
  return reference === null ? IDLE : { kind: "failed", reference };
}

/** What is shown once the server has answered for good. */
function endingOf(ending: "unsaved" | "done" | "failed", purchase: Purchase): Here {
  if (ending === "failed") return endPaid(purchase);
  return ending === "done" ? doneOf(purchase) : { kind: "unsaved", reference: purchase.paid?.paymentId ?? "" };
}

/** `capturedId`: the payment of the order, if the checkout did not return it. */
const doneOf = ({ item, paid, orderId }: Purchase, capturedId: string | null = null): Here => ({
  kind: "done",
  bought: { item, id: paid?.paymentId ?? capturedId ?? orderId ?? "" },
});

/**
 * After this many failed answers of the server (about four seconds) the payer is told that the plan could not be saved.
 */
const SAID_AFTER = 4;

/**
 * Asks the server until it answers, also after the payer was told of errors. A pending payment is followed through its
 * order.
 */
async function confirm(purchase: Purchase, over: AbortSignal): Promise<"unsaved" | "done" | "failed" | null> {
  const { orderId, renews, paid } = purchase;
  if (orderId === null || !paid) return null;
  const isOver = (): boolean => over.aborted;
  let failures = 0;
  for (let tries = 1; !isOver(); tries += 1) {
    const reply = await verify(orderId, renews, paid.paymentId, paid.signature);
    if (isOver()) return null;
    if (reply.ok && reply.value.status === "active") return finish(purchase) ? "done" : null;
    // A pending order is watched, and shows by itself when it is paid.
    if (reply.ok && !renews) return null;
    if (!reply.ok && reply.reason === "PAYMENT_FAILED") return "failed";
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
