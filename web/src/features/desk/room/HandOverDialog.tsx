import type { Locale } from "@thodu/domain/locale";
import { isAskedAtOnce } from "@thodu/domain/matching/asked";
import type { Risk } from "@thodu/domain/safety/levels";
import { SECOND } from "@thodu/domain/time";
import { useEffect, useState } from "react";
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
import { colleagues, handOver, type Colleague } from "../api";
import { speakersFirst } from "../inbox/list";
import { noteAsked } from "./asked";
import { LeaveForm, leaveToQueue, nameOf, Note, type LeaveProps } from "./LeaveDialogs";
import { LoweredLately } from "./LoweredLately";

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
async function ask(to: Colleague, { conversationId, onAsked }: Props, uid: string, form: FormData) {
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
  const { found, atOnce, wasNobody, again } = useColleagues(risk);
  const [next, setNext] = useState(QUEUE);
  const there = speakersFirst(atOnce, locale);
  const all = found?.ok === true ? found.value.colleagues : [];
  const asked = all.filter(({ uid }) => there.every((each) => each.uid !== uid));
  const chosen = there.find(({ uid }) => uid === next) ?? (wasNobody ? undefined : there[0]);
  const isNobodyInCrisis = chosen === undefined && inCrisis;
  const [title, form] =
    chosen === undefined
      ? [all[0] ? w.handOverShort : w.nobodyTitle, { text: queueWords(there, inCrisis), action: t.release }]
      : [
          w.handOverTitle(props.alias, nameOf(chosen)),
          { text: w.handOverText(nameOf(chosen)), action: w.handOver(nameOf(chosen)) },
        ];
  return (
    // Wide, so that in a crisis the note is in sight below the ways to the team.
    <Dialog open title={found?.ok === true ? title : w.handOverShort} wide={inCrisis} onClose={props.onClose}>
      {found?.ok === true ? (
        <LeaveForm
          {...form}
          isSecondary={isNobodyInCrisis}
          onLeave={(given) => (chosen ? ask(chosen, props, me, given) : leaveToQueue(props, given))}
          onClose={props.onClose}
        >
          {isNobodyInCrisis && <SupervisorHere {...props} />}
          {chosen === undefined && <LoweredLately {...props} />}
          <Colleagues there={there} asked={asked} chosen={chosen} orQueue={wasNobody} onChoose={setNext} />
          <Note conversationId={props.conversationId} />
        </LeaveForm>
      ) : (
        <NotKnown trouble={found && found.message} onAgain={again} />
      )}
    </Dialog>
  );
}

/** What a return to the queue means, if nobody can take over and once somebody can be chosen instead. */
function queueWords(there: readonly Colleague[], inCrisis: boolean): string {
  if (there.length > 0) return inCrisis ? w.releaseInCrisis : t.releaseText;
  return inCrisis ? w.nobodyInCrisis : w.nobodyToHandOver;
}

/**
 * What has become of the search since nobody was there; `asked`: a colleague who is being asked about somebody else.
 */
function searchWords(there: readonly Colleague[], asked: Colleague | undefined): string {
  if (there[0]) return w.hasCome(nameOf(there[0]));
  return asked ? w.isAsked(nameOf(asked)) : w.stillLooking;
}

interface ColleaguesProps {
  readonly there: readonly Colleague[];
  /** Colleagues who are being asked about somebody else and can’t be chosen meanwhile. */
  readonly asked: readonly Colleague[];
  /** Undefined means the queue. */
  readonly chosen: Colleague | undefined;
  /** Nobody was there at first, so the queue can be chosen as well. */
  readonly orQueue: boolean;
  readonly onChoose: (uid: string) => void;
}

const Colleagues = ({ there, asked, chosen, orQueue, onChoose }: ColleaguesProps) => (
  <div>
    <Select
      label={w.handOverTo}
      name="to"
      value={chosen?.uid ?? QUEUE}
      onChange={({ target }) => onChoose(target.value)}
    >
      {orQueue && <option value={QUEUE}>{w.nextFree}</option>}
      {there.map((each) => (
        <option key={each.uid} value={each.uid}>
          {withLanguages(each)}
        </option>
      ))}
      {asked.map((each) => (
        <option key={each.uid} value={each.uid} disabled>
          {nameOf(each)} · {w.askedAlready}
        </option>
      ))}
    </Select>
    {/* The line exists from the beginning, so that nothing moves under a finger when somebody comes. */}
    {orQueue && (
      <LiveRegion as="p" className="soft small">
        {searchWords(there, asked[0])}
      </LiveRegion>
    )}
  </div>
);

const withLanguages = (colleague: Colleague): string => {
  const languages = (colleague.languages ?? []).map((each) => t.languageOf[each]).join(", ");
  return languages === "" ? nameOf(colleague) : `${nameOf(colleague)} · ${languages}`;
};

/** While no colleague is there, the list is read again at this interval. */
const LOOK_EVERY = 10 * SECOND;

/**
 * The colleagues who could take over; null until they are read. `atOnce`: those who are asked at once; `wasNobody`: at
 * one time there was none.
 */
function useColleagues(riskNow: Risk) {
  // Stays as it was when the dialog opened, so that nobody leaves the list under a press.
  const [risk] = useState(riskNow);
  const [found, setFound] = useState<Awaited<ReturnType<typeof colleagues>> | null>(null);
  const [wasNobody, setWasNobody] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let stopped = false;
    void colleagues().then((reply) => {
      // After a failed request the colleagues that were found before stay.
      if (!stopped) setFound((before) => (reply.ok || before === null ? reply : before));
    });
    return () => {
      stopped = true;
    };
  }, [tries]);
  const atOnce = found?.ok === true ? found.value.colleagues.filter(({ asked }) => isAskedAtOnce(asked, { risk })) : [];
  const isNobody = found?.ok === true && atOnce.length === 0;
  if (isNobody && !wasNobody) setWasNobody(true);
  useEffect(() => {
    if (!isNobody) return undefined;
    const timer = setTimeout(() => setTries(tries + 1), LOOK_EVERY);
    return () => clearTimeout(timer);
  }, [isNobody, tries]);
  const again = (): void => {
    setFound(null);
    setTries(tries + 1);
  };
  return { found, atOnce, wasNobody, again };
}

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
