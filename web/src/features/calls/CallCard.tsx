import { FREE_CALL_SECONDS } from "@thodu/domain/calls/limits";
import type { Right } from "@thodu/domain/plans/right";
import { brand } from "@thodu/domain/brand";
import * as t from "@messages/calls";
import { callsUsedUp } from "@messages/minutes";
import { startCall } from "../../calls/session";
import { useLoadedPart } from "../../lib/useLoadedPart";
import type { Rights } from "../../conversation/useRights";
import { useSession } from "../../lib/session";
import { Button, ButtonLink } from "../../ui/Button";
import { Consent } from "../../ui/Consent";
import { PhoneIcon } from "../../ui/icons";

const loadPlanCost = async () => (await import("./PlanCost")).PlanCost;

const FREE = t.costsFree(FREE_CALL_SECONDS / 60);
/** The longest of what a call may cost: it keeps the room for what arrives after the page. */
const [ROOM] = [FREE, t.costsNothing, t.planPays, callsUsedUp(true), callsUsedUp(false)].toSorted(
  (a, b) => b.length - a.length,
);

/** Non-breaking, so that it is not split at the end of a line. */
const supportPhone = brand.supportPhone.replaceAll(" ", "\u00a0");

/** The page's one button, after the explanation of what it does. */
export const CallCard = ({ rights }: { readonly rights: Rights }) =>
  rights.call === "used" ? <Used chat={rights.chat} /> : <Ready rights={rights} />;

/** Nothing is promised until it is known who calls, and whether their free call was used. */
function Ready({ rights: { call, known } }: { readonly rights: Rights }) {
  const { status, uid } = useSession();
  const right = known && status !== "loading" ? call : null;
  const PlanCost = useLoadedPart(loadPlanCost, right === "plan");
  return (
    <section className="call-card" aria-labelledby="call-steps">
      <h2 id="call-steps">{t.stepsTitle}</h2>
      {t.steps.map((step) => (
        <p key={step}>{step}</p>
      ))}
      <p id="call-cost" className="call-card__cost" data-room={ROOM}>
        <span>
          {right === "free" && FREE}
          {right === "crisis" && t.costsNothing}
          {right === "plan" && PlanCost && uid !== null && <PlanCost uid={uid} />}
        </span>
      </p>
      <Button className="call-card__button" aria-describedby="call-cost" onClick={() => void startCall()}>
        <PhoneIcon />
        {right === "free" ? t.callNow : t.callPlan}
      </Button>
      <Consent by="calling" />
      <ByPhone />
    </section>
  );
}

export const Used = ({ chat }: { readonly chat: Right }) => (
  <section className="call-card">
    <p>{chat === "used" ? t.gateTextUsed : t.gateText}</p>
    <ButtonLink to="/go-premium" className="call-card__button">
      {t.gate}
    </ButtonLink>
    <ByPhone />
  </section>
);

/** The support number, for people whom the page can't or must not call. */
export const ByPhone = () => (
  <p className="call-card__phone small">
    <a href={brand.supportPhoneLink}>{t.byPhone(supportPhone)}</a>
    <span className="soft">{t.byPhoneNote}</span>
  </p>
);
