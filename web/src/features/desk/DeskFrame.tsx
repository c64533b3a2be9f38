import * as t from "@messages/deskFrame";
import { checking, offline, slow } from "@messages/guard";
import { HandsIcon } from "../../ui/icons";
import { Wait } from "../../ui/Wait";
import { useDeskAhead } from "./useDeskAhead";

const words = { now: checking, slow, offline };
const tabs = [t.tabs.waiting, t.tabs.mine, t.tabs.others, t.tabs.all];
const availabilities = ["online", "busy", "away"] as const;

/**
 * The desk before anything of it is known: drawn by the build, and shown until the approval is checked and the desk's
 * code is loaded. Everything stands where the desk has it, so that nothing moves when that takes its place. Nothing can
 * be pressed yet, and screen readers hear only what is waited for.
 */
export function DeskFrame() {
  useDeskAhead();
  return (
    <section className="desk">
      <div className="desk__top" aria-hidden="true" inert>
        <Bar />
        <div className="desk__slot" />
      </div>
      <div className="desk__side">
        <Find />
        <div className="desk__list">
          <p className="desk__note desk__hint soft">{t.selectHint}</p>
          <Wait words={words} />
        </div>
      </div>
      <div className="desk__room">
        <div className="desk__head" aria-hidden="true">
          <h2 className="desk__name">{t.selectCustomer}</h2>
        </div>
        <div className="desk__says">
          <div className="desk__note">
            <HandsIcon size={40} />
            <p className="soft">{t.selectHint}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The place of the availability and of the links beside it. */
const Bar = () => (
  <div className="desk__bar">
    <h2 className="desk__title">{t.heading}</h2>
    <div className="desk__availability">
      <div className="desk__tabs">
        {availabilities.map((each) => (
          <button key={each} type="button" className="desk__tab">
            <span className={`dot dot--${each}`} />
            {t.ownAvailabilities[each]}
          </button>
        ))}
      </div>
      <details className="desk__languages">
        <summary>{t.languagesLabel}</summary>
      </details>
      <span className="desk__on-call">{t.shifts}</span>
      <span className="desk__on-call">{t.onCallAtNight}</span>
    </div>
    <button type="button" className="icon-button desk__keys">
      ?
    </button>
  </div>
);

/** The place of the tabs, the search and the filters. On a low phone the style sheet shows their button instead. */
const Find = () => (
  <>
    <div className="desk__tabs" aria-hidden="true" inert>
      {tabs.map((each) => (
        <button key={each} type="button" className="desk__tab">
          {each}
          <span className="desk__count" />
        </button>
      ))}
    </div>
    <button type="button" disabled tabIndex={-1} className="desk__unfold desk__unfold--frame" aria-hidden="true">
      {t.findAndFilter}
    </button>
    <div className="desk__find desk__find--frame" aria-hidden="true" inert>
      <div className="desk__search">
        <input type="search" className="field__input" placeholder={t.searchLabel} />
      </div>
      <select className="desk__language-filter">
        <option>{t.everyLanguage}</option>
      </select>
      <label className="checkbox">
        <input type="checkbox" className="checkbox__input" />
        <span>{t.unreadOnly}</span>
      </label>
    </div>
  </>
);
