const languageOf = { en: "English", te: "Telugu", hi: "Hindi" };

/**
 * In the conversation, where the listener came; with the languages in which they listen. It stays there: whether they are
 * here at this moment, the head of the chat says.
 */
export const arrived = (another: boolean, locales: readonly (keyof typeof languageOf)[]) => {
  const languages = locales.map((locale) => languageOf[locale]).join(", ");
  const here = another ? "Another listener has come." : "A listener has come.";
  return languages === "" ? here : `${here} They speak ${languages}.`;
};
export const title = "A listener has come";
export const withSound = "Tell me with a soft sound and a short vibration";
export const oneIsEnough = (left: number) =>
  `One message is enough until someone is here; ${left === 1 ? "1 is" : `${left} are`} left for your talk.`;
