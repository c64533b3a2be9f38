const languageOf = { en: "ఇంగ్లిష్", te: "తెలుగు", hi: "హిందీ" };

/**
 * In the conversation, at the place where the listener came, with the languages they speak; `little`: only a little.
 */
export const arrived = (
  another: boolean,
  locales: readonly (keyof typeof languageOf)[],
  little: keyof typeof languageOf | null,
) => {
  const well = locales.map((locale) => languageOf[locale]).join(", ");
  const languages = little ? `${well}, కొద్దిగా ${languageOf[little]}` : well;
  const here = another ? "ఇప్పుడు మరొకరు మీ మాట వినడానికి వచ్చారు." : "మీ మాట వినేవారు వచ్చారు.";
  return languages === "" ? here : `${here} వారు మాట్లాడే భాషలు: ${languages}.`;
};
export const title = "మీ మాట వినేవారు వచ్చారు";
export const withSound = "మెల్లని శబ్దం, చిన్న వైబ్రేషన్‌తో తెలపండి";
export const oneIsEnough = (left: number) =>
  `ఎవరైనా వచ్చేదాకా ఒక సందేశం చాలు. వారితో మాట్లాడటానికి మీకు ఇంకా ${left === 1 ? "1 సందేశం ఉంది" : `${left} సందేశాలు ఉన్నాయి`}.`;
