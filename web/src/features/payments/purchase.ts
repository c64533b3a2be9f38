import type { Item, PlanId } from "@thodu/domain/plans/plans";

/** What somebody wants to buy; `item`: which of the two of Pay As You Go. */
export interface Wish {
  readonly planId: PlanId;
  readonly item: Item | null;
  /** Charged monthly until it is cancelled. */
  readonly renews: boolean;
}

/**
 * An unfinished purchase, stored on the device until the server has settled it, so that a reload or a closed tab does
 * not lead to a second one. It decides nothing: the server relies on its own order and the gateway.
 */
export interface Purchase extends Wish {
  readonly uid: string;
  /** Created before the first try; each key leads to one order. */
  readonly purchaseKey: string;
  /** The gateway's id of the order, or of the subscription if it renews. */
  readonly orderId: string | null;
  /** The checkout was opened and has not reported how it ended. */
  readonly open: boolean;
  /** What the checkout returned after a payment. */
  readonly paid: { readonly paymentId: string; readonly signature: string } | null;
}

export const begun = (uid: string, wish: Wish, purchaseKey: string): Purchase => ({
  uid,
  ...wish,
  purchaseKey,
  orderId: null,
  open: false,
  paid: null,
});

/** The stored purchase if it has the same wish and person, which then keeps its key; else null. */
export const goingOn = (kept: Purchase | null, uid: string, { planId, item, renews }: Wish): Purchase | null =>
  kept?.uid === uid && kept.planId === planId && kept.item === item && kept.renews === renews ? kept : null;

const PLANS: readonly PlanId[] = ["pay-as-you-go", "daily-care", "deep-healing", "unlimited-support"];

/** A purchase from its stored text; null if that is anything else. */
export function readPurchase(stored: string | null): Purchase | null {
  const kept = entries(parse(stored));
  const [uid, purchaseKey, orderId] = [kept.get("uid"), kept.get("purchaseKey"), kept.get("orderId")];
  const planId = PLANS.find((each) => each === kept.get("planId"));
  const item = ([null, "call", "chat"] as const).find((each) => each === kept.get("item"));
  if (typeof uid !== "string" || typeof purchaseKey !== "string" || !planId || item === undefined) return null;
  const handed = entries(kept.get("paid"));
  const [paymentId, signature] = [handed.get("paymentId"), handed.get("signature")];
  const paid = typeof paymentId === "string" && typeof signature === "string" ? { paymentId, signature } : null;
  const renews = kept.get("renews") === true;
  return {
    uid,
    planId,
    item,
    renews,
    purchaseKey,
    orderId: typeof orderId === "string" ? orderId : null,
    open: kept.get("open") === true,
    paid,
  };
}

const entries = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
}
