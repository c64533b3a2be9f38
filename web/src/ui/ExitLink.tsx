import { exit, quickExit } from "@messages/bars";
import { ELSEWHERE } from "./elsewhere";
import { ExitIcon } from "./barIcons";

/** Quick exit, made to work by site/head.js: in every bar, and in every dialog, whose backdrop covers the bar. */
export const ExitLink = () => (
  <a className="tools__exit" href={ELSEWHERE} rel="noreferrer nofollow" data-tool="exit" aria-label={quickExit}>
    <ExitIcon size={20} />
    <span className="tools__full">{quickExit}</span>
    <span className="tools__short">{exit}</span>
  </a>
);
