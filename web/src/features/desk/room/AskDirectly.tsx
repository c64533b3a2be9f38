import type { Locale } from "@thodu/domain/locale";
import { directQuestion } from "@thodu/domain/safety/directQuestion";
import type { Risk } from "@thodu/domain/safety/levels";
import { useEffect, useState } from "react";
import * as t from "@messages/askDirectly";
import type { Summary } from "../../../conversation/documents";
import { kept } from "../../../lib/storage";
import { Button } from "../../../ui/Button";
import { setRisk } from "../api";
import "./ask-directly.css";

/** Stands for any level during an alarm: in a crisis there is no alarm. */
const NO_CRISIS: Risk = "concern";

interface Props {
  readonly conversationId: string;
  readonly claimId: string;
  /** How many messages the listener has sent since this conversation was opened. */
  readonly written: number;
  readonly alarm: Summary["alarm"];
  /** The person answered Yes to the page's question. That stays true in this talk, whatever the level is now. */
  readonly saidYes: boolean;
  /** The person has written of danger to somebody else. */
  readonly worried: boolean;
  readonly locale: Locale;
  /** Puts the question into the listener's reply box. */
  readonly onAsk: (question: string) => void;
}

const Told = ({ words }: { readonly words: string }) => (
  <p className="desk__alarm soft small" role="status">
    {words}
  </p>
);

/**
 * Shown when a talk may be about danger: asks the listener to ask directly, and then what the person said. If the
 * person answered the page's question themselves, that answer is shown instead.
 */
export function AskDirectly({ conversationId, claimId, written, alarm, saidYes, worried, locale, onAsk }: Props) {
  const askedKey = `thodu.askedDirectly.${claimId}.${alarm?.since ?? 0}`;
  const [askedNow, setAskedNow] = useState<{ readonly key: string; readonly written: number } | null>(null);
  const isAskedNow = askedNow?.key === askedKey;
  // Stays true once the question was sent, also after the listener has opened another conversation or reloaded the
  // page.
  const isKnown = alarm?.asked === true || alarm?.byListener === true;
  const asked = isAskedNow || isKnown || kept.get(askedKey) !== null;
  const isOut = isKnown || (isAskedNow && written > askedNow.written);
  useEffect(() => {
    if (isOut) kept.set(askedKey, "yes");
  }, [isOut, askedKey]);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const set = async (level: Risk): Promise<void> => {
    setBusy(true);
    const reply = await setRisk(conversationId, level, NO_CRISIS);
    setBusy(false);
    // Shown beside the answers: a toast would cover them and have to be closed before the next try.
    setTrouble(reply.ok ? null : reply.message);
  };
  const ask = (): void => {
    setAskedNow({ key: askedKey, written });
    onAsk(directQuestion[locale]);
  };
  const isOpen = alarm !== null && alarm.answer === null;
  if (saidYes && !isOpen) return <Told words={t.saidYes} />;
  if (alarm === null || alarm.answer === "listener") return worried ? <Told words={t.worried} /> : null;
  if (alarm.answer === "no") return <Told words={t.saidNo} />;
  return (
    <section className="desk__alarm" aria-label={t.ask} aria-live="polite">
      <p>{asked ? t.answered : t.ask}</p>
      <Button small look="outline" busy={busy} onClick={() => (asked ? void set("crisis") : ask())}>
        {t.yes}
      </Button>
      <Button small look="outline" busy={busy} onClick={() => void set("none")}>
        {t.no}
      </Button>
      {trouble !== null && (
        <p className="desk__alarm-trouble" role="alert">
          {trouble}
        </p>
      )}
      <p className="soft small">{asked ? t.answeredHelp : t.askHelp}</p>
    </section>
  );
}
