import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from "react";
import * as t from "@messages/audit";
import { Link, useLocation, useQuery } from "../../../lib/router";
import { Button } from "../../../ui/Button";
import { TextField } from "../../../ui/form/Field";
import { Notice } from "../../../ui/Notice";
import { PagedList } from "../parts/PagedList";
import { usePage } from "../parts/usePage";
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

const PARTS = ["person", "action", "from", "to"] as const;

/** Who changed what, in sentences: by person or record, by what was done, and by the day. */
export function AuditSection() {
  const [query, change] = useQuery();
  const filter = filterIn(query);
  const key = JSON.stringify(filter);
  const page = usePage(`audit/${key}`, async (after) => (await import("../api/audit")).auditAfter(filter, after));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  /** Shows what the fields say, and answers with it; null where nobody is found, or nobody looks any more. */
  const look = async (): Promise<AuditFilter | null> => {
    if (fields.current === null) return null;
    const form = new FormData(fields.current);
    setTrouble(null);
    setBusy(true);
    const person = await uidOf(textOf(form, "person"));
    // They have gone on to another section meanwhile.
    if (!isShown.current) return null;
    setBusy(false);
    if (person.uid === null) {
      setTrouble(person.words);
      return null;
    }
    const written = { ...Object.fromEntries(PARTS.map((part) => [part, textOf(form, part)])), person: person.uid };
    const wanted = filterIn(new URLSearchParams(written));
    if (JSON.stringify(wanted) !== key) change({ ...wanted, after: null });
    return wanted;
  };
  return (
    <>
      <Filter key={key} fields={fields} filter={filter} busy={busy} onLook={() => void look()} />
      {trouble !== null && <Notice kind="trouble">{trouble}</Notice>}
      <PagedList label={t.lines} empty={t.noLines} page={page} list={key}>
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
