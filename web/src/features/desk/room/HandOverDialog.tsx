import type { Locale } from "@thodu/domain/locale";
import { SECOND } from "@thodu/domain/time";
import { useEffect, useState } from "react";
import * as t from "@messages/desk";
import * as w from "@messages/deskWork";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Select } from "../../../ui/form/Field";
import { Notice } from "../../../ui/Notice";
import { colleagues, type Colleague } from "../api";
import { LeaveForm, leaveTo, nameOf, Note, type LeaveProps } from "./LeaveDialogs";
import { speakersFirst } from "../inbox/list";

interface Props extends LeaveProps {
  readonly wasCrisis: boolean;
  /** Of the person. */
  readonly locale: Locale;
}

/** Hands a conversation to a colleague who is there, with a note; to the queue where nobody is. */
export function HandOverDialog({ wasCrisis, locale, ...props }: Props) {
  const { found, again } = useColleagues();
  const [next, setNext] = useState("");
  const there = found?.ok === true ? speakersFirst(found.value.colleagues, locale) : [];
  const chosen = there.find(({ uid }) => uid === next) ?? there[0];
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
        <LeaveForm {...form} onLeave={(given) => leaveTo(chosen, props, given)} onClose={props.onClose}>
          {chosen && <Colleagues there={there} chosen={chosen} onChoose={setNext} />}
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
  readonly chosen: Colleague;
  readonly onChoose: (uid: string) => void;
}

const Colleagues = ({ there, chosen, onChoose }: ColleaguesProps) => (
  <Select label={w.handOverTo} name="to" value={chosen.uid} onChange={({ target }) => onChoose(target.value)}>
    {there.map((each) => (
      <option key={each.uid} value={each.uid}>
        {withLanguages(each)}
      </option>
    ))}
  </Select>
);

const withLanguages = (colleague: Colleague): string => {
  const languages = (colleague.languages ?? []).map((each) => t.languageOf[each]).join(", ");
  return languages === "" ? nameOf(colleague) : `${nameOf(colleague)} · ${languages}`;
};

/** How often colleagues are looked up again while none is there. */
const LOOK_EVERY = 10 * SECOND;

/** Who could take over; null while that is looked up. */
function useColleagues() {
  const [found, setFound] = useState<Awaited<ReturnType<typeof colleagues>> | null>(null);
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
  useEffect(() => {
    if (!isNobody) return undefined;
    const timer = setTimeout(() => setTries(tries + 1), LOOK_EVERY);
    return () => clearTimeout(timer);
  }, [isNobody, tries]);
  const again = (): void => {
    setFound(null);
    setTries(tries + 1);
  };
  return { found, again };
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
