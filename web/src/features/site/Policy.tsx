import { others, questions, updated, type PolicyWords } from "@messages/policies";
import { wayOn } from "@messages/site";
import { policyLinks } from "./policyLinks";
import { Reach } from "./Reach";

interface PolicyProps {
  readonly path: string;
  readonly words: PolicyWords;
}

/** One of the policies, with links to the others. */
export const Policy = ({ path, words }: PolicyProps) => (
  <div className="policy">
    <article className="policy__text">
      <h1>{words.title}</h1>
      <p className="lead">{words.intro}</p>
      {words.sections.map(({ title, text }) => (
        <section key={title} className="policy__part">
          <h2>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p className="policy__end soft small">
        {updated}. {questions} <Reach />
      </p>
    </article>
    <nav className="policy__others" aria-labelledby="others">
      <h2 id="others">{others}</h2>
      <ul role="list">
        {policyLinks
          .filter((link) => link.path !== path)
          .map((link) => (
            <li key={link.path}>
              <a className="line-link" href={link.path}>
                {link.title}
              </a>
            </li>
          ))}
        <li>
          <a className="line-link" href="/contact-us">
            {wayOn.contact}
          </a>
        </li>
      </ul>
    </nav>
  </div>
);
