import { landing } from "@messages/site";

/** What Thodu promises to everyone. */
export const Promises = () => (
  <section className="promises">
    <div>
      <h2>{landing.promiseTitle}</h2>
      <p className="soft">{landing.promiseText}</p>
    </div>
    <dl>
      {landing.promises.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
