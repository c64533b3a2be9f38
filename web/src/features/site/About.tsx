import { about, wayOn } from "@messages/site";
import { Chai } from "../../ui/illustrations/Chai";
import { policyLinks } from "./policyLinks";
import { Reach } from "./Reach";
import { ShortLines } from "./ShortLines";

export const About = () => (
  <div className="about">
    <div className="beside">
      <div>
        <h1>{about.title}</h1>
        <p className="lead">{about.text}</p>
      </div>
      <Chai />
    </div>
    <section className="about__part">
      <h2>{about.whoTitle}</h2>
      <div>
        {about.who.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
    <section className="about__part">
      <h2>{about.howTitle}</h2>
      <ol>
        {about.how.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
    <section className="about__part">
      <h2>{about.languageTitle}</h2>
      <div>
        <p>{about.language}</p>
        <p className="about__tongues" aria-hidden="true">
          <span lang="te">తెలుగు</span> <span lang="hi">हिन्दी</span> <span lang="en">English</span>
        </p>
      </div>
    </section>
    <section className="about__part">
      <h2>{about.costTitle}</h2>
      <div>
        <p>{about.cost}</p>
        <p>
          <a className="line-link" href="/go-premium">
            {about.plans}
          </a>
        </p>
      </div>
    </section>
    <section className="about__part">
      <h2>{about.notTitle}</h2>
      <div>
        <p>{about.not}</p>
        <ShortLines />
        <p>
          <a className="line-link" href="/help-lines">
            {about.allLines}
          </a>
        </p>
      </div>
    </section>
    <section className="about__part">
      <h2>{about.joinTitle}</h2>
      <div>
        <p>{about.join}</p>
        <p>
          <a className="button button--outline" href="/volunteer-signup">
            {about.joinLink}
          </a>
        </p>
      </div>
    </section>
    <SmallPrint />
  </div>
);

const SmallPrint = () => (
  <nav className="about__small small" aria-label={about.smallPrint}>
    <ul role="list">
      {policyLinks.map(({ path, title }) => (
        <li key={path}>
          <a className="line-link" href={path}>
            {title}
          </a>
        </li>
      ))}
      <li>
        <a className="line-link" href="/contact-us">
          {wayOn.contact}
        </a>
      </li>
    </ul>
    <p className="soft">
      <Reach />
    </p>
  </nav>
);
