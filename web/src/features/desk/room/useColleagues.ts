import type { Locale } from "@thodu/domain/locale";
import { isAskedAtOnce } from "@thodu/domain/matching/asked";
import type { Risk } from "@thodu/domain/safety/levels";
import { SECOND } from "@thodu/domain/time";
import { useEffect, useRef, useState } from "react";
import { inPlace } from "../../../lib/still/places";
import { colleagues, type Colleague } from "../api";
import { speakersFirst } from "../inbox/list";

/** A colleague and whether they can be chosen; if not, because they are being asked about somebody else or are busy. */
export interface ColleagueRow {
  readonly id: string;
  readonly colleague: Colleague;
  readonly can: "be-chosen" | "not-asked-too" | "not";
}

interface Found {
  /** All who have been there since the dialog opened, each in their first place. */
  readonly rows: readonly ColleagueRow[];
  /** Who is chosen until the listener chooses: nobody if nobody was there at first. */
  readonly first: string | null;
  /** At one time nobody could be chosen. */
  readonly wasNobody: boolean;
}

export const canBeChosen = ({ can }: ColleagueRow): boolean => can === "be-chosen";

/** What is known after an answer. */
function foundAfter(
  before: Found | null,
  all: readonly Colleague[],
  { risk, locale }: { readonly risk: Risk; readonly locale: Locale },
): Found {
  const atOnce = speakersFirst(
    all.filter(({ asked }) => isAskedAtOnce(asked, { risk })),
    locale,
  );
  const others = all.filter((each) => !atOnce.includes(each));
  const rowOf =
    (can: ColleagueRow["can"]) =>
    (colleague: Colleague): ColleagueRow => ({ id: colleague.uid, colleague, can });
  const now = [...atOnce.map(rowOf("be-chosen")), ...others.map(rowOf("not-asked-too"))];
  const gone = (before?.rows ?? []).map(({ colleague }) => rowOf("not")(colleague));
  return {
    rows: inPlace(gone, now),
    first: before ? before.first : (atOnce[0]?.uid ?? null),
    wasNobody: before?.wasNobody === true || atOnce.length === 0,
  };
}

/** How often the list is read again: while nobody can be chosen, and otherwise. */
const LOOK_EVERY = { nobody: 10 * SECOND, somebody: 20 * SECOND } as const;

/** The colleagues who could take over; `found` is null until they are read, `trouble` says why they could not be. */
export function useColleagues(riskNow: Risk, locale: Locale) {
  // Stays as it was when the dialog opened, so that nobody leaves the list under a press.
  const [risk] = useState(riskNow);
  const [found, setFound] = useState<Found | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const isAsking = useRef(false);
  useEffect(() => {
    let stopped = false;
    isAsking.current = true;
    void colleagues().then((reply) => {
      if (stopped) return;
      isAsking.current = false;
      // After a failed request the colleagues that were found before stay.
      if (reply.ok) setFound((before) => foundAfter(before, reply.value.colleagues, { risk, locale }));
      setTrouble(reply.ok ? null : reply.message);
    });
    return () => {
      stopped = true;
    };
  }, [round, risk, locale]);
  const isKnown = found !== null;
  const every = found?.rows.some(canBeChosen) === true ? LOOK_EVERY.somebody : LOOK_EVERY.nobody;
  useEffect(() => {
    if (!isKnown) return undefined;
    const look = (): void => {
      if (document.visibilityState === "visible" && !isAsking.current) setRound((count) => count + 1);
    };
    const timer = setInterval(look, every);
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isKnown, every]);
  const again = (): void => {
    setTrouble(null);
    setRound((count) => count + 1);
  };
  return { found, trouble, again };
}
