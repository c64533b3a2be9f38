import type { Output } from "@thodu/domain/contracts";
import { useState } from "react";
import * as t from "@messages/appointmentAnswer";
import { useHydrated } from "../../lib/hooks/useHydrated";
import { Button, ButtonLink } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { answerAppointment, answerLinkIn, type Answer, type AnswerLink } from "./api/answer";
import "./appointments.css";

/**
 * The page to which the links lead in an e-mail that asks whether a person will keep an appointment. Opening it changes
 * nothing.
 */
export function AnswerScreen() {
  const hydrated = useHydrated();
  const link = hydrated ? answerLinkIn(location.hash) : null;
  return (
    <div className="stack">
      <h1>{t.heading}</h1>
      {link && <Question link={link} />}
      {hydrated && !link && <Notice kind="trouble">{t.brokenLink}</Notice>}
    </div>
  );
}

type State =
  | { readonly at: "asking" | "sending" | Answer | "over" }
  | { readonly at: "refused"; readonly words: string };

/** Whether the appointment's state now agrees with the answer. */
const isSo = (given: Answer, { status, over }: Output<"answerAppointment">): boolean =>
  given === "keep" ? over !== true && (status === "pending" || status === "confirmed") : status === "cancelled";

function Question({ link }: { readonly link: AnswerLink }) {
  const [state, setState] = useState<State>({ at: "asking" });
  const answer = async (given: Answer): Promise<void> => {
    setState({ at: "sending" });
    const reply = await answerAppointment(link, given);
    if (!reply.ok) setState({ at: "refused", words: reply.reason === "NOT_FOUND" ? t.brokenLink : reply.message });
    else setState({ at: isSo(given, reply.value) ? given : "over" });
  };
  if (state.at === "keep") {
    return (
      <>
        <Notice kind="good">{t.kept}</Notice>
        <ButtonLink to="/therapy" look="outline">
          {t.toTherapy}
        </ButtonLink>
      </>
    );
  }
  if (state.at === "not-me") return <Notice kind="good">{t.freed}</Notice>;
  if (state.at === "over") return <Notice>{t.over}</Notice>;
  const buttons = [
    { given: "keep", words: t.keep },
    { given: "not-me", words: t.notMe },
  ] as const;
  return (
    <>
      <p className="lead">{t.lead}</p>
      {state.at === "refused" && <Notice kind="trouble">{state.words}</Notice>}
      <p className="row">
        {buttons.map(({ given, words }) => (
          <Button
            key={given}
            look={given === link.wish ? undefined : "outline"}
            busy={state.at === "sending"}
            onClick={() => void answer(given)}
          >
            {words}
          </Button>
        ))}
      </p>
      <p className="soft">{t.otherwise}</p>
    </>
  );
}
