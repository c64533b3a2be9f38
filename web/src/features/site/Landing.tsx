import { landing } from "@messages/site";
import { ChatIcon } from "../../ui/icons";
import { Verandah } from "../../ui/illustrations/Verandah";
import { Promises } from "./Promises";
import { SampleTalk } from "./SampleTalk";
import { Ways } from "./Ways";

/** The two halves of the title, so that a line can break between them. */
const halves = landing.title.split(/(?<=,) /);

export const Landing = () => (
  <>
    <section className="hero">
      <div className="hero__words">
        <h1>
          {halves.map((half, index) => (
            <span key={half}>
              {index > 0 && " "}
              {half}
            </span>
          ))}
        </h1>
        <p className="lead">{landing.text}</p>
        <p className="row">
          <a className="button" href="/chat">
            <ChatIcon />
            {landing.talk}
          </a>
          <a className="button button--outline" href="/get-started">
            {landing.getStarted}
          </a>
          <a className="button button--quiet" href="/about">
            {landing.learnMore}
            <span className="sr-only"> {landing.learnMoreOf}</span>
          </a>
        </p>
        <p className="hero__note">{landing.talkNote}</p>
      </div>
      <Verandah />
    </section>
    <SampleTalk />
    <Promises />
    <Ways />
  </>
);
