import { auditBy, type AuditBy } from "@thodu/domain/accounts/auditBy";
import { useState, type RefCallback, type SyntheticEvent } from "react";
import * as t from "@messages/audit";
import { several as severalFound } from "@messages/people";
import { Link, useLocation, useQuery } from "../../../lib/router";
import { Button } from "../../../ui/Button";
import { TextField } from "../../../ui/form/Field";
import { Notice } from "../../../ui/Notice";
import { CalledLink } from "../parts/Ids";
import { PagedList } from "../parts/PagedList";
import { SeveralPeople, type FoundPeople } from "../parts/SeveralPeople";
import { usePage } from "../parts/usePage";
import { useShown } from "../parts/useShown";
import { addressOf } from "../sections";
import { AuditLineRow } from "./AuditLineRow";
import { ExportButton } from "./ExportButton";
import { Folded } from "./Folded";
import { actions, filterIn, type AuditFilter } from "./filter";
import { piecesOf } from "./sentence";
import { uidOf } from "./uidOf";
import { useFocusStays } from "./useFocusStays";
import "../parts/admin.css";

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/**
 * The people found when the field matched several while the list showed the filter `key`, and the filter for one of
 * them.
 */
interface Several {
  readonly key: string;
  readonly typed: string;
  readonly people: FoundPeople;
  readonly wantedOf: (uid: string) => AuditFilter;
}

/** A person who was looked up, and what was typed to find them. */
interface Found {
  readonly typed: string;
  readonly person: FoundPeople[number];
}

const addressIn = (filter: AuditFilter): string =>
  `${addressOf("audit")}?${new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== "")).toString()}`;

const PARTS = ["person", "action", "by", "from", "to"] as const;

/** The audit log in sentences, filtered by person or record, by action, and by day. */
export function AuditSection() {
  const [query, change] = useQuery();
  const filter = filterIn(query);
  const key = JSON.stringify(filter);
  const page = usePage(`audit/${key}`, async (after) => (await import("../api/audit")).auditAfter(filter, after));
  const [trouble, setTrouble] = useState<{ readonly key: string; readonly words: string } | null>(null);
  const [several, setSeveral] = useState<Several | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [cleared, setCleared] = useState(0);
  const isShownFor = found !== null && found.person.uid === filter.person;
  // The lines of the last search would be read as the answer to this one.
  const isUnanswered = trouble?.key === key || several?.key === key;
  const [busy, setBusy] = useState(false);
  const [fields, attach] = useFocusStays();
  const isShown = useShown();
  /**
   * Shows the lines for what the fields say, and resolves to that filter. Null if nobody or several people are found,
   * or if the section is no longer shown.
   */
  const look = async (): Promise<AuditFilter | null> => {
    if (fields.current === null) return null;
    const form = new FormData(fields.current);
    setTrouble(null);
    setSeveral(null);
    setBusy(true);
    const typed = textOf(form, "person");
    // Each look-up of a person is recorded, so the same one is not looked up again.
    const person = isShownFor && typed === found.typed ? { uid: found.person.uid } : await uidOf(typed);
    // The reader has gone to another section meanwhile.
    if (!isShown()) return null;
    setBusy(false);
    const wantedOf = (uid: string): AuditFilter =>
      filterIn(
        new URLSearchParams({ ...Object.fromEntries(PARTS.map((part) => [part, textOf(form, part)])), person: uid }),
      );
    if (person.uid === null) {
      if ("several" in person) setSeveral({ key, typed, people: person.several, wantedOf });
      else setTrouble({ key, words: person.words });
      return null;
    }
    if ("found" in person) setFound({ typed, person: person.found });
    const wanted = wantedOf(person.uid);
    if (JSON.stringify(wanted) !== key) change({ ...wanted, after: null });
    return wanted;
  };
  return (
    <>
      <Folded key={key} isSet={Object.values(filter).some((each) => each !== "")}>
        <Filter
          key={`${key} ${cleared}`}
          attach={attach}
          filter={filter}
          typed={isShownFor ? found.typed : filter.person}
          busy={busy}
          mayClear={isUnanswered}
          onLook={() => void look()}
          onClear={() => {
            setTrouble(null);
            setSeveral(null);
            setCleared(cleared + 1);
          }}
        />
      </Folded>
      {trouble?.key === key && <Notice kind="trouble">{trouble.words}</Notice>}
      {isShownFor && !isUnanswered && (
        <p>
          {t.linesOf} <CalledLink uid={found.person.uid} name={found.person.name ?? found.person.alias} />
        </p>
      )}
      <div role="status">{several?.key === key && <p>{severalFound}</p>}</div>
      {several?.key === key && (
        <SeveralPeople
          people={several.people}
          to={(uid) => addressIn(several.wantedOf(uid))}
          onChosen={(person) => {
            setSeveral(null);
            setFound({ typed: several.typed, person });
          }}
        />
      )}
      {!isUnanswered && (
        <PagedList label={t.lines} empty={t.noLines} page={page} list={key} cut={t.recordsCut}>
          {({ value }) => <AuditLineRow line={value} />}
        </PagedList>
      )}
      <ExportButton onWanted={look} />
    </>
  );
}

/** The name of an action in the list: its sentence without the names. */
const nameOf = (action: (typeof actions)[number]): string =>
  piecesOf(action)
    .map((piece) => ("slot" in piece ? "…" : piece.words))
    .join("");

const whoOf = (by: AuditBy): string => t.byWhom[by];

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly label: string;
  /** The label of the choice that filters nothing. */
  readonly all: string;
  readonly chosen: T | "";
  readonly choices: readonly T[];
  readonly called: (choice: T) => string;
}

const Choice = <T extends string>({ name, label, all, chosen, choices, called }: ChoiceProps<T>) => (
  <div className="field">
    <label className="field__label" htmlFor={`audit-${name}`}>
      {label}
    </label>
    <select id={`audit-${name}`} name={name} className="field__input" defaultValue={chosen}>
      <option value="">{all}</option>
      {choices.map((each) => (
        <option key={each} value={each}>
          {called(each)}
        </option>
      ))}
    </select>
  </div>
);

interface FilterProps {
  readonly attach: RefCallback<HTMLFormElement>;
  readonly filter: AuditFilter;
  /** True while the server looks up the person. */
  readonly busy: boolean;
  /** What the field for a person shows. */
  readonly typed: string;
  /** Whether everything can be shown again, though the address filters nothing. */
  readonly mayClear: boolean;
  readonly onLook: () => void;
  readonly onClear: () => void;
}

function Filter({ attach, filter: { action, by, from, to }, busy, typed, mayClear, onLook, onClear }: FilterProps) {
  const { pathname, search } = useLocation();
  const look = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onLook();
  };
  return (
    <form ref={attach} className="area__filter" onSubmit={look}>
      <TextField
        label={t.person}
        help={t.personHelp}
        name="person"
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Choice name="action" label={t.action} all={t.everyAction} chosen={action} choices={actions} called={nameOf} />
      <Choice name="by" label={t.by} all={t.everybody} chosen={by} choices={auditBy} called={whoOf} />
      <TextField label={t.from} name="from" type="date" defaultValue={from} />
      <TextField label={t.until} name="to" type="date" defaultValue={to} />
      <p className="row">
        <Button type="submit" look="outline" busy={busy}>
          {t.look}
        </Button>
        {(search !== "" || mayClear) && (
          <Link to={pathname} onClick={onClear}>
            {t.clear}
          </Link>
        )}
      </p>
    </form>
  );
}
