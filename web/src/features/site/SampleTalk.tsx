import { landing } from "@messages/site";

/** How a conversation may begin, so that the first message is easier. */
export const SampleTalk = () => (
  <section className="sample">
    <div className="sample__words">
      <h2>{landing.beginTitle}</h2>
      <p>{landing.beginText}</p>
    </div>
    <figure className="sample__talk">
      <ol role="list">
        {landing.sample.map(({ from, text }) => (
          <li key={text} className={from === "you" ? "sample__mine" : "sample__theirs"}>
            <span className="sr-only">{from === "you" ? landing.you : landing.listener}: </span>
            {text}
          </li>
        ))}
      </ol>
      <figcaption className="soft small">{landing.sampleNote}</figcaption>
    </figure>
  </section>
);
