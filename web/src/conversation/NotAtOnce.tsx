import * as t from "@messages/notAtOnce";

/** Beside a field that the team reads later: whom to call where something can’t wait. */
export const NotAtOnce = () => (
  <p className="small">
    {t.words} <a href="tel:14416">{t.teleManas}</a>, <a href="tel:112">112</a>
  </p>
);
