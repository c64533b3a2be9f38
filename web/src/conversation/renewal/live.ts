import type { Charged } from "@thodu/domain/payments/nextCharge";
import { planId } from "@thodu/domain/plans/plans";
import { collection, db, limit, query, where, type QuerySnapshot } from "../../lib/firebase/firestore";
import { onConfirmed } from "../../lib/firebase/confirmed";
import { watching, type Stop, type Watch } from "../../lib/watching";

/** More than one person has: one for each plan. */
const MANDATES = 20;

/** What may take money from somebody each month. */
export interface Renewal {
  /** Nothing; something; something that their bank did not pay last. */
  readonly state: "none" | "goes-on" | "unpaid";
  /** What is charged next, as far as the bank paid last. */
  readonly charged: readonly Charged[];
}

/** How that stands. What was left at the checkout, or is about to be ended, takes none. */
export const watchRenewal = (uid: string, { on, onRefused }: Watch<Renewal>): Stop => {
  const mandates = query(
    collection(db, "subscriptions"),
    where("userId", "==", uid),
    where("status", "in", ["authenticated", "active", "pending", "halted", "paused"]),
    limit(MANDATES),
  );
  const hear = ({ docs }: QuerySnapshot): void => {
    const live = docs.filter((mandate) => mandate.get("cancelling") !== true);
    const states = live.map((mandate): unknown => mandate.get("status"));
    const charged = live.flatMap((mandate): Charged[] => {
      const plan = planId.safeParse(mandate.get("planId")).data;
      const amount: unknown = mandate.get("amount");
      const isPaying = ["authenticated", "active"].includes(String(mandate.get("status")));
      return isPaying && plan && typeof amount === "number" ? [{ planId: plan, amount }] : [];
    });
    const isUnpaid = states.some((status) => status === "pending" || status === "halted");
    on({ state: isUnpaid ? "unpaid" : states.length > 0 ? "goes-on" : "none", charged });
  };
  return watching((failed) => onConfirmed(mandates, hear, failed), onRefused);
};
