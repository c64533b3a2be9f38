import type { Locale } from "@thodu/domain/locale";
import type { Risk } from "@thodu/domain/safety/levels";
import { useState } from "react";
import * as t from "@messages/desk";
import * as w from "@messages/deskWork";
import { SupervisorHere } from "../../../conversation/supervisor/SupervisorHere";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Select } from "../../../ui/form/Field";
import { LiveRegion } from "../../../ui/LiveRegion";
import { Notice } from "../../../ui/Notice";
import { keepDraft } from "../../../conversation/drafts";
import { placeOf } from "../../../conversation/secondLook/kept";
import { textOf } from "../../../conversation/secondLook/SecondLook";
import { useSession } from "../../../lib/session";
import { handOver, type Colleague } from "../api";
import { noteAsked } from "./asked";
import { LeaveForm, leaveToQueue, nameOf, Note, type LeaveProps } from "./LeaveDialogs";
import { LoweredLately } from "./LoweredLately";
import { canBeChosen, useColleagues, type ColleagueRow } from "./useColleagues";

interface Props extends LeaveProps {
  readonly risk: Risk;
  /** The person's language. */
  readonly locale: Locale;
  /** Called when a colleague is asked. The conversation stays with the listener until they accept. */
  readonly onAsked: () => void;
}

/** The option for the queue instead of a colleague. */
const QUEUE = "";

/**
 * Asks a colleague to go on with somebody. This fails if another colleague is being asked already, or if this one has
 * just become busy. Resolves to what went wrong, or null.
 */
async function ask(row: ColleagueRow, { conversationId, onAsked }: Props, uid: string, form: FormData) {
  const to = row.colleague;
  if (!canBeChosen(row)) return w.cannotBeAsked(nameOf(to));
  const note = textOf(form, "note");
  const reply = await handOver({ conversationId, to: to.uid, ...(note !== null && { note }) });
  if (!reply.ok) {
    if (reply.reason === "TAKEN") return w.asksAlready;
    return reply.reason === "AT_CAPACITY" ? w.cannotBeAsked(nameOf(to)) : reply.message;
  }
  // The note is stored by now.
  keepDraft(uid, placeOf("hand-over", conversationId), "");
  noteAsked(conversationId, { uid: to.uid, name: nameOf(to) });
  onAsked();
  return null;
}

/**
 * Asks a colleague who is there to take a conversation over, with a note, or returns it to the queue if nobody is. A
 * colleague who comes later can be chosen too; until then the queue stays chosen, so that a press does what the button
 * says.
 */
export function HandOverDialog(props: Props) {
  const { risk, locale } = props;
  const inCrisis = risk === "crisis";
  const me = useSession().uid ?? "";
  const { found, trouble, again } = useColleagues(risk, locale);
  const [next, setNext] = useState<string | null>(null);
  const rows = found?.rows ?? [];
  const there = rows.filter(canBeChosen).map(({ colleague }) => colleague);
  const isAnybody = rows.some(({ can }) => can !== "not");
  // Stays chosen without being able to take over, so that no press asks somebody else.
  const chosen = rows.find(({ id }) => id === (next ?? found?.first));
  const isNobodyInCrisis = chosen === undefined && inCrisis;
  const [title, form] =
    chosen === undefined
      ? [isAnybody ? w.handOverShort : w.nobodyTitle, { text: queueWords(there, inCrisis), action: t.release }]
      : [
          w.handOverTitle(props.alias, nameOf(chosen.colleague)),
          { text: w.handOverText(nameOf(chosen.colleague)), action: w.handOver(nameOf(chosen.colleague)) },
        ];
  return (
    // Wide, so that in a crisis the note is in sight below the ways to the team.
    <Dialog open title={found ? title : w.handOverShort} wide={inCrisis} onClose={props.onClose}>
      {found ? (
        <LeaveForm
          {...form}
          isSecondary={isNobodyInCrisis}
          onLeave={(given) => (chosen ? ask(chosen, props, me, given) : leaveToQueue(props, given))}
          onClose={props.onClose}
        >
          {isNobodyInCrisis && <SupervisorHere {...props} isUrgent />}
          {chosen === undefined && <LoweredLately {...props} />}
          <Colleagues {...found} chosen={chosen} onChoose={setNext} />
          <Note conversationId={props.conversationId} />
        </LeaveForm>
      ) : (
        <NotKnown trouble={trouble} onAgain={again} />
      )}
    </Dialog>
  );
}

/** What a return to the queue means, if nobody can take over and once somebody can be chosen instead. */
function queueWords(there: readonly Colleague[], inCrisis: boolean): string {
  if (there.length > 0) return inCrisis ? w.releaseInCrisis : t.releaseText;
  return inCrisis ? w.nobodyInCrisis : w.nobodyToHandOver;
}

/** What has become of the choice, or of the search if nobody was there at one time; null if there is nothing to say. */
function searchWords({ rows, wasNobody, chosen }: ColleaguesProps): string | null {
  if (chosen && !canBeChosen(chosen)) return w.chosenNotAble(nameOf(chosen.colleague));
  if (!wasNobody) return null;
  const there = rows.find(canBeChosen);
  if (there) return w.hasCome(nameOf(there.colleague));
  const asked = rows.find(({ can }) => can === "not-asked-too");
  return asked ? w.isAsked(nameOf(asked.colleague)) : w.stillLooking;
}

interface ColleaguesProps {
  readonly rows: readonly ColleagueRow[];
  /** Who was chosen at first; null if nobody was there. */
  readonly first: string | null;
  /** Nobody was there at one time, so the queue can be chosen as well. */
  readonly wasNobody: boolean;
  /** Undefined means the queue. */
  readonly chosen: ColleagueRow | undefined;
}

function Colleagues(props: ColleaguesProps & { readonly onChoose: (uid: string) => void }) {
  const { rows, first, wasNobody, chosen, onChoose } = props;
  const queue = wasNobody && <option value={QUEUE}>{w.nextFree}</option>;
  return (
    <div>
      <Select
        label={w.handOverTo}
        name="to"
        value={chosen?.id ?? QUEUE}
        onChange={({ target }) => onChoose(target.value)}
      >
        {first === null && queue}
        {rows.map((row) => (
          <option key={row.id} value={row.id} disabled={!canBeChosen(row)}>
            {optionWords(row)}
          </option>
        ))}
        {first !== null && queue}
      </Select>
      {/* The line exists from the beginning, so that nothing moves under a finger when it says something. */}
      <LiveRegion as="p" className="soft small">
        {searchWords(props) ?? "\u00A0"}
      </LiveRegion>
    </div>
  );
}

function optionWords({ can, colleague }: ColleagueRow): string {
  if (can === "be-chosen") return withLanguages(colleague);
  return `${nameOf(colleague)} · ${can === "not" ? w.notAble : w.askedAlready}`;
}

const withLanguages = (colleague: Colleague): string => {
  const languages = (colleague.languages ?? []).map((each) => t.languageOf[each]).join(", ");
  return languages === "" ? nameOf(colleague) : `${nameOf(colleague)} · ${languages}`;
};

/** Shown until the colleagues are known; `trouble`: why they could not be read. */
const NotKnown = ({ trouble, onAgain }: { readonly trouble: string | null; readonly onAgain: () => void }) =>
  trouble === null ? (
    <p className="soft" role="status">
      {w.lookingForColleagues}
    </p>
  ) : (
    <div className="stack">
      <Notice kind="trouble">{trouble}</Notice>
      <p className="dialog__actions">
        <Button onClick={onAgain}>{t.tryAgain}</Button>
      </p>
    </div>
  );
