import { landing, started } from "@messages/site";
import { Lamp } from "../../ui/illustrations/Lamp";
import { Path } from "../../ui/illustrations/Path";
import { TalkLink } from "./TalkLink";

export const GetStarted = () => (
  <div className="started">
    <div className="started__words">
      <h1>{started.title}</h1>
      <p className="lead">{started.text}</p>
      <TalkLink />
      <Path />
    </div>
    <div>
      <ol role="list" className="started__steps">
        {started.steps.map(({ title, text }, index) => (
          <li key={title}>
            <Lamp step={index + 1} />
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <a className="button started__now" href="/signup">
        {started.now}
      </a>
      <p className="started__guest">
        {started.noAccount}{" "}
        <a className="line-link" href="/chat">
          {landing.talk}
        </a>
      </p>
    </div>
  </div>
);
