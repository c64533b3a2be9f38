import { about, notFound, wayOn } from "@messages/site";
import { Dog } from "../../ui/illustrations/Dog";
import { TalkLink } from "./TalkLink";

export const NotFound = () => (
  <div className="beside lost">
    <div>
      <h1>{notFound.title}</h1>
      <p className="lead">{notFound.text}</p>
      <p className="row">
        <a className="button" href="/">
          {notFound.home}
        </a>
        <a className="button button--outline" href="/help-lines">
          {wayOn.helpLines}
        </a>
      </p>
      <TalkLink />
      <nav className="row small" aria-label={notFound.maybe}>
        <span>{notFound.maybe}</span>
        <a className="line-link" href="/contact-us">
          {wayOn.contact}
        </a>
        <a className="line-link" href="/go-premium">
          {about.plans}
        </a>
      </nav>
    </div>
    <Dog />
  </div>
);
