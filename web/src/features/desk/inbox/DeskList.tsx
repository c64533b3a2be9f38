import { useDeferredValue, useState } from "react";
import { comesFirst } from "@thodu/domain/matching/position";
import * as t from "@messages/desk";
import * as p from "@messages/deskPanes";
import * as w from "@messages/deskWork";
import { useLoadedPart } from "../../../lib/useLoadedPart";
import { useMinutes } from "../../../conversation/useMinutes";
import { useMedia } from "../../../lib/hooks/useMedia";
import { useSlow } from "../../../lib/hooks/useSlow";
import { Button } from "../../../ui/Button";
import { Ghosts } from "../../../conversation/view/Ghosts";
import { Checkbox } from "../../../ui/form/Field";
import { locales } from "../../../lib/locale";
import { useStill } from "../../../lib/still/useStill";
import { DeskRows } from "./DeskRows";
import { EndedList } from "./EndedList";
import { asAlias, isInCrisis, ownerOf, tabs, type Counts, type Entry, type Tab } from "./list";
import type { DeskListState } from "./useList";
import "./later-times.css";

const loadTimes = async () => (await import("./LaterTimes")).LaterTimes;

const NONE: readonly Entry[] = [];

interface Props {
  readonly uid: string;
  readonly list: DeskListState;
  readonly picked: string | null;
  readonly onPick: (entry: Entry) => void;
}

/** The list of conversations, in four tabs. Looking at the list claims nobody. */
export function DeskList({ uid, list, picked, onPick }: Props) {
  const { tab, search, refused } = list;
  const view = [tab, search, String(list.language), String(list.unreadOnly)].join(" ");
  const { entries, handlers } = useStill({
    entries: list.entries,
    view,
    asked: list.asked,
    pressed: ".desk__entry",
    isFirst: isInCrisis,
  });
  const slow = useSlow(entries === null && !refused);
  // Deferred: React renders a new minute in pieces, so that it does not delay clicks and keys.
  const now = useDeferredValue(useMinutes());
  const LaterTimes = useLoadedPart(loadTimes);
  return (
    <>
      <div className="desk__tabs" role="group" aria-label={t.tabsLabel}>
        {tabs.map((each) => (
          <TabButton
            key={each}
            tab={each}
            counts={list.counts}
            news={each === "mine" ? list.news : 0}
            pressed={tab === each}
            onPress={() => list.setTab(each)}
          />
        ))}
      </div>
      <Find list={list} />
      <Filtered list={list} uid={uid} now={now} />
      <div className="desk__list" {...handlers}>
        <div className="desk__times">{LaterTimes && <LaterTimes />}</div>
        {refused && (
          <div className="desk__note" role="alert">
            <p>{t.listRefused}</p>
            <Button look="outline" onClick={() => location.reload()}>
              {t.tryAgain}
            </Button>
          </div>
        )}
        {!refused && entries === null && <Ghosts words={slow ? t.slow : null} />}
        {entries?.length === 0 && (
          <div className="desk__note">
            <p className="soft" role="status">
              {emptyWords(list)}
            </p>
            {isFiltered(list) && (
              <Button
                look="outline"
                onClick={() => {
                  list.setLanguage(null);
                  list.setUnreadOnly(false);
                }}
              >
                {p.dropFilter}
              </Button>
            )}
          </div>
        )}
        <DeskRows entries={entries ?? NONE} uid={uid} now={now} picked={picked} onPick={onPick} />
        {list.full && (
          <p className="desk__more">
            <Button look="quiet" onClick={list.more}>
              {t.more}
            </Button>
          </p>
        )}
        {list.left.length > 0 && (
          <details className="desk__ended">
            <summary>{p.leftUnanswered(list.left.length)}</summary>
            <DeskRows label={p.leftLabel} entries={list.left} uid={uid} now={now} picked={picked} onPick={onPick} />
          </details>
        )}
        {/* Hidden until the list is here, because arriving rows would move it. */}
        <div hidden={entries === null && !refused}>
          <EndedList search={search} />
        </div>
      </div>
    </>
  );
}

/** A phone so low that the search and the filters would leave no room for a person. */
const LOW = "(width < 48rem) and (height < 44rem)";

/** The search and the filters; on a low phone behind a button, unless one of them is in use. */
function Find({ list }: { readonly list: DeskListState }) {
  const low = useMedia(LOW);
  const [isOpen, setOpen] = useState(false);
  const inUse = list.search !== "" || list.language !== null || list.unreadOnly;
  if (!low) return <Fields list={list} />;
  const isShown = isOpen || inUse;
  return (
    <>
      {!inUse && (
        <button type="button" className="desk__unfold" aria-expanded={isShown} onClick={() => setOpen(!isOpen)}>
          {p.findAndFilter}
        </button>
      )}
      {isShown && <Fields list={list} />}
    </>
  );
}

/** An alias, a language, unread conversations. */
const Fields = ({ list }: { readonly list: DeskListState }) => (
  <div className="desk__find">
    <search className="desk__search">
      <input
        type="search"
        className="field__input"
        aria-label={w.searchLabel}
        placeholder={w.searchLabel}
        autoComplete="off"
        onChange={({ target }) => list.setSearch(asAlias(target.value))}
      />
    </search>
    <select
      className="desk__language-filter"
      aria-label={p.languageFilter}
      value={list.language ?? ""}
      disabled={list.tab === "mine"}
      onChange={({ target }) => list.setLanguage(locales.find((each) => each === target.value) ?? null)}
    >
      <option value="">{p.everyLanguage}</option>
      {locales.map((each) => (
        <option key={each} value={each}>
          {t.languageOf[each]}
        </option>
      ))}
    </select>
    <Checkbox
      label={t.unreadOnly}
      checked={list.unreadOnly}
      onChange={({ target }) => list.setUnreadOnly(target.checked)}
    />
  </div>
);

/** How many the filters show, and why people with another language are among them. */
function Filtered({ list, uid, now }: Pick<Props, "list" | "uid"> & { readonly now: number }) {
  const { entries, unfiltered, language, full } = list;
  if (entries === null || entries.length === 0) return null;
  const hides = entries.length < unfiltered;
  const others = language === null ? NONE : entries.filter(({ locale }) => locale !== language);
  const stays = others.some((each) => comesFirst(each, now));
  const own = others.some((each) => ownerOf(each, uid) === "you");
  if (!hides && !stays && !own) return null;
  const words = [
    ...(hides ? [full ? p.filterOn : p.filtered(entries.length, unfiltered)] : []),
    ...(stays ? [p.crisisInEveryLanguage] : []),
    ...(own ? [p.ownInEveryLanguage] : []),
  ];
  return (
    <p className="desk__filtered small soft" role="status">
      {words.join(" ")}
    </p>
  );
}

/** Whether a filter hides some of those that are loaded. */
const isFiltered = ({ hidesSome, language, unreadOnly }: DeskListState): boolean =>
  hidesSome && (language !== null || unreadOnly);

/** Why the list is empty: the filters hide everybody, the search finds nobody, or the tab is empty. */
function emptyWords(list: DeskListState): string {
  const { tab, search, language, full, counts } = list;
  if (isFiltered(list)) {
    if (full) return p.noneLoaded;
    return language === null ? t.emptyUnread : p.noneInLanguage(t.languageOf[language]);
  }
  if (search !== "") return w.notFound;
  if (counts === null || counts.all === 0) return t.empty;
  return tab === "mine" && counts.waiting > 0 ? p.mineWhileSomeWait(counts.waiting, t.tabs.waiting) : p.emptyTab[tab];
}

interface TabProps {
  readonly tab: Tab;
  readonly counts: Counts | null;
  /** How many conversations in the tab have new messages for the listener. */
  readonly news: number;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

/** The number's space is reserved before it is known, so that nothing moves when it arrives. */
function TabButton({ tab, counts, news, pressed, onPress }: TabProps) {
  const crisis = tab === "waiting" && counts !== null && counts.crisis > 0;
  const words =
    counts &&
    [
      p.inTab(counts[tab]),
      ...(crisis ? [p.inCrisis(counts.crisis)] : []),
      ...(news > 0 ? [p.inTabNew(news)] : []),
    ].join(", ");
  return (
    <button
      type="button"
      className="desk__tab"
      aria-label={t.tabs[tab]}
      aria-describedby={`desk-count-${tab}`}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {t.tabs[tab]}
      {/* The style sheet shows the number. It is announced as the description, so that the button's name stays the
          same. */}
      <span
        className={crisis ? "desk__count desk__count--crisis" : "desk__count"}
        data-count={counts?.[tab]}
        aria-hidden="true"
      />
      {news > 0 && (
        <span className="desk__news" aria-hidden="true">
          {p.newMark(news)}
        </span>
      )}
      <span id={`desk-count-${tab}`} hidden>
        {words}
      </span>
    </button>
  );
}
