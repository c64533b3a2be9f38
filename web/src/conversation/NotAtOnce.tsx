import * as t from "@messages/notAtOnce";

/** The help lines, beside a form whose text is not read at once. */
export const NotAtOnce = () => (
  <p className="small">
    {t.words} <a href="tel:14416">{t.teleManas}</a>, <a href="tel:112">112</a>
  </p>
);
