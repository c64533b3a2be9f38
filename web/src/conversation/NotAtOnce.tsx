import * as t from "@messages/notAtOnce";

/** For forms that the team reads later: the numbers to call in danger. */
export const NotAtOnce = () => (
  <p className="small">
    {t.words} <a href="tel:14416">{t.teleManas}</a>, <a href="tel:112">112</a>
  </p>
);
