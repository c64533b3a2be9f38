import * as t from "@messages/notAtOnce";

/** Beside a form that nobody reads at once: the help lines. */
export const NotAtOnce = () => (
  <p className="small">
    {t.words} <a href="tel:14416">{t.teleManas}</a>, <a href="tel:112">112</a>
  </p>
);
