import type { PlanTerm } from "@thodu/domain/plans/entitlement";
import * as t from "@messages/profile";
import { renewalWords } from "../../../conversation/renewal/renewalWords";
import { useRenewal } from "../../../conversation/renewal/useRenewal";
import { serverNow } from "../../../lib/serverClock";
import { dateInIndia } from "../../../lib/time";

/** Until when the reader's monthly plan runs, or when it is charged again. */
export function PlanText({ uid, plan }: { readonly uid: string; readonly plan: PlanTerm }) {
  const renewal = useRenewal(uid);
  const charged = renewal.state === "here" ? renewal.value.charged : [];
  return <p>{renewalWords(plan, charged, serverNow(), t.planText(dateInIndia(plan.validUntil)))}</p>;
}
