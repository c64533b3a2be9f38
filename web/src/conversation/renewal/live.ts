import type { Charged } from "@thodu/domain/payments/nextCharge";
import { planId } from "@thodu/domain/plans/plans";
import { collection, db, limit, query, where, type QuerySnapshot } from "../../lib/firebase/firestore";
import { onConfirmed } from "../../lib/firebase/confirmed";
import { watching, type Stop, type Watch } from "../../lib/watching";

/** More mandates than a person can have. */
const MANDATES = 20;

/** Whether and how a person is charged each month. */
export interface Renewal {
  /** `none`: no mandate; `goes-on`: one that is charged; `unpaid`: the bank refused the last charge. */
  readonly state: "none" | "goes-on" | "unpaid";
  /** The mandates whose last charge the bank paid. */
  readonly charged: readonly Charged[];
}

/** Live. Mandates that were never approved, or that are being cancelled, are left out. */
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
