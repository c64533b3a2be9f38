import type { Risk } from "@thodu/domain/safety/levels";
import type { Locale } from "@thodu/domain/locale";
import { useEffect, useState } from "react";
import * as t from "@messages/askDirectly";
import type { Summary } from "../../../conversation/documents";
import { kept } from "../../../lib/storage";
import { Button } from "../../../ui/Button";
import { setRisk } from "../api";
import { askDirectly } from "./replies";
import "./ask-directly.css";

/** The level while there is an alarm: in a crisis there is none. */
const NO_CRISIS: Risk = "concern";

interface Props {
  readonly conversationId: string;
  readonly claimId: string;
  /** Messages that the listener has sent since this conversation was opened. */
  readonly written: number;
  readonly alarm: Summary["alarm"];
  /** The person said Yes to the question of the page: it stays true in this talk, whatever the level is by now. */
  readonly saidYes: boolean;
  /** The person has told of danger that is somebody else's. */
  readonly worried: boolean;
  readonly locale: Locale;
  /** Puts the question into what the listener writes. */
  readonly onAsk: (question: string) => void;
}

const Told = ({ words }: { readonly words: string }) => (
  <p className="desk__alarm soft small" role="status">
    {words}
  </p>
);

/**
 * Beside a talk that may be of danger: whether to ask, and then what the person said. What they said to it themselves is
 * shown in its place.
 */
export function AskDirectly({ conversationId, claimId, written, alarm, saidYes, worried, locale, onAsk }: Props) {
  const askedKey = `thodu.askedDirectly.${claimId}.${alarm?.since ?? 0}`;
  const [askedNow, setAskedNow] = useState<{ readonly key: string; readonly written: number } | null>(null);
  const isAskedNow = askedNow?.key === askedKey;
  // Once it went out, also where the listener has looked at somebody else since, or the page was loaded anew.
  const asked = isAskedNow || kept.get(askedKey) !== null;
  const isOut = isAskedNow && written > askedNow.written;
  useEffect(() => {
    if (isOut) kept.set(askedKey, "yes");
  }, [isOut, askedKey]);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const set = async (level: Risk): Promise<void> => {
    setBusy(true);
    const reply = await setRisk(conversationId, level, NO_CRISIS);
    setBusy(false);
    // Beside the answers: a note over them would have to be closed before the next try.
    setTrouble(reply.ok ? null : reply.message);
  };
  const ask = (): void => {
    setAskedNow({ key: askedKey, written });
    onAsk(askDirectly[locale]);
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
