import { useEffect, useRef, useState } from "react";
import { cancel, unconfirmedText } from "@messages/admin";
import * as t from "@messages/adminApplications";
import { inField } from "@messages/forms";
import { call } from "../../../lib/callables";
import { isLost } from "../../../lib/isLost";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { TextArea } from "../../../ui/form/Field";
import { Form } from "../../../ui/form/Form";
import { Notice } from "../../../ui/Notice";
import type { Unsent } from "../parts/NotSent";
import { toast } from "../../../lib/toast";
import { useKept } from "../parts/useKept";
import { useShown } from "../parts/useShown";
import { isConfirmedNow } from "./confirmed";

type Kind = keyof typeof t.answers;
const kinds = ["approve", "ask", "decline"] as const satisfies readonly Kind[];
const LONGEST = 1_000;

interface Props {
  readonly uid: string;
  /** The applicant's name. */
  readonly who: string;
  /** Which version of the application is being answered. */
  readonly sentAt: number;
  readonly emailConfirmed: boolean;
  readonly onDone: (said: string) => void;
  /** Called when a colleague has answered first, with the unsent text of this form. */
  readonly onOvertaken: (unsent: Unsent) => void;
}

/**
 * Calls `onGone` when the form disappears while the address stays, which means that somebody else has answered. Does
 * not call it after `sending`, because the answer may be the admin's own. After a refusal, `isGoneAfterRefusal` tells
 * whether the form has disappeared.
 */
function useGone(onGone: () => void) {
  const latest = useRef(onGone);
  const isSent = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    latest.current = onGone;
  });
  useEffect(() => {
    const { href } = location;
    isGone.current = false;
    return () => {
      isGone.current = location.href === href;
      if (isGone.current && !isSent.current) latest.current();
    };
  }, []);
  return {
    sending: (): void => {
      isSent.current = true;
    },
    isGoneAfterRefusal: (): boolean => {
      isSent.current = false;
      return isGone.current;
    },
  };
}

interface Problems {
  readonly kind?: string;
  readonly words?: string;
}

const listed = ({ kind, words }: Problems) => [
  ...(kind === undefined ? [] : [{ field: "answer-approve", words: kind }]),
  ...(words === undefined ? [] : [{ field: "answer-words", words: inField(t.words, words) }]),
];

/** The answer to an application: chosen, written, and sent after a dialog that says what follows. */
export function AnswerForm({ uid, who, sentAt, emailConfirmed, onDone, onOvertaken }: Props) {
  const [kind, setKind] = useState<Kind | null>(null);
  const { before, keep } = useKept(`application/${uid}/${sentAt}`);
  const [words, setWords] = useState(before);
  const [problems, setProblems] = useState<Problems>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const tellOvertaken = (): void => {
    if (kind !== null || words.trim() !== "") onOvertaken({ written: words.trim(), forget: () => keep("") });
  };
  const gone = useGone(tellOvertaken);
  const isShown = useShown();
  const ask = (): void => {
    const missing = {
      ...(kind === null && { kind: t.choose }),
      ...(kind !== "approve" && words.trim() === "" && { words: t.wordsMissing }),
    };
    setProblems(missing);
    setTrouble(null);
    if (Object.keys(missing).length > 0) setTries(tries + 1);
    else setAsking(true);
  };
  const send = async (): Promise<void> => {
    if (kind === null) return;
    setAsking(false);
    setBusy(true);
    gone.sending();
    const give = () => call("answerApplication", { uid, sentAt, answer: { answer: kind, words: words.trim() } });
    const first = await give();
    // The form is gone, so nobody can press again. Sending the same answer twice changes nothing.
    const reply = isLost(first) && !isShown() ? await give() : first;
    setBusy(false);
    if (reply.ok) {
      keep("");
      return onDone(t.done[kind]);
    }
    if (!isLost(reply) && gone.isGoneAfterRefusal()) return tellOvertaken();
    if (!isShown()) return toast("alert", reply.message);
    setTrouble(reply.message);
    setTries(tries + 1);
  };
  return (
    <section className="stack" aria-labelledby="answer">
      <h3 id="answer">{t.answerTitle}</h3>
      <Form
        summary={{
          problems: [...(trouble === null ? [] : [{ field: null, words: trouble }]), ...listed(problems)],
          tries,
        }}
        onSend={() => busy || ask()}
        label={t.answerTitle}
      >
        <Kinds
          kind={kind}
          onChosen={(chosen) => {
            setKind(chosen);
            setProblems({});
            // The applicant may have opened the link while this page was open.
            if (chosen === "approve" && !emailConfirmed) void isConfirmedNow(uid);
          }}
        />
        <TextArea
          id="answer-words"
          label={kind === "approve" ? t.wordsOptional : t.words}
          help={t.wordsHelp}
          error={problems.words}
          maxLength={LONGEST}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            keep(target.value);
            setProblems({});
          }}
        />
        <Button type="submit" busy={busy}>
          {busy ? t.sending : t.proceed}
        </Button>
      </Form>
      <Sure
        who={who}
        kind={kind}
        written={words.trim()}
        asking={asking}
        emailConfirmed={emailConfirmed}
        onSend={() => void send()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

interface KindsProps {
  readonly kind: Kind | null;
  readonly onChosen: (kind: Kind) => void;
}

const Kinds = ({ kind, onChosen }: KindsProps) => (
  <fieldset className="field answer__kinds">
    <legend className="field__label">{t.choose}</legend>
    {kinds.map((each) => (
      <label key={each} className="checkbox">
        <input
          type="radio"
          className="answer__kind"
          id={`answer-${each}`}
          name="answer"
          checked={kind === each}
          onChange={() => onChosen(each)}
        />
        <span>{t.answers[each]}</span>
      </label>
    ))}
  </fieldset>
);

interface SureProps extends Pick<Props, "who" | "emailConfirmed"> {
  /** The text to the applicant; empty for none. */
  readonly written: string;
  readonly kind: Kind | null;
  readonly asking: boolean;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Shows the recipient of an answer, its text and what follows, before it is sent. */
const Sure = ({ who, kind, written, asking, emailConfirmed, onSend, onClose }: SureProps) => (
  <Dialog open={asking} title={kind === null ? "" : t.sureTitle[kind]} onClose={onClose}>
    <p className="admin-decision__who">{who}</p>
    {written !== "" && (
      <>
        <p className="soft small">{t.words}</p>
        <p className="admin__said">{written}</p>
      </>
    )}
    <p>{kind !== null && t.follows[kind]}</p>
    <p>{t.told}</p>
    {kind === "approve" && !emailConfirmed && (
      <Notice kind="trouble">
        <p>{unconfirmedText}</p>
      </Notice>
    )}
    <p className="dialog__actions">
      <Button look={kind === "decline" ? "danger" : undefined} onClick={onSend}>
        {kind !== null && t.answers[kind]}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {cancel}
      </Button>
    </p>
  </Dialog>
);
