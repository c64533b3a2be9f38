import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import { renewalWords } from "../../../conversation/renewal/renewalWords";
import { useRenewal } from "../../../conversation/renewal/useRenewal";
import { serverNow } from "../../../lib/serverClock";

/** What the page of plans says of the person's monthly plan. */
export function PlanText({ uid, plan }: { readonly uid: string; readonly plan: PlanTerm }) {
  const renewal = useRenewal(uid);
  const charged = renewal.state === "here" ? renewal.value.charged : [];
  return <p>{renewalWords(plan, charged, serverNow())}</p>;
}
