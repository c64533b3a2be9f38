import { hasLanguage } from "@thodu/domain/oncall/model";
import { telephoneNumber } from "@thodu/domain/oncall/number";
import { inField } from "@messages/forms";
import * as t from "@messages/onCall";
import type { Problem } from "../../ui/form/FormSummary";
import type { OnCallValues } from "./useOnCallForm";

/** The ids of the fields to which the form's summary links. */
export const fields = {
  days: (at: number): string => `on-call-days-${at}`,
  languages: "on-call-languages",
  number: "on-call-number",
} as const;

/** What keeps the form from being saved; `calls`: telephone calls are set up. */
export function problemsOf(values: OnCallValues, number: string, calls: boolean): readonly Problem[] {
  const days = values.windows.flatMap((each, at) =>
    each.days.length > 0 ? [] : [{ field: fields.days(at), words: inField(t.window(at + 1), t.dayMissing) }],
  );
  const isWrong = calls && values.channels.call && telephoneNumber(number) === null;
  return [
    ...days,
    ...(hasLanguage(values) ? [] : [{ field: fields.languages, words: t.languageMissing }]),
    ...(isWrong ? [{ field: fields.number, words: t.numberWrong }] : []),
  ];
}
