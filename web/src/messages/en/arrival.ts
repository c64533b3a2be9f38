const languageOf = { en: "English", te: "Telugu", hi: "Hindi" };

/**
 * In the conversation, at the place where the listener came, with the languages they speak; `little`: only a little.
 */
export const arrived = (
  another: boolean,
  locales: readonly (keyof typeof languageOf)[],
  little: keyof typeof languageOf | null,
) => {
  const well = locales.map((locale) => languageOf[locale]).join(", ");
  const languages = little ? `${well} and a little ${languageOf[little]}` : well;
  const here = another ? "Another listener is here now." : "A listener is here.";
  return languages === "" ? here : `${here} They speak ${languages}.`;
};
export const title = "A listener is here";
export const withSound = "Tell me with a soft sound and a short vibration";
export const oneIsEnough = (left: number) =>
  `One message is enough until someone is here; ${left === 1 ? "1 is" : `${left} are`} left for your talk.`;
