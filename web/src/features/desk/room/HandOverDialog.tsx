import type { Locale } from "@thodu/domain/locale";
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
import { colleagues, type Colleague } from "../api";
import { LeaveForm, leaveTo, nameOf, Note, type LeaveProps } from "./LeaveDialogs";
import { speakersFirst } from "../inbox/list";

interface Props extends LeaveProps {
  readonly wasCrisis: boolean;
  /** Of the person. */
  readonly locale: Locale;
}

/** The choice of the queue instead of a colleague. */
const QUEUE = "";

/**
 * Hands a conversation to a colleague who is there, with a note; to the queue where nobody is. A colleague who comes later can
 * be chosen; until then all stays as it was read, so that no press does something else than it says.
 */
export function HandOverDialog({ wasCrisis, locale, ...props }: Props) {
  const { found, wasNobody, again } = useColleagues();
  const [next, setNext] = useState(QUEUE);
  const there = found?.ok === true ? speakersFirst(found.value.colleagues, locale) : [];
  const chosen = there.find(({ uid }) => uid === next) ?? (wasNobody ? undefined : there[0]);
  const isNobodyInCrisis = chosen === undefined && wasCrisis;
  const [title, form] =
    chosen === undefined
      ? [w.nobodyTitle, { text: wasCrisis ? w.nobodyInCrisis : w.nobodyToHandOver, action: t.release }]
      : [
          w.handOverTitle(props.alias, nameOf(chosen)),
          { text: w.handOverText(nameOf(chosen)), action: w.handOver(nameOf(chosen)) },
        ];
  return (
    <Dialog open title={found?.ok === true ? title : w.handOverShort} onClose={props.onClose}>
      {found?.ok === true ? (
        <LeaveForm
          {...form}
          isSecondary={isNobodyInCrisis}
          onLeave={(given) => leaveTo(chosen, props, given)}
          onClose={props.onClose}
        >
          {isNobodyInCrisis && <SupervisorHere {...props} />}
          <Colleagues there={there} chosen={chosen} orQueue={wasNobody} onChoose={setNext} />
          <Note conversationId={props.conversationId} />
        </LeaveForm>
      ) : (
        <NotKnown trouble={found && found.message} onAgain={again} />
      )}
    </Dialog>
  );
}

interface ColleaguesProps {
  readonly there: readonly Colleague[];
  /** Undefined: the queue. */
  readonly chosen: Colleague | undefined;
  /** Nobody was there at first: the queue can be chosen as well. */
  readonly orQueue: boolean;
  readonly onChoose: (uid: string) => void;
}

const Colleagues = ({ there, chosen, orQueue, onChoose }: ColleaguesProps) => (
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
    </Select>
    {/* A line from the beginning, so that nothing moves under a finger once somebody comes. */}
    {orQueue && (
      <LiveRegion as="p" className="soft small">
        {there[0] ? w.hasCome(nameOf(there[0])) : w.stillLooking}
      </LiveRegion>
    )}
  </div>
);

const withLanguages = (colleague: Colleague): string => {
  const languages = (colleague.languages ?? []).map((each) => t.languageOf[each]).join(", ");
  return languages === "" ? nameOf(colleague) : `${nameOf(colleague)} · ${languages}`;
};

/** How often colleagues are looked up again while none is there. */
const LOOK_EVERY = 10 * SECOND;

/** Who could take over; null while that is looked up. `wasNobody`: it has been read that nobody could. */
function useColleagues() {
  const [found, setFound] = useState<Awaited<ReturnType<typeof colleagues>> | null>(null);
  const [wasNobody, setWasNobody] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let stopped = false;
    void colleagues().then((reply) => {
      // A failed lookup keeps the colleagues that were found before.
      if (!stopped) setFound((before) => (reply.ok || before === null ? reply : before));
    });
    return () => {
      stopped = true;
    };
  }, [tries]);
  const isNobody = found?.ok === true && found.value.colleagues.length === 0;
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
  return { found, wasNobody, again };
}

/** While it is not known who is there; `trouble`: why it can't be learnt. */
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
