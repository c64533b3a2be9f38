import { FREE_CALL_SECONDS } from "@thodu/domain/calls/limits";
import type { Right } from "@thodu/domain/plans/right";
import { brand } from "@thodu/domain/brand";
import * as t from "@messages/calls";
import { startCall } from "../../calls/session";
import type { Rights } from "../../conversation/useRights";
import { Button, ButtonLink } from "../../ui/Button";
import { Consent } from "../../ui/Consent";
import { PhoneIcon } from "../../ui/icons";

/** In one piece at the end of a line. */
const supportPhone = brand.supportPhone.replaceAll(" ", "\u00a0");

/** The one button of the page, with what it does said before it. */
export const CallCard = ({ rights }: { readonly rights: Rights }) =>
  rights.call === "used" ? (
    <Used chat={rights.chat} />
  ) : (
    <Ready words={rights.call === "free" && rights.known ? t.callNow : t.callPlan} free={rights.call === "free"} />
  );

/** Until it is known whether the free call was used, the button does not promise one. */
function Ready({ words, free }: { readonly words: string; readonly free: boolean }) {
  const [asks, talks, costs] = t.steps(FREE_CALL_SECONDS / 60);
  return (
    <section className="call-card" aria-labelledby="call-steps">
      <h2 id="call-steps">{t.stepsTitle}</h2>
      <p>{asks}</p>
      <p>{talks}</p>
      <Button className="call-card__button" onClick={() => void startCall()}>
        <PhoneIcon />
        {words}
      </Button>
      <Consent by="calling" />
      {free && <p className="soft small">{costs}</p>}
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

/** The support number, for whom the page can't or shall not call. */
export const ByPhone = () => (
  <p className="call-card__phone small">
    <a href={brand.supportPhoneLink}>{t.byPhone(supportPhone)}</a>
    <span className="soft">{t.byPhoneNote}</span>
  </p>
);
