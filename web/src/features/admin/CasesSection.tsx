import { aliasFor } from "@thodu/domain/chat/alias";
import { removable } from "@thodu/domain/reports/decide";
import type { CaseDecision, Report } from "@thodu/domain/reports/model";
import { trimText } from "@thodu/domain/visible";
import { useState, type SyntheticEvent } from "react";
import * as t from "@messages/oversight";
import { categories } from "@messages/reports";
import { friendlyDay, timeOfDay } from "../../lib/time";
import { toast } from "../../lib/toast";
import { Button } from "../../ui/Button";
import { Empty } from "../../ui/Empty";
import { TextArea } from "../../ui/form/Field";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import type { Ticket } from "./api/watchList";
import { decideCase, useCases } from "./api/useOversight";

const milder: readonly CaseDecision[] = ["no-action", "warned"];
const decisions: readonly CaseDecision[] = [...milder, "removed"];
const LONGEST = 1_000;
const kinds = { ...categories, hard: t.hard, unanswered: t.unansweredPeople };

/** What people report of one another, and what listeners found hard; each is decided once, with a reason. */
export function CasesSection() {
  const [status, setStatus] = useState<Report["status"]>("open");
  const cases = useCases(status);
  return (
    <section className="stack oversight" aria-labelledby="cases">
      <h2 id="cases">{t.cases}</h2>
      <div className="row" role="group" aria-label={t.whichCases}>
        {(["open", "decided"] as const).map((each) => (
          <Button
            key={each}
            small
            look={status === each ? undefined : "outline"}
            aria-pressed={status === each}
            onClick={() => setStatus(each)}
          >
            {t.caseStates[each]}
          </Button>
        ))}
      </div>
      {cases.state === "loading" && <Skeleton lines={3} label={t.loading} />}
      {cases.state === "refused" && <Notice kind="trouble">{t.refused}</Notice>}
      {cases.state === "here" && cases.value.length === 0 && <Empty words={t.noCases} />}
      {cases.state === "here" && cases.value.length > 0 && (
        <ul role="list" className="list">
          {cases.value.map(({ id, value }) => (
            <li key={id} className="stack">
              <Case id={id} value={value} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Case({ id, value }: Ticket<Report>) {
  const { by, category, conversationId, note, blocked, createdAt, reportedId, reporterId } = value;
  const listener = by === "volunteer" ? reporterId : reportedId;
  const now = Date.now();
  return (
    <>
      <p>
        <strong>{kinds[category]}</strong>
        {blocked && <span className="chip"> {t.parted}</span>}
      </p>
      <p className="soft small">
        {t.reportedBy[by]} · {conversationId !== "" && `${aliasFor(conversationId)} · `}
        {t.listener(listener ?? t.nobody)} · {friendlyDay(createdAt, now)}, {timeOfDay(createdAt)}
      </p>
      {note !== "" && <p className="oversight__note">{note}</p>}
      {value.status === "open" ? (
        <Decide id={id} offered={removable(value) === null ? milder : decisions} />
      ) : (
        <p>
          {value.decision && t.decisions[value.decision]}: {value.reason}
        </p>
      )}
    </>
  );
}

function Decide({ id, offered }: { readonly id: string; readonly offered: readonly CaseDecision[] }) {
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const decide = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const decision = offered.find((each) => each === form.get("decision")) ?? "no-action";
    const written = form.get("reason");
    const reason = typeof written === "string" ? trimText(written) : "";
    setMissing(reason === "");
    if (reason === "") return;
    setBusy(true);
    const reply = await decideCase({ reportId: id, decision, reason });
    setBusy(false);
    toast(reply.ok ? "status" : "alert", reply.ok ? t.decided : reply.message);
  };
  return (
    <form className="stack" onSubmit={(event) => void decide(event)} noValidate>
      <div className="field">
        <label className="field__label" htmlFor={`decision-${id}`}>
          {t.decision}
        </label>
        <select id={`decision-${id}`} name="decision" className="field__input">
          {offered.map((each) => (
            <option key={each} value={each}>
              {t.decisions[each]}
            </option>
          ))}
        </select>
      </div>
      <TextArea
        id={`reason-${id}`}
        name="reason"
        rows={2}
        maxLength={LONGEST}
        label={t.reason}
        error={missing ? t.reasonMissing : undefined}
        onChange={() => setMissing(false)}
      />
      <p>
        <Button type="submit" small busy={busy}>
          {t.decide}
        </Button>
      </p>
    </form>
  );
}
