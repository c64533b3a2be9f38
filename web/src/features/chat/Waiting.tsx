import { useState } from "react";
import { withSound } from "@messages/arrival";
import * as t from "@messages/conversation";
import { setSoundsOnArrival, soundsOnArrival } from "../../lib/chime";
import { usePart } from "../../lib/conversation/usePart";
import { useTall } from "../../lib/useTall";
import { Switch } from "../../ui/form/Field";
import "./waiting.css";

const loadPlace = async () => (await import("./QueuePlace")).QueuePlace;

interface Props {
  /** Something calm to do until a listener comes: open, folded to one row, or left out. */
  readonly breathing: "open" | "folded" | "none";
}

/** Below what was written, until a listener comes: the place in the queue and something calm to do. */
export function Waiting({ breathing }: Props) {
  const QueuePlace = usePart(loadPlace);
  return (
    <div className="chat__waiting">
      {QueuePlace && <QueuePlace />}
      {breathing !== "none" && <Breathing folded={breathing === "folded"} />}
    </div>
  );
}

/** Stands still where motion is not wanted. */
function Breathing({ folded }: { readonly folded: boolean }) {
  const tall = useTall(44);
  const [sounds, setSounds] = useState(soundsOnArrival);
  const change = (on: boolean): void => {
    setSounds(on);
    setSoundsOnArrival(on);
  };
  return (
    <details className="breathe" open={tall && !folded}>
      <summary>{t.breatheTitle}</summary>
      <div className="breathe__words">
        <div className="breathe__circle" aria-hidden="true">
          <span className="breathe__in">{t.breatheIn}</span>
          <span className="breathe__out">{t.breatheOut}</span>
        </div>
        <p className="soft small">{t.breatheText}</p>
      </div>
      <Switch label={withSound} on={sounds} onChange={change} />
    </details>
  );
}
