import type { Locale } from "@thodu/domain/locale";
import type { Volunteer } from "@thodu/domain/volunteers/model";
import * as t from "@messages/deskWork";
import { languageOf } from "@messages/desk";
import { useRef, useState } from "react";
import { useOnline } from "../../../lib/hooks/useOnline";
import { locales } from "../../../lib/locale";
import { Link } from "../../../lib/router";
import { Checkbox } from "../../../ui/form/Field";
import { useLoadedPart } from "../../../lib/useLoadedPart";
import { useMedia } from "../../../lib/hooks/useMedia";
import { useFold } from "./useFold";
import type { OwnAvailability } from "./useAvailability";
import type { Conduct } from "../room/useConduct";

const loadBreakEnd = async () => (await import("./BreakEndChoice")).BreakEndChoice;

const choices = ["online", "busy", "away"] as const;

interface Props {
  readonly availability: OwnAvailability;
  /** The listener's record; null until it is loaded. */
  readonly record: Pick<Volunteer, "languages" | "secondLanguages"> | null;
  /** Since when the listener is on a break, in milliseconds since 1970; null without one. */
  readonly breakSince?: number | null;
  readonly conduct: Conduct;
}

/** The listener's availability and languages. */
export function AvailabilityBar({
  availability: { state, chosen: chosenLast, isUnsure, busy, set, speak },
  record,
  breakSince = null,
  conduct,
}: Props) {
  // Without a network the server is told nothing, and soon counts them as away.
  const isConnected = useOnline();
  const list = useRef<HTMLDetailsElement>(null);
  useFold(list);
  // The place of offers has no room for it there (BreakEnd).
  const low = useMedia("(width < 48rem) and (height < 44rem)");
  const since = low && chosenLast === "away" && !isUnsure ? breakSince : null;
  const BreakEndChoice = useLoadedPart(loadBreakEnd, since !== null);
  const [spoken, setSpoken] = useState<readonly Locale[] | null>(null);
  const chosen = spoken ?? record?.languages ?? null;
  const little = (record?.secondLanguages ?? [])
    .filter((each) => chosen?.includes(each) !== true)
    .map((each) => languageOf[each]);
  const choose = (next: (typeof choices)[number]): void => {
    const say = () => void set(next);
    if (next === "online") conduct.first(say);
    else say();
  };
  const tick = async (locale: Locale, on: boolean): Promise<void> => {
    const next = locales.filter((each) => (each === locale ? on : chosen?.includes(each)));
    if (next.length === 0) return;
    setSpoken(next);
    // If it could not be stored, the languages of the record are shown again.
    if (!(await speak(next))) setSpoken((now) => (now === next ? null : now));
  };
  return (
    <section className="desk__availability" aria-label={t.availabilityLabel}>
      <div className="desk__tabs" role="group" aria-label={t.availabilityLabel}>
        {choices.map((each) => {
          // Only the chosen button is blocked during a request, so that on a slow network the listener can change their
          // mind.
          const underWay = busy && chosenLast === each;
          return (
            <button
              key={each}
              type="button"
              className="desk__tab"
              aria-pressed={isConnected && !isUnsure && state === each}
              disabled={each === "online" && conduct.agreed === null}
              // A disabled button would lose the focus.
              aria-disabled={underWay || undefined}
              data-next={(underWay && state !== each) || undefined}
              onClick={underWay ? undefined : () => choose(each)}
            >
              <span className={`dot dot--${each}`} aria-hidden="true" />
              {t.ownAvailabilities[each]}
            </button>
          );
        })}
      </div>
      <details ref={list} className="desk__languages">
        <summary>
          {chosen
            ? t.languages([...chosen.map((each) => languageOf[each]), ...little.map(t.little)].join(", "))
            : t.languagesLabel}
        </summary>
        <div className="desk__language-list" role="group" aria-label={t.languagesLabel}>
          {locales.map((each) => (
            <Checkbox
              key={each}
              label={languageOf[each]}
              checked={chosen?.includes(each) === true}
              disabled={chosen === null}
              onChange={({ target }) => void tick(each, target.checked)}
            />
          ))}
          {chosen !== null && little.length > 0 && (
            <p className="desk__little small soft">{t.littleHelp(little.map(t.little).join(", "))}</p>
          )}
          {BreakEndChoice && since !== null && <BreakEndChoice since={since} />}
        </div>
      </details>
      <Link className="desk__on-call" to="/volunteer-shifts">
        {t.shifts}
      </Link>
      <Link className="desk__on-call" to="/volunteer-on-call">
        {t.onCallAtNight}
      </Link>
    </section>
  );
}
