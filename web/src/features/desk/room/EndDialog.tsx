import type { Risk } from "@thodu/domain/safety/levels";
import type { Millis } from "@thodu/domain/time";
import { useEffect, useId, useRef, useState, type ComponentProps } from "react";
import * as t from "@messages/desk";
import * as w from "@messages/deskWork";
import { needed } from "@messages/forms";
import { isLost } from "../../../lib/isLost";
import { offer, takeBack, toast } from "../../../lib/toast";
import { EndsAlone, useEndsAlone } from "../../../conversation/secondLook/EndsAlone";
import { KeptText } from "../../../conversation/secondLook/KeptText";
import {
  crisisOf,
  secondLookFields,
  SecondLook,
  textOf,
  type Looked,
} from "../../../conversation/secondLook/SecondLook";
import { Checkbox, Select } from "../../../ui/form/Field";
import { end, tellHard } from "../api";
import { JustWritten, useJustWritten } from "./JustWritten";
import { LeaveDialog, type LeaveProps } from "./LeaveDialogs";
import { seenOf } from "./seen";

const outcomes = ["listened", "referred", "unanswered", "other"] as const;

const FIRST = ["outcome"] as const;
type Name = (typeof FIRST)[number] | Looked;

interface Props extends LeaveProps {
  readonly risk: Risk;
  /** It is in a crisis, or was until the listener lowered its level. */
  readonly wasCrisis: boolean;
  /** The person has no free messages left and no plan. */
  readonly locked: boolean;
  /** When the newest message arrived that the person wrote and the listener has not read; null without one. */
  readonly writtenAt?: Millis | null;
}

/**
 * Tells the team that it was hard. If that fails the listener can try again, also once the conversation is no longer
 * shown.
 */
async function tellTeam(conversationId: string, alias: string, reportId: string): Promise<void> {
  const told = await tellHard(conversationId, reportId);
  const again = w.hardAgain(alias);
  if (told.ok) {
    takeBack(again);
    return toast("status", w.hardTold);
  }
  offer(`${w.hardNotTold} ${told.message}`, again, () => {
    takeBack(again);
    void tellTeam(conversationId, alias, reportId);
  });
}

const firstWords = (alias: string, wasCrisis: boolean, locked: boolean) => ({
  title: t.endTitle(alias),
  text: locked ? t.endTextLocked : t.endText,
  action: wasCrisis ? w.goOn : t.end,
});

/** The words of the second look. `asksBack`: it asks whether to call a supervisor first. */
const secondWords = (asksBack: boolean) => ({
  title: w.secondLook,
  wide: true,
  text: w.secondLookText,
  action: asksBack ? w.endAllTheSame : t.end,
  isSecondary: asksBack,
  cancel: w.stepBack,
});

interface FirstProps {
  readonly conversationId: string;
  readonly hidden: boolean;
  readonly outcome: Pick<ComponentProps<typeof Select>, "name" | "id" | "error" | "onChange">;
}

/** How it ended, a note for next time, and whether it was hard. */
const FirstQuestions = ({ conversationId, hidden, outcome }: FirstProps) => (
  <div className="stack" hidden={hidden}>
    <Select {...outcome} label={w.outcome} defaultValue="" required>
      <option value="">{w.choose}</option>
      {outcomes.map((each) => (
        <option key={each} value={each}>
          {w.outcomes[each]}
        </option>
      ))}
    </Select>
    <KeptText name="note" field="wrap-up" about={conversationId} rows={2} label={w.wrapUpNote} help={w.wrapUpHelp} />
    <Checkbox name="hard" label={w.hard} />
  </div>
);

/** Ends a conversation: asks how it ended and how the listener is, and in a crisis the questions of the second look. */
export function EndDialog(props: Props) {
  const { conversationId, claimId, alias, risk, wasCrisis, locked, writtenAt = null, onTold, onClose, onDone } = props;
  const [missing, setMissing] = useState<readonly Name[]>([]);
  const [second, setSecond] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const id = useId();
  /** The listener says that it never was a crisis; only possible after the level was lowered. */
  const [saidNone, setSaidNone] = useState(false);
  const isNone = saidNone && risk !== "crisis";
  /** The server knows of a crisis that this page does not show yet. */
  const [isBehind, setBehind] = useState(false);
  if (isBehind && wasCrisis) {
    setBehind(false);
    setSecond(true);
  }
  const alone = useEndsAlone(claimId);
  const { line, holdsBack } = useJustWritten(writtenAt);
  /** Stays the same across retries, so that the team is told once. */
  const [reportId] = useState(() => crypto.randomUUID());

  useEffect(() => {
    if (!second) return;
    // Focused without scrolling, because the sentence above the fields is to be read first.
    fields.current?.querySelector<HTMLElement>('textarea[name="agreed"]')?.focus({ preventScroll: true });
    fields.current?.closest("dialog")?.scrollTo({ top: 0 });
  }, [second]);

  const check = (form: FormData): boolean => {
    if (holdsBack()) return false;
    const asked: readonly Name[] = second && !isNone ? [...FIRST, ...secondLookFields] : FIRST;
    const without = asked.filter((name) => textOf(form, name) === null);
    setMissing(without);
    const [first] = without;
    if (first !== undefined) {
      fields.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return false;
    }
    if (!wasCrisis) return true;
    if (second) return !alone.asks(isNone ? undefined : crisisOf(form));
    setSecond(true);
    return false;
  };
  const leave = async (form: FormData): Promise<string | null> => {
    const outcome = outcomes.find((each) => each === form.get("outcome"));
    if (outcome === undefined) return needed;
    const note = textOf(form, "note");
    const isHard = form.get("hard") !== null;
    const crisis = isNone ? undefined : crisisOf(form);
    const reply = await end({
      conversationId,
      wrapUp: { outcome, ...(note !== null && { note }), ...(crisis && { crisis }), ...(isHard && { hard: true }) },
      saw: seenOf(conversationId),
    });
    // If the conversation may have ended after all, this dialog may disappear with it, so the team is told now.
    const isOver = reply.ok || isLost(reply) || reply.reason === "NOT_CLAIMED";
    const telling = isOver && isHard ? tellTeam(conversationId, alias, reportId) : null;
    if (!reply.ok) {
      setBehind(reply.reason === "CRISIS_BEGAN");
      return reply.message;
    }
    await telling;
    onDone(crisis ? "ended-agreed" : "ended");
    return null;
  };
  /** The field's name and id, and its error. */
  const field = <N extends Name>(name: N) => ({
    name,
    id: `${id}-${name}`,
    error: missing.includes(name) ? needed : undefined,
    onChange: () => setMissing(missing.filter((each) => each !== name)),
  });
  const { text, ...words } = second ? secondWords(alone.isAsked) : firstWords(alias, wasCrisis, locked);
  return (
    <LeaveDialog
      {...words}
      text={
        <JustWritten isNew={writtenAt !== null} line={line} onRead={onClose}>
          {text}
        </JustWritten>
      }
      onBack={alone.isAsked ? alone.back : second ? () => setSecond(false) : undefined}
      check={check}
      onLeave={leave}
      onClose={onClose}
    >
      <div ref={fields} className="stack">
        <FirstQuestions outcome={field("outcome")} conversationId={conversationId} hidden={second} />
        {alone.isAsked && <EndsAlone question={alone.question} {...{ conversationId, claimId, onTold }} />}
        {second && !alone.isAsked && risk !== "crisis" && (
          <Checkbox label={w.noCrisis} checked={isNone} onChange={({ target }) => setSaidNone(target.checked)} />
        )}
        {/* Rendered from the beginning, and hidden at first, so that what was written here survives a step back. */}
        {wasCrisis && <SecondLook id={conversationId} hidden={!second || isNone || alone.isAsked} fieldOf={field} />}
      </div>
    </LeaveDialog>
  );
}
