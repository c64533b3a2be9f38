import type { Output } from "@thodu/domain/contracts";
import type { Locale } from "@thodu/domain/locale";
import type { DayRecord } from "@thodu/domain/matching/model";
import type { Volunteer } from "@thodu/domain/volunteers/model";
import type { CaseFilter } from "@thodu/domain/reports/filter";
import type { Report } from "@thodu/domain/reports/model";
import { useEffect, useRef } from "react";
import { call } from "../../../lib/callables";
import { loadFirestore } from "../../../lib/firebase";
import { useAskedAgain, type Asked } from "../../../lib/useAskedAgain";
import { useLive, type Live } from "../../../lib/useLive";
import { usePage, type Paged } from "../parts/usePage";
import type { Ticket } from "./watchList";

/** Cases that a person must decide, cases about hours without a listener, and decided cases of both kinds. */
export type CaseList = "open" | "rota" | "decided";

/** `filter` is for the open list. */
export const useCases = (list: CaseList, filter: CaseFilter | null): Paged<Report> =>
  usePage(`cases/${list}/${filter ?? ""}`, async (after) => {
    const { decidedCasesAfter, openCasesAfter, rotaCasesAfter } = await import("./cases");
    if (list === "open") return openCasesAfter(after, filter);
    return list === "rota" ? rotaCasesAfter(after) : decidedCasesAfter(after);
  });

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
 * The desk at the moment, with the people who wait in a language. Reads again at once when another language is chosen.
 */
export function useDeskNow(language: Locale | null): Asked<DeskNow> {
  const asked = useAskedAgain<DeskNow>(async () => {
    const reply = await call("readDesk", language === null ? {} : { locale: language });
    return reply.ok ? { ok: true, value: { ...reply.value, language } } : reply;
  });
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
