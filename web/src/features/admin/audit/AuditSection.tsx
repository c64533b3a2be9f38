import { useRef, useState, type RefObject, type SyntheticEvent } from "react";
import * as t from "@messages/audit";
import { several as severalFound } from "@messages/people";
import { Link, useLocation, useQuery } from "../../../lib/router";
import { Button } from "../../../ui/Button";
import { TextField } from "../../../ui/form/Field";
import { Notice } from "../../../ui/Notice";
import { PagedList } from "../parts/PagedList";
import { SeveralPeople, type FoundPeople } from "../parts/SeveralPeople";
import { usePage } from "../parts/usePage";
import { useShown } from "../parts/useShown";
import { addressOf } from "../sections";
import { AuditLineRow } from "./AuditLineRow";
import { ExportButton } from "./ExportButton";
import { actions, filterIn, type AuditFilter } from "./filter";
import { piecesOf } from "./sentence";
import { uidOf } from "./uidOf";
import "../parts/admin.css";

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** Several people whom the field named while the list showed that filter, and what to show of one of them. */
interface Several {
  readonly key: string;
  readonly people: FoundPeople;
  readonly wantedOf: (uid: string) => AuditFilter;
}

const addressIn = (filter: AuditFilter): string =>
  `${addressOf("audit")}?${new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== "")).toString()}`;

const PARTS = ["person", "action", "from", "to"] as const;

/** Who changed what, in sentences: by person or record, by what was done, and by the day. */
export function AuditSection() {
  const [query, change] = useQuery();
  const filter = filterIn(query);
  const key = JSON.stringify(filter);
  const page = usePage(`audit/${key}`, async (after) => (await import("../api/audit")).auditAfter(filter, after));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [several, setSeveral] = useState<Several | null>(null);
  const [busy, setBusy] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const isShown = useShown();
  /** Shows what the fields say, and answers with it; null where nobody or several are found, or nobody looks any more. */
  const look = async (): Promise<AuditFilter | null> => {
    if (fields.current === null) return null;
    const form = new FormData(fields.current);
    setTrouble(null);
    setSeveral(null);
    setBusy(true);
    const person = await uidOf(textOf(form, "person"));
    // They have gone on to another section meanwhile.
    if (!isShown()) return null;
    setBusy(false);
    const wantedOf = (uid: string): AuditFilter =>
      filterIn(
        new URLSearchParams({ ...Object.fromEntries(PARTS.map((part) => [part, textOf(form, part)])), person: uid }),
      );
    if (person.uid === null) {
      if ("several" in person) setSeveral({ key, people: person.several, wantedOf });
      else setTrouble(person.words);
      return null;
    }
    const wanted = wantedOf(person.uid);
    if (JSON.stringify(wanted) !== key) change({ ...wanted, after: null });
    return wanted;
  };
  return (
    <>
      <Filter key={key} fields={fields} filter={filter} busy={busy} onLook={() => void look()} />
      {trouble !== null && <Notice kind="trouble">{trouble}</Notice>}
      <div role="status">{several?.key === key && <p>{severalFound}</p>}</div>
      {several?.key === key && (
        <SeveralPeople
          people={several.people}
          to={(uid) => addressIn(several.wantedOf(uid))}
          onChosen={() => setSeveral(null)}
        />
      )}
      <PagedList label={t.lines} empty={t.noLines} page={page} list={key} cut={t.recordsCut}>
        {({ value }) => <AuditLineRow line={value} />}
      </PagedList>
      <ExportButton onWanted={look} />
    </>
  );
}

/** What an action is called in the list of actions: its sentence without the names. */
const nameOf = (action: (typeof actions)[number]): string =>
  piecesOf(action)
    .map((piece) => ("slot" in piece ? "…" : piece.words))
    .join("");

interface FilterProps {
  readonly fields: RefObject<HTMLFormElement | null>;
  readonly filter: AuditFilter;
  /** While the server looks up the person. */
  readonly busy: boolean;
  readonly onLook: () => void;
}

function Filter({ fields, filter: { person, action, from, to }, busy, onLook }: FilterProps) {
  const { pathname, search } = useLocation();
  const look = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onLook();
  };
  return (
    <form ref={fields} className="area__filter" onSubmit={look}>
      <TextField
        label={t.person}
        help={t.personHelp}
        name="person"
        defaultValue={person}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="field">
        <label className="field__label" htmlFor="audit-action">
          {t.action}
        </label>
        <select id="audit-action" name="action" className="field__input" defaultValue={action}>
          <option value="">{t.everyAction}</option>
          {actions.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      </div>
      <TextField label={t.from} name="from" type="date" defaultValue={from} />
      <TextField label={t.until} name="to" type="date" defaultValue={to} />
      <p className="row">
        <Button type="submit" look="outline" busy={busy}>
          {t.look}
        </Button>
        {search !== "" && <Link to={pathname}>{t.clear}</Link>}
      </p>
    </form>
  );
}
