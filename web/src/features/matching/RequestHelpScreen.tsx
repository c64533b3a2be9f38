import { useEffect, useRef, type ReactNode } from "react";
import * as leaving from "@messages/leaving";
import * as t from "@messages/matching";
import { arrivedWords } from "../../conversation/arrivedWords";
import { FreeCallLeft } from "../../conversation/FreeCallLeft";
import { useOwnRights } from "../../conversation/useRights";
import { useOnline } from "../../lib/hooks/useOnline";
import { toast } from "../../lib/toast";
import { useOrder, type Order } from "../../conversation/wait/useOrder";
import { WaitLifeline } from "../../conversation/wait/Lifeline";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { Button, ButtonLink } from "../../ui/Button";
import { Consent } from "../../ui/Consent";
import { ChatIcon, HandsIcon, PhoneIcon } from "../../ui/icons";
import { LiveRegion } from "../../ui/LiveRegion";
import { Notice } from "../../ui/Notice";
import type { Summary } from "../../conversation/documents";
import { useHelp, type Help } from "./useHelp";
import "./matching.css";

/** Needed once somebody waits; loaded while they read. */
const loadChoices = async () => (await import("../../conversation/wait/WaitChoices")).WaitChoices;

/** What they read changes by itself; the choices below ask the server anew. */
const nothing = (): void => undefined;

export function RequestHelpScreen() {
  const WaitChoices = useLoadedPart(loadChoices) ?? WaitLifeline;
  const { help, busy, refused, ask, leave } = useHelp();
  const summary = help.state === "none" ? null : help.summary;
  const waits = help.state === "waiting" ? summary : null;
  const order = useOrder(waits?.risk === "crisis", waits, nothing);
  const request = async (): Promise<void> => {
    if (await ask()) toast("status", t.submitted);
  };
  const giveUp = async (): Promise<void> => {
    if (await leave()) toast("status", leaving.left);
  };
  return (
    <div className="help-request">
      <span className="help-request__sign">
        <HandsIcon size={44} />
      </span>
      <h1>{t.heading}</h1>
      <p className="lead">{t.lead}</p>
      {help.state === "none" ? (
        <>
          <Button className="help-request__button" busy={busy} onClick={() => void request()}>
            {t.requestNow}
          </Button>
          <Consent by="asking" />
        </>
      ) : (
        <Outcome
          help={help}
          order={order}
          busy={busy}
          choices={<WaitChoices crisis={order === "first"} askedUntil={summary?.offer?.expiresAt ?? null} />}
          onLeave={() => void giveUp()}
        />
      )}
      {refused !== null && (
        <Notice kind="trouble">
          <p>{refused}</p>
        </Notice>
      )}
      <section className="help-request__steps" aria-labelledby="help-steps">
        <h2 id="help-steps">{t.what}</h2>
        <ol>
          {t.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

type Waits = Extract<Help, { state: "waiting" }>;

interface OutcomeProps {
  readonly help: Exclude<Help, { state: "none" }>;
  readonly order: Order;
  readonly busy: boolean;
  /** Shown to a person who waits. */
  readonly choices: ReactNode;
  readonly onLeave: () => void;
}

/** The person's state, scrolled into view and announced each time it changes. */
function Outcome({ help, order, busy, choices, onLeave }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [help.state]);
  const come = help.state === "come";
  const online = useOnline();
  const locked = useOwnRights().chat === "used";
  return (
    <section className="help-request__outcome">
      <h2 ref={heading} tabIndex={-1}>
        {titleOf(come, online)}
      </h2>
      <LiveRegion as="p">
        {help.state === "come" ? comeWords(help.summary, online) : placeWords(help, order, online)}
      </LiveRegion>
      {!come && <p>{locked ? t.submittedTextUsed : t.submittedText}</p>}
      {come && locked && <p>{t.comeTextUsed}</p>}
      {locked && <FreeCallLeft />}
      {!come && choices}
      <p className="row">
        <ButtonLink to="/chat" look="warm">
          <ChatIcon />
          {t.toChat}
        </ButtonLink>
        {locked && (
          <ButtonLink to="/go-premium" look="outline">
            {t.toPlans}
          </ButtonLink>
        )}
        {!come && (
          <ButtonLink to="/call" look="quiet">
            <PhoneIcon />
            {t.toCall}
          </ButtonLink>
        )}
        {!come && (
          <Button look="quiet" busy={busy} onClick={onLeave}>
            {leaving.leave}
          </Button>
        )}
      </p>
    </section>
  );
}

const titleOf = (come: boolean, online: boolean): string => {
  if (!come) return t.submittedTitle;
  return online ? t.comeTitle : t.cameTitle;
};

const comeWords = (summary: Summary, online: boolean): string =>
  online ? `${arrivedWords(summary)} ${t.comeText}` : t.cameText;

function placeWords(help: Waits, order: Order, online: boolean): string {
  if (online && order === "first") return help.position === 1 ? t.firstOfAll : t.amongFirst;
  if (order === "none") return "";
  return help.position === null || !online ? t.placeUnknown : t.place(help.position);
}
