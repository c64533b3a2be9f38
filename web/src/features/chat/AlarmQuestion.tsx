import { helpLines } from "@thodu/domain/brand";
import { useEffect, useState } from "react";
import * as t from "@messages/alarm";
import * as lines from "@messages/lifeline";
import { Button } from "../../ui/Button";
import { answerAlarm } from "./api";
import "./alarm.css";

/** How long until a call that did not go through is tried again, unless the network comes back before. */
const AGAIN_MS = 5_000;
const [teleManas, , emergency] = helpLines;

/**
 * Asks somebody who waits, and whose messages may tell of danger, whether they are in it. The answer is kept until the server
 * has it; the question goes when the conversation says so, also on another device.
 */
export function AlarmQuestion() {
  const [answer, setAnswer] = useState<boolean | null>(null);
  useEffect(() => {
    if (answer === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const tell = async (): Promise<void> => {
      clearTimeout(timer);
      const reply = await answerAlarm(answer);
      if (!reply.ok && !over) timer = setTimeout(() => void tell(), AGAIN_MS);
    };
    const again = (): void => void tell();
    void tell();
    window.addEventListener("online", again);
    return () => {
      over = true;
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [answer]);
  return (
    <section className="alarm" aria-labelledby="alarm-question" aria-live="polite">
      <h2 id="alarm-question" className="alarm__question">
        {t.question}
      </h2>
      <div className="alarm__answers">
        {([true, false] as const).map((inDanger) => (
          <Button
            key={String(inDanger)}
            look="outline"
            aria-pressed={answer === inDanger}
            onClick={() => setAnswer(inDanger)}
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
      <p className="soft small">{t.whoReads}</p>
    </section>
  );
}
