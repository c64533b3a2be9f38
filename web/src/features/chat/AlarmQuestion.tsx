import { helpLines } from "@thodu/domain/brand";
import { useEffect, useRef, useState } from "react";
import * as t from "@messages/alarm";
import * as lines from "@messages/lifeline";
import { useOnline } from "../../lib/hooks/useOnline";
import { useSession } from "../../lib/session";
import { Button } from "../../ui/Button";
import { LiveRegion } from "../../ui/LiveRegion";
import { isNearEnd } from "../../conversation/view/scroll";
import { keepAnswer, keptAnswer, makeAnswersReady } from "./alarmAnswer";
import "./alarm.css";

const [teleManas, , emergency] = helpLines;

/**
 * Asks somebody whose messages may tell of danger whether they are in danger: while they wait, and in a talk once their
 * listener has asked. It is shown even if no message can be sent. The answer is stored until the server has it
 * (`alarmAnswer`). The question disappears when the conversation says that it was answered, also on another device.
 */
export function AlarmQuestion() {
  const { uid } = useSession();
  const online = useOnline();
  // An answer that is still being sent may have been given before a reload.
  const [answer, setAnswer] = useState(() => keptAnswer(uid));
  useEffect(() => void makeAnswersReady(), [uid]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => keepInSight(section.current), []);
  const choose = (inDanger: boolean): void => {
    setAnswer(inDanger);
    keepAnswer(uid, inDanger);
  };
  return (
    <section ref={section} className="alarm" aria-labelledby="alarm-question">
      <LiveRegion>
        <h2 id="alarm-question" className="alarm__question">
          {t.question}
        </h2>
      </LiveRegion>
      <div className="alarm__answers">
        {([true, false] as const).map((inDanger) => (
          <Button
            key={String(inDanger)}
            look={answer === inDanger ? undefined : "outline"}
            aria-pressed={answer === inDanger}
            onClick={() => choose(inDanger)}
          >
            {inDanger ? t.yes : t.no}
          </Button>
        ))}
        <a href={teleManas.link}>
          {lines.teleManas} <b>{teleManas.number}</b>
        </a>
        <a href={emergency.link}>
          <b>{emergency.number}</b>
        </a>
      </div>
      <LiveRegion as="p" className="soft small">
        {answer !== null && !online ? t.keptAnswer : t.whoReads}
      </LiveRegion>
    </section>
  );
}

/** From this height on, in pixels, one's own last message stays in sight whatever else is shown. */
const OWN_IN_SIGHT = 420;

/**
 * In a low window the answers would be below the composer, also once a keyboard opens or the place in the queue above
 * them is known. Who reads older messages stays there, and one's own last message stays in sight, as beside the bar of a
 * call. Returns how to stop it.
 */
function keepInSight(section: HTMLElement | null): (() => void) | undefined {
  const room = section?.closest(".chat")?.querySelector(".chat__room");
  if (!section || !room) return undefined;
  const observer = new ResizeObserver(() => {
    const log = room.querySelector(".log");
    if (log !== null && !isNearEnd(log)) return;
    const answers = section.querySelector("button:last-of-type");
    const own = room.querySelector(".message--mine.message--latest .bubble");
    const { top, bottom } = room.getBoundingClientRect();
    const hidden = (answers?.getBoundingClientRect().bottom ?? bottom) - bottom;
    const above = (own?.getBoundingClientRect().top ?? Infinity) - top;
    if (hidden <= above || innerHeight < OWN_IN_SIGHT) answers?.scrollIntoView({ block: "nearest" });
  });
  observer.observe(room);
  return () => observer.disconnect();
}
