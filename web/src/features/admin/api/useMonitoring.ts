import type { Output } from "@thodu/domain/contracts";
import type { Locale } from "@thodu/domain/locale";
import type { DayRecord } from "@thodu/domain/matching/model";
import type { Volunteer } from "@thodu/domain/volunteers/model";
import { fitsCase, type CaseFilter } from "@thodu/domain/reports/filter";
import type { Report } from "@thodu/domain/reports/model";
import { byNeedAt } from "@thodu/domain/reports/need";
import { useEffect, useMemo, useRef } from "react";
import { useMinutes } from "../../../conversation/useMinutes";
import { call } from "../../../lib/callables";
import { useMedia } from "../../../lib/hooks/useMedia";
import { loadFirestore } from "../../../lib/firebase";
import { useSession } from "../../../lib/session";
import { useAskedAgain, type Asked } from "../../../lib/useAskedAgain";
import { useLive, type Live } from "../../../lib/useLive";
import { usePage, useWholeList, type Paged } from "../parts/usePage";
import type { Page } from "./page";
import { CASES_FOLD, FOLDED_CASES, WHOLE_CASES } from "./rows";
import { useWaitsInCrisis } from "./useCrises";
import type { Ticket } from "./watchList";

/** Cases that a person must decide, cases about hours without a listener, and decided cases of both kinds. */
export type CaseList = "open" | "rota" | "decided";

/** The rows after a given one; the first rows if that one is gone. */
function pageOf<T>(all: readonly Ticket<T>[], after: string, count: number): Page<T> {
  const from = all.findIndex(({ id }) => id === after) + 1;
  const rows = all.slice(from, from + count);
  return { rows, next: all.length > from + count ? (rows.at(-1)?.id ?? null) : null };
}

/**
 * A page of those open cases that belong to the filter, in the order of `byNeedAt`, which changes with time and with who
 * waits in a crisis.
 */
function useOrdered({ live, ...page }: Paged<Report>, filter: CaseFilter | null, count: number): Paged<Report> {
  const now = useMinutes(live);
  const isAnyWaiting = useWaitsInCrisis();
  const { uid } = useSession();
  const all = live.state === "here" ? live.value : null;
  const ordered = useMemo(() => {
    const byNeed = byNeedAt(now, isAnyWaiting, uid);
    const rows = all?.rows.filter(({ value }) => fitsCase(filter, value)) ?? [];
    const sorted = rows.toSorted((a, b) => byNeed(a.value, b.value));
    return { ...pageOf(sorted, page.after, count), isCut: all?.isCut === true };
  }, [all, filter, page.after, count, now, isAnyWaiting, uid]);
  return { ...page, live: live.state === "here" ? { state: "here", value: ordered } : live };
}

/** `filter` is for the open list. */
export function useCases(list: CaseList, filter: CaseFilter | null): Paged<Report> {
  const count = useMedia(CASES_FOLD) ? FOLDED_CASES : WHOLE_CASES;
  const isOpen = list === "open";
  const open = useWholeList(isOpen ? "cases/open" : null, async () => (await import("./cases")).openCases);
  const ordered = useOrdered(open, filter, count);
  const page = usePage(isOpen ? null : `cases/${list}/${count}`, async (after) => {
    const { decidedCasesAfter, rotaCasesAfter } = await import("./cases");
    return list === "rota" ? rotaCasesAfter(after, count) : decidedCasesAfter(after, count);
  });
  return isOpen ? ordered : page;
}

export const useBlocks = (): Paged<Report> =>
  usePage("blocks", async (after) => (await import("./monitoring")).blocksAfter(after));

/** The standing blocks of a person. */
export const useBlocksOf = (uid: string, attempt: number): Live<readonly Ticket<Report>[]> =>
  useLive(`blocks/${uid}/${attempt}`, async () => {
    const [{ watchBlocksOf }] = await Promise.all([import("./monitoring"), loadFirestore()]);
    return (watch) => watchBlocksOf(uid, watch);
  });

/** One case; null if there is none. */
export const useCase = (id: string, attempt: number): Live<Ticket<Report> | null> =>
  useLive(`case/${id}/${attempt}`, async () => {
    const [{ watchCase }] = await Promise.all([import("./monitoring"), loadFirestore()]);
    return (watch) => watchCase(id, watch);
  });

export const useListening = (attempt: number): Live<readonly Ticket<Volunteer>[]> =>
  useLive(`listening/${attempt}`, async () => {
    const [{ watchListening }] = await Promise.all([import("./monitoring"), loadFirestore()]);
    return watchListening;
  });

/** The last two weeks; another `attempt` reads again after a refusal. */
export const useDays = (attempt: number): Live<readonly DayRecord[]> =>
  useLive(`days/${attempt}`, async () => {
    const [{ watchDays }] = await Promise.all([import("./monitoring"), loadFirestore()]);
    return watchDays;
  });

export const useAlarmDays = (attempt: number): Live<readonly DayRecord[]> =>
  useLive(`alarm days/${attempt}`, async () => {
    const [{ watchAlarmDays }] = await Promise.all([import("./monitoring"), loadFirestore()]);
    return watchAlarmDays;
  });

/** The desk at the moment, and the language of the people it names; null for all languages. */
export interface DeskNow extends Output<"readDesk"> {
  readonly language: Locale | null;
}

/**
 * The desk at the moment, with the people who wait in a language, while it is wanted. Reads again at once when another
 * language is chosen.
 */
export function useDeskNow(language: Locale | null, isWanted = true): Asked<DeskNow> {
  const asked = useAskedAgain<DeskNow>(
    async () => {
      const reply = await call("readDesk", language === null ? {} : { locale: language });
      return reply.ok ? { ok: true, value: { ...reply.value, language } } : reply;
    },
    { isWanted },
  );
  const { again } = asked;
  const before = useRef(language);
  useEffect(() => {
    if (before.current === language) return;
    before.current = language;
    again();
  }, [language, again]);
  return asked;
}

export const readCase = (reportId: string) => call("readCase", { reportId });

/** Takes a case to look at it, or gives it back. */
export const acknowledgeCase = (reportId: string, stands: boolean) => call("acknowledgeCase", { reportId, stands });

export const decideCase = (input: {
  readonly reportId: string;
  readonly decision: NonNullable<Report["decision"]>;
  readonly reason: string;
}) => call("decideCase", input);

/**
 * Withdraws the decision made at that time; null: the present one. Resolves to the words of a refusal, or null when
 * done.
 */
export async function reopenCase(reportId: string, decidedAt: number | null): Promise<string | null> {
  // The database may store fractions of a millisecond; the server does not.
  const reply = await call("reopenCase", {
    reportId,
    ...(decidedAt !== null && { decidedAt: Math.round(decidedAt) }),
  });
  return reply.ok ? null : reply.message;
}

/** `saw`: the reports whose blocks are lifted too, as far as the page knows them. */
export const liftBlock = (reportId: string, reason: string, saw: readonly string[] | null) =>
  call("changeBlock", { reportId, stands: false, reason, ...(saw && { saw: [...saw] }) });

/** Resolves to the words of a refusal, or null when done. */
export async function restoreBlock(reportId: string): Promise<string | null> {
  const reply = await call("changeBlock", { reportId, stands: true });
  return reply.ok ? null : reply.message;
}
