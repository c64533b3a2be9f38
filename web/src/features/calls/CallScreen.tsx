import { useEffect } from "react";
import * as t from "@messages/calls";
import { useCallElsewhere } from "../../calls/elsewhere";
import { resumeCall } from "../../calls/session";
import { useCallState, type CallState } from "../../calls/state";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { useOwnRights, type Rights } from "../../conversation/useRights";
import { fetchAhead } from "../../lib/ahead";
import { useTall } from "../../lib/hooks/useTall";
import { useSession } from "../../lib/session";
import { ButtonLink } from "../../ui/Button";
import { ChatIcon } from "../../ui/icons";
import { CallCard } from "./CallCard";
import { Lines } from "./Lines";
import { CARD_FITS, LiveCall } from "./LiveCall";
import { OverCard } from "./OverCard";
import "./calls.css";

fetchAhead();

const loadBar = async () => (await import("./CallBar")).CallBar;

/** Whether the card of a call that is over leads to the chat itself. */
const cardHasChat = ({ side, over }: CallState): boolean =>
  side === "customer" && (over?.why === "missed" || over?.why === "ended");

export function CallScreen() {
  const call = useCallState();
  const { uid } = useSession();
  const rights = useOwnRights();
  useEffect(() => void resumeCall("customer", uid), [uid]);
  return (
    <div className="call">
      <header className="stack call__head">
        <h1>{t.heading}</h1>
        <p className="lead">{t.lead}</p>
        <p className="soft">{t.comfort}</p>
      </header>
      <Now call={call} rights={rights} />
      <div className="call__else stack stack--wide">
        {rights.chat !== "used" && !cardHasChat(call) && (
          <section aria-labelledby="call-write" className="stack">
            <h2 id="call-write">{t.writeTitle}</h2>
            <p className="soft">{t.writeText}</p>
            <ButtonLink to="/chat" look="outline">
              <ChatIcon />
              {t.write}
            </ButtonLink>
          </section>
        )}
        <Lines />
      </div>
    </div>
  );
}

/** The button, the call, or its result. A listener's own call is on the volunteer pages. */
function Now({ call, rights }: { readonly call: CallState; readonly rights: Rights }) {
  const isFree = call.side === "volunteer" || call.phase === "none";
  const elsewhere = useCallElsewhere(isFree);
  // Another call would end that one.
  if (elsewhere !== null)
    return (
      <section className="call-card">
        <p>{t.elsewhere}</p>
      </section>
    );
  if (isFree) return <CallCard rights={rights} />;
  if (call.phase === "over") return call.over && <OverCard over={call.over} chat={rights.chat} />;
  return <Live call={call} />;
}

/** In a low window the bar has the controls, once it is loaded. */
function Live({ call }: { readonly call: CallState }) {
  const low = !useTall(CARD_FITS);
  const Bar = useLoadedPart(loadBar, low);
  if (low && Bar) return null;
  return (
    <section className="call-card call-card--live">
      <LiveCall call={call} talkingWith={t.phases.talking} />
    </section>
  );
}
