import { helpLines } from "@thodu/domain/brand";
import { help } from "@messages/site";
import { PhoneIcon } from "../../ui/icons";
import { TalkLink } from "./TalkLink";

const [teleManas, tollFree, emergency] = helpLines;

/**
 * The numbers come first, and large: this page is opened in the worst minute, and without a network. The service worker
 * also shows it if another page can’t be loaded; site/head.js notices that, and a line says so.
 */
export const HelpLines = () => (
  <div className="help">
    <h1>{help.title}</h1>
    <p className="help__astray">{help.astray}</p>
    <p className="soft">{help.text}</p>
    <ul role="list">
      <li>
        <Call link={teleManas.link} name={help.teleManas} text={help.teleManasText} number={teleManas.number} />
        <p className="small">
          <a className="line-link help__second" href={tollFree.link}>
            {tollFree.number}
          </a>{" "}
          {help.tollFree}
        </p>
      </li>
      <li>
        <Call link={emergency.link} name={help.emergency} text={help.emergencyText} number={emergency.number} />
      </li>
    </ul>
    <section>
      <h2>{help.whatTitle}</h2>
      <ol>
        {help.what.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <TalkLink />
    </section>
  </div>
);

interface CallProps {
  readonly link: string;
  readonly name: string;
  readonly text: string;
  readonly number: string;
}

const Call = ({ link, name, text, number }: CallProps) => (
  <a className="help__call" href={link}>
    <PhoneIcon size={28} />
    <span>
      {name}
      <small>{text}</small>
    </span>{" "}
    <b>{number}</b>
  </a>
);
