import * as t from "@messages/support";
import { useSession } from "../../lib/session";
import { dayAndTime } from "../../lib/time";
import { useQuestions } from "./api/useQuestions";

/** The person's questions to the team, with the answers; nothing if they asked none. */
export function Questions() {
  const { uid } = useSession();
  const asked = useQuestions(uid);
  if (asked.state !== "here" || asked.value.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="questions">
      <h2 id="questions">{t.questionsTitle}</h2>
      <ul role="list" className="list support__questions">
        {asked.value.map(({ id, text, createdAt, reply }) => (
          <li key={id}>
            <p className="support__asked">{text}</p>
            <p className="soft small">{dayAndTime(createdAt)}</p>
            {reply === null ? (
              <p className="soft">{t.notAnswered}</p>
            ) : (
              <blockquote className="support__answer">
                <p className="small soft">{t.answered}</p>
                <p className="support__asked">{reply}</p>
              </blockquote>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
