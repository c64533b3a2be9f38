import type { SyntheticEvent } from "react";
import * as t from "@messages/audit";
import { Link, useLocation, useQuery } from "../../../lib/router";
import { Button } from "../../../ui/Button";
import { TextField } from "../../../ui/form/Field";
import { PagedList } from "../parts/PagedList";
import { usePage } from "../parts/usePage";
import { AuditLineRow } from "./AuditLineRow";
import { ExportButton } from "./ExportButton";
import { actions, filterIn, type AuditFilter } from "./filter";
import { piecesOf } from "./sentence";
import "../parts/admin.css";

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** Who changed what, in sentences: by person or record, by what was done, and by the day. */
export function AuditSection() {
  const [query, change] = useQuery();
  const filter = filterIn(query);
  const key = JSON.stringify(filter);
  const page = usePage(`audit/${key}`, async (after) => (await import("../api/audit")).auditAfter(filter, after));
  const look = (form: FormData): void =>
    change({
      person: textOf(form, "person"),
      action: textOf(form, "action"),
      from: textOf(form, "from"),
      to: textOf(form, "to"),
      after: null,
    });
  return (
    <>
      <Filter key={key} filter={filter} onLook={look} />
      <PagedList label={t.lines} empty={t.noLines} page={page} list={key}>
        {({ value }) => <AuditLineRow line={value} />}
      </PagedList>
      <ExportButton filter={filter} />
    </>
  );
}

/** What an action is called in the list of actions: its sentence without the names. */
const nameOf = (action: (typeof actions)[number]): string =>
  piecesOf(action)
    .map((piece) => ("slot" in piece ? "…" : piece.words))
    .join("");

interface FilterProps {
  readonly filter: AuditFilter;
  readonly onLook: (form: FormData) => void;
}

function Filter({ filter: { person, action, from, to }, onLook }: FilterProps) {
  const { pathname, search } = useLocation();
  const look = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onLook(new FormData(event.currentTarget));
  };
  return (
    <form className="area__filter" onSubmit={look}>
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
        <Button type="submit" look="outline">
          {t.look}
        </Button>
        {search !== "" && <Link to={pathname}>{t.clear}</Link>}
      </p>
    </form>
  );
}
