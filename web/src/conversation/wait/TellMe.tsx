import { useEffect, useState } from "react";
import * as t from "@messages/tellMe";
import { call } from "../../lib/callables";
import { Button } from "../../ui/Button";
import { LiveRegion } from "../../ui/LiveRegion";
import { AskWays, type Ways } from "./AskWays";
import { useAnsweredBox } from "./useAnsweredBox";
import { useOneForm } from "./useOneForm";
import "./tell-me.css";

/** The name under which the form's draft is stored. */
const DRAFT = "tell-me";

interface Props {
  /** Until when the server promises to tell them (milliseconds); null without a promise. */
  readonly toldUntil: number | null;
  /** Called after the server has answered: what the page knows of the queue is then out of date. */
  readonly onAnswered: () => void;
}

/** The choice to be told of one's turn while this page is closed. */
export function TellMe({ toldUntil, onAnswered }: Props) {
  const [open, setOpen] = useOneForm(DRAFT);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  // The server's answer to a change made here, until the page reads the queue again.
  const [until, setUntil] = useState(toldUntil);
  useEffect(() => setUntil(toldUntil), [toldUntil]);
  /** The address that was just given; not stored on this device. */
  const [email, setEmail] = useState<string | null>(null);
  const [box, answered] = useAnsweredBox();

  const ask = async (ways: Ways | null): Promise<string | null> => {
    const reply = await call("tellMe", { ways });
    if (!reply.ok) return reply.message;
    setUntil(reply.value.until);
    setEmail(ways?.email ?? null);
    setOpen(false);
    setTrouble(null);
    answered();
    onAnswered();
    return null;
  };
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    setTrouble(await ask(null));
    setBusy(false);
  };

  if (until !== null)
    return (
      <div ref={box} className="tell-me" tabIndex={-1}>
        <LiveRegion as="p">{email === null ? t.promised : `${t.promised} ${t.promisedTo(email)}`}</LiveRegion>
        <Button small look="quiet" busy={busy} onClick={() => void withdraw()}>
          {t.stayHere}
        </Button>
        {trouble !== null && (
          <p className="field__error" role="alert">
            {trouble}
          </p>
        )}
      </div>
    );
  if (!open)
    return (
      <div ref={box} className="tell-me" tabIndex={-1}>
        <Button small look="outline" onClick={() => setOpen(true)}>
          {t.ask}
        </Button>
      </div>
    );
  return (
    <div className="tell-me tell-me--open">
      <p>{t.text}</p>
      <AskWays draft={DRAFT} ask={ask} />
      <Button small look="quiet" onClick={() => setOpen(false)}>
        {t.stayHere}
      </Button>
    </div>
  );
}
