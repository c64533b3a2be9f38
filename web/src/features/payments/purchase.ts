import type { Item, PlanId } from "@thodu/domain/plans/plans";

/** What someone wants to buy; `item` says which of the two Pay As You Go is of. */
export interface Wish {
  readonly planId: PlanId;
  readonly item: Item | null;
  /** Charged again each month until it is cancelled. */
  readonly renews: boolean;
}

/**
 * A purchase on its way, kept on the device until the server has settled it, so that no reload and no closed tab makes
 * a second one. It decides nothing: the server believes its own order and the gateway.
 */
export interface Purchase extends Wish {
  readonly uid: string;
  /** Made before the first try; one key is one order. */
  readonly purchaseKey: string;
  /** The gateway's: of an order, or of a subscription where it renews. */
  readonly orderId: string | null;
  /** Checkout was opened and has not said how it ended. */
  readonly open: boolean;
  /** What checkout handed over once somebody had paid. */
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

/** The purchase that a wish goes on with: the same wish of the same person keeps its key. */
export const goingOn = (kept: Purchase | null, uid: string, { planId, item, renews }: Wish): Purchase | null =>
  kept?.uid === uid && kept.planId === planId && kept.item === item && kept.renews === renews ? kept : null;

const PLANS: readonly PlanId[] = ["pay-as-you-go", "daily-care", "deep-healing", "unlimited-support"];

/** A purchase as the device kept it; null for anything else. */
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
