import type { Risk } from "@thodu/domain/safety/levels";
import { useEffect, useId, useRef, useState } from "react";
import * as t from "@messages/desk";
import * as w from "@messages/deskWork";
import { needed } from "@messages/forms";
import { isLost } from "../../../lib/isLost";
import { offer, takeBack, toast } from "../../../lib/toast";
import { Checkbox, Select } from "../../../ui/form/Field";
import { end, tellHard } from "../api";
import { KeptText } from "./KeptText";
import { LeaveDialog, textOf, type LeaveProps } from "./LeaveDialogs";
import { seenOf } from "./seen";

const outcomes = ["listened", "referred", "unanswered", "other"] as const;
const answers = ["yes", "no"] as const;

const FIRST = ["outcome"] as const;
/** What is looked at a second time before a conversation in a crisis ends. */
const SECOND = ["agreed", "whoKnows", "lines"] as const;
type Name = (typeof FIRST)[number] | (typeof SECOND)[number];

interface Props extends LeaveProps {
  readonly risk: Risk;
  /** It is in a crisis, or was until the listener lowered its level. */
  readonly wasCrisis: boolean;
  /** They have no free message left, and no plan. */
  readonly locked: boolean;
}

/** What the form says of a crisis; undefined where it leaves something out. */
function crisisOf(form: FormData) {
  const [agreed, whoKnows, lines] = [textOf(form, "agreed"), textOf(form, "whoKnows"), textOf(form, "lines")];
  return agreed === null || whoKnows === null || lines === null
    ? undefined
    : { agreed, whoKnows, linesGiven: lines === "yes" };
}

/** Tells the team that it was hard; what failed can be tried again, also once the conversation is no longer shown. */
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

/** Ends a conversation with what became of it, and asks how the listener is; in a crisis, after a second look. */
export function EndDialog({ conversationId, alias, risk, wasCrisis, locked, onClose, onDone }: Props) {
  const [missing, setMissing] = useState<readonly Name[]>([]);
  const [second, setSecond] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const id = useId();
  /** The listener says that it never was one; only where the level was lowered before. */
  const [saidNone, setSaidNone] = useState(false);
  const isNone = saidNone && risk !== "crisis";
  /** The server knows of a crisis that this page has not shown yet. */
  const [isBehind, setBehind] = useState(false);
  if (isBehind && wasCrisis) {
    setBehind(false);
    setSecond(true);
  }
  /** The same over every try: the team is told once. */
  const [reportId] = useState(() => crypto.randomUUID());

  useEffect(() => {
    if (!second) return;
    // The sentence above the fields is read first.
    fields.current?.querySelector<HTMLElement>('textarea[name="agreed"]')?.focus({ preventScroll: true });
    fields.current?.closest("dialog")?.scrollTo({ top: 0 });
  }, [second]);

  const check = (form: FormData): boolean => {
    const asked: readonly Name[] = second && !isNone ? [...FIRST, ...SECOND] : FIRST;
    const without = asked.filter((name) => textOf(form, name) === null);
    setMissing(without);
    const [first] = without;
    if (first !== undefined) {
      fields.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return false;
    }
    if (!wasCrisis || second) return true;
    setSecond(true);
    return false;
  };
  const leave = async (form: FormData): Promise<string | null> => {
    const outcome = outcomes.find((each) => each === form.get("outcome"));
    if (outcome === undefined) return needed;
    const note = textOf(form, "note");
    const crisis = isNone ? undefined : crisisOf(form);
    const reply = await end({
      conversationId,
      wrapUp: { outcome, ...(note !== null && { note }), ...(crisis && { crisis }) },
      saw: seenOf(conversationId),
    });
    // Where it may have ended all the same, this dialog may go with it, and nobody would be told any more.
    const isOver = reply.ok || isLost(reply) || reply.reason === "NOT_CLAIMED";
    const telling = isOver && form.get("hard") !== null ? tellTeam(conversationId, alias, reportId) : null;
    if (!reply.ok) {
      setBehind(reply.reason === "CRISIS_BEGAN");
      return reply.message;
    }
    await telling;
    onDone("ended");
    return null;
  };
  /** A field's name, its id and what is wrong with it. */
  const field = (name: Name) => ({
    name,
    id: `${id}-${name}`,
    error: missing.includes(name) ? needed : undefined,
    onChange: () => setMissing(missing.filter((each) => each !== name)),
  });
  return (
    <LeaveDialog
      title={second ? w.secondLook : t.endTitle(alias)}
      wide={second}
      text={second ? w.secondLookText : locked ? t.endTextLocked : t.endText}
      action={wasCrisis && !second ? w.goOn : t.end}
      cancel={second ? w.stepBack : t.cancel}
      onBack={second ? () => setSecond(false) : undefined}
      check={check}
      onLeave={leave}
      onClose={onClose}
    >
      <div ref={fields} className="stack">
        <div className="stack" hidden={second}>
          <Select {...field("outcome")} label={w.outcome} defaultValue="" required>
            <option value="">{w.choose}</option>
            {outcomes.map((each) => (
              <option key={each} value={each}>
                {w.outcomes[each]}
              </option>
            ))}
          </Select>
          <KeptText
            name="note"
            field="wrap-up"
            conversationId={conversationId}
            rows={2}
            label={w.wrapUpNote}
            help={w.wrapUpHelp}
          />
          <Checkbox name="hard" label={w.hard} />
        </div>
        {second && risk !== "crisis" && (
          <Checkbox label={w.noCrisis} checked={isNone} onChange={({ target }) => setSaidNone(target.checked)} />
        )}
        {/* Mounted from the beginning, hidden at first: what was written here stays over a step back. */}
        {wasCrisis && <SecondLook conversationId={conversationId} hidden={!second || isNone} fieldOf={field} />}
      </div>
    </LeaveDialog>
  );
}

interface SecondLookProps extends Pick<Props, "conversationId"> {
  readonly hidden: boolean;
  readonly fieldOf: (name: Name) => {
    readonly name: Name;
    readonly id: string;
    readonly error: string | undefined;
    readonly onChange: () => void;
  };
}

const SecondLook = ({ conversationId, hidden, fieldOf }: SecondLookProps) => (
  <div className="second-look" hidden={hidden}>
    <div className="stack">
      <KeptText
        {...fieldOf("agreed")}
        field="agreed"
        conversationId={conversationId}
        rows={2}
        label={w.agreed}
        help={w.agreedHelp}
        often={w.oftenAgreed}
        required
      />
    </div>
    <div className="stack">
      <KeptText
        {...fieldOf("whoKnows")}
        field="who-knows"
        conversationId={conversationId}
        rows={2}
        label={w.whoKnows}
        help={w.whoKnowsHelp}
        often={w.oftenKnows}
        required
      />
      <Select {...fieldOf("lines")} label={w.linesGiven} defaultValue="" required>
        <option value="">{w.choose}</option>
        {answers.map((each) => (
          <option key={each} value={each}>
            {w.linesAnswers[each]}
          </option>
        ))}
      </Select>
    </div>
  </div>
);
