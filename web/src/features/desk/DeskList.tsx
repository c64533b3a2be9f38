import { useState } from "react";
import * as t from "@messages/desk";
import * as w from "@messages/deskWork";
import { useMinutes } from "../../lib/conversation/useMinutes";
import { useSlow } from "../../lib/conversation/useReading";
import { Button } from "../../ui/Button";
import { Ghosts } from "../../ui/conversation/Ghosts";
import { Checkbox } from "../../ui/form/Field";
import { DeskEntry } from "./DeskEntry";
import { EndedList } from "./EndedList";
import { arranged, asAlias, tabs, type Entry, type Tab } from "./list";
import { useNotMatched } from "./notMatched";
import { useDesk, type useEpoch } from "./useDesk";

interface Props {
  readonly uid: string;
  readonly epoch: ReturnType<typeof useEpoch>;
  readonly picked: string | null;
  readonly onPick: (entry: Entry) => void;
}

/** Who has written, in four tabs. Looking at the list handles nobody. */
export function DeskList({ uid, epoch, picked, onPick }: Props) {
  const [tab, setTab] = useState<Tab>("all");
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [search, setSearch] = useState("");
  const { page, refused, more } = useDesk(uid, tab, search, epoch);
  const slow = useSlow(page === null && !refused);
  const now = useMinutes();
  const notMatched = useNotMatched();
  const entries = page
    ? arranged(page.entries, search === "" ? tab : "all", unreadOnly, uid).filter(({ id }) => !notMatched.has(id))
    : [];

  return (
    <>
      <div className="desk__tabs" role="group" aria-label={t.tabsLabel}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            className="desk__tab"
            aria-pressed={tab === each}
            onClick={() => setTab(each)}
          >
            {t.tabs[each]}
          </button>
        ))}
      </div>
      <search className="desk__search">
        <input
          type="search"
          className="field__input"
          aria-label={w.searchLabel}
          placeholder={w.searchLabel}
          autoComplete="off"
          onChange={({ target }) => setSearch(asAlias(target.value))}
        />
      </search>
      <div className="desk__filter">
        <Checkbox label={t.unreadOnly} checked={unreadOnly} onChange={({ target }) => setUnreadOnly(target.checked)} />
      </div>
      <div className="desk__list">
        {refused && (
          <div className="desk__note" role="alert">
            <p>{t.listRefused}</p>
            <Button look="outline" onClick={() => location.reload()}>
              {t.tryAgain}
            </Button>
          </div>
        )}
        {!refused && page === null && <Ghosts words={slow ? t.slow : null} />}
        {page && entries.length === 0 && (
          <p className="desk__note soft" role="status">
            {search !== "" ? w.notFound : unreadOnly && page.entries.length > 0 ? t.emptyUnread : t.empty}
          </p>
        )}
        <ul role="list" aria-label={t.listLabel}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <DeskEntry entry={entry} uid={uid} now={now} picked={entry.id === picked} onPick={() => onPick(entry)} />
            </li>
          ))}
        </ul>
        {page?.full === true && (
          <p className="desk__more">
            <Button look="quiet" onClick={more}>
              {t.more}
            </Button>
          </p>
        )}
        {search === "" && <EndedList />}
      </div>
    </>
  );
}
