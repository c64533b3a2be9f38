import type { Locale } from "../locale";

/**
 * The question to a person whose messages may tell of danger: asked by the page while they wait, and by their listener.
 * Asking does not put the idea there.
 */
export const directQuestion: Readonly<Record<Locale, string>> = {
  en: "Are you thinking of ending your life?",
  te: "మీ ప్రాణం తీసుకోవాలని ఆలోచిస్తున్నారా?",
  hi: "क्या आप अपनी जान लेने के बारे में सोच रहे हैं?",
};

/** The text without punctuation and line breaks, which a listener may have changed. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, " ")
    .trim();

/** Whether a listener's message asks that question, in any of the languages, whatever else it says. */
export function asksDirectly(text: string): boolean {
  const said = plain(text);
  return Object.values(directQuestion).some((question) => said.includes(plain(question)));
}
