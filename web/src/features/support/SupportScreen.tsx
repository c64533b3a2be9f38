import * as t from "@messages/support";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { Contact } from "./Contact";
import { Faq } from "./Faq";
import { Resources } from "./Resources";
import "./support.css";

/** Loaded later: few people have asked anything, and the other part is at the bottom. */
const loadQuestions = async () => (await import("./Questions")).Questions;
const loadTrusted = async () => (await import("./Trusted")).Trusted;

export function SupportScreen() {
  const Questions = useLoadedPart(loadQuestions);
  const Trusted = useLoadedPart(loadTrusted);
  return (
    <div className="support">
      <header className="stack">
        <h1>{t.heading}</h1>
        <p className="lead">{t.lead}</p>
      </header>
      <Faq />
      <div className="support__side">
        <Contact />
        {Questions && <Questions />}
        <Resources />
        {Trusted && <Trusted />}
      </div>
    </div>
  );
}
