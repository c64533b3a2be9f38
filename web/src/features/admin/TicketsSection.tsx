import type { Feedback, SupportRequest } from "@thodu/domain/support/model";
import type { ReactNode } from "react";
import * as t from "@messages/tickets";
import { call } from "../../lib/callables";
import { languages } from "../../lib/locale";
import { friendlyDay } from "../../lib/time";
import { toast } from "../../lib/toast";
import type { Live } from "../../lib/useLive";
import { Button } from "../../ui/Button";
import { Empty } from "../../ui/Empty";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { TextArea } from "../../ui/form/Field";
import { Form } from "../../ui/form/Form";
import { useFormDraft } from "../../ui/form/useFormDraft";
import { useFormOf } from "../../ui/form/useFormOf";
import { useFeedback, useOpenRequests } from "./api/live";
import type { Ticket } from "./api/watchList";

const schema = async () => (await import("./answerForm")).answerForm;

/** What people tell the team: questions to be answered, and feedback. */
export const TicketsSection = () => (
  <section className="stack admin__tickets" aria-labelledby="tickets">
    <h2 id="tickets">{t.title}</h2>
    <div className="admin__lists">
      <List title={t.questions} empty={t.noQuestions} live={useOpenRequests()}>
        {({ id, value }) => <Question id={id} value={value} />}
      </List>
      <List title={t.feedback} empty={t.noFeedback} live={useFeedback()}>
        {({ value }) => <Said value={value} />}
      </List>
    </div>
  </section>
);

interface ListProps<T> {
  readonly title: string;
  readonly empty: string;
  readonly live: Live<readonly Ticket<T>[]>;
  readonly children: (ticket: Ticket<T>) => ReactNode;
}

function List<T>({ title, empty, live, children }: ListProps<T>) {
  return (
    <section className="admin-people" aria-label={title}>
      <h3>{title}</h3>
      {live.state === "loading" && <Skeleton lines={3} label={t.loading} />}
      {live.state === "refused" && <Notice kind="trouble">{t.refused}</Notice>}
      {live.state === "here" && live.value.length === 0 && <Empty words={empty} />}
      {live.state === "here" && live.value.length > 0 && (
        <ul role="list" className="list">
          {live.value.map((ticket) => (
            <li key={ticket.id}>{children(ticket)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const nameOf = new Map<string, string>(languages.map(({ locale, name }) => [locale, name]));

const Said = ({ value: { text, createdAt, locale } }: { readonly value: Feedback | SupportRequest }) => (
  <>
    <p className="admin__said">{text}</p>
    <p className="soft small">{t.asked(friendlyDay(createdAt), nameOf.get(locale) ?? locale)}</p>
  </>
);

function Question({ id, value }: Ticket<SupportRequest>) {
  const { form, field, send, refuse, summary, busy } = useFormOf(schema, { reply: t.answerField }, { reply: "" });
  useFormDraft(`answer-${id}`, form);
  const answer = send(async ({ reply }) => {
    const told = await call("replySupport", { requestId: id, reply });
    if (told.ok) toast("status", t.answered);
    else refuse(told.message);
  });
  const fieldId = `reply-${id}`;
  const problems = summary.problems.map((problem) =>
    problem.field === null ? problem : { ...problem, field: fieldId },
  );
  return (
    <>
      <Said value={value} />
      <Form summary={{ ...summary, problems }} onSend={answer} label={value.text.slice(0, 60)}>
        <TextArea {...field("reply")} id={fieldId} rows={3} />
        <Button type="submit" small busy={busy}>
          {busy ? t.answering : t.answer}
        </Button>
      </Form>
    </>
  );
}
