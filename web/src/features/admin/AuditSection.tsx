import { auditEntry } from "@thodu/domain/accounts/model";
import { useState, type SyntheticEvent } from "react";
import * as t from "@messages/oversight";
import { friendlyDay, timeOfDay } from "../../lib/time";
import { Button } from "../../ui/Button";
import { Empty } from "../../ui/Empty";
import { TextField } from "../../ui/form/Field";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { useAudit } from "./api/useOversight";

const actions: readonly string[] = auditEntry.shape.action.options;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** Who changed what: roles, money, assignments, cases; the newest 30, by action, by who did it and by whom it was about. */
export function AuditSection() {
  const [filter, setFilter] = useState({ action: "", actor: "", target: "" });
  const audit = useAudit(filter);
  const look = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setFilter({ action: textOf(form, "action"), actor: textOf(form, "actor"), target: textOf(form, "target") });
  };
  const now = Date.now();
  return (
    <section className="stack oversight" aria-labelledby="audit">
      <h2 id="audit">{t.audit}</h2>
      <form className="oversight__filter" onSubmit={look}>
        <div className="field">
          <label className="field__label" htmlFor="audit-action">
            {t.action}
          </label>
          <select id="audit-action" name="action" className="field__input">
            <option value="">{t.everyAction}</option>
            {actions.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </div>
        <TextField label={t.actor} name="actor" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        <TextField label={t.target} name="target" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        <Button type="submit" look="outline">
          {t.look}
        </Button>
      </form>
      {audit.state === "loading" && <Skeleton lines={4} label={t.loading} />}
      {audit.state === "refused" && <Notice kind="trouble">{t.refused}</Notice>}
      {audit.state === "here" && audit.value.length === 0 && <Empty words={t.noLines} />}
      {audit.state === "here" && audit.value.length > 0 && (
        <ul role="list" className="list">
          {audit.value.map(({ id, at, actor, action, target, reason, to }) => (
            <li key={id}>
              <p>
                <code>{action}</code> {reason !== "" && `· ${reason}`} {to !== undefined && `· ${to}`}
              </p>
              <p className="soft small oversight__ids">
                {friendlyDay(at, now)}, {timeOfDay(at)} · {t.by(actor)} · {t.about(target)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
