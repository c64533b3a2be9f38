import { useEffect, useRef, useState } from "react";
import type { Feedback, SupportRequest } from "@thodu/domain/support/model";
import { loading, slow } from "@messages/adminArea";
import * as t from "@messages/tickets";
import { call } from "../../../lib/callables";
import { isLost } from "../../../lib/isLost";
import { Link, useQuery } from "../../../lib/router";
import { dayInIndia, momentInIndia, timeInIndia } from "../../../lib/time";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Empty } from "../../../ui/Empty";
import { Skeleton } from "../../../ui/Skeleton";
import { TextArea } from "../../../ui/form/Field";
import { Form } from "../../../ui/form/Form";
import { useFormDraft } from "../../../lib/useFormDraft";
import { useFormOf } from "../../../ui/form/useFormOf";
import { useAnswered, useFeedback, useFoundFeedback, useFoundQuestion, useOpenRequests } from "../api/live";
import type { Ticket } from "../api/watchList";
import { PersonLink } from "../parts/Ids";
import { languageName } from "../parts/languageName";
import { PagedList, Refused } from "../parts/PagedList";
import { Tabs } from "../parts/Tabs";
import { NotSent, type Unsent } from "../parts/NotSent";
import { useKept } from "../parts/useKept";
import { useList } from "../parts/useList";
import { useShown } from "../parts/useShown";
import { addressOf } from "../sections";
import { AnswerByEmail } from "./AnswerByEmail";
import { Danger, useDanger, type CaseOf } from "../parts/Danger";
import "../parts/admin.css";

const schema = async () => (await import("./answerForm")).answerForm;

/** What people write to the team: open questions, answered ones, and feedback; or the one that a link names. */
export function TicketsSection() {
  const list = useList(["questions", "answered", "feedback"]);
  const [query] = useQuery();
  const find = query.get("find") ?? "";
  return (
    <>
      <Tabs names={{ questions: t.questions, answered: t.answeredOnes, feedback: t.feedback }} shown={list} />
      {find !== "" && list !== "feedback" && <FoundQuestion key={find} id={find} />}
      {find !== "" && list === "feedback" && <FoundFeedback key={find} id={find} />}
      {find === "" && list === "questions" && <Questions />}
      {find === "" && list === "answered" && <AnsweredList />}
      {find === "" && list === "feedback" && <FeedbackList />}
    </>
  );
}

function Questions() {
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const page = useOpenRequests();
  const caseOf = useDanger("question", page);
  return (
    <>
      {overtaken && (
        <NotSent said={t.overtaken(overtaken.question)} unsent={overtaken} onClose={() => setOvertaken(null)} />
      )}
      <PagedList label={t.questions} empty={t.noQuestions} page={page} list="questions">
        {({ id, value }) => <Question id={id} value={value} found={caseOf(id)} onOvertaken={setOvertaken} />}
      </PagedList>
    </>
  );
}

/** The question that a link names, answered or not. */
function FoundQuestion({ id }: { readonly id: string }) {
  const [attempt, setAttempt] = useState(0);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const live = useFoundQuestion(id, attempt);
  const found = useDanger("question", [id])(id);
  return (
    <section className="area__list" aria-label={t.questions}>
      <p>
        <Link to={addressOf("messages")}>{t.allQuestions}</Link>
      </p>
      {/* While the question can't be read, its form is gone too. */}
      {overtaken && live.state === "here" && live.value?.value.status !== "open" && (
        <NotSent said={t.overtaken(overtaken.question)} unsent={overtaken} onClose={() => setOvertaken(null)} />
      )}
      {live.state === "loading" && <Skeleton lines={4} label={loading} slow={slow} />}
      {live.state === "refused" && <Refused onRetry={() => setAttempt(attempt + 1)} />}
      {live.state === "here" && live.value === null && <Empty words={t.noSuchQuestion} />}
      {live.state === "here" && live.value?.value.status === "open" && (
        <Question {...live.value} found={found} onOvertaken={setOvertaken} />
      )}
      {live.state === "here" && live.value?.value.status === "answered" && (
        <Answered value={live.value.value} found={found} />
      )}
    </section>
  );
}

/** The feedback that a link names. */
function FoundFeedback({ id }: { readonly id: string }) {
  const [attempt, setAttempt] = useState(0);
  const live = useFoundFeedback(id, attempt);
  const found = useDanger("feedback", [id])(id);
  return (
    <section className="area__list" aria-label={t.feedback}>
      <p>
        <Link to={`${addressOf("messages")}?list=feedback`}>{t.allFeedback}</Link>
      </p>
      {live.state === "loading" && <Skeleton lines={4} label={loading} slow={slow} />}
      {live.state === "refused" && <Refused onRetry={() => setAttempt(attempt + 1)} />}
      {live.state === "here" &&
        (live.value === null ? (
          <Empty words={t.noSuchFeedback} />
        ) : (
          <FeedbackRow value={live.value.value} found={found} />
        ))}
    </section>
  );
}

function AnsweredList() {
  const page = useAnswered();
  const caseOf = useDanger("question", page);
  return (
    <PagedList label={t.answeredOnes} empty={t.noAnswered} page={page} list="answered">
      {({ id, value }) => <Answered value={value} found={caseOf(id)} />}
    </PagedList>
  );
}

interface SaidProps<T extends Feedback | SupportRequest> {
  readonly value: T;
  /** The case that it has opened. */
  readonly found: ReturnType<CaseOf>;
}

const Answered = ({ value, found }: SaidProps<SupportRequest>) => (
  <>
    <Said value={value} found={found} />
    <p className="admin__said">
      <strong>{t.answerWas}</strong> {value.reply}
    </p>
    {value.repliedAt !== null && <p className="soft small">{momentInIndia(value.repliedAt)}</p>}
  </>
);

function FeedbackList() {
  const page = useFeedback();
  const caseOf = useDanger("feedback", page);
  return (
    <PagedList label={t.feedback} empty={t.noFeedback} page={page} list="feedback">
      {({ id, value }) => <FeedbackRow value={value} found={caseOf(id)} />}
    </PagedList>
  );
}

const FeedbackRow = ({ value, found }: SaidProps<Feedback>) => (
  <>
    <Said value={value} found={found} />
    <AnswerByEmail key={value.userId} uid={value.userId} />
  </>
);

const Said = ({ value: { userId, text, createdAt, locale }, found }: SaidProps<Feedback | SupportRequest>) => (
  <>
    <Danger found={found} />
    <p className="admin__said">{text}</p>
    <p className="soft small">
      <PersonLink uid={userId} /> ·{" "}
      {t.asked(`${dayInIndia(createdAt)}, ${timeInIndia(createdAt)}`, languageName(locale))}
    </p>
  </>
);

/** An answer that was half written when a colleague answered the same question. */
interface Overtaken extends Unsent {
  readonly question: string;
}

interface QuestionProps extends Ticket<SupportRequest>, SaidProps<SupportRequest> {
  readonly onOvertaken: (overtaken: Overtaken) => void;
}

/** Calls `onGone` when this part disappears while the page's address stays. */
function useGone(onGone: () => void): void {
  const latest = useRef(onGone);
  useEffect(() => {
    latest.current = onGone;
  });
  useEffect(() => {
    const { href } = location;
    return () => {
      if (location.href === href) latest.current();
    };
  }, []);
}

function Question({ id, value, found, onOvertaken }: QuestionProps) {
  const { before, keep } = useKept(`question/${id}`);
  const { form, field, send, refuse, summary, busy } = useFormOf(schema, { reply: t.answerField }, { reply: before });
  useFormDraft(`answer-${id}`, form);
  // The live list may drop the question before the reply to the admin's own answer arrives; then nobody else has
  // answered.
  const isSending = useRef(false);
  const isGone = useRef(false);
  const lost = useRef<string | null>(null);
  const isShown = useShown();
  const tell = (): void => {
    const written = form.getValues("reply").trim();
    if (written !== "") onOvertaken({ question: value.text.slice(0, 60), written, forget: () => keep("") });
  };
  const give = (reply: string) => call("replySupport", { requestId: id, reply });
  /**
   * The question is gone, perhaps because of the admin's own answer whose reply was lost. Sending the same answer again
   * tells.
   */
  const settle = async (): Promise<void> => {
    if (lost.current === null) return tell();
    const told = await give(lost.current);
    if (told.ok) {
      keep("");
      toast("status", t.answered);
    } else if (isLost(told)) toast("alert", told.message);
    else tell();
  };
  const answer = send(async ({ reply }) => {
    isSending.current = true;
    const told = await give(reply);
    isSending.current = false;
    lost.current = isLost(told) ? reply : null;
    if (told.ok) {
      keep("");
      form.reset({ reply: "" });
      toast("status", t.answered);
    } else if (isGone.current) await settle();
    else if (isShown()) refuse(told.message);
    else toast("alert", told.message);
  });
  useGone(() => {
    isGone.current = true;
    if (!isSending.current) void settle();
  });
  const fieldId = `reply-${id}`;
  const reply = field("reply");
  const problems = summary.problems.map((problem) =>
    problem.field === null ? problem : { ...problem, field: fieldId },
  );
  return (
    <>
      <Said value={value} found={found} />
      <details className="admin-person__about">
        <summary>
          {t.write}
          <span className="sr-only">: {value.text.slice(0, 60)}</span>
        </summary>
        <Form summary={{ ...summary, problems }} onSend={answer} label={value.text.slice(0, 60)}>
          <TextArea
            {...reply}
            id={fieldId}
            help={t.answerHelp}
            rows={3}
            onChange={(event) => {
              keep(event.target.value);
              void reply.onChange(event);
            }}
          />
          <Button type="submit" small busy={busy}>
            {busy ? t.answering : t.answer}
          </Button>
        </Form>
      </details>
    </>
  );
}
