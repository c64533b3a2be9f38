import type { Feedback, SupportRequest } from "@thodu/domain/support/model";
import * as t from "@messages/tickets";
import { call } from "../../../lib/callables";
import { languages } from "../../../lib/locale";
import { dayInIndia, timeInIndia } from "../../../lib/time";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { TextArea } from "../../../ui/form/Field";
import { Form } from "../../../ui/form/Form";
import { useFormDraft } from "../../../lib/useFormDraft";
import { useFormOf } from "../../../ui/form/useFormOf";
import { useFeedback, useOpenRequests } from "../api/live";
import type { Ticket } from "../api/watchList";
import { PersonLink } from "../parts/Ids";
import { PagedList } from "../parts/PagedList";
import { Tabs } from "../parts/Tabs";
import { useList } from "../parts/useList";
import "../parts/admin.css";

const schema = async () => (await import("./answerForm")).answerForm;

/** What people tell the team: questions to be answered, and feedback. */
export function TicketsSection() {
  const list = useList(["questions", "feedback"]);
  return (
    <>
      <Tabs names={{ questions: t.questions, feedback: t.feedback }} shown={list} />
      {list === "questions" ? <Questions /> : <FeedbackList />}
    </>
  );
}

const Questions = () => (
  <PagedList label={t.questions} empty={t.noQuestions} page={useOpenRequests()} list="questions">
    {({ id, value }) => <Question id={id} value={value} />}
  </PagedList>
);

const FeedbackList = () => (
  <PagedList label={t.feedback} empty={t.noFeedback} page={useFeedback()} list="feedback">
    {({ value }) => <Said value={value} />}
  </PagedList>
);

const nameOf = new Map<string, string>(languages.map(({ locale, name }) => [locale, name]));

const Said = ({ value: { userId, text, createdAt, locale } }: { readonly value: Feedback | SupportRequest }) => (
  <>
    <p className="admin__said">{text}</p>
    <p className="soft small">
      <PersonLink uid={userId} /> ·{" "}
      {t.asked(`${dayInIndia(createdAt)}, ${timeInIndia(createdAt)}`, nameOf.get(locale) ?? locale)}
    </p>
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
      <details className="admin-person__about">
        <summary>
          {t.write}
          <span className="sr-only">: {value.text.slice(0, 60)}</span>
        </summary>
        <Form summary={{ ...summary, problems }} onSend={answer} label={value.text.slice(0, 60)}>
          <TextArea {...field("reply")} id={fieldId} rows={3} />
          <Button type="submit" small busy={busy}>
            {busy ? t.answering : t.answer}
          </Button>
        </Form>
      </details>
    </>
  );
}
